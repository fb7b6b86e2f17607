import {
  type HostErrorName,
  isValidIpv6String,
  parseHost,
  parseIpv6,
  serializeIpv6,
} from '@waymark/host'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'

/** Each error with what it names; where something is missing, with the offset. */
function errorsOf(input: string) {
  const errors: [HostErrorName, string][] = []
  parseIpv6(input, (name, start, end) => {
    expect(end).toBeLessThanOrEqual(input.length)
    errors.push([name, start === end ? `at ${start}` : input.slice(start, end)])
  })
  return errors
}

const parsed = (text: string) => {
  const pieces = parseIpv6(text)
  return pieces && serializeIpv6(pieces)
}

test('the longest run of zeros is compressed, the first of two', () => {
  expect(parsed('0:f:0:0:f:f:0:0')).toBe('0:f::f:f:0:0')
  expect(parsed('1:0:0:2:0:0:0:3')).toBe('1:0:0:2::3')
  expect(parsed('1:0:2:3:4:5:6:7')).toBe('1:0:2:3:4:5:6:7')
  expect(parsed('::')).toBe('::')
  expect(parsed('1::')).toBe('1::')
  expect(parsed('::1.2.3.4')).toBe('::102:304')
  expect(parsed('1:2:3:4:5:6:255.254.1.0')).toBe('1:2:3:4:5:6:fffe:100')
})

test("the standard's examples of errors, each with its place", () => {
  expect(errorsOf(':1')).toEqual([['IPv6-invalid-compression', ':']])
  expect(errorsOf('1:2:3:4:5:6:7:8:9')).toEqual([['IPv6-too-many-pieces', '9']])
  expect(errorsOf('1::1::1')).toEqual([['IPv6-multiple-compression', '::']])
  expect(errorsOf('1:2:3!:4')).toEqual([['IPv6-invalid-code-point', '!']])
  expect(errorsOf('1:2:3:')).toEqual([['IPv6-invalid-code-point', ':']])
  expect(errorsOf('1:2:3')).toEqual([['IPv6-too-few-pieces', '1:2:3']])
  expect(errorsOf('::01')).toEqual([['IPv6-piece-leading-zero', '01']])
  expect(errorsOf('1:1:1:1:1:1:1:127.0.0.1')).toEqual([
    ['IPv4-in-IPv6-too-many-pieces', '127.0.0.1'],
  ])
  expect(errorsOf('ffff::.0.0.1')).toEqual([['IPv4-in-IPv6-invalid-code-point', '.']])
  expect(errorsOf('ffff::127.0.xyz.1')).toEqual([['IPv4-in-IPv6-invalid-code-point', 'x']])
  expect(errorsOf('ffff::127.0xyz')).toEqual([['IPv4-in-IPv6-invalid-code-point', 'x']])
  expect(errorsOf('ffff::127.00.0.1')).toEqual([['IPv4-in-IPv6-invalid-code-point', '00']])
  expect(errorsOf('ffff::127.0.0.1.2')).toEqual([['IPv4-in-IPv6-invalid-code-point', '.']])
  expect(errorsOf('ffff::127.0.0.4000')).toEqual([['IPv4-in-IPv6-out-of-range-part', '400']])
  expect(errorsOf('ffff::127.0.0')).toEqual([['IPv4-in-IPv6-too-few-parts', '127.0.0']])
  expect(errorsOf('ffff::127.')).toEqual([['IPv4-in-IPv6-invalid-code-point', 'at 10']])
  expect(errorsOf('1:2:3\u{1f4a9}')).toEqual([['IPv6-invalid-code-point', '\u{1f4a9}']])
  expect(errorsOf('::1.2\u{1f4a9}')).toEqual([['IPv4-in-IPv6-invalid-code-point', '\u{1f4a9}']])
  expect(errorsOf('')).toEqual([['IPv6-too-few-pieces', 'at 0']])
})

test('only the shortest spelling of a piece is a valid string', () => {
  for (const text of [
    '::',
    '::1',
    '1::',
    '1:2:3:4:5:6:7:8',
    '::1.2.3.4',
    '1:2:3:4:5:6:1.2.3.4',
    'F::0',
    '1::2:3:4:5:6:7',
    '::2:3:4:5:6:7:8',
    '1:2:3:4:5:6:7::',
  ]) {
    expect(isValidIpv6String(text)).toBe(true)
  }
  for (const text of [
    '',
    ':',
    ':::',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7::8',
    '01::',
    '::00',
    '1.2.3.4::',
    '::1.2.3',
    '1::2::3',
    '12345::',
    '::g',
  ]) {
    expect(isValidIpv6String(text)).toBe(false)
  }
})

const address = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff })), {
  minLength: 8,
  maxLength: 8,
})

test('an IP address is serialised and parsed back, and the string is valid', () => {
  fc.assert(
    fc.property(address, (pieces) => {
      const text = serializeIpv6(pieces)
      expect(parseIpv6(text)).toEqual(pieces)
      expect(isValidIpv6String(text)).toBe(true)
    }),
  )
})

test('a valid string is one that parses without an error', () => {
  const text = fc.array(fc.constantFrom(':', '::', '0', '01', 'a', 'ffff', '1.2.3.4', '.', '255'), {
    maxLength: 17,
  })
  fc.assert(
    fc.property(text, (parts) => {
      const input = parts.join('')
      const clean = parseIpv6(input) !== null && errorsOf(input).length === 0
      // For the parser, `::` may replace no piece at all; for the grammar it may not.
      if (isValidIpv6String(input)) expect(clean).toBe(true)
      else if (clean) expect(input).toMatch(/::/)
    }),
    { numRuns: runs(5000) },
  )
})

test('a reporter may parse another address meanwhile', () => {
  const others: unknown[] = []
  const host = parseHost('[01:2:3:4:5:6:7:08]', {
    report: () => {
      others.push(parseHost('[a:b:c:d:e:f:a:b]'), parseHost('[::1'), parseHost('[9::9:1.2.3.4]'))
    },
  })
  expect(host).toEqual({ kind: 'ipv6', pieces: [1, 2, 3, 4, 5, 6, 7, 8] })
  expect(others).toHaveLength(6)
  expect(others[0]).toEqual({ kind: 'ipv6', pieces: [10, 11, 12, 13, 14, 15, 10, 11] })
})
