import { DEFAULT_URL_NORMALIZATION } from '@waymark/i18n-validation'
import type { SiteProblem } from '@waymark/site'
import { describe, expect, test } from 'vitest'
import { plainFacts } from '../../../../test/plain-facts.ts'
import { CanonicalForm } from '../src/canonical-form.ts'
import {
  type Entry,
  type EntryOptions,
  EntryReader,
  entryErrors,
  placeIn,
} from '../src/entry-reader.ts'
import { pagesOf } from '../src/page.ts'
import { Places } from '../src/places.ts'
import { SiteCounts } from '../src/site-counts.ts'
import { sourceOf } from './sources.ts'

async function read(text: string, options: Partial<EntryOptions> = {}) {
  const counts = new SiteCounts('database')
  const places = new Places()
  const canonical = new CanonicalForm(DEFAULT_URL_NORMALIZATION)
  const reader = new EntryReader({ canonical, ...options }, counts, places)
  const found: SiteProblem[] = []
  const entries: Entry[] = []
  for await (const entry of reader.read({ ...sourceOf(text), name: 'db' }, {}, found))
    entries.push(entry)
  return { counts: counts.figures(), places, reader, found, entries }
}

const lastmod = '2024-01-01T00:00:00Z'
const TABLE = `url,lang,lastmod,note
https://a.example/,en,${lastmod},x
https://a.example/,jp,${lastmod},
,de,${lastmod},y
a,b
/c,de,never,
`

describe('the entries of a database', () => {
  test('are counted as they are written, each URL once', async () => {
    const { entries, counts } = await read(TABLE)
    expect(
      entries.map(({ raw, file, page, isFirst }) => [raw.index, file, page?.loc ?? null, isFirst]),
    ).toEqual([
      [0, 'db', 'https://a.example/', true],
      [1, 'db', 'https://a.example/', false],
      [2, 'db', null, false],
      [3, 'db', '/c', true],
    ])
    expect(counts).toMatchObject({
      entriesInAllFiles: 4,
      withoutUrl: 1,
      distinctLocs: 2,
      repeatedLocs: 1,
    })
  })

  test('come with the problems that are not of one entry', async () => {
    const { found, places } = await read(TABLE)
    expect(found.map(({ code, line, column }) => `${line}:${column} ${code}`)).toEqual([
      '1:18 UNKNOWN_MEMBER',
      '5:1 row-length',
    ])
    expect(places.find('/version')).toMatchObject({ file: 'db', pointer: '/version' })
  })

  test('have their errors, with places and values', async () => {
    const { entries } = await read(TABLE)
    const errors = entries.flatMap((entry) =>
      entryErrors(entry, (pointer) => ({
        leftOut: pointer === '/loc' ? { entries: 1 } : undefined,
      })),
    )
    expect(
      errors.map(({ code, pointer, line, column, loc, value, leftOut }) => {
        return [code, pointer, `${line}:${column}`, loc, value, leftOut]
      }),
    ).toEqual([
      ['MISSING_MEMBER', '/urls/2/loc', '4:1', undefined, undefined, { entries: 1 }],
      ['RELATIVE_URL', '/urls/3/loc', '6:1', '/c', undefined, { entries: 1 }],
      ['INVALID_DATE_TIME', '/urls/3/lastmod', '6:7', '/c', 'never', undefined],
    ])
    expect(placeIn(entries[1]!, '/lang')).toEqual({
      pointer: '/urls/1/lang',
      file: 'db',
      line: 3,
      column: 20,
      loc: 'https://a.example/',
    })
    expect(placeIn(entries[1]!, '')).toMatchObject({ pointer: '/urls/1', line: 3, column: 1 })
  })

  test('have changes that correct them if they are asked for', async () => {
    for (const fixes of [true, false]) {
      const { entries } = await read(`url,lastmod\nhttps://a.example/,2024-1-2\n`, { fixes })
      const [error] = entryErrors(entries[0]!, () => ({ fixes }))
      expect(error?.edits).toEqual(
        fixes
          ? [
              {
                op: 'replace',
                path: '/urls/0/lastmod',
                value: '2024-01-02',
                line: 2,
                column: 20,
              },
            ]
          : undefined,
      )
    }
  })

  test('have URLs that the canonical form changes, and may be merged by it', async () => {
    const rows = Array.from({ length: 10 }, (_, n) => `https://a.example/${n}/\n`).join('')
    const table = `url\n${rows}/x/\nhttps://a.example/3\n`
    const { reader, entries } = await read(table)
    expect(Array.from(reader.changed.problems({}), ({ data }) => plainFacts(data))).toEqual([
      { detail: 'slash', changed: 10, urls: 11 },
    ])
    expect(entries.map(({ merged }) => merged?.code ?? null)).toEqual([
      ...new Array(11).fill(null),
      'pages-merged',
    ])
    expect(entries[11]!.merged).toMatchObject({ file: 'db', line: 13, pointer: '/urls/11/loc' })
    const safe = await read(table, { canonical: new CanonicalForm({}) })
    expect([...safe.reader.changed.problems({})]).toEqual([])
    expect(safe.entries.filter(({ merged }) => merged !== null)).toEqual([])
  })
})

test('the pages of an entry are its own and those of the links that are kept', () => {
  const pages = ['own', 'a', 'b', 'c'] as never[]
  expect(pagesOf(pages, null)).toEqual(['own', 'a', 'b', 'c'])
  expect(pagesOf(pages, [0, 2])).toEqual(['own', 'a', 'c'])
  expect(pagesOf(pages, [])).toEqual(['own'])
})
