import { canParse } from '@waymark/url-parser'
import { URLPattern } from '@waymark/url-pattern'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastHits, runs } from '../../../test/runs.ts'
import { COMPONENTS } from '../src/url-component.ts'
import { isShort } from './arbitraries.ts'

/**
 * The engines' own URLPattern, where there is one that follows the same text of the standard (Ada 4, in
 * Node 24.21 and 26), outside what it is known to do differently:
 *
 * - Text of opaque pathnames is parsed as a URL: `///:a` becomes `/:a`, `:a//[` throws.
 * - Spaces and tabs are removed where the URL parser keeps or refuses them.
 * - A string that is not a URL matches as if it were a pathname.
 * - `/:a.b/..` throws; `..` removes what is between it and the group.
 * - A pathname of which `..` leaves nothing throws.
 * - A group after several characters of which the first is a slash is written as if it were after that
 *   alone: `{//*}` as `//*`, which are other parts.
 * - A `\` in a pathname stays one; it is a slash.
 * - The protocol `http:*` of an object is none; the URL parser takes it for `http`.
 * - Of the search `??a` of an object that is matched it takes both marks away; *process search for init* takes one.
 */
interface NativePattern extends Pick<URLPattern, (typeof attributes)[number] | 'test' | 'exec'> {}
type NativeClass = new (...args: readonly unknown[]) => NativePattern
const Native = (globalThis as { readonly URLPattern?: NativeClass }).URLPattern
const isCurrent = Native !== undefined && Number.parseInt(process.versions['ada'] ?? '0', 10) >= 4

const attributes = [...COMPONENTS, 'hasRegExpGroups'] as const

const syntax = ['*', '+', '?', '{', '}', '(', ')', ':a', '/:b', '{:c}', '/*', '{/d}?', '(?:x)']
const delimiters = ['/', '.', ':', '@', '#', '[', ']', '//', '://', '-', '=', '\\:', '\\.']
const words = [
  'a',
  'b',
  'é',
  '🍅',
  '%41',
  '80',
  '443',
  'http',
  'https',
  '(a|b)',
  '(.*)',
  '([^\\/]+?)',
]
const join = (pieces: readonly string[]) => pieces.join('')
const text = fc
  .array(fc.constantFrom(...syntax, ...delimiters, ...words), { maxLength: 8 })
  .map(join)
const start = fc.constantFrom(
  '',
  'https://',
  'http{s}?://',
  'https://a.b',
  'https://*.a:8{1}?',
  '*://',
)
const base = fc.constantFrom('https://b.example/x/y?q#f', 'http://u:p@h:8080/a*b/(c)?d*', 'nope')
const initOf = (part: fc.Arbitrary<string>, protocols: readonly string[]) => {
  const parts = Object.fromEntries(COMPONENTS.map((name) => [name, part]))
  const protocol = fc.constantFrom(...protocols)
  return fc.record({ ...parts, protocol }, { requiredKeys: ['protocol'] })
}
const init = initOf(text, ['https', 'http:', 'http{s}?', ':p', '*', 'ht(tp|x)s'])
const pattern = fc.oneof(
  fc.tuple(fc.tuple(start, text).map(join), base),
  fc.tuple(fc.tuple(start, text).map(join)),
  fc.tuple(fc.tuple(init, base).map(([parts, baseURL]) => ({ ...parts, baseURL }))),
  fc.tuple(init),
)
const url = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  text.map((path) => `https://a.b/${path}`),
  fc.constantFrom('https://a.b/', 'https://a.b/a?b#a', 'http://a.b:8080/b/a', 'http://b/-'),
)
const withoutBackslash = text.map((part) => part.replaceAll('\\', ''))
const input = fc.oneof(
  fc.tuple(url),
  fc.tuple(text, base),
  fc.tuple(initOf(withoutBackslash, ['https', 'http:'])),
)

const special = ['http', 'https', 'ws', 'wss', 'ftp', 'file']

/** Whether pathnames are encoded as opaque ones: the protocol matches no special scheme. */
function isOpaque({ protocol }: NativePattern): boolean {
  const pattern = new URLPattern({ protocol })
  return !special.some((scheme) => pattern.test({ protocol: scheme }))
}

/** Whether a string has what the engine is known to read or write differently. */
function isDisputed(text: string): boolean {
  return text.includes('..') || /\{\/[^}:*(]+[:*(]/.test(text)
}

const textsOf = (given: readonly (string | Record<string, string>)[]): string[] =>
  given.flatMap((value) => (typeof value === 'string' ? value : Object.values(value)))

function construct(Class: NativeClass, args: readonly unknown[]): NativePattern | null {
  try {
    return new Class(...args)
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError)
    return null
  }
}

// https://urlpattern.spec.whatwg.org/#process-search-for-init
test.each([
  ['?a', 'a'],
  ['??a', '?a'],
  ['???', '??'],
])('of the search %j of an object one mark is taken away', (search, input) => {
  expect(new URLPattern({}).exec({ search })?.search.input).toBe(input)
})

test.runIf(isCurrent)('patterns and matches agree with the engine', () => {
  let patterns = 0
  let matches = 0
  fc.assert(
    fc.property(pattern, fc.boolean(), fc.array(input), (given, ignoreCase, inputs) => {
      if (textsOf(given).some(isDisputed)) return
      const args = [...given, { ignoreCase }]
      const ours = construct(URLPattern as NativeClass, args)
      if (ours !== null && isOpaque(ours)) return
      const theirs = construct(Native!, args)
      const look = (pattern: NativePattern | null) =>
        pattern && attributes.map((name) => pattern[name])
      expect(look(ours)).toEqual(look(theirs))
      if (ours === null || theirs === null) return
      patterns++
      for (const [text, base] of inputs) {
        if (textsOf([text]).some(isDisputed)) continue
        if (
          typeof text === 'object' &&
          new Map(Object.entries(text)).get('search')?.startsWith('??')
        )
          continue
        if (typeof text === 'string' && !canParse(text, { base: base ?? null })) continue
        // The engine makes an expression of every pattern.
        if (!isShort(text, base ?? null)) continue
        const result = ours.exec(text, base)
        expect(result).toEqual(theirs.exec(text, base))
        expect(ours.test(text, base)).toBe(theirs.test(text, base))
        if (result !== null) matches++
      }
    }),
    { numRuns: runs(5000) },
  )
  expect(patterns).toBeGreaterThan(leastHits(400))
  expect(matches).toBeGreaterThan(leastHits(25))
})
