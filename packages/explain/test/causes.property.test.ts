import { causes, explain, repair } from '@waymark/explain'
import { readUrl } from '@waymark/url-parser'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastHits, runs } from '../../../test/runs.ts'
import { urlLikeStrings } from './url-like-strings.ts'

test('each error of any input has a cause, in the input, with a code of the catalogue and its own text', () => {
  const codes = new Map(causes.entries.map((entry) => [entry.code, entry]))
  const seen = new Set<string>()
  fc.assert(
    fc.property(urlLikeStrings, (input) => {
      for (const error of explain(readUrl(input))) {
        expect(error.causes.length, error.code).toBeGreaterThan(0)
        for (const { code, message, remedy, start, end } of error.causes) {
          seen.add(code)
          expect(codes.get(code)?.errors, code).toContain(error.code)
          expect(code).not.toBe('host-without-idna')
          expect(
            [message, remedy].every((text) => /^[A-Z`].*\.$/s.test(text)),
            message,
          ).toBe(true)
          expect(0 <= start && start <= end && end <= input.length, code).toBe(true)
        }
      }
    }),
    { numRuns: runs(5000) },
  )
  expect(seen.size).toBeGreaterThan(leastHits(50))
})

/** Each place has an error of its own: the others stay. */
const OF_PLACES = new Set<string>([
  'invalid-URL-unit',
  'invalid-reverse-solidus',
  'invalid-credentials',
  'special-scheme-missing-following-solidus',
])

test('what is repaired is a URL, without the error', () => {
  let repaired = 0
  fc.assert(
    fc.property(urlLikeStrings, fc.constantFrom(null, 'https://h/p'), (input, base) => {
      const reading = readUrl(input, { base })
      for (const error of explain(reading)) {
        const after = repair(reading, error)
        if (after === null) continue
        repaired++
        const isThere = after.errors.some(({ name }) => name === error.code)
        const where = `${error.code} in ${JSON.stringify(input)}, after ${JSON.stringify(after.input)}`
        if (!OF_PLACES.has(error.code)) expect(isThere, where).toBe(false)
        expect(after.input, where).not.toBe(input)
      }
    }),
    { numRuns: runs(5000) },
  )
  expect(repaired).toBeGreaterThan(leastHits(500))
})
