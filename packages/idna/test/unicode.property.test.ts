import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'
import { SLOTS, slotOf } from '../src/classes.ts'
import { TABLES } from '../src/generated/tables.ts'
import { MAPPED_BY_OFFSET, MAPPED_TO_MANY, MAPPED_TO_ONE } from '../src/properties.ts'
import { type Unicode, unicodeOf, wordOf } from '../src/unicode.ts'

/** The word of a code point, or what it maps to: a common letter may do so by another class. */
function meaningOf(unicode: Unicode, c: number): number | readonly number[] {
  const word = wordOf(unicode, c)
  if (word === MAPPED_TO_ONE || word === MAPPED_TO_MANY) return unicode.targets.of(slotOf(c))
  const { classes } = unicode
  return word === MAPPED_BY_OFFSET ? [c + classes.offsets[classes.of(slotOf(c))]!] : word
}

test('what the tables say does not hang on what was asked before', () => {
  const whole = unicodeOf(TABLES)
  whole.classes.of(SLOTS - 1)
  const withTarget = whole.classes.mapped.map((slot) => (slot < 0x40000 ? slot : slot + 0xa0000))
  expect(withTarget.length).toBeGreaterThan(5_000)
  const codePoint = fc.oneof(
    fc.constantFrom(...withTarget),
    fc.integer({ min: 0x80, max: 0xfff }),
    fc.integer({ min: 0x80, max: 0x10ffff }),
  )
  fc.assert(
    fc.property(fc.array(codePoint, { minLength: 1, maxLength: 20 }), (codePoints) => {
      const fresh = unicodeOf(TABLES)
      for (const c of codePoints) {
        expect(meaningOf(fresh, c)).toEqual(meaningOf(whole, c))
      }
    }),
    { numRuns: runs(50) },
  )
})

test('no more of the tables is decoded than a code point takes', () => {
  const unicode = unicodeOf(TABLES)
  expect(unicode.classes.mapped).toEqual([])
  wordOf(unicode, 0xe5)
  expect(unicode.classes.mapped).toEqual([])
  wordOf(unicode, 0xb5)
  expect(Math.max(...unicode.classes.mapped)).toBeLessThan(0x100)
  wordOf(unicode, 0x482)
  expect(Math.max(...unicode.classes.mapped)).toBeLessThan(0x500)
})
