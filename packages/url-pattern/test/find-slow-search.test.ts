import { findSlowSearch } from '@waymark/url-pattern/internal'
import { expect, test } from 'vitest'

/** ECMAScript 2024 has it, which the compiler is not told. */
const SETS = 'v'

test.each([
  /[a-z][A-Z]/u,
  /\d+/u,
  /[A-Z]+/u,
  /v\d+/u,
  /^v\d+$/u,
  /^x-/u,
  /\/v\d+(?:\/|$)/u,
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/u,
  /^(?!.*--)[a-z-]+$/u,
  /(?<!\/)$/u,
  /\bv1\b/u,
  /secret|token|password/iu,
  /^(?<verb>get|create)(?<rest>[A-Z].*)$/u,
  new RegExp('[\\p{L}--[a-z]]', SETS),
])('%s takes time in proportion to the text', (pattern) => {
  expect(findSlowSearch(pattern)).toBe(null)
})

test.each([
  [/^(?:a+)+$/u, 'exponential', '(?:a+)+'],
  [/(?:a+)+x/u, 'exponential', '(?:a+)+'],
  [/^(?:é+)+$/u, 'exponential', '(?:é+)+'],
  [/^(?:\p{Script=Thai}+)+$/u, 'exponential', '(?:\\p{Script=Thai}+)+'],
  [/^(?=(a+)+$)b/u, 'exponential', '(a+)+'],
  [/^(?:a?){30}a{30}$/u, 'exponential', '(?:a?){30}'],
  // The engine begins anew at each place.
  [/a+b/u, 'polynomial', 'a+'],
  [/\s+$/u, 'polynomial', '\\s+'],
  [/\d+(?=x)/u, 'polynomial', '\\d+'],
  [/^a|b+c/u, 'polynomial', 'b+'],
  [/^[a-z]+$/mu, 'polynomial', '[a-z]+'],
  [/(?=.*v1)/u, 'polynomial', '(?=.*v1)'],
  [/(?<=a+)b/u, 'polynomial', '(?<=a+)'],
  [/^(\w+)\1$/u, 'polynomial', '\\1'],
  [/^(?<a>\w+)\k<a>$/u, 'polynomial', '\\k<a>'],
  [/^(?:a{99}){99}$/u, 'unknown', '^(?:a{99}){99}$'],
] as const)('%s is slow', (pattern, growth, part) => {
  expect(findSlowSearch(pattern)).toMatchObject({ growth, part })
})

test.each([
  [/a+b/u, /a+/y],
  [/[a-z]+\d/u, /[a-z]+/y],
  [/\s+$/u, /\s+/y],
  [/-+x/u, /-+/y],
])('%s reads a text with what is repeated from each place to the end', (pattern, beginning) => {
  const text = findSlowSearch(pattern)!.repeated!.repeat(100)
  expect(pattern.test(`${text}!`)).toBe(false)
  for (let at = 0; at < text.length; at++) {
    beginning.lastIndex = at
    expect(beginning.exec(text)?.[0].length).toBe(text.length - at)
  }
})

test('many rare characters are too much to say', () => {
  const scripts = [
    'Thai',
    'Lao',
    'Tibetan',
    'Myanmar',
    'Georgian',
    'Hangul',
    'Ethiopic',
    'Cherokee',
    'Khmer',
    'Mongolian',
    'Ogham',
    'Runic',
  ]
  const pattern = new RegExp(scripts.map((script) => `\\p{Script=${script}}`).join('|'), 'u')
  expect(findSlowSearch(pattern)?.growth).toBe('unknown')
})
