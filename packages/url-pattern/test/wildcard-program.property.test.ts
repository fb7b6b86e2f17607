import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_OPTIONS, HOSTNAME_OPTIONS, PATHNAME_OPTIONS } from '../src/options.ts'
import type { FixedTextPart, GroupPart } from '../src/part.ts'
import { createRegExp, generateRegularExpression } from '../src/regular-expression.ts'
import { runWildcardProgram } from '../src/run-wildcard-program.ts'
import { compileWildcardProgram } from '../src/wildcard-program.ts'

const modifier = fc.constantFrom('none', 'none', 'optional', 'zero-or-more', 'one-or-more')
const around = fc.constantFrom('', '', '/', '.', 'a', '/a')
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
const input = fc.string({ unit: fc.constantFrom('/', '.', 'a', 'b', 'A'), maxLength: 10 })

test('a program takes what the regular expression of the standard takes', () => {
  let matches = 0
  let taken = 0
  fc.assert(
    fc.property(partList, options, fc.array(input), (parts, { base, ignoreCase }, inputs) => {
      const chosen = { ...base, ignoreCase }
      const regexp = createRegExp(generateRegularExpression(parts, chosen), ignoreCase)
      const program = compileWildcardProgram(parts, chosen)
      for (const candidate of inputs) {
        const expected = regexp.exec(candidate)?.slice(1) ?? null
        expect(runWildcardProgram(program, candidate), candidate).toEqual(expected)
        if (expected === null) continue
        matches++
        taken += expected.filter((text) => text !== undefined && text !== '').length
      }
    }),
    { numRuns: 20_000 },
  )
  // Inputs that match nothing would pass everything above.
  expect(matches).toBeGreaterThan(5_000)
  expect(taken).toBeGreaterThan(5_000)
})
