import type { HreflangFinding } from '@waymark/hreflang'
import type { URLSourceError } from '@waymark/i18n-validation'
import { sentence } from '@waymark/infra/internal'
import { SEVERITIES } from '@waymark/infra/problem'
import { problems } from '@waymark/site/problems'
import { describe, expect, test } from 'vitest'
import { EntryPlaces } from '../src/database/entry-places.ts'
import { fromFinding } from '../src/finding-problem.ts'
import { fromValidation } from '../src/found-problems.ts'
import { Places } from '../src/places.ts'
import { entryOf } from '../src/problems/catalogue.ts'
import { problemAt, siteProblem } from '../src/site-problem.ts'
import { createDateCheck, MILLISECONDS } from '../src/unlikely-dates.ts'
import { valueAt } from '../src/value-at.ts'

describe('a problem of a site', () => {
  const own = { code: 'a', severity: 'warning', message: 'What.', remedy: 'Do.' } as const

  test('has what is known of its place, and nothing else', () => {
    expect(problemAt(own, {})).toEqual(own)
    const details = {
      file: 'a.json',
      line: 3,
      column: 5,
      pointer: '/urls/0',
      value: 'x',
      leftOut: { links: 1 },
      edits: [],
    }
    expect(problemAt(own, details)).toEqual({ ...own, ...details })
    expect(problemAt(own, { ...details, severity: 'error' })).toMatchObject({ severity: 'error' })
    expect(
      Object.keys(problemAt(own, { file: undefined, line: undefined, value: undefined })),
    ).toEqual(Object.keys(own))
  })

  test('has the URL of its page, unless that is its value, and no password in it', () => {
    const loc = 'https://u:secret@a.example/'
    expect(problemAt(own, { loc, value: 'never' })).toMatchObject({
      loc: 'https://u:***@a.example/',
      value: 'never',
    })
    expect(problemAt(own, { loc, value: loc })).not.toHaveProperty('loc')
    expect(problemAt(own, { loc: undefined })).not.toHaveProperty('loc')
  })

  test('shows no password', () => {
    const url = 'https://u:secret@a.example/'
    const hidden = 'https://u:***@a.example/'
    const data = { url, urls: [url, 'x'], n: 2 }
    const found = problemAt({ ...own, message: `See ${url}`, data }, { value: url })
    expect(found).toMatchObject({
      message: `See ${hidden}`,
      value: hidden,
      data: { url: hidden, urls: [hidden, 'x'], n: 2 },
    })
  })

  test('has the severity and the remedy of its code', () => {
    const { severity, remedy } = entryOf('no-entries')
    expect(siteProblem('no-entries', sentence('{n} pages.', { n: 0 }), { line: 1 })).toEqual({
      code: 'no-entries',
      severity,
      message: '0 pages.',
      data: { n: 0 },
      remedy,
      line: 1,
    })
    expect(() => siteProblem('unheard-of', sentence('What.'), {})).toThrow(
      'no catalogue has the code unheard-of',
    )
  })
})

test.each(problems.entries)(
  '$code has a severity, a cause that is known, and a source',
  (entry) => {
    expect(SEVERITIES).toContain(entry.severity)
    expect(entry.source).toMatch(/^https:/)
    expect([
      undefined,
      'lang',
      'value',
      'scheme',
      'host',
      'alternate',
      'folder',
      'language',
    ]).toContain(entry.causedBy)
    expect(entryOf(entry.code)).toBe(entry)
  },
)

describe('a finding', () => {
  function places(): Places {
    const all = new Places()
    all.startFile('a.xml')
    all.addItem({ line: 7, column: 1 })
    all.addItem({ line: 9, column: 5 })
    return all
  }
  const finding: HreflangFinding = {
    code: 'conflicting-alternates',
    severity: 'error',
    message: 'See https://u:secret@a.example/.',
    remedy: 'Do.',
    pointer: '/urls/0/alternates/1/loc',
    lang: 'de',
  }
  const problem = {
    code: 'conflicting-alternates',
    severity: 'error',
    message: 'See https://u:***@a.example/.',
    remedy: 'Do.',
    lang: 'de',
    file: 'a.xml',
    line: 7,
    column: 1,
  }
  const secret = 'https://u:secret@a.example/'
  const hidden = 'https://u:***@a.example/'

  test('has its place in the file, and details without passwords', () => {
    expect(fromFinding(finding, places())).toEqual(problem)
    expect(fromFinding({ ...finding, loc: secret }, places())).toEqual({
      ...problem,
      loc: hidden,
      value: hidden,
    })
    expect(
      fromFinding(
        { ...finding, loc: secret, target: `${secret}b`, targets: [secret, 'c'], twin: secret },
        places(),
        {
          links: 2,
        },
      ),
    ).toEqual({
      ...problem,
      loc: hidden,
      target: `${hidden}b`,
      value: `${hidden}b`,
      targets: [hidden, 'c'],
      twin: hidden,
      leftOut: { links: 2 },
    })
  })

  test('has the places of others that it is about, and of its changes', () => {
    const related = [{ pointer: '/urls/1', note: `the page ${secret}`, data: { url: secret } }]
    const edits = [{ op: 'replace', path: '/urls/1/loc', value: 'x' } as const]
    expect(fromFinding({ ...finding, related, edits }, places())).toEqual({
      ...problem,
      related: [
        { note: `the page ${hidden}`, data: { url: hidden }, file: 'a.xml', line: 9, column: 5 },
      ],
      edits: [{ ...edits[0], line: 9, column: 5 }],
    })
  })

  test('has no places where there are none', () => {
    const edits = [{ op: 'replace', path: '/defaultLang', value: 'x' } as const]
    const { file: _, line: __, column: ___, ...rest } = problem
    expect(fromFinding({ ...finding, edits }, new Places())).toStrictEqual({ ...rest, edits })
  })

  test('has the pointers and columns of a database', () => {
    const all = new Places()
    const reader = { file: 'a.json', head: () => null, placeOf: () => ({ line: 1, column: 1 }) }
    all.startDatabase(reader as never)
    const found = new EntryPlaces({ line: 3, column: 4 })
    all.addEntry({ index: 8, value: {}, places: found }, null)
    const edits = [{ op: 'add', path: '/urls/0/lang', value: 'x' } as const]
    expect(fromFinding({ ...finding, pointer: '/urls/0', edits }, all)).toMatchObject({
      pointer: '/urls/8',
      file: 'a.json',
      line: 3,
      column: 4,
      edits: [{ op: 'add', path: '/urls/8/lang', value: 'x', line: 3, column: 4 }],
    })
  })
})

describe('an error of the validation', () => {
  const place = { line: 3, column: 4 }
  const edits = [{ op: 'replace', path: '/urls/0/lang', value: 'ja' } as const]
  const error = (code: string, pointer: string) =>
    ({
      code,
      pointer,
      severity: 'error',
      message: 'What.',
      remedy: 'Do.',
      edits,
    }) as unknown as URLSourceError
  const problem = { severity: 'error', message: 'What.', remedy: 'Do.', file: 'a.json', ...place }

  test('of a language counts as a link of its page, with a suggestion', () => {
    const found = error('INVALID_LANGUAGE_TAG', '/urls/0/lang')
    expect(
      fromValidation(found, 'a.json', { place, value: 'en_GB', leftOut: { links: 1 } }),
    ).toEqual({
      ...problem,
      code: 'INVALID_LANGUAGE_TAG',
      pointer: '/urls/0/lang',
      value: 'en_GB',
      lang: 'en_GB',
      links: 1,
      suggestion: 'en-GB',
      leftOut: { links: 1 },
    })
    expect(fromValidation(found, 'a.json', { place, value: '???' })).not.toHaveProperty(
      'suggestion',
    )
  })

  test('of the language of a database is not one of a link', () => {
    const found = error('INVALID_LANGUAGE_TAG', '/defaultLang')
    expect(fromValidation(found, 'a.json', { place, value: 'en_GB' })).toEqual({
      ...problem,
      code: 'INVALID_LANGUAGE_TAG',
      pointer: '/defaultLang',
      value: 'en_GB',
    })
  })

  test.each([
    ['INVALID_DATE_TIME', 'x', 'x'],
    ['INVALID_DATE_TIME', 5, undefined],
    ['INVALID_LANGUAGE_TAG', undefined, undefined],
    ['RELATIVE_URL', 'x', undefined],
    ['unheard-of', 'x', undefined],
  ])('%s has the value %j if it is its cause: %j', (code, value, shown) => {
    const found = fromValidation(error(code, '/urls/0/x'), 'a.json', { place, value })
    expect(found).toEqual({
      ...problem,
      code,
      pointer: '/urls/0/x',
      ...(shown === undefined ? {} : { value: shown }),
    })
  })

  test('has its changes, with their places, if they are asked for', () => {
    const found = error('INVALID_LANGUAGE_TAG', '/urls/0/lang')
    for (const value of ['x', 5]) {
      expect(fromValidation(found, 'a.json', { place, value, fixes: true }).edits).toEqual([
        { ...edits[0], ...place },
      ])
      expect(fromValidation(found, 'a.json', { place, value, fixes: false })).not.toHaveProperty(
        'edits',
      )
      expect(fromValidation(found, 'a.json', { place, value })).not.toHaveProperty('edits')
    }
  })
})

describe('a date on which no page can have changed', () => {
  const now = Date.parse('2024-03-10T12:00:00Z')
  const codeOf = (date: string) => createDateCheck('database', now)(date, () => ({}))?.code ?? null

  test.each([
    ['2024-03-11T12:00:00Z', null],
    ['2024-03-11T12:01:00Z', '2024-03-10T12:01:00Z'],
    ['2024-03-11T14:00:00+02:00', null],
    ['2024-03-11T14:01:00+02:00', '2024-03-10T12:01:00Z'],
    ['2024-03-11', null],
    ['2024-03-12', '2024-03-11T00:00:00Z'],
    ['2024-03-12T10:00+23:59', null],
    ['2024-03-10', null],
    ['2024-03-10T23:59-23:59', '2024-03-10T23:58:00Z'],
    ['2024', null],
    ['2024-03', null],
    ['2024-04', '2024-03-31T00:00:00Z'],
    ['2025', '2024-12-31T00:00:00Z'],
    ['tomorrow', null],
    ['9', null],
    ['', null],
  ])('is more than a day later: %s is one until %s', (date, until) => {
    const told: number[] = []
    const check = createDateCheck('database', now, (time) => told.push(time))
    expect(check(date, () => ({}))?.code ?? null).toBe(until === null ? null : 'FUTURE_DATE_TIME')
    expect(codeOf(date)).toBe(until === null ? null : 'FUTURE_DATE_TIME')
    expect(told).toEqual(until === null ? [] : [Date.parse(until)])
  })

  test.each([
    ...['1970', '1970-01', '1970-01-01', '1970-01-01T00:00Z', '1970-01-01T00:00:00.000Z'],
    ...['1970-01-01T01:00:00+01:00', '1969-12-31T16:00-08:00', '0001-01-01T00:00:00Z'],
    ...['0001-01-01', '0001-01-01T00:00:00+00:00', '0001', '0000-01-01'],
  ])('is one that stands for a missing date: %s', (date) => {
    expect(codeOf(date)).toBe('placeholder-lastmod')
  })

  test.each([
    ...['1970-01-01T00:00:01Z', '1970-01-01T01:00Z', '1970-01-02', '1969-12-31', '0002-01-01'],
    ...['1900-01-01', '1969', '0001-13-01', '1991-08-06'],
  ])('is not %s', (date) => {
    expect(codeOf(date)).toBe(null)
  })

  test('is a warning of its place', () => {
    const at = () => ({ file: 'a.xml', line: 3 })
    const check = createDateCheck('sitemap', now)
    expect(check('2999', at)).toEqual({
      code: 'future-lastmod',
      severity: 'warning',
      message: '"2999" is in the future.',
      data: { date: '2999' },
      remedy: entryOf('future-lastmod').remedy,
      file: 'a.xml',
      line: 3,
    })
    expect(check('1970', at)).toEqual({
      code: 'placeholder-lastmod',
      severity: 'warning',
      message: '"1970" stands for a missing date.',
      data: { date: '1970' },
      remedy: entryOf('placeholder-lastmod').remedy,
      file: 'a.xml',
      line: 3,
    })
  })

  test('is judged at a time that is a number', () => {
    const accepted = [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '5', null].filter((value) =>
      MILLISECONDS.accepts(value),
    )
    expect(accepted).toEqual([0, -1, 1.5])
  })
})

test('the value at a pointer is found by its names', () => {
  const entry = { a: [{ b: 'c' }, null], d: 5 }
  expect(valueAt(entry, '')).toBe(entry)
  expect(valueAt(entry, '/a/0/b')).toBe('c')
  expect(valueAt(entry, '/a/1')).toBe(null)
  expect(valueAt(entry, '/d')).toBe(5)
  for (const pointer of ['/x', '/a/2', '/a/1/b', '/d/e', '/toString', '/a/0/b/length']) {
    expect(valueAt(entry, pointer), pointer).toBeUndefined()
  }
})
