import { parseUrl, serializeUrl } from '@waymark/url-parser'
import {
  compareComponent,
  generateComponent,
  PatternProblem,
  URLPattern,
  type URLPatternComponent,
  type URLPatternInit,
} from '@waymark/url-pattern'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastHits, runs } from '../../../test/runs.ts'
import { COMPONENTS } from '../src/url-component.ts'
import { createUrlPattern } from '../src/url-pattern.ts'
import { init, isShort, patternText } from './arbitraries.ts'

const parameters = { numRuns: runs(2500) }
const shortUrl = fc.constantFrom('https://a.example/', 'https://x.a.example:8080/a?a#a', 'data:a')

function construct(...args: readonly unknown[]): URLPattern | null {
  try {
    return Reflect.construct(URLPattern, args) as URLPattern
  } catch {
    return null
  }
}

const partsOf = (pattern: URLPattern) =>
  Object.fromEntries(COMPONENTS.map((name) => [name, pattern[name]])) as Record<
    URLPatternComponent,
    string
  >

/** Fixed text can be encoded to nothing, a tab for example; then a group is not sure what follows it. */
function hasEmptyText(init: URLPatternInit): boolean {
  const parts = Object.values(createUrlPattern(init, null, false)).flatMap((part) => part.partList)
  return parts.some((part) => part.type === 'fixed-text' && part.value === '')
}

test('what the attributes say constructs an equal pattern', () => {
  let count = 0
  fc.assert(
    fc.property(init, (given) => {
      const pattern = construct(given)
      if (pattern === null || hasEmptyText(given)) return
      // What the standard reads differently the second time: a lone bracket, which does not begin an IPv6
      // address as `\[` did, and a default port that had more after it.
      if (pattern.hostname === '[' || /^(?:80|443)$/.test(pattern.port)) return
      count++
      const parts = partsOf(pattern)
      // With the marks, since a first `#` counts as one.
      const marked = { protocol: `${parts.protocol}:`, hash: `#${parts.hash}` }
      expect(partsOf(new URLPattern({ ...parts, ...marked }))).toEqual(parts)
    }),
    parameters,
  )
  expect(count).toBeGreaterThan(leastHits(250))
})

test('a URL with escaped pattern syntax matches only itself', () => {
  const webUrl = fc.webUrl({ withQueryParameters: true, withFragments: true })
  const canonical = webUrl.map((text) => serializeUrl(parseUrl(text)!))
  const escapeSyntax = (text: string) => text.replace(/[+*?:{}()\\]/g, '\\$&')
  fc.assert(
    fc.property(canonical, canonical, (url, other) => {
      const { scheme, host, port, query, fragment } = parseUrl(url)!
      const hostname = host?.kind === 'domain' ? host.name : ''
      const pathname = new URLPattern({ baseURL: url }).pathname
      const pattern = new URLPattern({
        protocol: scheme,
        username: '',
        password: '',
        hostname: escapeSyntax(hostname),
        port: String(port ?? ''),
        pathname,
        search: escapeSyntax(query ?? ''),
        hash: escapeSyntax(fragment ?? ''),
      })
      expect(pattern.test(url)).toBe(true)
      expect(pattern.test(other)).toBe(url.replace(/[?#]+$/, '') === other.replace(/[?#]+$/, ''))
      expect(pattern.hasRegExpGroups).toBe(false)
    }),
  )
})

test('what groups generate is matched with the same groups, and stays in a URL as it is', () => {
  const value = fc.oneof(patternText, fc.string(), fc.webSegment())
  const shapes = ['/:a/:b', '/x-:a.:b', '/{p:a\\s}/:b', '/:a{/:b/}', '/:a:b']
  let count = 0
  fc.assert(
    fc.property(fc.constantFrom(...shapes), value, value, (pathname, a, b) => {
      const pattern = new URLPattern({ pathname })
      let text: string
      try {
        text = generateComponent(pattern, 'pathname', { a, b })
      } catch (error) {
        expect(error).toBeInstanceOf(TypeError)
        return
      }
      count++
      const { groups } = pattern.exec({ pathname: text })!.pathname
      expect(generateComponent(pattern, 'pathname', groups as Record<string, string>)).toBe(text)
      expect(parseUrl(`https://a.example${text}`)?.path).toEqual({
        kind: 'list',
        segments: text.slice(1).split('/'),
      })
    }),
    parameters,
  )
  expect(count).toBeGreaterThan(leastHits(250))
})

test('a string that is not a pattern throws a TypeError with the place', () => {
  let count = 0
  fc.assert(
    fc.property(
      fc.oneof(
        patternText,
        patternText.map((text) => `https://${text}`),
      ),
      (text) => {
        try {
          new URLPattern(text)
        } catch (error) {
          count++
          if (!(error instanceof TypeError && error.cause instanceof PatternProblem)) throw error
          const { input, start, end } = error.cause
          expect(input).toBe(text)
          expect(start).toBeGreaterThanOrEqual(0)
          expect(end).toBeGreaterThanOrEqual(start)
          expect(end).toBeLessThanOrEqual(text.length)
        }
      },
    ),
    parameters,
  )
  expect(count).toBeGreaterThan(leastHits(250))
})

test('matching never throws, and test says whether exec gives something', () => {
  let matches = 0
  fc.assert(
    fc.property(init, fc.oneof(patternText, fc.webUrl(), shortUrl, init), (given, input) => {
      const pattern = construct(given)
      if (pattern === null || (pattern.hasRegExpGroups && !isShort(input, null))) return
      const isMatch = pattern.test(input)
      expect(pattern.exec(input) !== null).toBe(isMatch)
      if (isMatch) matches++
    }),
    parameters,
  )
  expect(matches).toBeGreaterThan(leastHits(5))
})

test('comparing is antisymmetric and transitive', () => {
  fc.assert(
    fc.property(patternText, patternText, patternText, (...texts) => {
      const patterns = texts.map((pathname) => construct({ pathname }))
      const [a, b, c] = patterns
      if (a == null || b == null || c == null) return
      const compare = (left: URLPattern, right: URLPattern) =>
        compareComponent('pathname', left, right)
      expect(compare(a, b) + compare(b, a)).toBe(0)
      if (compare(a, b) >= 0 && compare(b, c) >= 0) expect(compare(a, c)).toBeGreaterThanOrEqual(0)
    }),
    parameters,
  )
})
