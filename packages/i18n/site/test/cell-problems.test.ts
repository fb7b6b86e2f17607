import { buildSite, checkSite, type SiteProblem } from '@waymark/site'
import { blobFiles } from '@waymark/site/web'
import { describe, expect, test } from 'vitest'
import { CellProblems } from '../src/cell-problems.ts'
import { sourceOf } from './sources.ts'

const LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'pl',
  'pt',
  'sv',
  'da',
  'fi',
  'cs',
  'hu',
  'ro',
]
const REGIONS = ['', '-US', '-CA']
const TAGS = REGIONS.flatMap((region) => LANGUAGES.map((language) => language + region))

/** A table of two groups of pages in so many languages, with one cell of the first group replaced. */
function tableOf(languages: number, column: 'lang' | 'url', value: string): string {
  const rows = ['tea', 'jam'].flatMap((group) =>
    TAGS.slice(0, languages).map((lang) => {
      const row = { group, lang, url: `https://a.example/${lang}/${group}` }
      return group === 'tea' && lang === 'de' ? { ...row, [column]: value } : row
    }),
  )
  const minute = (row: number) => String(row % 60).padStart(2, '0')
  const lines = rows.map(
    ({ group, lang, url }, row) => `${group},${lang},${url},2026-05-01T00:${minute(row)}:00Z`,
  )
  return ['group,lang,url,lastmod', ...lines, ''].join('\n')
}

async function problemsOf(
  events: AsyncIterable<{ readonly type: string; readonly problem?: SiteProblem }>,
): Promise<SiteProblem[]> {
  const found: SiteProblem[] = []
  for await (const { problem } of events) if (problem !== undefined) found.push(problem)
  return found.filter(({ severity }) => severity !== 'info')
}

const filesOf = (text: string) => blobFiles([{ path: 'p.csv', blob: new Blob([text]) }])

describe.each([2, 7, 40])('in a cluster of %i languages', (languages) => {
  test.each([
    ['lang', 'xx', 'unknown-language', 5],
    ['lang', 'en-UK', 'unknown-region', 5],
    ['url', 'ftp://a.example/x', 'UNSUPPORTED_PROTOCOL', 8],
    ['url', '/x', 'RELATIVE_URL', 8],
  ] as const)('one wrong cell %s (%s) is one problem', async (column, value, code, at) => {
    const text = tableOf(languages, column, value)
    const checked = await problemsOf(checkSite(['p.csv'], filesOf(text)))
    const built = await problemsOf(buildSite({ ...sourceOf(text), name: 'p.csv' }))
    for (const found of [checked, built]) {
      expect(found.map((problem) => [problem.code, problem.pages])).toEqual([[code, languages]])
      expect(found[0]).toMatchObject({ file: 'p.csv', line: 3, column: at, cell: column })
      expect(found[0]).not.toHaveProperty('pointer')
    }
  })
})

const problem = {
  code: 'a',
  severity: 'error',
  message: '',
  remedy: '',
  file: 't',
  line: 3,
} as const
const on = (page: number, rest: object = {}): SiteProblem => ({
  ...problem,
  column: 1,
  pointer: `/urls/${page}/alternates/0/lang`,
  ...rest,
})

describe('the problems of one cell', () => {
  test('are one, with the effects of all, as the page of the row says it', () => {
    const cells = new CellProblems(() => true)
    expect(cells.add(on(0, { links: 1, leftOut: { links: 1 } }))).toEqual([])
    expect(cells.add(on(1, { links: 2, pointer: '/urls/1/lang', message: 'own' }))).toEqual([])
    expect(cells.add(on(2, { links: 1, leftOut: { links: 2, dates: 1 } }))).toEqual([])
    expect(cells.end()).toEqual([
      {
        ...problem,
        column: 1,
        cell: 'lang',
        message: 'own',
        links: 4,
        leftOut: { entries: 0, links: 3, dates: 1, hints: 0, media: 0 },
        pages: 3,
      },
    ])
    expect(cells.end()).toEqual([])
  })

  test('are two if one page says two, and each is seen by the others as often', () => {
    const cells = new CellProblems(() => true)
    for (const page of [0, 1, 2]) {
      cells.add(on(page, { message: `first-${page}` }))
      cells.add(on(page, { message: `second-${page}` }))
    }
    expect(cells.end().map(({ message, pages }) => [message, pages])).toEqual([
      ['first-0', 3],
      ['second-0', 3],
    ])
  })

  test('are not those of another code, cell, value, language or target', () => {
    const cells = new CellProblems(() => true)
    const others = [
      { code: 'b' },
      { line: 4 },
      { column: 2 },
      { value: 'v' },
      { lang: 'de' },
      { target: 'https://a.example/' },
      { file: 'u' },
    ]
    for (const other of [{}, ...others]) expect(cells.add(on(0, other))).toEqual([])
    expect(cells.end().map(({ pages }) => pages)).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
  })

  test('are one whatever pages a finding names', () => {
    const cells = new CellProblems(() => true)
    for (const [page, loc] of ['a', 'b'].entries()) cells.add(on(page, { loc, value: loc }))
    expect(cells.end()).toMatchObject([{ loc: 'a', value: 'a', pages: 2 }])
  })

  test('are said as by the first page of them, unless only a later one is the page of the row', () => {
    const said = (...pointers: readonly string[]) => {
      const cells = new CellProblems(() => true)
      for (const [page, pointer] of pointers.entries()) {
        cells.add(on(page, { pointer: `/urls/${page}/${pointer}`, message: String(page) }))
      }
      return cells.end().map(({ message }) => message)
    }
    const link = 'alternates/0/lang'
    expect(said(link, link)).toEqual(['0'])
    expect(said(link, 'lang', link)).toEqual(['1'])
    expect(said('lang', link)).toEqual(['0'])
    expect(said('lang', 'lang')).toEqual(['0'])
  })

  test('have links, and what is left out, if one of them has', () => {
    const effects = (one: object, other: object) => {
      const cells = new CellProblems(() => true)
      cells.add(on(0, one))
      cells.add(on(1, other))
      return cells.end().map(({ links, leftOut }) => [links, leftOut?.links])
    }
    expect(effects({}, {})).toEqual([[undefined, undefined]])
    expect(effects({ links: 1 }, {})).toEqual([[1, undefined]])
    expect(effects({}, { links: 2 })).toEqual([[2, undefined]])
    expect(effects({ leftOut: { links: 3 } }, {})).toEqual([[undefined, 3]])
    expect(effects({}, { leftOut: { links: 4 } })).toEqual([[undefined, 4]])
  })

  test('are told when a page of another group begins, or one without a group', () => {
    const cells = new CellProblems(() => true)
    const told = (group: string | undefined) => cells.begin(group).map(({ line }) => line)
    expect(told('a')).toEqual([])
    cells.add(on(0))
    expect(told('a')).toEqual([])
    cells.add(on(1, { line: 4 }))
    expect(told('b')).toEqual([3, 4])
    cells.add(on(2))
    expect(told(undefined)).toEqual([3])
    cells.add(on(3))
    expect(told(undefined)).toEqual([3])
    cells.add(on(4))
    expect(told('b')).toEqual([3])
    expect(cells.end()).toEqual([])
  })

  test('wait for pages that come after the last one that sees them', () => {
    const cells = new CellProblems(() => true)
    cells.add(on(5))
    expect(cells.add(on(800))).toEqual([])
    expect(cells.add(on(1_800, { line: 4 }))).toEqual([])
    expect(cells.add(on(1_801, { line: 5 }))).toMatchObject([{ line: 3, pages: 2 }])
  })

  test.each([
    ['loc', 'url'],
    ['lang', 'lang'],
    ['lastmod', 'lastmod'],
    ['changefreq', 'changefreq'],
    ['priority', 'priority'],
    ['alternates', undefined],
    ['alternates/0/lang', undefined],
    ['images', undefined],
    ['x/loc', undefined],
  ])('of the member %s are in the column %s', (member, column) => {
    const cells = new CellProblems(() => true)
    cells.add(on(12, { pointer: `/urls/12/${member}` }))
    expect(cells.end().map(({ cell }) => cell)).toEqual([column])
  })

  test('are told when no page of the group can come, and when the next pass begins', () => {
    const cells = new CellProblems(() => true)
    expect(cells.add(on(5))).toEqual([])
    expect(cells.add(on(1005, { line: 900 }))).toEqual([])
    expect(cells.add(on(1006, { line: 901 }))).toMatchObject([{ line: 3, pages: 1 }])
    expect(cells.add(on(0, { line: 1 }))).toMatchObject([{ line: 900 }, { line: 901 }])
    expect(cells.end()).toMatchObject([{ line: 1 }])
  })

  test('of other files, and of no entry, are told at once', () => {
    const cells = new CellProblems((file) => file === 't')
    const { pointer: _, ...withoutPointer } = on(0)
    const { line: __, ...withoutLine } = on(0)
    for (const other of [
      on(0, { file: 'j' }),
      on(0, { pointer: '/version' }),
      withoutPointer,
      withoutLine,
    ]) {
      expect(cells.add(other as SiteProblem)).toEqual([other])
    }
    expect(cells.end()).toEqual([])
  })

  test('have the names of columns, for the other places as well', () => {
    const cells = new CellProblems((file) => file === 't')
    const related = [
      { note: 'n', pointer: '/urls/3/loc', file: 't', line: 4 },
      { note: 'm', pointer: '/urls/4', file: 't', line: 5 },
      { note: 'o', pointer: '/urls/3/loc', file: 'j', line: 4 },
    ]
    cells.add(on(0, { pointer: '/urls/0/lastmod', related }))
    cells.add(on(0, { pointer: '/urls/0', line: 9 }))
    expect(cells.end()).toEqual([
      {
        ...problem,
        column: 1,
        cell: 'lastmod',
        pages: 1,
        related: [
          { note: 'n', cell: 'url', file: 't', line: 4 },
          { note: 'm', file: 't', line: 5 },
          { note: 'o', pointer: '/urls/3/loc', file: 'j', line: 4 },
        ],
      },
      { ...problem, column: 1, line: 9, pages: 1 },
    ])
  })
})

test('a row without what it needs has a problem for each, and a list in one cell for each of its links', async () => {
  const list = JSON.stringify([
    { lang: 'de', loc: '/x' },
    { lang: 'fr', loc: '/y' },
  ]).replaceAll('"', '""')
  const text = `lang,url,lastmod,alternates\nen,,x,\nen,https://a.example/,,"${list}"\n`
  const found = await problemsOf(checkSite(['p.csv'], filesOf(text)))
  expect(found.map(({ code, line }) => [code, line])).toEqual([
    ['MISSING_MEMBER', 2],
    ['INVALID_DATE_TIME', 2],
    ['RELATIVE_URL', 3],
    ['RELATIVE_URL', 3],
  ])
})

test('what is wrong in a group is told before the error of a file that ends later', async () => {
  const text = `${tableOf(2, 'url', '/x').split('\n').slice(0, 4).join('\n')}\n`
  const source = () => ({ ...sourceOf(text, 'jam,en,"'), name: 'p.csv' })
  const told: string[] = []
  const files = { ...filesOf(text), open: async () => source() }
  for await (const event of checkSite(['p.csv'], files)) {
    if (event.type === 'failure') told.push(event.error.problem.code)
    if (event.type === 'problem' && event.problem.severity === 'error') {
      told.push(`${event.problem.code} ${event.problem.line} ${event.problem.pages}`)
    }
  }
  expect(told).toEqual(['RELATIVE_URL 3 2', 'csv-invalid'])
  const built: string[] = []
  const build = async () => {
    for await (const event of buildSite(source())) {
      if (event.type !== 'problem') continue
      built.push(`${event.problem.code} ${event.problem.line} ${event.problem.pages}`)
    }
  }
  await expect(build()).rejects.toMatchObject({ problem: { code: 'csv-invalid' } })
  expect(built).toEqual(['RELATIVE_URL 3 2'])
})

test('a check that is stopped while problems of a group wait closes its file', async () => {
  let isOpen = false
  const text = tableOf(7, 'lang', 'en-UK').replaceAll('2026-05-01T00:00:00Z', '')
  const files = filesOf(text)
  const watched = {
    ...files,
    open: async (path: string) => {
      const source = await files.open(path)
      isOpen = true
      const close = async () => {
        isOpen = false
        await source.close()
      }
      return { ...source, close }
    },
  }
  for await (const { type } of checkSite(['p.csv'], watched)) if (type === 'problem') break
  expect(isOpen).toBe(false)
})

test('a cell with 100,000 links that are wrong alike takes time in proportion to them', () => {
  const cells = new CellProblems(() => true)
  for (let link = 0; link < 100_000; link++) cells.add(on(0))
  expect(cells.end()).toHaveLength(100_000)
})
