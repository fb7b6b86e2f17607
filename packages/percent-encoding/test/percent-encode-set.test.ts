import {
  C0_CONTROL,
  COMPONENT,
  FORM_URLENCODED,
  FRAGMENT,
  PATH,
  type PercentEncodeSet,
  QUERY,
  SPECIAL_QUERY,
  USERINFO,
} from '@waymark/percent-encoding'
import { expect, test } from 'vitest'

// The printable ASCII members, read off the standard's definitions one by one.
const printable: [string, PercentEncodeSet, string][] = [
  ['C0 control', C0_CONTROL, ''],
  ['fragment', FRAGMENT, ' "<>`'],
  ['query', QUERY, ' "#<>'],
  ['special-query', SPECIAL_QUERY, ' "#\'<>'],
  ['path', PATH, ' "#<>?^`{}'],
  ['userinfo', USERINFO, ' "#/:;<=>?@[\\]^`{|}'],
  ['component', COMPONENT, ' "#$%&+,/:;<=>?@[\\]^`{|}'],
  ['form-urlencoded', FORM_URLENCODED, ' !"#$%&\'()+,/:;<=>?@[\\]^`{|}~'],
]

test.each(printable)('the %s set has the members of the standard', (_, set, members) => {
  let found = ''
  for (let byte = 0x20; byte < 0x7f; byte++) if (set[byte] === 1) found += String.fromCharCode(byte)
  expect(found).toBe(members)
})

test.each(printable)('the %s set holds all controls and everything above U+007E', (_, set) => {
  expect(set.length).toBe(256)
  expect(set.slice(0, 0x20).every((cell) => cell === 1)).toBe(true)
  expect(set.slice(0x7f).every((cell) => cell === 1)).toBe(true)
})

test('the form set leaves exactly alphanumerics and *-._', () => {
  let left = ''
  for (let byte = 0; byte < 256; byte++) {
    if (FORM_URLENCODED[byte] === 0) left += String.fromCharCode(byte)
  }
  expect(left).toBe('*-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz')
})
