import { findScheme, parseUrl } from '@waymark/url-parser'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastHits, runs } from '../../../test/runs.ts'

test.each([
  ['https://a.example/', { name: 'https', start: 0, end: 6 }],
  ['\0 Ht\ttP\n://a.example/', { name: 'http', start: 2, end: 9 }],
  ['a+-.1:', { name: 'a+-.1', start: 0, end: 6 }],
  ['https://', { name: 'https', start: 0, end: 6 }],
  ['', null],
  [' ', null],
  [':', null],
  ['https', null],
  ['1a:', null],
  ['a/b:c', null],
  ['a b:c', null],
  // Kelvin: a k without regard to case, but not in ASCII.
  ['\u212a:', null],
  ['\u00a0https:', null],
])('the scheme of %j', (input, scheme) => expect(findScheme(input)).toEqual(scheme))

test('it is the scheme of the record, and without one the scheme is that of the base', () => {
  const base = parseUrl('base://a.example/')
  const unit = fc.constantFrom(...'\0 \t\naZ1+-.:/\\?#@\u00e9')
  let found = 0
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 12 }), (input) => {
      const scheme = findScheme(input)?.name
      if (scheme !== undefined) found++
      const url = parseUrl(input, { base })
      if (url !== null) expect(scheme ?? 'base').toBe(url.scheme)
    }),
    { numRuns: runs(10_000) },
  )
  expect(found).toBeGreaterThan(leastHits(50))
})
