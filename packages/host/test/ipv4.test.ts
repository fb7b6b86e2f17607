import { endsInNumber, type HostErrorName, parseIpv4, serializeIpv4 } from '@waymark/host'
import fc from 'fast-check'
import { expect, test } from 'vitest'

/** Each error with what it names; where something is missing, with the offset. */
function errorsOf(input: string) {
  const errors: [HostErrorName, string][] = []
  parseIpv4(input, (name, start, end) => {
    expect(end).toBeLessThanOrEqual(input.length)
    errors.push([name, start === end ? `at ${start}` : input.slice(start, end)])
  })
  return errors
}

test('every form of an IP address parses to that address', () => {
  for (const text of [
    '127.0.0.1',
    '127.1',
    '0x7f.1',
    '0177.0.0.01',
    '2130706433',
    '0x7F000001',
    '127.0.0.1.',
  ]) {
    expect(parseIpv4(text)).toBe(0x7f000001)
  }
})

test('`0x` alone is zero, and 9 is not an octal digit', () => {
  expect(parseIpv4('0x')).toBe(0)
  expect(parseIpv4('09')).toBeNull()
})

test('the last part fills the remaining bytes, and not more', () => {
  expect(parseIpv4('256')).toBe(256)
  expect(parseIpv4('4294967295')).toBe(0xffffffff)
  expect(parseIpv4('4294967296')).toBeNull()
  expect(parseIpv4('1.2.65535')).toBe(0x0102ffff)
  expect(parseIpv4('1.2.65536')).toBeNull()
  expect(parseIpv4('256.0.0.1')).toBeNull()
})

test('the catalogue of errors, each with its place', () => {
  expect(errorsOf('').slice(0, 1)).toEqual([['IPv4-empty-part', 'at 0']])
  expect(errorsOf('127.0.0.1.')).toEqual([['IPv4-empty-part', '.']])
  expect(errorsOf('1.2.3')).toEqual([['IPv4-too-few-parts', '1.2.3']])
  expect(errorsOf('1.2.3.4.5')).toEqual([['IPv4-too-many-parts', '1.2.3.4.5']])
  expect(errorsOf('1.test.2.42')).toEqual([['IPv4-non-numeric-part', 'test']])
  expect(errorsOf('127.0.0x0.1')).toEqual([['IPv4-non-decimal-part', '0x0']])
  expect(errorsOf('255.255.4000.1')).toEqual([['IPv4-out-of-range-part', '4000']])
  expect(errorsOf('1.2.3.')).toEqual([
    ['IPv4-empty-part', '.'],
    ['IPv4-too-few-parts', '1.2.3.'],
  ])
})

test('a domain ends in a number when its last label is digits or a hex number', () => {
  for (const text of ['1', 'a.1', 'a.1.', 'a.09', 'a.0x', 'a.0xF', '0X'])
    expect(endsInNumber(text)).toBe(true)
  for (const text of ['a', '1.a', '.', '1..', 'a.0xg', 'a.1a', '-1'])
    expect(endsInNumber(text)).toBe(false)
})

test('an IP address is serialised and parsed back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffffff }), (address) => {
      expect(parseIpv4(serializeIpv4(address))).toBe(address)
      expect(parseIpv4(`0x${address.toString(16)}`)).toBe(address)
    }),
  )
})

test('a megabyte of parts or digits is answered', () => {
  expect(parseIpv4('1.'.repeat(500_000))).toBeNull()
  expect(parseIpv4('9'.repeat(1_000_000))).toBeNull()
  expect(parseIpv4(`${'0'.repeat(1_000_000)}1`)).toBe(1)
})
