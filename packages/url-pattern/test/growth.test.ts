/** @module-tag slow */
import { URLPattern } from '@waymark/url-pattern'
import { test } from 'vitest'
import { expectLinear } from '../../../test/growth.ts'

/** Patterns are read by the constructor, whether it takes them or not. */
const compile =
  (start: string, unit: string, end = '') =>
  (size: number) => {
    try {
      return new URLPattern(`${start}${unit.repeat(size)}${end}`)
    } catch (error) {
      return error
    }
  }
const names = (size: number) => Array.from({ length: size }, (_, index) => `n${index}`)
const match = (pathname: string, unit: string, end = '') => {
  const pattern = new URLPattern({ pathname })
  return (size: number) => pattern.test({ pathname: `/${unit.repeat(size)}${end}` })
}

const operations: Record<string, (size: number) => unknown> = {
  'fixed text': compile('https://a.example/', 'a'),
  'text to encode': compile('https://a.example/', 'é'),
  'dot segments': compile('https://a.example/', 'a/../'),
  labels: compile('https://', 'a.', 'example/'),
  escapes: compile('https://a.example/', '\\a'),
  braces: compile('https://a.example/', '{a}'),
  'braces that are not closed': compile('https://a.example/', '{'),
  'groups with numbers': compile('https://a.example/', '(.*)'),
  'groups with names': (size) => new URLPattern(`https://a.example/:${names(size / 4).join('/:')}`),
  'groups that can be skipped': (size) =>
    new URLPattern(`https://a.example/:${names(size / 4).join('?/:')}`),
  'one long name': compile('https://a.example/:', 'n'),
  colons: compile('https://a.example/', ':'),
  'colons before a protocol ends': compile('', '\\:a', '://a.example/'),
  'at signs': compile('https://', 'u@', 'a.example/'),
  'open parentheses': compile('https://a.example/', '('),
  'open parentheses with text': compile('https://a.example/', '(a'),
  'open parentheses within one': compile('https://a.example/(a', '(?:'),
  'open parentheses after backslashes': compile('https://a.example/(', '\\(a'),
  'question marks': compile('https://a.example/', '?'),
  'a long message': compile('https://a.example/(', 'a'),
  'a base': (size) =>
    new URLPattern({ pathname: 'x', baseURL: `https://a.example/${'*/'.repeat(size)}` }),
  'named groups': match('/:a-:b-:c-:d', 'x-', '/'),
  wildcards: match('*a*a*a*a*b', 'a'),
  'a wildcard and a name': match('*:a', 'a', '/'),
  'a name that repeats': match('/{:a}+x', 'a'),
  'a prefix that repeats': match('{/a:b}*x', '/a'),
  'text that repeats': match('{/a}*{/a}*{/a}*', '/a', 'x'),
}

test.each(Object.entries(operations))('%s: time in proportion to the size', (_, run) => {
  expectLinear(run)
})
