import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../../test/any-character.ts'
import { runs } from '../../../test/runs.ts'
import { changesBetween } from '../src/changes.ts'

test.each([
  ['https;// exam ple.com', 'https://example.com', [';>:', ' >', ' >']],
  ['htps:/a.example', 'https://a.example', ['>t', '>/']],
  ['“https://a.example”', 'https://a.example', ['“>', '”>']],
  ['a😀b', 'a😁b', ['😀>😁']],
  ['a', 'a', []],
])('the changes from %s to %s', (before, after, expected) => {
  const changes = changesBetween(before, after)
  expect(changes.map((change) => `${change.before}>${change.after}`)).toEqual(expected)
})

test('the changes take away what they say, and add the rest', () => {
  const text = fc.string({ unit: anyCharacter, maxLength: 40 })
  fc.assert(
    fc.property(text, text, (before, after) => {
      const changes = changesBetween(before, after)
      const length = (side: 'before' | 'after') =>
        changes.reduce((sum, change) => sum + change[side].length, 0)
      expect(before.length - length('before')).toBe(after.length - length('after'))
    }),
    { numRuns: runs(200) },
  )
})

test('long texts without anything in common are not compared', () => {
  expect(changesBetween('a'.repeat(1_000_000), 'b'.repeat(1_000_000))).toEqual([])
})
