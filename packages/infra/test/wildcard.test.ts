import { createNameTest, wildcardPattern } from '@waymark/infra/internal'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectLinear } from '../../../test/growth/expect-linear.ts'

test.each<[text: string, pattern: string, matches: boolean]>([
  ['a', 'a', true],
  ['a', 'b', false],
  ['', '*', true],
  ['a', '*', true],
  ['abc', 'a*', true],
  ['bac', 'a*', false],
  ['abc', '*c', true],
  ['abcd', '*c', false],
  ['abc', 'a*c', true],
  ['ac', 'a*c', true],
  ['a', 'a*a', false],
  ['aa', 'a*a', true],
  ['axbxc', 'a*b*c', true],
  ['acb', 'a*b*c', false],
  ['abb', 'a*b*b', true],
  ['ab', 'a*b*b', false],
  ['abab', '*ab*ab', true],
  ['aab', '*ab*ab', false],
  ['', '**', true],
  ['', 'a*', false],
  ['*', '*', true],
  ['a*', 'a*', true],
  ['', '', true],
  ['a', '', false],
])('%j against %j: %j', (text, pattern, expected) => {
  expect(wildcardPattern(pattern)(text)).toBe(expected)
  expect(createNameTest(['zz', pattern])(text)).toBe(expected)
  expect(createNameTest(['zz', pattern])('zz')).toBe(true)
})

test('long parts are found as short ones are', () => {
  const word = fc.stringMatching(/^[ab]{0,6}$/)
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 5 }),
      fc.stringMatching(/^[ab]{0,20}$/),
      (parts, text) => {
        // The same pattern and string with each letter many times.
        const long = (part: string) => part.replace(/./g, (c) => c.repeat(250))
        const expected = wildcardPattern(parts.join('*'))(text)
        expect(wildcardPattern(parts.map(long).join('*'))(long(text))).toBe(expected)
      },
    ),
  )
  const part = 'ab'.repeat(200)
  expect(wildcardPattern(`*${part}c*`)(`${part}${part}cd`)).toBe(true)
  expect(wildcardPattern(`*${part}c*`)(`${part}a${part}d`)).toBe(false)
})

test('time grows with the text, for long parts too', { tags: 'slow' }, async () => {
  await expectLinear((n) => {
    const half = 'a'.repeat(n / 4)
    expect(wildcardPattern(`*${half}b${half}*`)('a'.repeat(n))).toBe(false)
  })
})
