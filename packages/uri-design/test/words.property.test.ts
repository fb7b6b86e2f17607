import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordsOf, wordsOfAnyCase } from '../src/lint/words.ts'

const names = fc.oneof(
  fc.stringMatching(/^[a-z0-9_-]{0,20}$/),
  fc.stringMatching(/^[A-Za-z0-9_.%-]{0,20}$/),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
)

test('the fast way to words finds those of the readable one', () => {
  fc.assert(
    fc.property(names, (name) => {
      expect(wordsOf(name)).toEqual(wordsOfAnyCase(name))
    }),
    { numRuns: 2000 },
  )
})
