import { toScalarValueString, utf8Decode, utf8Encode } from '@waymark/infra'
import {
  FORM_URLENCODED,
  percentDecodeBytes,
  percentEncodeAfterEncoding,
} from '@waymark/percent-encoding'
import { parseUrlencoded, serializeUrlencoded, URLSearchParams } from '@waymark/urlencoded'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../../test/any-character.ts'
import { runs } from '../../../test/runs.ts'

// Pieces that parsers stumble over, so that random strings meet them often.
const piece = fc.oneof(
  fc.constantFrom(
    '&',
    '=',
    '+',
    '%',
    '%2',
    '%20',
    '%C3',
    '%A9',
    '%E2%82',
    '%F0%9F%92%A9',
    '%ED%A0%80',
    '%f4%90',
  ),
  fc.constantFrom(
    '%00',
    '%7f',
    '%80',
    '%ff',
    '%EF%BB%BF',
    'é',
    '€',
    '💩',
    '\ufeff',
    '\ud800',
    '\udc00',
    '?',
    '#',
    'a',
  ),
  fc.string({ unit: anyCharacter, maxLength: 4 }),
  fc.integer({ min: 0, max: 255 }).map((byte) => `%${byte.toString(16).padStart(2, '0')}`),
)
const query = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''))
const tuples = fc.array(fc.tuple(query, query), { maxLength: 6 })
const parameters = { numRuns: runs(1500) }

/** https://url.spec.whatwg.org/#concept-urlencoded-parser */
function parseBySteps(input: Uint8Array): [name: string, value: string][] {
  const tuples: [string, string][] = []
  for (let start = 0, end = 0; start < input.length; start = end + 1) {
    end = input.indexOf(0x26, start)
    if (end === -1) end = input.length
    if (end === start) continue
    const bytes = input.subarray(start, end)
    const equals = bytes.indexOf(0x3d)
    const name = equals === -1 ? bytes : bytes.subarray(0, equals)
    const value = equals === -1 ? new Uint8Array() : bytes.subarray(equals + 1)
    const decode = (part: Uint8Array) =>
      utf8Decode(percentDecodeBytes(part.map((byte) => (byte === 0x2b ? 0x20 : byte))))
    tuples.push([decode(name), decode(value)])
  }
  return tuples
}

test('strings are parsed as the steps of the standard parse their bytes', () => {
  fc.assert(
    fc.property(query, (input) => {
      expect(parseUrlencoded(input)).toEqual(parseBySteps(utf8Encode(input)))
    }),
    parameters,
  )
})

test('bytes are parsed as the steps of the standard parse them, UTF-8 or not', () => {
  const byte = fc.oneof(
    fc.constantFrom(
      0x26,
      0x3d,
      0x25,
      0x2b,
      0x32,
      0x43,
      0x61,
      0,
      0x7f,
      0xc3,
      0xa9,
      0xe2,
      0x82,
      0xff,
    ),
    fc.integer({ min: 0, max: 255 }),
  )
  fc.assert(
    fc.property(fc.array(byte, { maxLength: 24 }), (bytes) => {
      const input = Uint8Array.from(bytes)
      expect(parseUrlencoded(input)).toEqual(parseBySteps(input))
    }),
    parameters,
  )
})

test('the serialiser writes what the steps of the standard write', () => {
  const encode = (text: string) =>
    percentEncodeAfterEncoding(null, toScalarValueString(text), FORM_URLENCODED)
  fc.assert(
    fc.property(tuples, (list) => {
      const text = list.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')
      expect(serializeUrlencoded(list)).toBe(text)
      expect(new URLSearchParams(list).toString()).toBe(text)
    }),
    parameters,
  )
})

test('what was serialised parses back to the same tuples', () => {
  fc.assert(
    fc.property(query, (input) => {
      const list = parseUrlencoded(input)
      expect(parseUrlencoded(serializeUrlencoded(list))).toEqual(list)
    }),
    parameters,
  )
})

test('what was serialised is ASCII that no URL has to encode', () => {
  fc.assert(
    fc.property(tuples, (list) => {
      expect(serializeUrlencoded(list)).toMatch(/^[\w.*&=+%-]*$/)
    }),
    parameters,
  )
})

test('parsing agrees with the platform on strings that are percent-encoded throughout', () => {
  // Node decodes raw non-ASCII wrongly in a string with an invalid percent-encoding, hence ASCII only.
  const ascii = query.map((text) => text.replace(/[^\0-\x7f]/g, ''))
  fc.assert(
    fc.property(ascii, (input) => {
      expect([...new URLSearchParams(input)]).toEqual([...new globalThis.URLSearchParams(input)])
    }),
    parameters,
  )
})

test('serialising agrees with the platform', () => {
  fc.assert(
    fc.property(tuples, (list) => {
      expect(`${new URLSearchParams(list)}`).toBe(`${new globalThis.URLSearchParams(list)}`)
    }),
    parameters,
  )
})

test('a list of any length is sorted as the platform sorts it', () => {
  const names = fc.constantFrom('a', 'b', 'ab', '', 'é', '\uffff', '💩')
  const lists = fc.array(names, { maxLength: 100, size: 'max' })
  fc.assert(
    fc.property(lists, (list) => {
      const init = list.map((name, i): [string, string] => [name, `${i}`])
      const ours = new URLSearchParams(init)
      const theirs = new globalThis.URLSearchParams(init)
      ours.sort()
      theirs.sort()
      expect([...ours]).toEqual([...theirs])
    }),
  )
})
