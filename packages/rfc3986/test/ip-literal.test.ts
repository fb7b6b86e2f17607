import { isUri, parseRequestTarget } from '@waymark/rfc3986'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastHits, runs } from '../../../test/runs.ts'

const isLiteral = (literal: string) => isUri(`http://[${literal}]/`)

// Section 3.2.2, rule by rule, in the order and the words of the grammar.
const h16 = '[0-9A-Fa-f]{1,4}'
const decOctet = '(?:[0-9]|[1-9][0-9]|1[0-9]{2}|2[0-4][0-9]|25[0-5])'
const ls32 = `(?:${h16}:${h16}|${decOctet}\\.${decOctet}\\.${decOctet}\\.${decOctet})`
const ipv6Address = [
  `(?:${h16}:){6}${ls32}`,
  `::(?:${h16}:){5}${ls32}`,
  `(?:${h16})?::(?:${h16}:){4}${ls32}`,
  `(?:(?:${h16}:){0,1}${h16})?::(?:${h16}:){3}${ls32}`,
  `(?:(?:${h16}:){0,2}${h16})?::(?:${h16}:){2}${ls32}`,
  `(?:(?:${h16}:){0,3}${h16})?::${h16}:${ls32}`,
  `(?:(?:${h16}:){0,4}${h16})?::${ls32}`,
  `(?:(?:${h16}:){0,5}${h16})?::${h16}`,
  `(?:(?:${h16}:){0,6}${h16})?::`,
].map((rule) => new RegExp(`^${rule}$`))

const isIpv6Address = (text: string) => ipv6Address.some((rule) => rule.test(text))

test('IP addresses match the grammar', () => {
  for (const address of [
    '::',
    '::1',
    '1::',
    '1:2:3:4:5:6:7:8',
    '1:2:3:4:5:6:7::',
    '::2:3:4:5:6:7:8',
    '1::3:4:5:6:7:8',
    'ABCD:ef01::',
    '1:2:3:4:5:6:192.0.2.1',
    '::255.255.255.255',
    '1:2:3:4:5::192.0.2.1',
  ]) {
    expect([address, isLiteral(address)]).toEqual([address, true])
  }
})

test('an IP literal must be an IP address', () => {
  for (const text of [
    '',
    ':',
    ':::',
    '1:2',
    ':1:2:3:4:5:6:7:8',
    '1:2:3:4:5:6:7:8:',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4::5:6:7:8',
    '1::2::3',
    '12345::',
    'g::',
    '::1.2.3',
    '::1.2.3.4.5',
    '::999.1.1.1',
    '::01.1.1.1',
    '1.1.1.1',
    '1.1.1.1::',
    '::1.1.1.1:1',
    '1:2:3:4:5:6:7:1.1.1.1',
    '1:2:3:4:5:6::1.1.1.1',
    '::1%25eth0',
    ' ::1',
    '::1\n',
    '[::1]',
  ]) {
    expect([text, isLiteral(text)]).toEqual([text, false])
  }
  expect(parseRequestTarget('[1:2]:80', 'CONNECT')).toBeNull()
})

test('a later version has a number and an address of its own', () => {
  expect(['v1.x', 'VaF.a:b', "v0.~!$&'()*+,;=:-._"].filter((text) => !isLiteral(text))).toEqual([])
  for (const text of [
    'v1',
    'v1.',
    'v.x',
    'vg.x',
    '1.x',
    'v1.%41',
    'v1.@',
    'v1.[',
    'v1.é',
    'v1.x\n',
  ]) {
    expect([text, isLiteral(text)]).toEqual([text, false])
  }
})

test('only the nine alternatives of the grammar are IPv6 addresses', () => {
  const piece = fc.constantFrom('0', 'aB', '12345', 'fFfF', '1.2.3.4', '1.2.3.256', '')
  const gap = fc.constantFrom(':', ':', ':', ':', ':', '::')
  const address = fc
    .array(fc.tuple(piece, gap), { minLength: 1, maxLength: 10 })
    .map((pairs) => pairs.map(([text, colons]) => text + colons).join(''))
  const texts = fc.oneof(
    fc.tuple(address, piece).map((parts) => parts.join('')),
    fc.ipV6(),
    fc.string({ unit: fc.constantFrom(':', '::', '1', '1:', '.', '255'), maxLength: 12 }),
  )
  let hits = 0
  fc.assert(
    fc.property(texts, (text) => {
      const expected = isIpv6Address(text)
      if (expected) hits++
      expect([text, isLiteral(text)]).toEqual([text, expected])
    }),
    { numRuns: runs(10_000) },
  )
  expect(hits).toBeGreaterThan(leastHits(2_000))
})
