import { TableMemory } from '@waymark/hreflang'
import { type RawEntry, readDatabase } from '@waymark/site'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../../test/runs.ts'
import { EntryPlaces } from '../src/database/entry-places.ts'
import { KeptAlternates } from '../src/kept-alternates.ts'
import { PackedPlaces } from '../src/packed-places.ts'
import { Places } from '../src/places.ts'
import { sourceOf } from './sources.ts'

const at = (line: number, column: number) => ({ line, column })

const number = fc.oneof(
  fc.integer({ min: 1, max: 300 }),
  fc.constantFrom(64, 65, 127, 128, 8191, 8192, 8193, 1_048_576, 2 ** 31, 2 ** 40),
)
const place = fc.record({ line: number, column: number })
const entry = fc.record({
  start: place,
  lang: fc.option(place),
  loc: fc.option(place),
  alternates: fc.array(fc.record({ own: place, lang: fc.option(place), loc: fc.option(place) }), {
    maxLength: 5,
  }),
})

function placesOf({
  start,
  lang,
  loc,
  alternates,
}: typeof entry extends fc.Arbitrary<infer T> ? T : never) {
  return new EntryPlaces(start, (places) => {
    if (lang !== null) places.addMember('lang', lang)
    if (loc !== null) places.addMember('loc', loc)
    places.addMember('alternates', start)
    for (const link of alternates) {
      places.addAlternate(link.own)
      if (link.lang !== null) places.addAlternateMember('lang', link.lang)
      if (link.loc !== null) places.addAlternateMember('loc', link.loc)
    }
  })
}

test('packed places are those of the entries, asked in any order', () => {
  fc.assert(
    fc.property(
      fc.array(entry, { maxLength: 4 }),
      fc.array(fc.tuple(fc.nat(), fc.nat())),
      (all, asked) => {
        const packed = new PackedPlaces()
        const entries = all.map(placesOf)
        for (const places of entries) packed.add(places)
        const pointers = all.flatMap(({ alternates }, n) =>
          [
            '',
            '/lang',
            '/loc',
            ...alternates.flatMap((_, i) => [`/alternates/${i}/lang`, `/alternates/${i}/loc`]),
          ].map((pointer) => [n, pointer] as const),
        )
        const order = asked.flatMap(([n]) =>
          pointers.length === 0 ? [] : [pointers[n % pointers.length]!],
        )
        for (const [n, pointer] of [...pointers, ...[...pointers].reverse(), ...order]) {
          expect(packed.find(n, pointer)).toEqual(entries[n]!.find(pointer))
        }
      },
    ),
    { numRuns: runs(500) },
  )
})

test('a pointer whose place is not packed is at its entry', () => {
  const packed = new PackedPlaces()
  packed.add(new EntryPlaces(at(3, 4), (places) => places.addMember('loc', at(5, 6))))
  for (const pointer of [
    '/lastmod',
    '/alternates',
    '/alternates/0',
    '/alternates/0/href',
    '/x/alternates/0/loc',
  ]) {
    expect(packed.find(0, pointer)).toEqual(at(3, 4))
  }
  expect(packed.find(0, '/loc')).toEqual(at(5, 6))
  expect(packed.find(0, '/loc')).toEqual(at(5, 6))
})

test('the original indexes of alternates are found for each entry', () => {
  const indexes = fc.array(fc.nat(1000), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(100)), fc.array(indexes), (entries, lists) => {
      const kept = new KeptAlternates()
      const model = new Map<number, readonly number[]>()
      for (const [n, entry] of entries.sort((a, b) => a - b).entries()) {
        const list = lists[n]
        if (list === undefined) continue
        kept.add(entry, list)
        model.set(entry, list)
      }
      for (let entry = 0; entry <= 100; entry++) {
        const list = model.get(entry)
        if (list === undefined) expect(kept.indexOf(entry, 3)).toBe(3)
        else expect(list.map((_, at) => kept.indexOf(entry, at))).toEqual(list)
      }
    }),
  )
})

describe('the places of the audit', () => {
  async function opened(text: string, name: string) {
    const reader = await readDatabase({ ...sourceOf(text), name })
    const entries: RawEntry[] = []
    return {
      reader,
      read: async () => {
        for await (const batch of reader.entries()) entries.push(...batch)
        return entries
      },
    }
  }

  test('of sitemaps are those of their entries', () => {
    const places = new Places(
      new TableMemory({ limit: 4_194_304, store: { read() {}, write() {} } }),
    )
    expect(places.find('/urls/0')).toEqual({})
    places.startFile('a.xml')
    places.addItem({ line: 3, column: 1 })
    places.addItem({ line: 4, column: 9 })
    places.startFile('b.xml')
    places.addItem({ line: 7, column: 1 })
    expect(places.find('/urls/0/loc')).toEqual({ file: 'a.xml', line: 3, column: 1 })
    expect(places.find('/urls/1/alternates/5/loc')).toEqual({ file: 'a.xml', line: 4, column: 9 })
    expect(places.find('/urls/2')).toEqual({ file: 'b.xml', line: 7, column: 1 })
    expect(places.find('/urls/3')).toEqual({ file: 'a.xml' })
    expect(places.find('')).toEqual({ file: 'a.xml' })
  })

  test('of a database are those of the original entries and links', async () => {
    const places = new Places()
    const lines = [
      '{"loc":"a","alternates":[5,{"lang":"b","loc":"c"},{"lang":"d","loc":"e"}]}',
      '{"loc":"f"}',
      '{"loc":"g","alternates":[{"lang":"h","loc":"i"}]}',
    ]
    const first = await opened(`${lines.join('\n')}\n`, 'a.ndjson')
    places.startDatabase(first.reader)
    const [one, , three] = await first.read()
    places.addEntry(one!, [1, 2])
    places.addEntry(three!, null)
    const second = await opened(
      '{"version":"1.1","defaultLang":"en"}\n\n  {"loc":"j"}\n',
      'b.ndjson',
    )
    places.startDatabase(second.reader)
    const [four] = await second.read()
    places.addEntry(four!, null)

    expect(places.find('/urls/0')).toEqual({ pointer: '/urls/0', file: 'a.ndjson', ...at(1, 1) })
    expect(places.find('/urls/0/alternates/1/loc')).toEqual({
      pointer: '/urls/0/alternates/2/loc',
      file: 'a.ndjson',
      ...at(1, lines[0]!.indexOf('"e"') + 1),
    })
    expect(places.find('/urls/0/alternates/0')).toMatchObject({ pointer: '/urls/0/alternates/1' })
    expect(places.find('/urls/1/alternates/0/lang')).toEqual({
      pointer: '/urls/2/alternates/0/lang',
      file: 'a.ndjson',
      ...at(3, lines[2]!.indexOf('"h"') + 1),
    })
    expect(places.find('/urls/2/loc')).toEqual({
      pointer: '/urls/0/loc',
      file: 'b.ndjson',
      ...at(3, 10),
    })
    // What is not about an entry is in the first file that has other members.
    expect(places.find('/defaultLang')).toEqual({
      pointer: '/defaultLang',
      file: 'b.ndjson',
      ...at(1, 32),
    })
    expect(places.find('/urls/3')).toMatchObject({ pointer: '/urls/3', file: 'b.ndjson' })
  })

  test('of a database without other members are in its first file', async () => {
    const places = new Places()
    for (const name of ['a.ndjson', 'b.ndjson']) {
      const { reader, read } = await opened('{"loc":"a"}\n', name)
      places.startDatabase(reader)
      await read()
    }
    expect(places.find('/defaultLang')).toEqual({
      pointer: '/defaultLang',
      file: 'a.ndjson',
      ...at(1, 1),
    })
  })
})
