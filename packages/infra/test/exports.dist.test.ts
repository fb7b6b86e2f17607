import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const names = [
  'LONG_TEXT',
  'asciiLowercase',
  'codePointAt',
  'concatBytes',
  'copyText',
  'count',
  'counted',
  'deepFreeze',
  'escapeHidden',
  'flatten',
  'flattenAscii',
  'hasOwn',
  'hexValue',
  'isAsciiAlpha',
  'isAsciiAlphanumeric',
  'isAsciiDigit',
  'isAsciiHexDigit',
  'isAsciiString',
  'isC0ControlOrSpace',
  'isDirectionalFormatting',
  'isNoncharacter',
  'quote',
  'quoteAround',
  'safeMessage',
  'shorten',
  'toScalarValueString',
  'utf8CodePointAt',
  'utf8Decode',
  'utf8DecodeStrict',
  'utf8Encode',
  'utf8Length',
]

test('the built package exports exactly the documented names', async () => {
  expect(import.meta.resolve('@waymark/infra')).toMatch(/dist\/index\.js$/)
  expect(Object.keys(await import('@waymark/infra')).sort()).toEqual(names)
  expect(Object.keys(createRequire(import.meta.url)('@waymark/infra')).sort()).toEqual(names)
  expect(Object.keys(await import('@waymark/infra/json'))).toEqual([
    'JsonPlaces',
    'pointTo',
    'pointerSteps',
  ])
})
