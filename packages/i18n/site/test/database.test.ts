import { type ByteSource, FileError, type RawEntry } from '@waymark/site'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leastHits, runs } from '../../../../test/runs.ts'
import { EntryPlaces } from '../src/database/entry-places.ts'
import { readJsonDatabase } from '../src/database/json-database.ts'
import { PackedPlaces } from '../src/packed-places.ts'
import { shownRefusal } from './shown-refusal.ts'
import { sourceInPieces, sourceOf } from './sources.ts'

async function allEntries(source: ByteSource): Promise<{ head: unknown; entries: RawEntry[] }> {
  const reader = readJsonDatabase(source)
  const entries: RawEntry[] = []
  for await (const batch of reader.entries()) entries.push(...batch)
  return { head: reader.head(), entries }
}

async function refusal(work: Promise<unknown>): Promise<string> {
  try {
    await work
  } catch (error) {
    if (error instanceof FileError) return shownRefusal(error)
    throw error
  }
  throw new Error('accepted')
}

describe('a database', () => {
  test('is read entry by entry, each with its index and place', async () => {
    const text = '{\n "version": "1.1",\n "urls": [\n  {"loc": "a"},\n  {\n   "loc": "b"}, 3\n ]\n}'
    const { head, entries } = await allEntries(sourceOf(text))
    expect(head).toEqual({ version: '1.1', urls: [] })
    const seen = entries.map(({ index, value, places }) => [index, value, places.start])
    expect(seen).toEqual([
      [0, { loc: 'a' }, { line: 4, column: 3 }],
      [1, { loc: 'b' }, { line: 5, column: 3 }],
      [2, 3, { line: 6, column: 17 }],
    ])
  })

  test('is read in the same way in pieces of any size', async () => {
    const text =
      '{"é": "\\ud83d\\ude00 例え",\n"urls": [{"loc": "ü\\n"},\n{"a": [1, {"b": null}]}]}\n'
    const whole = await allEntries(sourceOf(text))
    for (let size = 1; size < 20; size++) {
      expect(await allEntries(sourceInPieces(Buffer.from(text), size))).toEqual(whole)
    }
  })

  test('has the same members and entries as with JSON.parse', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue()), fc.jsonValue(), async (urls, extra) => {
        const document = { extra, urls, after: extra }
        const { head, entries } = await allEntries(sourceOf(JSON.stringify(document, null, 1)))
        const expected: unknown = JSON.parse(JSON.stringify(document))
        expect({ ...(head as object), urls: entries.map(({ value }) => value) }).toEqual(expected)
      }),
      { numRuns: runs(50) },
    )
  })

  test.each([
    ['{"a": [1,2,}', '1:12 json-invalid unexpected `}`'],
    ['{"urls": [\n{"é": "x\ny"}]}', '2:9 json-invalid unexpected'],
    ["{'a': 1}", '1:2 json-invalid unexpected'],
    ['{ \u0001', '1:3 json-invalid unexpected U+0001'],
    ['{ é', '1:3 json-invalid unexpected U+00E9'],
    ['{ ~', '1:3 json-invalid unexpected `~`'],
    ['{ // a\n}', '1:3 json-invalid unexpected'],
    ['<?xml version="1.0"?>', '1:1 json-invalid unexpected'],
    ['{"a": 1}\n {}', '2:2 json-invalid after-document `{`'],
    ['{"a": 1}\n x', '2:2 json-invalid unexpected `x`'],
    ['{"urls": [1', '1:12 json-invalid file-end'],
    ['{"urls": [1], "a": {}, "urls": [2]}', '1:24 json-invalid urls'],
    ['{"urls": [], "urls": [1]}', '1:14 json-invalid urls'],
    ['{"urls": 5, "urls": [1]}', '1:13 json-invalid urls'],
    ['{"urls": [1], "urls": {}}', '1:15 json-invalid urls'],
    ['{"urls": [1]}5', '1:14 json-invalid after-document `5`'],
    ['1 2', '1:3 json-invalid after-document `2`'],
    ['{"urls": [1]}"x', 'json-invalid file-end'],
    ['tru', 'json-invalid file-end'],
    ['[['.repeat(50), '1:65 json-too-large too-deep 64'],
    [`{"a": "${'b'.repeat(2_000_000)}"}`, 'json-too-large value'],
  ])('that is not JSON is refused with line and column (%#)', async (text, message) => {
    expect(await refusal(allEntries(sourceInPieces(Buffer.from(text), 65_536)))).toContain(message)
  })

  test('can have the name urls at other places', async () => {
    const text = '["urls", "urls", {"urls": "urls"}, {"urls": 1}]'
    expect((await allEntries(sourceOf(text))).entries).toHaveLength(4)
    const nested = '{"a": {"urls": 1}, "urls": [{"urls": "urls"}], "b": "urls"}'
    expect((await allEntries(sourceOf(nested))).entries).toHaveLength(1)
  })

  test.each(['1', '-0.5e3', ' 12 ', '"x"', 'null'])('can be the single value %s', async (text) => {
    expect((await allEntries(sourceOf(text))).head).toBe(JSON.parse(text))
  })

  test('that is not UTF-8 is refused with line and column', async () => {
    const bytes = Buffer.from('{"urls": [\n {"loc": "\xff"}]}', 'latin1')
    expect(await refusal(allEntries(sourceOf(bytes)))).toMatch(
      /^test:2:\d+ file-encoding-unsupported utf-8$/,
    )
  })

  const MEBIBYTE = 1_048_576
  const SIZES = [777, 65_536, 262_144, 1_048_577, 4_000_000]

  test.each([
    ['a string', (length: number) => `"${'x'.repeat(length - 2)}"`],
    [
      'a string of escapes',
      (length: number) => `"${'\\"'.repeat((length - 2) / 2)}${'x'.repeat(length % 2)}"`,
    ],
    ['a number', (length: number) => `1${'0'.repeat(length - 1)}`],
  ])(
    'can contain %s of one mebibyte but not more, in pieces of any size',
    { tags: 'slow' },
    async (_, build) => {
      for (const space of ['', ' '.repeat(30_000), '\n'.repeat(1_500_000)]) {
        const around = (value: string) => Buffer.from(`{"urls":[{"loc":${space}${value}${space}}]}`)
        const long = new Set<string>()
        for (const size of SIZES) {
          const { entries } = await allEntries(sourceInPieces(around(build(MEBIBYTE)), size))
          expect(entries).toHaveLength(1)
          long.add(await refusal(allEntries(sourceInPieces(around(build(MEBIBYTE + 1)), size))))
        }
        const place = space.startsWith('\n') ? '1500001:1' : `1:${17 + space.length}`
        expect([...long]).toEqual([`test:${place} json-too-large value`])
      }
    },
  )

  test('cannot have an entry of more than 64 MiB, in pieces of any size', {
    tags: ['slow', 'night'],
  }, async () => {
    const strings = Array.from({ length: 65 }, () => `"${'x'.repeat(MEBIBYTE - 100)}"`)
    const whole = (count: number) =>
      Buffer.from(`{"urls":[[${strings.slice(0, count).join(',')}]]}`)
    const long = new Set<string>()
    for (const size of [65_536, 100_000_000]) {
      expect((await allEntries(sourceInPieces(whole(64), size))).entries).toHaveLength(1)
      long.add(await refusal(allEntries(sourceInPieces(whole(65), size))))
    }
    expect([...long]).toEqual([expect.stringContaining('json-too-large entry')])
  })

  test('has errors at the same place in pieces of any size', async () => {
    for (const text of [
      '{"urls": [1], \n"urls": [2]}',
      '{"é": 1 "abcdef"}',
      '{"urls": []}\n true',
      '[1 2222]',
    ]) {
      const bytes = Buffer.from(text)
      const whole = await refusal(allEntries(sourceOf(bytes)))
      for (let size = 1; size < bytes.length; size++) {
        expect(await refusal(allEntries(sourceInPieces(bytes, size)))).toBe(whole)
      }
    }
  })

  test('can have two megabytes on one line', async () => {
    const one = JSON.stringify({ loc: 'https://example.com/', lastmod: '2024-01-01T00:00:00Z' })
    const text = `{"urls":[${Array.from({ length: 20_000 }, () => one).join(',')}]}`
    const { entries } = await allEntries(sourceInPieces(Buffer.from(text), 262_144))
    expect(entries.length).toBe(20_000)
  })
})

/** Returns the line and the column at which `marker` begins. */
function placeIn(text: string, marker: string) {
  const before = text.slice(0, text.indexOf(marker))
  const lines = before.split('\n')
  return { line: lines.length, column: [...lines.at(-1)!].length + 1 }
}

describe('the place of a member', () => {
  const text = `{
  "version": "1.1", "é~/": "head",
  "urls": [
    { "loc": "first", "x/y~": "other", "lastmod":
      "date", "alternates": [
        { "lang": "l0", "loc": "a0" }, { "loc": "a1", "extra": "e1" },
        7,
        { "ö": 1, "lang": {"lang": "deep"} }
      ] },
    {"alternates": [ {"lang": "l2"}], "lang": "l"}, "scalar"
  ],
  "defaultLang": "en" }`
  const members: readonly (readonly [number, string, string])[] = [
    [0, '', '{ "loc": "first"'],
    [0, '/loc', '"first"'],
    [0, '/x~1y~0', '"other"'],
    [0, '/lastmod', '"date"'],
    [0, '/lang', '{ "loc": "first"'],
    [0, '/alternates', '[\n        { "lang": "l0"'],
    [0, '/alternates/0', '{ "lang": "l0"'],
    [0, '/alternates/0/lang', '"l0"'],
    [0, '/alternates/0/loc', '"a0"'],
    [0, '/alternates/1/lang', '{ "loc": "a1"'],
    [0, '/alternates/1/loc', '"a1"'],
    [0, '/alternates/1/extra', '"e1"'],
    [0, '/alternates/2', '7'],
    [0, '/alternates/2/loc', '7'],
    [0, '/alternates/3/lang', '{"lang": "deep"}'],
    [0, '/alternates/4', '[\n        { "lang": "l0"'],
    [1, '/lang', '"l"'],
    [1, '/alternates/0/lang', '"l2"'],
    [2, '', '"scalar"'],
    [2, '/loc', '"scalar"'],
  ]

  test.each(members)('%i%s is its value, in pieces of any size', async (index, pointer, marker) => {
    for (const size of [1, 2, 3, 7, 50, 10_000]) {
      const { entries } = await allEntries(sourceInPieces(Buffer.from(text), size))
      expect(entries[index]!.places.find(pointer)).toEqual(placeIn(text, marker))
    }
  })

  test('is known for members of the database', async () => {
    const reader = readJsonDatabase(sourceOf(text))
    for await (const _ of reader.entries());
    expect(reader.placeOf('/version')).toEqual(placeIn(text, '"1.1"'))
    expect(reader.placeOf('/é~0~1')).toEqual(placeIn(text, '"head"'))
    expect(reader.placeOf('/urls')).toEqual(placeIn(text, '[\n    { "loc"'))
    expect(reader.placeOf('/defaultLang')).toEqual(placeIn(text, '"en"'))
    expect(reader.placeOf('/generated')).toEqual({ line: 1, column: 1 })
    expect(reader.placeOf('')).toEqual({ line: 1, column: 1 })
  })

  test('is the same after packing, in any order', async () => {
    const { entries } = await allEntries(sourceOf(text))
    const packed = new PackedPlaces()
    for (const { places } of entries) packed.add(places)
    const known = members.filter(([, pointer]) => /^(?:|.*\/(?:lang|loc))$/.test(pointer))
    expect(known.length).toBeGreaterThan(leastHits(9))
    for (const order of [known, [...known].reverse()]) {
      for (const [index, pointer] of order) {
        expect(packed.find(index, pointer)).toEqual(entries[index]!.places.find(pointer))
      }
    }
  })

  test('is packed exactly, however far apart places are', () => {
    const place = fc.record({ line: fc.integer({ min: 1 }), column: fc.integer({ min: 1 }) })
    fc.assert(
      fc.property(place, fc.array(fc.tuple(place, place)), (start, links) => {
        const places = new EntryPlaces(start)
        places.addMember('alternates', start)
        for (const [lang, loc] of links) {
          places.addAlternate(start)
          places.addAlternateMember('lang', lang)
          places.addAlternateMember('loc', loc)
        }
        const packed = new PackedPlaces()
        packed.add(places)
        for (const [index, [lang, loc]] of links.entries()) {
          expect(packed.find(0, `/alternates/${index}/loc`)).toEqual(loc)
          expect(packed.find(0, `/alternates/${index}/lang`)).toEqual(lang)
        }
      }),
    )
  })
})
