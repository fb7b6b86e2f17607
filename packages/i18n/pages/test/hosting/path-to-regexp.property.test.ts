import fc from 'fast-check'
import { pathToRegexp as reference } from 'path-to-regexp'
import { expect, test } from 'vitest'
import { leastHits, runs } from '../../../../../test/runs.ts'
import { linearRegexp } from '../../src/hosting/linear-regexp.ts'
import { pathToRegexp } from '../../src/hosting/path-to-regexp.ts'

/** As Vercel calls it. */
function referenceOf(path: string): RegExp | null {
  try {
    return reference(path, [], { strict: true, sensitive: true, delimiter: '/' })
  } catch {
    return null
  }
}

// A parameter comes after a slash, or has a pattern: path-to-regexp 6.3 takes less than 6.1 in other places.
const part = fc.constantFrom(
  '/a',
  '/a.b',
  '/:x',
  '/:y?',
  '/:z*',
  '/:v+',
  '/:w(\\d+)',
  '/:u(a|b)?',
  '/(.*)',
  '/((?!a).*)',
  '(.*)',
  '{/:s}?',
  '{/a-:t(\\w+)-b}*',
  '{-c}?',
  '{/(\\d+)}+',
  '\\:d',
  '/:',
  '(?:a)',
  '{',
  '*',
  '(a(b))',
)
const path = fc.array(part, { maxLength: 4 }).map((parts) => parts.join(''))
const target = fc
  .array(fc.constantFrom('a', 'b', '7', 'a.b', 'a-7-b', '', '-c'), { maxLength: 5 })
  .map((segments) => `/${segments.join('/')}`)

test('matches what path-to-regexp matches, with the same groups', () => {
  let hits = 0
  fc.assert(
    fc.property(path, target, (path, target) => {
      const expected = referenceOf(path)
      const source = pathToRegexp(path)
      if (expected === null) {
        // Names that are there twice are not refused here: the last counts.
        return
      }
      expect(source).not.toBeNull()
      const found = expected.exec(target)
      if (found !== null) hits++
      expect(linearRegexp(source!)?.exec(target) ?? null).toEqual(
        found === null ? null : [...found],
      )
    }),
    { numRuns: runs(10_000) },
  )
  expect(hits).toBeGreaterThan(leastHits(500))
})

test.each(['/:', '/(a(b))', '/(?:a)', '/()', '/(a', '/{a', '/a}', '/a*', '/a?', '/{:a', '{(a}'])(
  '%s is refused by both',
  (path) => {
    expect(referenceOf(path)).toBeNull()
    expect(pathToRegexp(path)).toBeNull()
  },
)
