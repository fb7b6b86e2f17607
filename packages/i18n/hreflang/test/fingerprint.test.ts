import { createFingerprint, createUrlTable, IntList } from '@waymark/hreflang'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Fingerprint } from '../src/fingerprint.ts'
import { StringTable } from '../src/int-list.ts'
import { PairSet } from '../src/pair-set.ts'

const KEY = [0.1, 0.5, 0.75, 0.999]

/** What is created with this key, in place of a random one. */
function withKey<T>(create: () => T): T {
  const left = [...KEY]
  const random = vi.spyOn(Math, 'random').mockImplementation(() => left.shift()!)
  onTestFinished(() => random.mockRestore())
  return create()
}

const WORD = 0xffff_ffffn

/** https://github.com/veorq/SipHash/blob/master/halfsiphash.c, with the state as it is given. */
function halfSipHash(state: readonly bigint[], words: readonly number[]): bigint[] {
  let [v0, v1, v2, v3] = state as [bigint, bigint, bigint, bigint]
  const rotate = (x: bigint, b: bigint) => ((x << b) | (x >> (32n - b))) & WORD
  const round = () => {
    v0 = (v0 + v1) & WORD
    v1 = rotate(v1, 5n) ^ v0
    v0 = rotate(v0, 16n)
    v2 = (v2 + v3) & WORD
    v3 = rotate(v3, 8n) ^ v2
    v0 = (v0 + v3) & WORD
    v3 = rotate(v3, 7n) ^ v0
    v2 = (v2 + v1) & WORD
    v1 = rotate(v1, 13n) ^ v2
    v2 = rotate(v2, 16n)
  }
  for (const word of words) {
    const m = BigInt(word >>> 0)
    v3 ^= m
    round()
    v0 ^= m
  }
  v2 ^= 0xffn
  const output: bigint[] = []
  for (let n = 0; n < 3; n++) {
    for (let i = 0; i < 3; i++) round()
    output.push(v1 ^ v3)
    v1 ^= 0xddn
  }
  return output
}

test('a fingerprint is HalfSipHash of its words, with a key of four random words', () => {
  const take = withKey(createFingerprint)
  const state = KEY.map((share) => BigInt(Math.trunc(share * 2 ** 32)))
  const words = Int32Array.from([0x1234_5678, -1, 0, 0x7fff_ffff, -0x8000_0000, 42])
  for (let length = 0; length <= words.length; length++) {
    const found: Fingerprint = [1, 1, 1]
    take(words, length, found)
    const expected = halfSipHash(state, [...words.subarray(0, length)])
    expect([length, ...found.map((word) => BigInt(word >>> 0))]).toEqual([length, ...expected])
    expect(found.every((word) => (word | 0) === word)).toBe(true)
  }
})

test('a table of URLs finds each of thousands by its number', () => {
  const table = createUrlTable()
  const urls = Array.from(
    { length: 3_000 },
    (_, n) => `https://a.example/${n % 7 === 0 ? 'ü' : 'u'}${n}`,
  )
  for (const [n, url] of urls.entries()) {
    expect(table.find(url)).toBe(-1)
    expect(table.add(url)).toBe(n)
    expect([table.add(url), table.find(url), table.length]).toEqual([n, n, n + 1])
  }
  expect(urls.map((url) => table.find(url))).toEqual(urls.map((_, n) => n))
  expect(urls.map((_, n) => table.text(n))).toEqual(urls)
})

/** The words of a URL in ASCII, as a table takes its fingerprint. */
function wordsOf(url: string): Int32Array {
  const bytes = new Uint8Array(4 * Math.floor(url.length / 4) + 4).fill(0xff)
  new TextEncoder().encodeInto(url, bytes)
  return new Int32Array(bytes.buffer)
}

test('a table of URLs finds them although all begin in one slot', () => {
  const take = withKey(createFingerprint)
  const slotOf = (url: string) => {
    const found: Fingerprint = [0, 0, 0]
    const words = wordsOf(url)
    take(words, words.length, found)
    // The table has no more slots than these.
    return found[0] & 2_047
  }
  const urls: string[] = []
  for (let n = 0; urls.length < 101; n++) {
    const url = `https://a.example/${n}`
    if (slotOf(url) === 2_040) urls.push(url)
  }
  const absent = urls.pop()!
  const table = withKey(createUrlTable)
  for (const [n, url] of urls.entries()) {
    expect([table.find(url), table.add(url)]).toEqual([-1, n])
  }
  // So many are remembered by themselves.
  for (let n = 0; n < 1_024; n++) table.add(`https://b.example/${n}`)
  expect(urls.map((url) => table.find(url))).toEqual(urls.map((_, n) => n))
  expect(urls.map((url) => table.add(url))).toEqual(urls.map((_, n) => n))
  expect(table.find(absent)).toBe(-1)
})

test('a set of pairs tells each pair from those that are like it', () => {
  const set = new PairSet(null)
  const pairs: [number, number][] = []
  for (let a = 0; a < 40; a++) for (let b = 0; b < 40; b++) pairs.push([a * 3, b * 5])
  for (const [a, b] of pairs) {
    expect([set.has(a, b), set.add(a, b), set.has(a, b), set.add(a, b)]).toEqual([
      false,
      true,
      true,
      false,
    ])
  }
  const wrong = pairs.filter(([a, b]) => !set.has(a, b) || set.has(a + 1, b) || set.has(a, b + 1))
  expect(wrong).toEqual([])
})

test('a list is widened for the items that need it, and keeps the others', () => {
  const limits = [0, 0xff, 0x100, 0xffff, 0x1_0000, 0x7fff_ffff, -1, -0x8000_0000]
  for (const first of limits) {
    for (const second of limits) {
      for (const length of [1, 63, 64, 65, 128, 16_384, 16_385]) {
        const list = new IntList().padTo(length, first)
        list.push(second)
        list.set(0, second)
        expect([list.length, list.get(0), list.get(length)]).toEqual([length + 1, second, second])
        if (length > 1) expect([list.get(1), list.get(length - 1)]).toEqual([first, first])
      }
    }
  }
  const list = new IntList().padTo(5, 1).padTo(3, 2)
  expect([list.length, list.get(4)]).toEqual([5, 1])
  list.release()
  expect(list.length).toBe(0)
  list.push(300)
  list.push(-5)
  expect([list.get(0), list.get(1), list.length]).toEqual([300, -5, 2])
})

test('a table of strings numbers each once, and its list does not change', () => {
  const table = new StringTable(null)
  expect(['a', 'b', 'a', '', 'b', ''].map((text) => table.add(text))).toEqual([0, 1, 0, 2, 1, 2])
  const strings = table.toArray()
  table.add('c')
  expect([strings, table.toArray(), table.length]).toEqual([['a', 'b', ''], ['a', 'b', '', 'c'], 4])
})
