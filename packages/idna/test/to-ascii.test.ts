import { type ToAsciiOptions, toAscii, toUnicode } from '@waymark/idna'
import { findRefusals } from '@waymark/idna/internal/refusals'
import { describe, expect, test } from 'vitest'

const STRICT: ToAsciiOptions = {
  checkHyphens: true,
  useStd3AsciiRules: true,
  verifyDnsLength: true,
}

test.each([
  ['bücher.example', 'xn--bcher-kva.example'],
  ['BÜCHER.Example', 'xn--bcher-kva.example'],
  ['bu\u0308cher.example', 'xn--bcher-kva.example'],
  ['faß.de', 'xn--fa-hia.de'],
  ['ΒΌΛΟΣ.com', 'xn--nxasmq6b.com'],
  ['βόλος.com', 'xn--nxasmm1c.com'],
  ['例え。テスト', 'xn--r8jz45g.xn--zckzah'],
  ['ｅｘ\u00adａｍｐｌｅ．com', 'example.com'],
  ['xn--BCHER-KVA.example', 'xn--bcher-kva.example'],
  ['한국.kr', 'xn--3e0b707e.kr'],
  ['\u1112\u1161\u11ab\u1100\u116e\u11a8.kr', 'xn--3e0b707e.kr'],
  ['💩.la', 'xn--ls8h.la'],
  ['q\u0307\u0323', 'xn--q-9bb7f'],
  ['xn--q-9bb7f', 'xn--q-9bb7f'],
  ['example.com.', 'example.com.'],
  ['', ''],
  ['a..b', 'a..b'],
  ['_dmarc.Example', '_dmarc.example'],
  ['\u{10000}', 'xn--2n7c'],
  ['a\u{e0100}b', 'ab'],
])('%j becomes %j', (domain, ascii) => {
  expect(toAscii(domain)).toBe(ascii)
})

test.each([
  ['a disallowed code point', 'a\u2fff.example'],
  ['the first code point outside ASCII', '\u0080'],
  ['an unassigned code point', '\u{10ffff}'],
  ['a lone surrogate', '\ud800a'],
  ['the last code point of the third plane', '\u{3ffff}'],
  ['the first code point of the fourth plane', '\u{40000}'],
  ['the first code point of the tags', '\u{e0000}'],
  ['the code point after the tags', '\u{e1000}'],
  ['a mark at the start of a label', 'a.\u0301b'],
  ['a character at the start of a label that is mapped to two marks', 'a.\u0344'],
  ['an A-label that is empty', 'xn--'],
  ['an A-label all of ASCII', 'xn--example-.org'],
  ['an A-label with characters outside ASCII', 'xn--ü'],
  ['an A-label that is no Punycode', 'xn--a_b'],
  ['an A-label that is not normalised', 'xn--bucher-xyd.example'],
  ['an A-label with marks in another order than NFC has', 'xn--q-9bb8f'],
  ['an A-label of what the mapping changes', 'xn--bcher-2pa.example'],
  ['an A-label that hides another one', 'xn--xn---epa'],
])('%s is refused', (_, domain) => {
  expect(toAscii(domain)).toBeNull()
})

describe('options', () => {
  test.each([['-a.example'], ['a-.example'], ['ab--c.example'], ['ab--ü.example'], ['-ü.example']])(
    'checkHyphens refuses %j',
    (domain) => {
      expect(toAscii(domain)).not.toBeNull()
      expect(toAscii(domain, { checkHyphens: true })).toBeNull()
    },
  )

  test('useStd3AsciiRules allows letters, digits, the hyphen and the full stop', () => {
    for (let c = 0; c < 0x80; c++) {
      for (const domain of [`a${String.fromCharCode(c)}a`, `ü${String.fromCharCode(c)}a`]) {
        const isAllowed = /[-.\dA-Za-z]/.test(domain[1]!)
        expect(toAscii(domain, { useStd3AsciiRules: true }) !== null).toBe(isAllowed)
        expect(findRefusals(domain).length).toBe(isAllowed ? 0 : 1)
        expect(toAscii(domain)).toBe(toAscii(domain.toLowerCase()))
        expect(toUnicode(domain)).toEqual({ domain: domain.toLowerCase(), error: false })
      }
    }
  })

  test.each([['a_b.example'], ['a b'], ['ü$.example'], ['a\u0000']])(
    'useStd3AsciiRules refuses %j',
    (domain) => {
      expect(toAscii(domain)).not.toBeNull()
      expect(toAscii(domain, { useStd3AsciiRules: true })).toBeNull()
    },
  )

  test.each([[''], ['a.'], ['.a'], ['a..b'], ['a'.repeat(64)], [`${'a.'.repeat(126)}ab`]])(
    'verifyDnsLength refuses %j',
    (domain) => {
      expect(toAscii(domain)).toBe(domain)
      expect(toAscii(domain, { verifyDnsLength: true })).toBeNull()
    },
  )

  test('verifyDnsLength allows 63 and 253 characters', () => {
    for (const domain of ['a'.repeat(63), `${'a.'.repeat(126)}a`]) {
      expect(toAscii(domain, STRICT)).toBe(domain)
    }
  })

  test('verifyDnsLength counts the characters of the ASCII form', () => {
    expect(toAscii('ü'.repeat(57), STRICT)).toHaveLength(63)
    expect(toAscii('ü'.repeat(58), STRICT)).toBeNull()
    expect(toAscii('ü'.repeat(58))).toHaveLength(64)
    expect(toAscii(`ü${'\u00ad'.repeat(300)}`, STRICT)).toBe('xn--tda')
    expect(toAscii('ü.', STRICT)).toBeNull()
    expect(toAscii(`${'a.'.repeat(123)}ü`, STRICT)).toBe(`${'a.'.repeat(123)}xn--tda`)
    expect(toAscii(`${'a.'.repeat(122)}aa.ü.a`, STRICT)).toBeNull()
  })

  test('ignoreInvalidPunycode lets a label pass that cannot be decoded', () => {
    expect(toAscii('xn--a_b.ü')).toBeNull()
    expect(toAscii('xn--a_b.ü', { ignoreInvalidPunycode: true })).toBe('xn--a_b.xn--tda')
    expect(toAscii('xn--example-.org', { ignoreInvalidPunycode: true })).toBeNull()
    expect(toAscii('xn--ü', { ignoreInvalidPunycode: true })).toBeNull()
  })

  test('checkBidi and checkJoiners can be switched off', () => {
    expect(toAscii('אa')).toBeNull()
    expect(toAscii('אa', { checkBidi: false })).toBe('xn--a-zhc')
    expect(toAscii('a\u200cb')).toBeNull()
    expect(toAscii('a\u200cb', { checkJoiners: false })).toBe('xn--ab-j1t')
  })

  test('strict rules accept an ordinary domain', () => {
    expect(toAscii('Bücher.example', STRICT)).toBe('xn--bcher-kva.example')
    expect(toAscii('WWW.Example.com', STRICT)).toBe('www.example.com')
  })
})
