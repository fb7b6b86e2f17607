import { buildSite, readDatabase } from '@waymark/site'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'
import { placesIn } from '../src/database/json-places.ts'
import { toEntry } from '../src/database/other-entry.ts'
import { convert } from './convert.ts'
import { drain } from './drain.ts'
import { sourceInPieces, sourceOf } from './sources.ts'

const EN = 'https://a.example/en'
const DE = 'https://a.example/de'

describe('an entry in another form', () => {
  test.each<[unknown, unknown]>([
    [
      { url: EN, lastmod: 'x' },
      { loc: EN, lastmod: 'x' },
    ],
    [
      { url: EN, hreflang: { 'x-default': EN, en: EN, de: DE } },
      {
        loc: EN,
        alternates: [
          { lang: 'x-default', loc: EN },
          { lang: 'de', loc: DE },
        ],
        lang: 'en',
      },
    ],
    [
      { alternates: { de: DE }, loc: EN },
      { alternates: [{ lang: 'de', loc: DE }], loc: EN },
    ],
    [
      { loc: EN, lang: 'en-GB', alternates: { en: EN } },
      { loc: EN, lang: 'en-GB', alternates: [{ lang: 'en', loc: EN }] },
    ],
    [
      { loc: null, alternates: { de: DE, fr: null, it: '', ja: [EN] } },
      {
        loc: null,
        alternates: [
          { lang: 'de', loc: DE },
          { lang: 'fr', loc: null },
          { lang: 'it', loc: '' },
          { lang: 'ja', loc: [EN] },
        ],
      },
    ],
    [
      { loc: EN, alternates: { de: [DE] } },
      { loc: EN, alternates: [{ lang: 'de', loc: [DE] }] },
    ],
    ...[{}, [], null].map((alternates): [unknown, unknown] => [
      { hreflang: { de: DE }, loc: EN, alternates },
      { alternates: [{ lang: 'de', loc: DE }], loc: EN },
    ]),
  ])('%j is read as %j', (given, entry) => {
    expect(toEntry(given)).toEqual(entry)
  })

  test.each([
    null,
    EN,
    3,
    [EN],
    { loc: EN, url: DE },
    { loc: EN, hreflang: 'de' },
    { loc: EN, hreflang: { de: 3 } },
    { loc: EN, hreflang: [DE] },
    { loc: EN, alternates: {} },
    { loc: EN, alternates: { de: 'none' } },
    { loc: EN, alternates: [1], hreflang: { de: DE } },
    { loc: EN, alternates: 'none', hreflang: { de: DE } },
  ])('%j stays as it is, for the validation', (given) => {
    expect(toEntry(given)).toBe(given)
  })

  test('has the places of its own members', () => {
    const text = `{ "hreflang" : {"d\\u0065": "${DE}",\n  "fr":"y"}, "url": "${EN}" }`
    const places = placesIn(text, 0, text.length, { line: 3, column: 5 })
    const at = (pointer: string) => Object.values(places.find(pointer)).join(':')
    expect(['/loc', '/alternates', '/alternates/0/lang', '/alternates/0/loc'].map(at)).toEqual([
      '4:21',
      '3:20',
      '3:21',
      '3:32',
    ])
    expect(['/alternates/1', '/alternates/1/lang', '/alternates/1/loc'].map(at)).toEqual([
      '4:3',
      '4:3',
      '4:8',
    ])
  })
})

describe('a database', () => {
  async function entriesOf(text: string, size: number) {
    const reader = await readDatabase(sourceInPieces(Buffer.from(text), size))
    const entries: unknown[] = []
    for await (const batch of reader.entries()) {
      for (const { index, value, places } of batch) {
        entries.push([index, value, places.start.line, places.start.column])
      }
    }
    return { entries, head: reader.head(), isList: reader.isList }
  }

  test.each([1, 7, 1_000])('may be a list of entries and URLs, in pieces of %i', async (size) => {
    expect(await entriesOf(`\ufeff [ "${EN}",\n{"url":"${DE}"} ]\n`, size)).toEqual({
      entries: [
        [0, { loc: EN }, 1, 4],
        [1, { loc: DE }, 2, 1],
      ],
      head: undefined,
      isList: true,
    })
    expect((await entriesOf('[]', size)).entries).toEqual([])
    expect((await entriesOf(`{"url":"${EN}"}\n{"url":"${DE}"}\n`, size)).entries).toEqual([
      [0, { loc: EN }, 1, 1],
      [1, { loc: DE }, 2, 1],
    ])
  })

  test.each([
    ['["a"', 5],
    ['["a"] 3', 7],
    ['["a" "b"]', 6],
    ['["a",]', 6],
  ])('that is not JSON is refused with its place: %s', async (text, column) => {
    for (const size of [1, 7, 1_000]) {
      await expect(entriesOf(text, size)).rejects.toThrow(
        errorWith({ problem: { code: 'json-invalid', line: 1, column } }),
      )
    }
  })

  test('is written back in the form of the database', async () => {
    const text = JSON.stringify([{ url: EN, hreflang: { en: EN, de: DE } }, { url: DE }])
    const { text: lines, problems } = await convert(sourceOf(text), { to: 'ndjson' })
    expect(problems).toEqual([])
    expect(lines).toBe(
      `{"loc":"${EN}","alternates":[{"lang":"de","loc":"${DE}"}],"lang":"en"}\n{"loc":"${DE}"}\n`,
    )
    const again = await convert(sourceOf(lines), { to: 'ndjson' })
    expect(again.text).toBe(lines)
  })

  test('has its problems at the places of the file', async () => {
    const text = `[{"url":"${EN}","hreflang":{"en":"${EN}","d_e":"${DE}"}},\n{"url":"/x"}]`
    const found: string[] = []
    await drain(buildSite(sourceOf(text)), (event) => {
      if (event.type !== 'problem') return
      const { code, line, column, pointer } = event.problem
      found.push(`${line}:${column} ${code} ${pointer}`)
    })
    expect(found).toEqual(
      expect.arrayContaining([
        '1:72 INVALID_LANGUAGE_TAG /urls/0/alternates/0/lang',
        '2:8 RELATIVE_URL /urls/1/loc',
      ]),
    )
  })
})
