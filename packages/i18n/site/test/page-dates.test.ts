import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../test/runs.ts'
import { PageDates, PageDating } from '../src/parts/page-dates.ts'

const DAY = 86_400
const FIRST = Date.UTC(2026, 0, 10, 12) / 1000
const SECOND = Date.UTC(2026, 1, 20, 12) / 1000

const url = (name: string) => `https://a.example/${name}`

test('a first run has only the dates that pages say, and that have been', () => {
  const dating = new PageDating(null, FIRST * 1000 + 999)
  expect(dating.dateOf(url('a'), 1n, null)).toBeNull()
  expect(dating.dateOf(url('b'), 1n, FIRST - 60)).toBe('2026-01-10T11:59:00Z')
  expect(dating.dateOf(url('c'), 1n, FIRST - DAY / 2)).toBe('2026-01-10')
  expect(dating.dateOf(url('d'), 1n, FIRST)).toBe('2026-01-10T12:00:00Z')
  expect(dating.dateOf(url('e'), 1n, FIRST + 1)).toBeNull()
  expect(dating.dateOf(url('f'), 1n, 0)).toBeNull()
})

test('a page keeps its date until its content changes; a new page has the date of the run', () => {
  const first = new PageDating(null, FIRST * 1000)
  first.dateOf(url('kept'), 1n, FIRST - DAY / 2)
  first.dateOf(url('changed'), 1n, FIRST - DAY / 2)
  first.dateOf(url('undated'), 1n, null)
  const second = new PageDating(first.build(), SECOND * 1000)
  expect(second.dateOf(url('kept'), 1n, null)).toBe('2026-01-10')
  expect(second.dateOf(url('changed'), 2n, FIRST)).toBe('2026-02-20T12:00:00Z')
  expect(second.dateOf(url('undated'), 1n, null)).toBeNull()
  expect(second.dateOf(url('new'), 1n, FIRST)).toBe('2026-02-20T12:00:00Z')
  const third = new PageDating(second.build(), SECOND * 2000)
  expect(third.dateOf(url('changed'), 2n, null)).toBe('2026-02-20T12:00:00Z')
  // A page may say its date later.
  expect(third.dateOf(url('undated'), 1n, FIRST)).toBe('2026-01-10T12:00:00Z')
})

test('what the last run left is found for each of its pages, in any order', () => {
  const page = fc.record({
    name: fc.string(),
    content: fc.bigInt({ min: 0n, max: (1n << 64n) - 1n }),
    said: fc.integer({ min: 1, max: FIRST }),
  })
  const pages = fc.uniqueArray(page, { selector: ({ name }) => name, maxLength: 3000 })
  fc.assert(
    fc.property(pages, (all) => {
      const dating = new PageDating(null, FIRST * 1000)
      for (const { name, content, said } of all) dating.dateOf(url(name), content, said)
      const { numbers } = dating.build()
      const dates = new PageDates(numbers)
      expect(dates.pages).toBe(all.length)
      for (const { name, content, said } of all) {
        expect(dates.of(url(name))).toEqual({ content, seconds: said })
      }
      expect(dates.of('https://b.example/')).toBeNull()
    }),
    { numRuns: runs(100) },
  )
})

test('more pages than the first table holds are kept', () => {
  const dating = new PageDating(null, FIRST * 1000)
  for (let n = 0; n < 5000; n++) dating.dateOf(url(`${n}`), BigInt(n), n + 1)
  const dates = dating.build()
  expect(dates.of(url('4999'))).toEqual({ content: 4999n, seconds: 5000 })
  expect(dates.of(url('1024'))).toEqual({ content: 1024n, seconds: 1025 })
})
