import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../../test/any-character.ts'
import { runs } from '../../../test/runs.ts'
import { KeyIndex } from '../src/group/key-index.ts'
import { LineGroups } from '../src/group/line-groups.ts'
import { LineTable } from '../src/group/line-table.ts'
import { PiecePool } from '../src/group/piece-pool.ts'
import { createMemoryStorage } from '../src/group/run-storage.ts'
import { TextStore } from '../src/group/text-store.ts'

const TWO_MEBIBYTES = 0x20_0000

/** Of each kind that the store keeps in its own way. */
const texts = fc.oneof(
  fc.constantFrom('', 'a', 'abcd', '\ufeffa', '\ud800', '\ud800a', '\ud83d\ude00', '\0', 'a\0\0\0'),
  fc.string({ unit: anyCharacter, maxLength: 20 }),
  fc.webUrl(),
)

test('a string comes back code unit by code unit, and is equal to itself only', () => {
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 40 }), (list) => {
      const store = new TextStore(new PiecePool())
      const added = list.map((text) => ({ text, at: store.push(text), hash: store.hash }))
      for (const a of added) {
        expect(store.get(a.at)).toBe(a.text)
        for (const b of added) {
          expect(store.isEqual(a.at, b.at)).toBe(a.text === b.text)
          if (a.text === b.text) expect(a.hash).toBe(b.hash)
        }
      }
    }),
  )
})

test('long strings are kept, wherever a chunk ends', () => {
  const store = new TextStore(new PiecePool())
  const lengths = [1, 4095, 4096, 1_398_100, 1_398_101, 700_000, 700_000, 1_400_000, TWO_MEBIBYTES]
  const long = lengths.map((length) => 'ab\u3042'.repeat(length).slice(0, length))
  const places = long.map((text) => store.push(text))
  places.forEach((at, i) => {
    expect(store.get(at) === long[i]).toBe(true)
  })
})

test('a string that does not fit in the rest of a piece is whole in the next one', () => {
  const store = new TextStore(new PiecePool())
  const texts = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(349_000) + letter.toUpperCase())
  const places = texts.map((text) => store.push(text))
  expect(places.map((at, i) => store.get(at) === texts[i])).toEqual(texts.map(() => true))
  expect(places.every((at) => at >= 0)).toBe(true)
})

test('a string that was removed makes room for the next', () => {
  const store = new TextStore(new PiecePool())
  for (const text of ['https://a.example/', '\ud800', 'x'.repeat(TWO_MEBIBYTES)]) {
    const before = store.size
    store.pop(store.push(text))
    expect(store.size).toBe(before)
  }
  const kept = store.push('abcdef')
  store.pop(store.push('longer than the next'))
  const next = store.push('xy')
  expect([store.get(kept), store.get(next)]).toEqual(['abcdef', 'xy'])
})

test('entries are found by their hashes, also if these are equal', () => {
  const hash = fc.oneof(fc.constantFrom(0, -1, 1024, 2048), fc.integer())
  fc.assert(
    fc.property(fc.array(fc.tuple(hash, fc.nat({ max: 3 })), { maxLength: 3000 }), (keys) => {
      const index = new KeyIndex()
      const seen = new Map<string, number>()
      keys.forEach(([value, name], at) => {
        const key = `${value} ${name}`
        const expected = seen.get(key) ?? at
        seen.set(key, expected)
        const found = index.findOrAdd(value, at, (entry) => keys[entry]!.join(' ') === key)
        expect(found).toBe(expected)
      })
      expect(index.isCrowded).toBe(false)
    }),
    { numRuns: runs(30) },
  )
})

test('keys that somebody has made to collide end the search', () => {
  const index = new KeyIndex()
  for (let at = 0; at < 2000; at++) index.findOrAdd(7, at, () => false)
  expect(index.isCrowded).toBe(true)
})

test('a line takes little more memory than its bytes', () => {
  const table = new LineTable('repeated', new PiecePool())
  for (let line = 1; line <= 10_000; line++) {
    const text = `https://a.example/${String(line).padStart(32, '0')}`
    table.add(text, { file: 0, line, text })
  }
  expect(table.isFull(10_000 * 130)).toBe(true)
  expect(table.isFull(10_000 * 140)).toBe(false)
})

test.each([
  ['first', [1, 2, 4]],
  ['repeated', [1, 3, 5, 7, 2, 6]],
] as const)('%s: lines that are sorted after all keep their counts', async (wanted, expected) => {
  const groups = new LineGroups({ wanted, memory: 600, storage: createMemoryStorage() })
  for (const [at, key] of ['a', 'b', 'a', 'c', 'a', 'b', 'a'].entries()) {
    groups.add(key, { file: 0, line: at + 1, text: key })
  }
  await groups.settle()
  const parts = [...groups.parts()]
  const counts = parts.flatMap((part) => (part.part === 'group' ? [[part.key, part.count]] : []))
  const all = [
    ['a', 4],
    ['b', 2],
    ['c', 1],
  ]
  expect(counts).toEqual(wanted === 'first' ? all : all.slice(0, 2))
  const lines = parts.flatMap((part) => (part.part === 'line' ? [part.line] : []))
  expect(lines).toEqual([...expected])
})

test('a group that is only counted keeps its count when its lines leave memory', async () => {
  const groups = new LineGroups({
    wanted: 'first',
    memory: 20_000,
    storage: createMemoryStorage(),
  })
  let line = 0
  const add = (key: string) => groups.add(key, { file: 0, line: ++line, text: key })
  for (let times = 0; times < 5; times++) for (const key of ['a', 'b']) add(key)
  for (let n = 0; n < 1000; n++) add(`https://a.example/${n}`)
  add('b')
  await groups.settle()
  const counts = new Map<string | null, number>()
  for (const part of groups.parts()) if (part.part === 'group') counts.set(part.key, part.count)
  expect(counts.size).toBe(1002)
  expect([counts.get('a'), counts.get('b')]).toEqual([5, 6])
})
