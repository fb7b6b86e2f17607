import type { HreflangFinding } from '@waymark/hreflang'
import type { URLSourceError } from '@waymark/i18n-validation'
import { sentence } from '@waymark/infra/internal'
import { SEVERITIES } from '@waymark/infra/problem'
import { problems } from '@waymark/site/problems'
import { describe, expect, test } from 'vitest'
import { EntryPlaces } from '../src/database/entry-places.ts'
import { fromFinding } from '../src/finding-problem.ts'
import { fromValidation } from '../src/found-problems.ts'
import { createFutureCheck, futureDate, MILLISECONDS } from '../src/future-dates.ts'
import { Places } from '../src/places.ts'
import { entryOf } from '../src/problems/catalogue.ts'
import { problemAt, siteProblem } from '../src/site-problem.ts'
import { TrailingSlashes } from '../src/trailing-slashes.ts'
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
    expect([undefined, 'lang', 'value', 'scheme', 'host', 'alternate']).toContain(entry.causedBy)
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
        { ...finding, loc: secret, target: `${secret}b`, targets: [secret, 'c'] },
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

describe('a date in the future', () => {
  const now = Date.parse('2024-03-10T12:00:00Z')

  test.each([
    ['2024-03-11T12:00:00Z', null],
    ['2024-03-11T12:01:00Z', '2024-03-10T12:01:00Z'],
    ['2024-03-11T14:00:00+02:00', null],
    ['2024-03-11T14:01:00+02:00', '2024-03-10T12:01:00Z'],
    ['2024-03-11', null],
    ['2024-03-12', '2024-03-11T00:00:00Z'],
    ['2024-03-10', null],
    ['2024', null],
    ['2025', '2024-12-31T00:00:00Z'],
    ['tomorrow', null],
    ['9', null],
  ])('is more than a day later: %s is one until %s', (date, until) => {
    const told: number[] = []
    expect(createFutureCheck(now, (time) => told.push(time))(date)).toBe(until !== null)
    expect(createFutureCheck(now)(date)).toBe(until !== null)
    expect(told).toEqual(until === null ? [] : [Date.parse(until)])
  })

  test('is a warning of its place', () => {
    expect(futureDate('future-lastmod', '2999', { file: 'a.xml', line: 3 })).toEqual({
      code: 'future-lastmod',
      severity: 'warning',
      message: '"2999" is in the future.',
      data: { date: '2999' },
      remedy: entryOf('future-lastmod').remedy,
      file: 'a.xml',
      line: 3,
    })
    expect(futureDate('FUTURE_DATE_TIME', '2999', { severity: 'info' }).severity).toBe('info')
  })

  test('is judged at a time that is a number', () => {
    const accepted = [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '5', null].filter((value) =>
      MILLISECONDS.accepts(value),
    )
    expect(accepted).toEqual([0, -1, 1.5])
  })
})

describe('trailing slashes', () => {
  type Policy = ConstructorParameters<typeof TrailingSlashes>[0]

  function messageOf(policy: Policy, locs: readonly string[]): string | null {
    const slashes = new TrailingSlashes(policy)
    for (const loc of locs) slashes.add(loc)
    return slashes.problem({ file: 'a.json' })?.message ?? null
  }
  const pages = (count: number, end: string) =>
    Array.from({ length: count }, (_, n) => `https://a.example/${n}${end}`)

  test.each<[Policy, number, number, string | null]>([
    ['never', 10, 0, '10 of 10 URLs end in a slash, and trailingSlash "never" removes it.'],
    ['never', 9, 0, null],
    ['never', 19, 1, '19 of 20 URLs end in a slash, and trailingSlash "never" removes it.'],
    ['never', 18, 1, null],
    ['never', 0, 20, null],
    ['always', 0, 10, '10 of 10 URLs do not end in a slash, and trailingSlash "always" adds one.'],
    ['always', 0, 9, null],
    ['always', 1, 19, '19 of 20 URLs do not end in a slash, and trailingSlash "always" adds one.'],
    ['always', 1, 18, null],
    ['always', 20, 0, null],
    ['preserve', 20, 0, null],
    ['preserve', 0, 20, null],
  ])(
    'with %s, of %i URLs with one and %i without are a problem: %s',
    (policy, slash, none, message) => {
      expect(messageOf(policy, [...pages(slash, '/'), ...pages(none, '')])).toBe(message)
    },
  )

  test('are those of paths, before a query and a fragment; roots do not count', () => {
    const nine = pages(9, '/')
    for (const loc of [
      'https://a.example/x/?y',
      'https://a.example/x/#y',
      '//a.example/x/',
      'https://a.example/x/?y#z?',
    ]) {
      expect(messageOf('never', [...nine, loc]), loc).toContain('10 of 10')
    }
    for (const loc of ['https://a.example/x?/', 'https://a.example/x#/']) {
      expect(messageOf('never', [...nine, ...nine, loc, 'https://a.example/x/']), loc).toContain(
        '19 of 20',
      )
    }
    for (const loc of [
      'https://a.example/',
      'https://a.example',
      'https://a.example/?x',
      'https://a.example/#/x',
      '/x/',
      'x',
      'mailto:a',
    ]) {
      expect(messageOf('never', [...nine, loc]), loc).toBeNull()
    }
  })

  test('are one problem of the database', () => {
    const slashes = new TrailingSlashes('never')
    for (const loc of pages(1200, '/')) slashes.add(loc)
    expect(slashes.problem({ file: 'a.json', line: 1 })).toEqual({
      code: 'trailing-slash-changed',
      severity: entryOf('trailing-slash-changed').severity,
      message: '1,200 of 1,200 URLs end in a slash, and trailingSlash "never" removes it.',
      data: { changed: 1200, urls: 1200 },
      remedy: entryOf('trailing-slash-changed').remedy,
      file: 'a.json',
      line: 1,
    })
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
