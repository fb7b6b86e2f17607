import { toScalarValueString } from '@waymark/infra'
import {
  C0_CONTROL,
  COMPONENT,
  type Encoder,
  FORM_URLENCODED,
  FRAGMENT,
  PATH,
  type PercentEncodeSet,
  percentDecodeBytes,
  percentDecodeString,
  percentEncodeAfterEncoding,
  QUERY,
  SPECIAL_QUERY,
  USERINFO,
  utf8PercentDecode,
  utf8PercentDecodeStrict,
  utf8PercentEncode,
} from '@waymark/percent-encoding'
import { decodeFormPart, unencodedCharacters } from '@waymark/percent-encoding/internal'
import { expect, test } from 'vitest'
import { utf8DecodeWithoutBom } from '../../../conformance/oracle/encoding.ts'
import * as steps from '../../../conformance/oracle/percent-encode-sets.ts'
import {
  utf8PercentEncode as encodeBySteps,
  percentDecode,
  percentDecodeString as stringBySteps,
} from '../../../conformance/oracle/percent-encoding.ts'

// The oracle is the standard written once more, step by step. Here it is asked about every byte, and about every
// combination of what comes after a percent sign.

const SETS: readonly (readonly [string, PercentEncodeSet, steps.PercentEncodeSet])[] = [
  ['C0_CONTROL', C0_CONTROL, steps.c0ControlPercentEncodeSet],
  ['FRAGMENT', FRAGMENT, steps.fragmentPercentEncodeSet],
  ['QUERY', QUERY, steps.queryPercentEncodeSet],
  ['SPECIAL_QUERY', SPECIAL_QUERY, steps.specialQueryPercentEncodeSet],
  ['PATH', PATH, steps.pathPercentEncodeSet],
  ['USERINFO', USERINFO, steps.userinfoPercentEncodeSet],
  ['COMPONENT', COMPONENT, steps.componentPercentEncodeSet],
  ['FORM_URLENCODED', FORM_URLENCODED, steps.formUrlencodedPercentEncodeSet],
]
const ASCII = Array.from({ length: 0x80 }, (_, c) => String.fromCharCode(c))

/** Both sides of each limit of UTF-8 and UTF-16, and lone surrogates. */
const BEYOND = [
  ...['\x80', '\u07ff', '\u0800', '\ud7ff', '\ue000', '\uffff', '\u{10000}', '\u{10ffff}'],
  ...['\ud800', '\udbff', '\udc00', '\udfff', '\udc00\ud800', '\ud800\ud800', '\ud83d\udca9'],
]

test.each(SETS)('%s has the code points of the standard', (_name, set, isInSet) => {
  for (const c of [...ASCII, ...BEYOND]) {
    for (const input of [c, `a${c}`, `${c}a`, `a${c}${c}b`]) {
      const encoded = encodeBySteps(toScalarValueString(input), isInSet)
      // The standard says a plus sign for a space only where the set is that of forms.
      expect(utf8PercentEncode(input, set), input).toBe(encoded)
      expect(percentEncodeAfterEncoding(null, input, set), input).toBe(encoded)
    }
  }
  for (let byte = 0x80; byte < 0x100; byte++) expect(set.has(byte)).toBe(true)
})

test.each(SETS)('the kept characters are those that %s does not hold', (_name, set) => {
  const encoded = new RegExp(`[^${unencodedCharacters(set)}]`)
  for (const [code, c] of ASCII.entries()) expect(encoded.test(c), c).toBe(set.has(code))
  expect(encoded.test('é')).toBe(true)
})

test('text of another encoding is encoded byte by byte', () => {
  const bytes: Encoder = {
    encode(input, emit, fail) {
      for (let i = 0; i < input.length; i++) {
        const c = input.charCodeAt(i)
        if (c < 0x100) emit(c)
        else fail(c)
      }
    },
  }
  for (const [, set, isInSet] of SETS) {
    for (const c of ASCII) {
      const encoded = encodeBySteps(c, isInSet)
      expect(percentEncodeAfterEncoding(bytes, c, set)).toBe(encoded)
    }
    expect(percentEncodeAfterEncoding(bytes, '\x80\xff\u0100', set)).toBe('%80%FF%26%23256%3B')
  }
})

/** What may follow a percent sign: both sides of each range of hexadecimal digits. */
const DIGITS = ['', '/', '0', '9', ':', '@', 'A', 'F', 'G', '`', 'a', 'f', 'g', '%', 'é']

test('two hexadecimal digits after a percent sign are a byte, and nothing else is', () => {
  for (const high of DIGITS) {
    for (const low of DIGITS) {
      for (const end of ['', '1', '%41']) {
        const input = `%${high}${low}${end}`
        const bytes = stringBySteps(input)
        expect([...percentDecodeString(input)], input).toEqual(bytes)
        const raw = Uint8Array.from(input, (c) => c.charCodeAt(0))
        expect([...percentDecodeBytes(raw)], input).toEqual(percentDecode([...raw]))
        const text = utf8DecodeWithoutBom(bytes)
        expect(utf8PercentDecode(input), input).toBe(text)
        expect(decodeFormPart(`a=${input}&%41`, 2, 2 + input.length), input).toBe(text)
      }
    }
  }
})

test('bytes that are UTF-8 are its characters, and others are U+FFFD', () => {
  const starts = [
    '',
    'C1',
    'C2',
    'DF',
    'E0',
    'E1',
    'ED',
    'EF',
    'F0',
    'F1',
    'F4',
    'F5',
    'FF',
    'E2 82',
  ]
  const nexts = ['', '41', '7F', '80', '8F', '90', '9F', 'A0', 'BB', 'BF', 'C0', 'C2', 'FF']
  for (const start of starts) {
    for (const next of nexts) {
      for (const end of ['', '80', 'BF BF', '80 80', '80 BF', '80 41', '41']) {
        const bytes = `${start} ${next} ${end}`.split(' ').filter((byte) => byte !== '')
        const input = bytes.map((byte) => `%${byte}`).join('')
        const text = utf8DecodeWithoutBom(stringBySteps(input))
        expect(utf8PercentDecode(input), input).toBe(text)
        expect(utf8PercentDecode(`x${input}x`), input).toBe(`x${text}x`)
        const isUtf8 = !text.includes('\ufffd')
        expect(utf8PercentDecodeStrict(input), input).toBe(isUtf8 ? text : null)
      }
    }
  }
  expect(utf8PercentDecodeStrict('%EF%BF%BD\ufffd')).toBe('\ufffd\ufffd')
  expect(utf8PercentDecodeStrict('\ud800')).toBeNull()
})

test('a plus sign is a space only where it is asked for', () => {
  expect(utf8PercentDecode('+a+%2B+')).toBe('+a+++')
  expect(decodeFormPart('+a+%2B+')).toBe(' a + ')
  expect(decodeFormPart('a+b+c', 1, 4)).toBe(' b ')
})

test('long text is encoded and decoded as short text is', () => {
  const units = 'é %\u{1f4a9}+"'
  const count = 40_000
  for (const [, set] of SETS) {
    const once = utf8PercentEncode(units, set)
    expect(utf8PercentEncode(units.repeat(count), set) === once.repeat(count)).toBe(true)
  }
  const encoded = '%C3%A9a%25+%F0%9F%92%A9'
  for (const decode of [utf8PercentDecode, (text: string) => decodeFormPart(text)]) {
    const once = decode(encoded)
    const long = decode(encoded.repeat(count))
    expect(long === once.repeat(count)).toBe(true)
  }
})

test('what was encoded before changes nothing', () => {
  // The bytes of some code points are remembered: the second time, they all are.
  for (const _ of ['first', 'second']) {
    const wrong: number[] = []
    for (let c = 0x80; c < 0x10000; c++) {
      if (c >= 0xd800 && c < 0xe000) continue
      const text = String.fromCharCode(c)
      if (utf8PercentEncode(text, C0_CONTROL) !== encodeURIComponent(text)) wrong.push(c)
    }
    expect(wrong).toEqual([])
  }
})
