import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastHits, runs } from '../../../test/runs.ts'
import { DEFAULT_OPTIONS, HOSTNAME_OPTIONS, PATHNAME_OPTIONS } from '../src/options.ts'
import type { FixedTextPart, GroupPart, Part } from '../src/part.ts'
import { createRegExp, generateRegularExpression } from '../src/regular-expression.ts'
import { runWildcardProgram } from '../src/run-wildcard-program.ts'
import { compileWildcardProgram } from '../src/wildcard-program.ts'

const modifier = fc.constantFrom('none', 'none', 'optional', 'zero-or-more', 'one-or-more')
const around = fc.constantFrom('', '', '/', '.', 'a', '/a', 'a/', 'a.')
const fixedText: fc.Arbitrary<FixedTextPart> = fc.record({
  type: fc.constant('fixed-text'),
  value: fc.constantFrom('/', '.', 'a', 'B', '/a', 'ab/', ''),
  modifier,
})
const group: fc.Arbitrary<GroupPart> = fc.record({
  type: fc.constantFrom('segment-wildcard', 'full-wildcard'),
  value: fc.constant(''),
  modifier,
  name: fc.constant('name'),
  prefix: around,
  suffix: around,
})
const partList = fc.array(fc.oneof(fixedText, group), { maxLength: 5 })
const options = fc.record({
  base: fc.constantFrom(DEFAULT_OPTIONS, HOSTNAME_OPTIONS, PATHNAME_OPTIONS),
  ignoreCase: fc.boolean(),
})
const randomText = fc.string({ unit: fc.constantFrom('/', '.', 'a', 'b', 'A'), maxLength: 10 })

/** A text that is likely to match: each part as often as it may be, and something in its wildcard. */
function writeLikely(parts: readonly Part[], choices: readonly number[]): string {
  let at = 0
  const choose = (): number => choices[at++ % choices.length]!
  return parts
    .map((part) => {
      const { modifier } = part
      const least = modifier === 'none' || modifier === 'one-or-more' ? 1 : 0
      const most = modifier === 'none' || modifier === 'optional' ? 1 : 3
      const texts = Array.from({ length: Math.max(least, choose() % (most + 1)) }, () =>
        part.type === 'fixed-text'
          ? part.value
          : part.prefix + ['a', 'b', 'ab', 'a/b', '.a', 'A'][choose()] + part.suffix,
      )
      return texts.join('')
    })
    .join('')
}

/** Longer strings are left out: on them an expression with repeated groups takes exponential time. */
const LONGEST = 16

test('a program takes what the regular expression of the standard takes', () => {
  let matches = 0
  let taken = 0
  fc.assert(
    fc.property(
      partList,
      options,
      fc.array(randomText, { maxLength: 4 }),
      fc.array(fc.array(fc.nat(5), { minLength: 12, maxLength: 12 }), { maxLength: 6 }),
      (parts, { base, ignoreCase }, texts, choices) => {
        const chosen = { ...base, ignoreCase }
        const regexp = createRegExp(generateRegularExpression(parts, chosen), ignoreCase)
        const program = compileWildcardProgram(parts, chosen)
        for (const candidate of [...texts, ...choices.map((list) => writeLikely(parts, list))]) {
          if (candidate.length > LONGEST) continue
          const expected = regexp.exec(candidate)?.slice(1) ?? null
          expect(runWildcardProgram(program, candidate), candidate).toEqual(expected)
          if (expected === null) continue
          matches++
          taken += expected.filter((text) => text !== undefined && text !== '').length
        }
      },
    ),
    { numRuns: runs(2500) },
  )
  // Inputs that match nothing would pass everything above.
  expect(matches).toBeGreaterThan(leastHits(2500))
  expect(taken).toBeGreaterThan(leastHits(2500))
})
