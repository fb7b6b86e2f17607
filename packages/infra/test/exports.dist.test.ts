import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const names = [
  'asciiLowercase',
  'codePointAt',
  'hexValue',
  'isAsciiAlpha',
  'isAsciiAlphanumeric',
  'isAsciiDigit',
  'isAsciiHexDigit',
  'isAsciiString',
  'isC0ControlOrSpace',
  'isDirectionalFormatting',
  'isNoncharacter',
  'toScalarValueString',
  'utf8Decode',
  'utf8DecodeStrict',
  'utf8Encode',
  'utf8Length',
]

test('the built package exports exactly the documented names', async () => {
  expect(import.meta.resolve('@waymark/infra')).toMatch(/dist\/index\.js$/)
  expect(Object.keys(await import('@waymark/infra')).sort()).toEqual(names)
  expect(Object.keys(createRequire(import.meta.url)('@waymark/infra')).sort()).toEqual(names)
})
