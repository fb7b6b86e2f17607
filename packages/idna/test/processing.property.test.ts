import { toAscii, toUnicode } from '@waymark/idna'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../../test/any-character.ts'
import { leastHits, runs } from '../../../test/runs.ts'

/** Text in which the interesting code points are common. */
const character = fc.oneof(
  fc.constantFrom(...'abcXYZ019-._'),
  fc.constantFrom(...'üßéÅﬁ例ｱ한가각ㄱאبا١क्षंぁ゙𝐀💩。．'),
  fc.constantFrom(
    '\u0301',
    '\u0323',
    '\u0327',
    '\u094d',
    '\u200c',
    '\u200d',
    '\u1161',
    '\u11a8',
    '\u00ad',
  ),
  fc.integer({ min: 0x80, max: 0x3ffff }).map((c) => String.fromCodePoint(c)),
)
const domain = fc
  .array(
    fc.array(character, { maxLength: 8 }).map((label) => label.join('')),
    { maxLength: 4 },
  )
  .map((labels) => labels.join('.'))
const parameters = { numRuns: runs(2000) }
test('the ASCII form is ASCII, and its own ASCII form', () => {
  let hits = 0
  fc.assert(
    fc.property(domain, (input) => {
      const ascii = toAscii(input)
      if (ascii === null) return
      hits++
      expect(ascii).toMatch(/^[\0-@[-\x7f]*$/)
      expect(toAscii(ascii)).toBe(ascii)
    }),
    parameters,
  )
  expect(hits).toBeGreaterThan(leastHits(100))
})

test('the ASCII form of the Unicode form is the ASCII form', () => {
  fc.assert(
    fc.property(domain, (input) => {
      const ascii = toAscii(input)
      const unicode = toUnicode(input)
      expect(unicode.error).toBe(ascii === null)
      if (ascii === null) return
      expect(toAscii(unicode.domain)).toBe(ascii)
      expect(toUnicode(ascii)).toEqual(unicode)
      expect(toUnicode(unicode.domain)).toEqual(unicode)
    }),
    parameters,
  )
})

test('a check that is switched on never changes an answer, it only refuses', () => {
  const options = fc.record({
    checkHyphens: fc.boolean(),
    checkBidi: fc.boolean(),
    checkJoiners: fc.boolean(),
    useStd3AsciiRules: fc.boolean(),
    verifyDnsLength: fc.boolean(),
  })
  const none = { checkBidi: false, checkJoiners: false }
  fc.assert(
    fc.property(domain, options, (input, some) => {
      const ascii = toAscii(input, some)
      if (ascii !== null) expect(toAscii(input, none)).toBe(ascii)
    }),
    parameters,
  )
})

test('any string has an answer', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (input) => {
      expect(typeof toUnicode(input).domain).toBe('string')
      toAscii(input)
    }),
    parameters,
  )
})

test('a string that the mapping keeps is normalised as the engine does it', () => {
  // Only code points that are assigned in the engine's version of Unicode, and kept by the mapping.
  const isAsked = (c: string) => !/\p{Cn}|\p{Cs}/u.test(c) && toUnicode(c).domain === c && c !== '.'
  const mark = fc.constantFrom(
    ...'\u0300\u0301\u0308\u0323\u0327\u0328\u0331\u0345\u05b0\u3099\u094d',
  )
  const kept = fc.oneof(character, mark, mark).filter(isAsked)
  let changed = 0
  fc.assert(
    fc.property(fc.array(kept, { maxLength: 40 }), (characters) => {
      const text = characters.join('')
      if (text.startsWith('xn--')) return
      const normalized = text.normalize('NFC')
      if (normalized !== text) changed++
      expect(toUnicode(text).domain).toBe(normalized)
    }),
    parameters,
  )
  expect(changed).toBeGreaterThan(leastHits(200))
})
