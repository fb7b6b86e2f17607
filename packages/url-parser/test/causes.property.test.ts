import { readUrl } from '@waymark/url-parser'
import { causes, causesOf } from '@waymark/url-parser/causes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastHits, runs } from '../../../test/runs.ts'
import { urlLikeStrings } from './url-like-strings.ts'

test('each error of any input has a cause, in the input, with a code of the catalogue and its own text', () => {
  const codes = new Map(causes.entries.map((entry) => [entry.code, entry]))
  const seen = new Set<string>()
  fc.assert(
    fc.property(urlLikeStrings, (input) => {
      const { errors, failure } = readUrl(input)
      for (const error of errors) {
        const found = causesOf(input, error, { isFailure: error === failure })
        expect(found.length, error.name).toBeGreaterThan(0)
        for (const { code, message, remedy, start, end } of found) {
          seen.add(code)
          expect(codes.get(code)?.errors, code).toContain(error.name)
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
