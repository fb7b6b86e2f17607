import { TextDecoder } from '@exodus/bytes/encoding.js'
import { getEncoder } from '@waymark/legacy-encoding'
import {
  FORM_URLENCODED,
  percentEncodeAfterEncoding,
  SPECIAL_QUERY,
} from '@waymark/percent-encoding'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const encoded = (label: string, input: string, set = SPECIAL_QUERY) =>
  percentEncodeAfterEncoding(getEncoder(label), input, set)

function bytesOf(label: string, input: string): { bytes: Uint8Array; failures: number[] } {
  const bytes: number[] = []
  const failures: number[] = []
  getEncoder(label).encode(
    input,
    (byte) => bytes.push(byte),
    (scalarValue) => failures.push(scalarValue),
  )
  return { bytes: Uint8Array.from(bytes), failures }
}

test("the URL Standard's examples", () => {
  expect(encoded('Shift_JIS', ' ')).toBe('%20')
  expect(encoded('Shift_JIS', '≡')).toBe('%81%DF')
  expect(encoded('Shift_JIS', '‽')).toBe('%26%238253%3B')
  expect(encoded('ISO-2022-JP', '¥')).toBe('%1B(J\\%1B(B')
  expect(encoded('Shift_JIS', '1+1 ≡ 2%20‽', FORM_URLENCODED)).toBe(
    '1%2B1+%81%DF+2%2520%26%238253%3B',
  )
})

test('a label is found in any case and with white space, and another is refused', () => {
  expect(encoded(' SJIS\n', '≡')).toBe('%81%DF')
  expect(() => getEncoder('klingon')).toThrow(RangeError)
  expect(() => getEncoder('')).toThrow('names-and-labels')
})

test('UTF-16 and the replacement encoding are written as UTF-8', () => {
  for (const label of [
    'utf-16le',
    'utf-16be',
    'utf-16',
    'replacement',
    'iso-2022-kr',
    'hz-gb-2312',
    'utf8',
  ]) {
    expect(encoded(label, '漢\ud800')).toBe('%E6%BC%A2%EF%BF%BD')
  }
})

test('gb18030 has a form of four bytes for what its tables lack, and not for U+E5E5', () => {
  expect(encoded('gb18030', '\u{1f4a9}')).toBe('%949%DA3')
  expect(encoded('gb18030', '\ue5e5')).toBe('%26%2358853%3B')
  expect(encoded('gbk', '€')).toBe('%80')
  expect(encoded('gbk', '\u{1f4a9}')).toBe('%26%23128169%3B')
})

test('ISO-2022-JP keeps its state across what it cannot say', () => {
  expect(encoded('iso-2022-jp', '¥\u{1f4a9}¥')).toBe('%1B(J\\%26%23128169%3B\\%1B(B')
  expect(encoded('iso-2022-jp', '漢\u{1f4a9}漢')).toBe('%1B$B4A%1B(B%26%23128169%3B%1B$B4A%1B(B')
  expect(encoded('iso-2022-jp', '\u203e\\')).toBe('%1B(J~%1B(B\\')
  expect(encoded('iso-2022-jp', '¥a')).toBe('%1B(J\\a%1B(B')
  expect(encoded('iso-2022-jp', '\u000eA')).toBe('%26%2365533%3BA')
  expect(encoded('iso-2022-jp', '漢\u001bA')).toBe('%1B$B4A%1B(B%26%2365533%3BA')
  expect(encoded('iso-2022-jp', 'ｱﾞ−')).toBe('%1B$B%%22!+!]%1B(B')
})

test('the user-defined encoding maps one private-use block', () => {
  expect(encoded('x-user-defined', '\uf780\uf7ff\u0080')).toBe('%80%FF%26%23128%3B')
})

const labels = [
  ...[
    'ibm866',
    'iso-8859-2',
    'iso-8859-8-i',
    'koi8-r',
    'koi8-u',
    'macintosh',
    'windows-874',
    'windows-1252',
  ],
  ...[
    'windows-1258',
    'x-mac-cyrillic',
    'gbk',
    'gb18030',
    'big5',
    'euc-jp',
    'iso-2022-jp',
    'shift_jis',
    'euc-kr',
  ],
]
const text = fc.string({
  unit: fc.constantFrom(
    'a',
    '\\',
    '~',
    'é',
    'Я',
    'א',
    '漢',
    '語',
    'か',
    'ｶ',
    '¥',
    '\u203e',
    '한',
    '€',
    '\u{1f4a9}',
    '\u0080',
    '〜',
  ),
})

test.each(labels)('what %s can say, a decoder reads back', (label) => {
  // Node's own decoders of Big5, Shift_JIS and EUC-KR are not the Encoding Standard's.
  const decoder = new TextDecoder(label)
  // Characters that an encoder writes as their look-alikes.
  const alike = (s: string) =>
    s
      .replace(/ｶ/g, 'カ')
      .replace(/¥/g, '\\')
      .replace(/\u203e/g, '~')
  fc.assert(
    fc.property(text, (input) => {
      const { bytes, failures } = bytesOf(label, input)
      // Where an escape follows another, the standard's decoder shows U+FFFD.
      if (label === 'iso-2022-jp' && failures.length > 0) return
      const kept = Array.from(input)
        .filter((c) => !failures.includes(c.codePointAt(0)!))
        .join('')
      expect(alike(decoder.decode(bytes))).toBe(alike(kept))
    }),
  )
})

test('a megabyte of what the encoding lacks is said in linear time', () => {
  expect(bytesOf('shift_jis', '‽'.repeat(100_000)).failures.length).toBe(100_000)
})
