import { keyOf } from '@waymark/compare'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const key = (text: string) => keyOf(text, 'ldap-case-ignore')

// Without U+0345, which the RFC folds to a letter before it puts marks in order.
const letters = fc.constantFrom(...'aA\u00e9\u00df\u1e9e\u0130\ufb01\u212b\u03c2\u0958\uac00\u1100')
const marks = fc.constantFrom(
  ...'\u0300\u0301\u0323\u0327\u0334\u05b0\u064b\u093c\u094d\u0e38\u0f71\u1dce\u20dd\u302a\u3099',
)
const texts = fc.string({ unit: fc.oneof(letters, marks) })
const runs = fc.tuple(letters, fc.string({ unit: marks, minLength: 40, maxLength: 200 }))

test('all Unicode normal forms of a string have the same key', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        texts,
        runs.map(([letter, run]) => letter + run),
      ),
      (text) => {
        for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) {
          expect(key(text.normalize(form))).toBe(key(text))
        }
      },
    ),
  )
})

test('a long run of marks is in canonical order', () => {
  fc.assert(
    fc.property(runs, ([letter, run]) => {
      const found = key(letter + run)
      expect(found).toBe(found?.normalize('NFKD'))
    }),
  )
})

test('the key is the same for capitals, letter by letter, but for the dotless i', () => {
  const different: string[] = []
  for (let c = 0; c <= 0x10ffff; c++) {
    if (c >= 0xd800 && c <= 0xdfff) continue
    const character = String.fromCodePoint(c)
    const upper = character.toUpperCase()
    const lower = character.toLowerCase()
    if (upper === character && lower === character) continue
    if (key(`x${upper}`) !== key(`x${character}`)) different.push(character)
    else if (key(`x${lower}`) !== key(`x${character}`)) different.push(character)
  }
  expect(different).toEqual(['\u0131'])
})
