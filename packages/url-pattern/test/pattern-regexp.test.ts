import type { URLPatternComponent } from '@waymark/url-pattern'
import { expect, test } from 'vitest'
import { patternRegexp } from '../src/backtracking/pattern-regexp.ts'
import { createUrlPattern } from '../src/url-pattern.ts'

function regexpOf(component: URLPatternComponent, pattern: string) {
  const init = { [component]: pattern }
  return patternRegexp(component, createUrlPattern(init, null, false)[component])
}

test.each<[URLPatternComponent, string, string]>([
  ['pathname', '/(a+)', '^(?:\\/(a+))$'],
  ['pathname', '/x(a+)/:b', '^\\/x(a+)(?:\\/([^\\/]+?))$'],
  ['pathname', '/(a+)*', '^(?:\\/((?:a+)(?:\\/(?:a+))*))?$'],
  ['pathname', '{-(a)}', '^(?:-(a))$'],
  ['pathname', '/(a)/(a)', '^(?:\\/(a))(?:\\/(a))$'],
  ['pathname', '/:x([^\\/]+?)/(a)', '^(?:\\/([^\\/]+?))(?:\\/(a))$'],
  ['pathname', '/(.*)/(.*)x/(b)', '^(?:\\/(.*))(?:\\/(.*))x(?:\\/(b))$'],
  ['pathname', '/:x(.*)/(b)', '^(?:\\/(.*))(?:\\/(b))$'],
  ['hostname', ':x.(a+)', '^([^\\.]+?)\\.(a+)$'],
  ['search', ':x&(a+)', '^([^]+?)&(a+)$'],
  ['hash', '(a+)', '^(a+)$'],
  ['protocol', 'x(a+)', '^x(a+)$'],
])('the regular expression of the %s %s', (component, pattern, source) => {
  expect(regexpOf(component, pattern).source).toBe(source)
})

test('the pathname of a scheme that is not special has no segments', () => {
  const init = { protocol: 'x', pathname: '/:a/(b)' }
  const { pathname } = createUrlPattern(init, null, false)
  expect(patternRegexp('pathname', pathname).source).toBe('^\\/([^]+?)\\/(b)$')
})

test.each([
  ['/x(ab+c)y', 'b+', '4-6 b+'],
  ['/x(ab+c)y', 'ab+c', '3-7 ab+c'],
  ['/x(ab+c)y', 'a', '3-4 a'],
  ['/x(ab+c)y', 'c', '6-7 c'],
  ['/x(ab+c)y', '(ab+c', '2-8 (ab+c)'],
  ['/x(ab+c)y', 'ab+c)', '2-8 (ab+c)'],
  ['/x(ab+c)y', '(ab+c)', '2-8 (ab+c)'],
  ['/x(ab+c)y', 'x', '0-9 /x(ab+c)y'],
  ['/x(ab+c)y', 'x(', '0-9 /x(ab+c)y'],
  ['/x(ab+c)y', ')y', '0-9 /x(ab+c)y'],
  ['/x(ab+c)y', 'y', '0-9 /x(ab+c)y'],
  ['/x(ab)y(cd)z', 'cd', '8-10 cd'],
  ['/x(ab)y(cd)z', 'b)y(c', '2-11 (ab)y(cd)'],
  ['/x(ab)y(cd)z', 'ab)y', '2-6 (ab)'],
  ['/x(ab)y(cd)z', 'y(c', '7-11 (cd)'],
  ['/x(ab)y(cd)z(e)', ')y(cd)z(', '7-11 (cd)'],
  ['/:n(ab+)/:m(cd)', 'b+', '5-7 b+'],
  ['/:n(ab+)/:m(cd)', 'd', '13-14 d'],
  ['/(.*)/(ab)', 'ab', '4-6 ab'],
])('in %s, %s is at %s', (pattern, marked, expected) => {
  const { pattern: written, source, placeOf } = regexpOf('pathname', pattern)
  const at = source.indexOf(marked)
  const { start, end } = placeOf(at, at + marked.length)
  expect(`${start}-${end} ${written.slice(start, end)}`).toBe(expected)
})

test('both copies of a repeated group are at the same place', () => {
  const { source, placeOf } = regexpOf('pathname', '/(ab+)*')
  const first = source.indexOf('b+')
  const second = source.indexOf('b+', first + 1)
  expect(placeOf(first, first + 2)).toEqual({ start: 3, end: 5 })
  expect(placeOf(second, second + 2)).toEqual({ start: 3, end: 5 })
  expect(placeOf(first, second + 2)).toEqual({ start: 1, end: 6 })
})
