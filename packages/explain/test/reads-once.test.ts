import { causes, explain } from '@waymark/explain'
import { type Reading, readUrl } from '@waymark/url-parser'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const prototype = Object.getPrototypeOf(readUrl('https://a.example/')) as Pick<Reading, 'reread'>

beforeEach(() => {
  vi.spyOn(prototype, 'reread')
})

afterEach(() => {
  vi.restoreAllMocks()
})

const reads = () => vi.mocked(prototype.reread).mock.calls.length

test('without errors, nothing is read again', () => {
  expect(explain(readUrl('https://a.example/b?c#d'))).toEqual([])
  expect(reads()).toBe(0)
})

test('the text is read again once for each change, and for at most two that are tried in vain', () => {
  let exact = 0
  let all = 0
  for (const { examples } of causes.entries) {
    for (const { wrong, base = null } of examples) {
      const reading = readUrl(wrong, { base })
      vi.mocked(prototype.reread).mockClear()
      const edits = explain(reading).flatMap((error) =>
        error.causes.flatMap(({ edit }) => (edit === null ? [] : [edit])),
      )
      expect(reads(), wrong).toBeLessThanOrEqual(edits.length + 2)
      all++
      if (reads() <= edits.length) exact++
    }
  }
  expect(exact / all).toBeGreaterThan(0.95)
})
