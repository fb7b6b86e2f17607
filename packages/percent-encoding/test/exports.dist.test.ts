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
  'percentDecodeBytes',
  'percentDecodeString',
  'percentEncodeAfterEncoding',
  'percentEncodeByte',
  'percentEncodeSet',
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
