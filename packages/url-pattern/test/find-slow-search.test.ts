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
  // Few ways from each place, and a match in every text that has more.
  /(?:[a-z]{1,3}){1,6}Z/u,
  /(?:[a-z]{1,3}){1,12}[a-z]/u,
  new RegExp('[\\p{L}--[a-z]]', SETS),
  // In a class in a class, `$` is a character.
  new RegExp('a+[[b]$]?', SETS),
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
  [/(?:[a-z]{1,3}){1,12}Z/u, 'exponential', '(?:[a-z]{1,3}){1,12}'],
  // "ZZZ…" would match at once.
  [/(?:\w{1,3}){1,12}Z/u, 'exponential', '(?:\\w{1,3}){1,12}'],
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
  [/(?:[a-z]{1,50}){1,50}\d/u, 'unknown', '(?:[a-z]{1,50}){1,50}\\d'],
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
