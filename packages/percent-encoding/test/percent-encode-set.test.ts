import {
  C0_CONTROL,
  COMPONENT,
  FORM_URLENCODED,
  FRAGMENT,
  PATH,
  type PercentEncodeSet,
  percentDecodeBytes,
  percentDecodeString,
  percentEncodeAfterEncoding,
  percentEncodeSet,
  QUERY,
  SPECIAL_QUERY,
  USERINFO,
  utf8PercentDecode,
  utf8PercentDecodeStrict,
  utf8PercentEncode,
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
  for (let byte = 0x20; byte < 0x7f; byte++) if (set.has(byte)) found += String.fromCharCode(byte)
  expect(found).toBe(members)
})

test.each(printable)('the %s set holds all controls and everything above U+007E', (_, set) => {
  for (let c = 0; c < 0x20; c++) expect(set.has(c), String(c)).toBe(true)
  for (const c of [0x7f, 0x80, 0xff, 0x100, 0xd800, 0x10ffff])
    expect(set.has(c), String(c)).toBe(true)
})

test('the form set leaves exactly alphanumerics and *-._', () => {
  let left = ''
  for (let byte = 0; byte < 256; byte++) {
    if (!FORM_URLENCODED.has(byte)) left += String.fromCharCode(byte)
  }
  expect(left).toBe('*-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz')
})

test('a set never changes, and one with more members is another', () => {
  for (const [, set] of printable) {
    expect(Object.isFrozen(set)).toBe(true)
    for (const value of Object.values(set)) expect(Object.isFrozen(value)).toBe(true)
  }
  const more = percentEncodeSet(PATH, 'b\u00e9\u0161')
  expect(utf8PercentEncode('a b/\u00e9', more)).toBe('a%20%62/%C3%A9')
  expect(PATH.has(0x62)).toBe(false)
  expect(more.spaceAsPlus).toBe(false)
  expect(printable.map(([, set]) => set.spaceAsPlus)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
    false,
    true,
  ])
})

test('how a space is written is a property of a set, and not its identity', () => {
  const mine = percentEncodeSet(FORM_URLENCODED, '*')
  expect(utf8PercentEncode('a b*', mine)).toBe('a+b%2A')
  const encoder = {
    encode: (text: string, emit: (byte: number) => void) => {
      for (let i = 0; i < text.length; i++) emit(text.charCodeAt(i))
    },
  }
  expect(percentEncodeAfterEncoding(encoder, 'a b*', mine)).toBe('a+b%2A')
})

test.each<[why: string, call: () => unknown, argument: string]>([
  ['a Set', () => utf8PercentEncode('a b', new Set([' ']) as never), 'set'],
  ['cells of its own', () => utf8PercentEncode('a b', new Uint8Array(256) as never), 'set'],
  ['a copy', () => utf8PercentEncode('a b', { ...PATH } as never), 'set'],
  ['a number to encode', () => utf8PercentEncode(5 as never, PATH), 'input'],
  ['no base', () => percentEncodeSet('PATH' as never, 'x'), 'base'],
  ['no members', () => percentEncodeSet(PATH, undefined as never), 'extra'],
  ['no set', () => utf8PercentEncode('a b', undefined as never), 'set'],
  ['text as bytes', () => percentDecodeBytes('a' as never), 'input'],
  ['a list of bytes', () => percentDecodeBytes([0x25] as never), 'input'],
  ['bytes as text', () => percentDecodeString(Uint8Array.of(1) as never), 'input'],
  ['a number to decode', () => utf8PercentDecode(5 as never), 'text'],
  ['a number to decode strictly', () => utf8PercentDecodeStrict(5 as never), 'text'],
  ['no encoder', () => percentEncodeAfterEncoding(undefined as never, 'a', PATH), 'encoder'],
  ['an empty encoder', () => percentEncodeAfterEncoding({} as never, 'a', PATH), 'encoder'],
  ['no text', () => percentEncodeAfterEncoding(null, undefined as never, PATH), 'input'],
  ['no set for an encoder', () => percentEncodeAfterEncoding(null, 'a', {} as never), 'set'],
])('%s is refused', (_, call, argument) => {
  expect(call).toThrow(expect.objectContaining({ name: 'ArgumentError', argument }))
})
