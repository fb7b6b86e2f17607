import { parseUrl } from '@waymark/url-parser'
import type { URLPatternInit, URLPatternInput } from '@waymark/url-pattern'
import fc from 'fast-check'
import { componentsOf, processUrlPatternInit } from '../src/process-init.ts'
import { COMPONENTS } from '../src/url-component.ts'

const delimiters = ['/', '.', ':', '@', '#', '[', ']', '//', '://', '-', '=', '..', '%', ' ', '\t']
const syntax = [
  '*',
  '+',
  '?',
  '{',
  '}',
  '(',
  ')',
  '\\',
  '\\:',
  '(.*)',
  '(a|b)',
  '(?:x)',
  '([^.]+?)',
]
const groups = [':a', '/:b', '{:c}', '{:d}?', '{x}+', '/*', '{/:e-}*', '{*.}?', '([^\\/]+?)']
const words = ['a', 'Z', 'é', '🍅', '%41', '80', '443', 'https', 'a.example']

/** Text in which much looks like the syntax of a pattern. */
export const patternText: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...delimiters, ...syntax, ...groups, ...groups, ...words), {
    maxLength: 8,
  })
  .map((texts) => texts.join(''))

/** Inits with such a string in one part; most make a pattern. */
export const init: fc.Arbitrary<URLPatternInit> = fc
  .tuple(
    fc.record(
      {
        protocol: fc.constantFrom('https', 'http{s}?', 'data', ':scheme', '*', ''),
        hostname: fc.constantFrom('*.a.example', '[::1]', '{[:a', ':sub.a.example', 'a{.b}?'),
        port: fc.constantFrom('', '*', '8080', '443', '8{0}?', ':port', '(\\d+)'),
      },
      { requiredKeys: [] },
    ),
    fc.constantFrom(...COMPONENTS),
    patternText,
  )
  .map(([parts, name, text]) => ({ ...parts, [name]: text }))

/**
 * Whether every part of a URL is so short that any regular expression is done with it in time: random ones
 * take exponential time, `([^\\/]+?)+a` for example, and a test would hang.
 */
export function isShort(input: URLPatternInput, base: string | null): boolean {
  const url = typeof input === 'string' ? parseUrl(input, { base }) : null
  const parts =
    typeof input === 'string' ? url && componentsOf(url) : processUrlPatternInit(input, 'url')
  return parts === null || Object.values(parts).every(({ length }) => length <= 16)
}
