import { toAscii } from '@waymark/idna'
import { findRefusals, mapDomain } from '@waymark/idna/internal/refusals'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../../test/any-character.ts'
import { leastHits, runs } from '../../../test/runs.ts'

const STRICT = {
  checkHyphens: true,
  useStd3AsciiRules: true,
  verifyDnsLength: true,
}

const piece = fc.oneof(
  fc.constantFrom(
    'a',
    'B',
    '-',
    '--',
    '.',
    '。',
    'xn--',
    'xn--a',
    'xn--mnchen-3ya',
    'ü',
    'ß',
    '1',
    '_',
  ),
  fc.constantFrom(
    'א',
    'ا',
    '١',
    '۱',
    '\u0301',
    '\u200c',
    '\u200d',
    'क्',
    '\u00ad',
    '℀',
    '％',
    '\ud800',
    '한',
  ),
  fc.constantFrom(
    'xn--0ca24w',
    'xn--4dbcagdahymbxekheh6e0a7fei0b',
    'xn--1ch',
    'xn--xn---epa',
    'x'.repeat(61),
  ),
  fc.string({ unit: anyCharacter, maxLength: 2 }),
)
const domains = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))

test('a domain has a refusal exactly if ToASCII refuses it, strict and relaxed', () => {
  const counts = { refused: 0, strict: 0, fine: 0 }
  fc.assert(
    fc.property(domains, (domain) => {
      const refusals = findRefusals(domain)
      const isRelaxed = toAscii(domain) !== null
      expect(refusals.every(({ isStrict }) => isStrict)).toBe(isRelaxed)
      expect(refusals.length === 0).toBe(toAscii(domain, STRICT) !== null)
      counts[refusals.length === 0 ? 'fine' : isRelaxed ? 'strict' : 'refused']++
      for (const { start, end } of refusals) {
        expect([start >= 0, start <= end, end <= domain.length]).toEqual([true, true, true])
      }
    }),
    { numRuns: runs(1500) },
  )
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(leastHits(15))
})

test('each code point of the mapped text comes from characters of the domain, in order', () => {
  expect(mapDomain('A℀')).toEqual({
    points: [0x61, 0x61, 0x2f, 0x63],
    starts: [0, 1, 1, 1],
    ends: [1, 2, 2, 2],
  })
  expect(mapDomain('u\u0308x')).toEqual({ points: [0xfc, 0x78], starts: [0, 2], ends: [2, 3] })
})
