import type { ProblemCause } from '@waymark/infra/problem'
import { countLeftOut, hasOwnRemedy, ProblemLog, type SiteProblem } from '@waymark/site'
import { describe, expect, test } from 'vitest'
import { addLeftOut, NOTHING_LEFT_OUT } from '../src/left-out.ts'
import { causeOf } from '../src/problem-cause.ts'

const MAX_LISTED = 1000
const MAX_CAUSES = 1000

const problem = (code: string, details: Partial<SiteProblem> = {}): SiteProblem => ({
  code,
  severity: 'error',
  message: 'What is wrong.',
  remedy: 'What to do.',
  ...details,
})

function logOf(...problems: readonly SiteProblem[]): ProblemLog {
  const log = new ProblemLog()
  for (const each of problems) log.add(each)
  return log
}

describe('problems', () => {
  test('of one code are one kind, with the words of the catalogue', () => {
    const one = problem('RELATIVE_URL', { pointer: '/urls/0/loc', leftOut: { entries: 1 } })
    const other = problem('RELATIVE_URL', {
      pointer: '/urls/0/alternates/1/loc',
      leftOut: { links: 2, dates: 3 },
    })
    const [kind, ...others] = logOf(one, other).kinds()
    expect(others).toEqual([])
    expect(kind).toEqual({
      code: 'RELATIVE_URL',
      severity: 'error',
      count: 2,
      entries: 1,
      leftOut: { entries: 1, links: 2, dates: 3, hints: 0, media: 0 },
      summary: 'The URL is relative.',
      remedy: 'What to do.',
      causes: [],
      first: [one, other],
    })
  })

  test('of a code that no catalogue has are one kind, with the words of the first', () => {
    const kinds = logOf(
      problem('unheard-of', { message: 'First.', remedy: 'Do one.' }),
      problem('unheard-of', { message: 'Second.', remedy: 'Do other.' }),
    ).kinds()
    expect(kinds).toMatchObject([{ count: 2, summary: 'First.' }])
    expect(kinds[0]).not.toHaveProperty('causedBy')
    expect(kinds[0]).not.toHaveProperty('remedy')
  })

  const USUAL = 'Sort the table by its column group.'
  test.each([
    ['the one of all', ['Do it.', 'Do it.'], 'Do it.'],
    ['the usual one of all', [USUAL, USUAL], USUAL],
    ['the usual one of some', ['Do one.', 'Do other.', USUAL, 'Do one.'], USUAL],
    ['the usual one of the first', [USUAL, 'Do one.', 'Do one.'], USUAL],
    ['absent if each has its own', ['Do one.', 'Do other.', 'Do one.'], undefined],
  ])('have a remedy that is %s', (_, remedies, remedy) => {
    const found = remedies.map((own) => problem('group-repeated', { remedy: own }))
    expect(logOf(...found).kinds()[0]?.remedy).toBe(remedy)
    expect(found.map(hasOwnRemedy)).toEqual(remedies.map((own) => own !== USUAL))
  })

  test('are in the order of severity, then of their number', () => {
    const severe = { severity: 'error' } as const
    const log = logOf(
      ...Array.from({ length: 3 }, () => problem('info', { severity: 'info' })),
      problem('few', severe),
      ...Array.from({ length: 4 }, () => problem('warning', { severity: 'warning' })),
      problem('many', severe),
      problem('many', severe),
      problem('also few', severe),
    )
    expect(log.kinds().map(({ code, count }) => [code, count])).toEqual([
      ['many', 2],
      ['few', 1],
      ['also few', 1],
      ['warning', 4],
      ['info', 3],
    ])
    expect([log.count('error'), log.count('warning'), log.count('info')]).toEqual([4, 4, 3])
  })

  test('are kept up to a number, and all counted', () => {
    const log = new ProblemLog()
    const all = Array.from({ length: MAX_LISTED + 1 }, (_, n) =>
      problem('RELATIVE_URL', { pointer: `/urls/${n}/loc` }),
    )
    for (const each of all) log.add(each)
    const [kind] = log.kinds()
    expect([kind?.count, kind?.entries]).toEqual([MAX_LISTED + 1, MAX_LISTED + 1])
    expect(kind?.first).toEqual(all.slice(0, MAX_LISTED))
  })

  test.each<[string, Partial<SiteProblem>[], number | null]>([
    [
      'of one entry',
      [{ pointer: '/urls/1/loc' }, { pointer: '/urls/1' }, { pointer: '/urls/12' }],
      2,
    ],
    ['of the whole database', [{ pointer: '/version' }, { pointer: '' }, { pointer: '/urls' }], 0],
    ['of no place', [{}, { file: 'a.xml' }], 0],
    ['of cells that one page sees', [{ pointer: '/urls/0', pages: 1 }, { pointer: '/urls/1' }], 2],
    [
      'of cells that several pages see',
      [{ pointer: '/urls/0' }, { pointer: '/urls/1', pages: 2 }, { pointer: '/urls/2' }],
      null,
    ],
    [
      'of rows of tables',
      [
        { line: 3, column: 1, file: 'a.csv', pages: 1 },
        { line: 3, column: 9, file: 'a.csv', pages: 1 },
        { line: 3, column: 9, file: 'b.csv', pages: 1 },
        { line: 4, column: 9, file: 'b.csv', pages: 1 },
      ],
      3,
    ],
    [
      'of entries of one line',
      [
        { line: 1, column: 5, loc: 'a', value: 'a', file: 'a.xml' },
        { line: 1, column: 5, loc: 'b', value: 'b', file: 'a.xml' },
        { line: 1, column: 90, loc: 'b', value: 'b', file: 'a.xml' },
      ],
      2,
    ],
    [
      'of elements of sitemaps',
      [{ line: 3 }, { line: 4, loc: 'a', value: 'never' }, { line: 4 }],
      null,
    ],
    [
      'of entries of sitemaps',
      [
        { line: 3, loc: 'a', value: 'a', file: 'a.xml' },
        { line: 3, loc: 'a', value: 'a', file: 'a.xml' },
        { line: 3, loc: 'a', value: 'a', file: 'b.xml' },
        { line: 4, loc: 'a', value: 'a', file: 'b.xml' },
      ],
      3,
    ],
  ])('%s are counted by their entries', (_, places, entries) => {
    const kinds = logOf(...places.map((place) => problem('a', place))).kinds()
    expect(kinds).toMatchObject([{ count: places.length, entries }])
  })

  test('have the links that they are about, if they are about values', () => {
    const links = (...counts: readonly (number | undefined)[]) =>
      logOf(
        ...counts.map((count) => problem('a', count === undefined ? {} : { links: count })),
      ).kinds()[0]
    expect(links(2, undefined, 3)).toMatchObject({ links: 5 })
    expect(links(undefined)).not.toHaveProperty('links')
  })

  test('leave out what they leave out together', () => {
    const log = logOf(
      problem('a', { leftOut: { entries: 1, media: 2 } }),
      problem('b', { leftOut: { links: 4, hints: 8 } }),
      problem('a', { leftOut: { entries: 16, dates: 32 } }),
      problem('c'),
    )
    const sum = { entries: 17, links: 4, dates: 32, hints: 8, media: 2 }
    expect(log.leftOut()).toEqual(sum)
    expect(new ProblemLog().leftOut()).toEqual(NOTHING_LEFT_OUT)
    expect(addLeftOut(sum, { entries: 1, links: 2, dates: 3, hints: 4, media: 5 })).toEqual({
      entries: 18,
      links: 6,
      dates: 35,
      hints: 12,
      media: 7,
    })
    expect(countLeftOut(sum)).toBe(63)
  })
})

describe('causes', () => {
  const about = (lang: string, details: Partial<SiteProblem> = {}) =>
    problem('unknown-language', { lang, pointer: '/urls/0/lang', ...details })

  test('are in the order of what they leave out, then of their number', () => {
    const [kind] = logOf(
      about('a'),
      about('b', { leftOut: { links: 1 } }),
      about('c'),
      about('c', { suggestion: 'e' }),
      about('d', { leftOut: { links: 1, dates: 1 }, suggestion: 'x' }),
    ).kinds()
    expect(kind?.causedBy).toBe('lang')
    expect(kind?.causes).toEqual([
      {
        value: 'd',
        suggestion: 'x',
        count: 1,
        entries: 1,
        leftOut: addLeftOut(NOTHING_LEFT_OUT, { links: 1, dates: 1 }),
      },
      { value: 'b', count: 1, entries: 1, leftOut: addLeftOut(NOTHING_LEFT_OUT, { links: 1 }) },
      { value: 'c', count: 2, entries: 1, leftOut: NOTHING_LEFT_OUT },
      { value: 'a', count: 1, entries: 1, leftOut: NOTHING_LEFT_OUT },
    ])
  })

  test('are counted one by one up to a number; what more there are have no name and no suggestion', () => {
    const log = new ProblemLog()
    for (let n = 0; n < MAX_CAUSES; n++) log.add(about(`x${n}`, { suggestion: 'en' }))
    expect(log.kinds()[0]?.causes).toHaveLength(MAX_CAUSES)
    for (const lang of ['y', 'z', 'x0']) log.add(about(lang, { suggestion: 'en' }))
    const [first, second, ...rest] = log.kinds()[0]!.causes
    expect(rest).toHaveLength(MAX_CAUSES - 1)
    expect([first, second]).toEqual([
      { value: 'x0', suggestion: 'en', count: 2, entries: 1, leftOut: NOTHING_LEFT_OUT },
      { value: null, count: 2, entries: 1, leftOut: NOTHING_LEFT_OUT },
    ])
  })

  test.each<[ProblemCause, Partial<SiteProblem>, string | null]>([
    ['lang', { lang: 'jp', value: 'x' }, 'jp'],
    ['lang', { value: 'x' }, null],
    ['value', { lang: 'jp', value: 'x' }, 'x'],
    ['value', { lang: 'jp' }, null],
    ['scheme', { target: 'FTP://a.example', value: 'http://b' }, 'ftp:'],
    ['scheme', { value: ' a+b-c.1:x' }, 'a+b-c.1:'],
    ['scheme', { value: '1a:x' }, null],
    ['scheme', { value: 'x http:' }, null],
    ['scheme', { value: 'http' }, null],
    ['scheme', {}, null],
    ['host', { target: 'https://A.example/x', value: 'https://b.example' }, 'a.example'],
    ['host', { value: ' http:\\\\a.example\\x' }, 'a.example'],
    ['host', { value: 'https://u@v:p@a.example:80?x' }, 'a.example:80'],
    ['host', { value: 'https://a.example#@b' }, 'a.example'],
    ['host', { value: 'https://a.example?@b' }, 'a.example'],
    ['host', { value: 'https:///a' }, ''],
    ['host', { value: 'https:/a.example' }, null],
    ['host', { value: 'x https://a.example' }, null],
    ['host', { value: '//a.example' }, null],
    ['host', {}, null],
    ['alternate', { loc: 'https://a.example/1', target: 'http://A.EXAMPLE/2', lang: 'de' }, 'de'],
    [
      'alternate',
      { loc: 'https://a.example/1', target: 'https://b.example/2', lang: 'de' },
      'b.example',
    ],
    ['alternate', { loc: 'https://a.example/1', target: 'https://a.example/2' }, null],
    ['alternate', { loc: 'https://a.example/1', target: '/2', lang: 'de' }, null],
  ])('by %s of %j: %j', (cause, details, value) => {
    expect(causeOf(problem('a', details), cause)).toBe(value)
  })
})
