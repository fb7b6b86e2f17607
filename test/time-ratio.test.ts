import { expect, test } from 'vitest'
import { type Clock, timeRatio } from './time-ratio.ts'

/** Work that says how many milliseconds it takes. */
const asItSays: Clock = (work) => Number(work())

test('work that takes no time passes', () => {
  expect(timeRatio({ work: () => 0, reference: () => 0, limit: 2, clock: asItSays })).toBe(0)
})

test('the shortest times count, and the measuring ends below the limit', () => {
  const times = [90, 40, 30, 45, 54, 30, 31, 32, 9]
  const clock: Clock = () => times.shift()!
  const work = () => null
  expect(timeRatio({ work, reference: work, limit: 2, clock })).toBe(1.8)
  expect(times).toEqual([9])
})

test('a reference that gets faster is repeated for as long as the work took', () => {
  const times = [80, 20, 20, 20, 10, 6, 5, 9]
  const clock: Clock = () => times.shift()!
  const work = () => null
  expect(timeRatio({ work, reference: work, limit: 20, clock })).toBe(16)
  expect(times).toEqual([9])
})
