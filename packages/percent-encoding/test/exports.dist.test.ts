import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const names = [
  'C0_CONTROL',
  'COMPONENT',
  'FORM_URLENCODED',
  'FRAGMENT',
  'PATH',
  'QUERY',
  'SPECIAL_QUERY',
  'USERINFO',
  'decodeFormPart',
  'percentDecodeBytes',
  'percentDecodeString',
  'percentEncodeAfterEncoding',
  'percentEncodeByte',
  'percentEncodeCodePointAt',
  'percentEncodeSet',
  'unencodedCharacters',
  'utf8PercentDecode',
  'utf8PercentDecodeStrict',
  'utf8PercentEncode',
]

test('the built package exports exactly the documented names', async () => {
  expect(import.meta.resolve('@waymark/percent-encoding')).toMatch(/dist\/index\.js$/)
  expect(Object.keys(await import('@waymark/percent-encoding')).sort()).toEqual(names)
  const required = createRequire(import.meta.url)('@waymark/percent-encoding')
  expect(Object.keys(required).sort()).toEqual(names)
})

test('the unchecked entry exports those for callers that have checked', async () => {
  const entry = '@waymark/percent-encoding/unchecked'
  const expected = ['percentEncodeAfterEncoding', 'utf8PercentDecode', 'utf8PercentEncode']
  expect(import.meta.resolve(entry)).toMatch(/dist\/unchecked\.js$/)
  expect(Object.keys(await import(entry)).sort()).toEqual(expected)
})
