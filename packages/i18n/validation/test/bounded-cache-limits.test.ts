import { expect, test } from 'vitest'
import { CACHE_SIZE, remember } from '../src/bounded-cache.ts'

function counting(capacity: number) {
  const calls: string[] = []
  const compute = (input: string) => {
    calls.push(input)
    return { input }
  }
  return { ...remember(compute, capacity), calls }
}

test.each([
  [0, true],
  [1, true],
  [2 ** 24 - 1, true],
  [2 ** 24, false],
  [-1, false],
  [0.5, false],
  ['1', false],
  [null, false],
  [Number.NaN, false],
])('whether %j is a size: %s', (value, expected) => {
  expect(CACHE_SIZE.accepts(value)).toBe(expected)
  expect(CACHE_SIZE.expected).toBe('a whole number from 0 to 16777215')
})

test('a string of up to 2,048 code units is remembered', () => {
  const { get, count, calls } = counting(10)
  for (const length of [2048, 2049]) {
    const input = 'a'.repeat(length)
    expect(get(input)).toEqual({ input })
    get(input)
  }
  expect(calls.map(({ length }) => length)).toEqual([2048, 2049, 2049])
  expect(count()).toBe(1)
})

test('the same result is returned again', () => {
  const { get } = counting(4)
  expect(get('a')).toBe(get('a'))
})

test('a result that is used stays, and one that is not used is dropped', () => {
  const { get, count, calls } = counting(4)
  for (const input of ['a', 'b', 'c', 'a', 'd', 'a', 'e', 'a']) get(input)
  expect(calls).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(count()).toBeLessThanOrEqual(4)
  get('b')
  expect(calls.at(-1)).toBe('b')
})

test('with room for one, the last result is remembered', () => {
  const { get, count, calls } = counting(1)
  for (const input of ['a', 'a', 'b', 'b', 'a']) get(input)
  expect(calls).toEqual(['a', 'b', 'a'])
  expect(count()).toBe(1)
})

test('after 64 strings without a hit, the cache rests, and tries again after 4,032 more', () => {
  const { get, count, calls } = counting(1000)
  for (let i = 0; i < 64; i++) get(`a${i}`)
  expect(count()).toBe(64)
  get('a0')
  expect(calls).toHaveLength(65)
  for (let i = 0; i < 64 * 63 - 1; i++) get(`b${i}`)
  expect(count()).toBe(64)
  get('a0')
  expect(calls).toHaveLength(65 + 64 * 63 - 1)
})

test('a hit pays for three misses', () => {
  const { get, count } = counting(1000)
  for (let i = 0; i < 63; i++) get(`a${i}`)
  get('a0')
  for (let i = 0; i < 3; i++) get(`b${i}`)
  expect(count()).toBe(66)
  get('c')
  expect(count()).toBe(67)
  get('d')
  expect(count()).toBe(67)
})
