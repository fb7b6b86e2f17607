import { toAscii } from '@waymark/idna'
import { expect, test } from 'vitest'

const allowed = (domain: string) => toAscii(domain) !== null

// https://www.rfc-editor.org/rfc/rfc5892#appendix-A.1
test('a non-joiner is valid after a virama', () => {
  expect(allowed('\u0915\u094d\u200c\u0937')).toBe(true)
  expect(allowed('\u0915\u200c\u0937')).toBe(false)
})

test('a non-joiner is valid between letters that would join, across transparent ones', () => {
  expect(allowed('نامه\u200cای')).toBe(true)
  expect(allowed('\u0628\u064b\u200c\u064b\u0628')).toBe(true)
  // U+0627 joins only what is before it.
  expect(allowed('\u0627\u200c\u0628')).toBe(false)
  expect(allowed('\u0628\u200ca')).toBe(false)
  expect(allowed('\u200c\u0628')).toBe(false)
  expect(allowed('\u0628\u200c')).toBe(false)
  expect(allowed('\u0628\u064b\u200c\u064b')).toBe(false)
  expect(allowed('\u0628\u064b\u200c\u064b.\u0628')).toBe(false)
  expect(allowed('\ua872\u200c\ua840')).toBe(true)
  expect(allowed('\ua840\u200c\ua872')).toBe(false)
  expect(toAscii('a\u200c\u0628', { checkBidi: false })).toBeNull()
  expect(toAscii('\u0628\u200ca', { checkBidi: false })).toBeNull()
  expect(toAscii('a\u0301\u200c\u0628', { checkBidi: false })).toBeNull()
})

// https://www.rfc-editor.org/rfc/rfc5892#appendix-A.2
test('a joiner is valid only after a virama', () => {
  expect(toAscii('\u0dc1\u0dca\u200d\u0dbb\u0dd3')).toBe('xn--10cl1a0b660p')
  expect(allowed('\u0628\u200d\u0628')).toBe(false)
  expect(allowed('\u200d')).toBe(false)
})

test('the rules hold in decoded labels', () => {
  expect(toAscii('xn--10cl1a0b660p')).toBe('xn--10cl1a0b660p')
  expect(toAscii('xn--ab-m1t')).toBeNull()
})
