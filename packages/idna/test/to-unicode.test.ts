import { toUnicode, UNICODE_VERSION } from '@waymark/idna'
import { expect, test } from 'vitest'

test.each([
  ['xn--bcher-kva.example', 'bücher.example'],
  ['XN--BCHER-KVA.EXAMPLE', 'bücher.example'],
  ['Bücher.xn--p1ai', 'bücher.рф'],
  ['xn--ls8h.la', '💩.la'],
  ['www.Example.com', 'www.example.com'],
  ['', ''],
])('%j is read as %j', (domain, unicode) => {
  expect(toUnicode(domain)).toEqual({ domain: unicode, error: false })
})

test('a string that the mapping makes longer is whole, however long it is', () => {
  for (const length of [1, 50, 5_000, 1]) {
    expect(toUnicode(`${'㍿'.repeat(length)}a`)).toEqual({
      domain: `${'株式会社'.repeat(length)}a`,
      error: false,
    })
  }
})

test('a label in error stays, and the others are converted', () => {
  expect(toUnicode('xn--a_b.xn--p1ai')).toEqual({ domain: 'xn--a_b.рф', error: true })
  expect(toUnicode('xn--ü.xn--p1ai')).toEqual({ domain: 'xn--ü.рф', error: true })
})

test('a label that decodes to what is not allowed is shown, with the error', () => {
  expect(toUnicode('xn--example-.org')).toEqual({ domain: 'example.org', error: true })
  expect(toUnicode('xn--a-zhc')).toEqual({ domain: 'אa', error: true })
})

test('options apply to plain ASCII as well', () => {
  expect(toUnicode('-A_')).toEqual({ domain: '-a_', error: false })
  expect(toUnicode('-A', { checkHyphens: true })).toEqual({ domain: '-a', error: true })
  expect(toUnicode('A_', { useStd3AsciiRules: true })).toEqual({ domain: 'a_', error: true })
})

test('ignoreInvalidPunycode forgives a label that cannot be decoded', () => {
  const options = { ignoreInvalidPunycode: true }
  expect(toUnicode('xn--a_b', options)).toEqual({ domain: 'xn--a_b', error: false })
})

test('the tables say their version', () => {
  expect(UNICODE_VERSION).toMatch(/^\d+\.0\.0$/)
})
