import {
  domainToUnicode,
  endsInNumber,
  type HostErrorName,
  hostEquals,
  isForbiddenDomainCodePoint,
  isUrlCodePoint,
  isValidDomain,
  isValidHostString,
  isValidIpv4String,
  isValidIpv6String,
  isValidOpaqueHostString,
  parseDomain,
  parseHost,
  parseIpv4,
  parseIpv6,
  serializeHost,
  serializeIpv4,
  serializeIpv6,
} from '@waymark/host'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'

function through(input: string, isOpaque: boolean): string | null {
  const host = parseHost(input, { isOpaque })
  return host && `${host.kind} ${serializeHost(host)}`
}

function errorsOf(input: string, isOpaque = false) {
  const errors: [HostErrorName, number, number][] = []
  parseHost(input, { isOpaque, report: (name, start, end) => errors.push([name, start, end]) })
  return errors
}

test.each([
  ['EXAMPLE.COM', 'domain example.com', 'opaque EXAMPLE.COM'],
  ['example%2Ecom', 'domain example.com', 'opaque example%2Ecom'],
  ['faß.example', 'domain xn--fa-hia.example', 'opaque fa%C3%9F.example'],
  ['0', 'ipv4 0.0.0.0', 'opaque 0'],
  ['%30', 'ipv4 0.0.0.0', 'opaque %30'],
  ['0x', 'ipv4 0.0.0.0', 'opaque 0x'],
  ['0xffffffff', 'ipv4 255.255.255.255', 'opaque 0xffffffff'],
  ['[0:0::1]', 'ipv6 [::1]', 'ipv6 [::1]'],
  ['[0:0::1%5D', null, null],
  ['[0:0::%31]', null, null],
  ['09', null, 'opaque 09'],
  ['example.255', null, 'opaque example.255'],
  ['example^example', null, null],
])("the standard's table of examples: %s", (input, special, opaque) => {
  expect(through(input, false)).toBe(special)
  expect(through(input, true)).toBe(opaque)
})

test('an ASCII domain is lower-cased whatever IDNA makes of it, another one must pass', () => {
  expect(parseDomain('XN--A')).toBe('xn--a')
  expect(parseDomain('xn--8i7caa.example')).toBe('xn--8i7caa.example')
  expect(parseDomain('xn--a.ß')).toBeNull()
  expect(parseDomain('xn--a', { beStrict: true })).toBeNull()
  expect(parseDomain('a_b')).toBe('a_b')
  expect(parseDomain('a_b', { beStrict: true })).toBeNull()
})

test('the rules for right-to-left labels and for joiners hold for every domain', () => {
  for (const domain of ['0\u05d0', '\u05d0a', 'a\u200cb', 'a\u200d']) {
    expect(parseHost(domain)).toBeNull()
    expect(parseDomain(domain, { beStrict: true })).toBeNull()
  }
  expect(through('\u05d0', false)).toBe('domain xn--4db')
  expect(through('\u0915\u094d\u200d', false)).toBe('domain xn--11b6iy14e')
})

test('what maps to nothing, or to a forbidden code point, fails', () => {
  expect(parseHost('\u00ad')).toBeNull()
  expect(parseHost('a\u2100b')).toBeNull()
  expect(parseHost('%00')).toBeNull()
  expect(parseHost('%ff')).toBeNull()
  expect(parseHost('')).toBeNull()
  expect(parseHost('', { isOpaque: true })).toEqual({ kind: 'empty' })
})

test('errors name what is wrong, where the caller wrote it', () => {
  expect(errorsOf('example.com')).toEqual([])
  expect(errorsOf('a_b')).toEqual([['domain-to-ASCII', 0, 3]])
  expect(errorsOf('exam%70le.org')).toEqual([['domain-percent-encoded', 4, 7]])
  expect(errorsOf('127.0.0.1.')).toEqual([
    ['domain-to-ASCII', 0, 10],
    ['IPv4-empty-part', 9, 10],
  ])
  expect(errorsOf('%31.2.0x3.4')).toEqual([
    ['domain-percent-encoded', 0, 3],
    ['IPv4-non-decimal-part', 6, 9],
  ])
  expect(errorsOf('１.2.3.4')).toEqual([['IPv4-non-ASCII-input', 0, 7]])
  // One character is dropped and one becomes two: the length is the same, the places are not.
  expect(errorsOf('0\u00adx1.⑩.0.0')).toEqual([
    ['IPv4-non-ASCII-input', 0, 10],
    ['IPv4-non-decimal-part', 0, 10],
  ])
  expect(errorsOf('[::1')).toEqual([['IPv6-unclosed', 0, 4]])
  expect(errorsOf('[1:2:3!:4]')).toEqual([['IPv6-invalid-code-point', 6, 7]])
  expect(errorsOf('a[b', true)).toEqual([['host-invalid-code-point', 1, 2]])
  expect(errorsOf('a"\u{1f4a9}%z%', true)).toEqual([
    ['invalid-URL-unit', 1, 2],
    ['invalid-URL-unit', 4, 5],
  ])
})

test('listening changes no answer', () => {
  const host = fc.array(
    fc.constantFrom(
      'a',
      'Z',
      '.',
      '-',
      'xn--',
      '%41',
      '%',
      '1',
      '0x',
      '[',
      ']',
      ':',
      'ü',
      '\u200d',
      '_',
      '。',
      '\u0301',
    ),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(host, fc.boolean(), (parts, isOpaque) => {
      const input = parts.join('')
      expect(parseHost(input, { isOpaque, report: () => {} })).toEqual(
        parseHost(input, { isOpaque }),
      )
    }),
    { numRuns: runs(3000) },
  )
})

test('a serialised host parses to an equal host', () => {
  const host = fc.array(
    fc.constantFrom('a', 'B', '.', '1', '0x', ':', '[', ']', 'ü', 'ß', '漢', '%20', '%41'),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(host, fc.boolean(), (parts, isOpaque) => {
      const first = parseHost(parts.join(''), { isOpaque })
      if (first === null) return
      const second = parseHost(serializeHost(first), { isOpaque })
      expect(second).not.toBeNull()
      expect(hostEquals(first, second!)).toBe(true)
    }),
    { numRuns: runs(3000) },
  )
})

test('hosts are equal where kind and text are', () => {
  const domain = (name: string) => ({ kind: 'domain', name }) as const
  expect(hostEquals(domain('a.example'), domain('a.example'))).toBe(true)
  expect(hostEquals(domain('a.example'), domain('a.example.'))).toBe(false)
  expect(hostEquals(domain('a.example'), { kind: 'opaque', text: 'a.example' })).toBe(false)
  expect(hostEquals(parseHost('127.1')!, parseHost('0x7f.1')!)).toBe(true)
  expect(hostEquals(parseHost('127.1')!, parseHost('127.2')!)).toBe(false)
})

test('forbidden domain code points are those of the standard', () => {
  const codePoints = Array.from({ length: 0x100 }, (_, c) => c).filter(isForbiddenDomainCodePoint)
  const controls = Array.from({ length: 0x20 }, (_, c) => String.fromCharCode(c)).join('')
  expect(String.fromCharCode(...codePoints)).toBe(`${controls} #%/:<>?@[\\]^|\x7f`)
  expect(isForbiddenDomainCodePoint(0x10040)).toBe(false)
})

test('URL code points are those of the standard, noncharacters and surrogates not among them', () => {
  const ascii = Array.from({ length: 0x80 }, (_, c) => c).filter(isUrlCodePoint)
  expect(String.fromCharCode(...ascii)).toBe(
    "!$&'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~",
  )
  const ranges = [
    [0xa0, 0xd7ff],
    [0xe000, 0xfdcf],
    [0xfdf0, 0xfffd],
    [0x10000, 0x1fffd],
    [0x100000, 0x10fffd],
  ] as const
  for (const [first, last] of ranges) {
    const edges = [first - 1, first, last, last + 1]
    expect(edges.map(isUrlCodePoint), first.toString(16)).toEqual([false, true, true, false])
  }
})

test('a domain is shown in its own script, and left alone where IDNA would not write it so', () => {
  expect(domainToUnicode('xn--bcher-kva.example')).toBe('bücher.example')
  expect(domainToUnicode('xn--8i7caa.example')).toBe('xn--8i7caa.example')
})

test('valid hosts are those that give no error', () => {
  for (const text of ['example.com', 'bücher.example', '1.2.3.4', '[::1]', 'a'])
    expect(isValidHostString(text)).toBe(true)
  for (const text of [
    '',
    'a_b',
    'a..b',
    'a.',
    'example.1',
    '1.2',
    '01.2.3.4',
    '[::01]',
    '[::1',
    'a b',
    'xn--a',
  ]) {
    expect(isValidHostString(text)).toBe(false)
  }
  expect(isValidDomain('1.2')).toBe(false)
  expect(isValidDomain('-a')).toBe(false)
  expect(isValidOpaqueHostString('A%20b')).toBe(true)
  expect(isValidOpaqueHostString('[::1]')).toBe(true)
  for (const text of ['', 'a b', 'a%2', '[::01]', 'a"', 'a[', '\ud800', '\ud800%41\udc00'])
    expect(isValidOpaqueHostString(text)).toBe(false)
  expect(isValidOpaqueHostString('%41\ud800\udc00')).toBe(true)
})

test.each<[name: string, call: () => unknown, argument: string]>([
  ['parseHost', () => parseHost(5 as never), 'input'],
  ['parseDomain', () => parseDomain(5 as never), 'domain'],
  ['domainToUnicode', () => domainToUnicode(5 as never), 'domain'],
  ['isValidDomain', () => isValidDomain(5 as never), 'input'],
  ['isValidHostString', () => isValidHostString(5 as never), 'input'],
  ['isValidOpaqueHostString', () => isValidOpaqueHostString(5 as never), 'input'],
  ['isValidIpv4String', () => isValidIpv4String(5 as never), 'input'],
  ['isValidIpv6String', () => isValidIpv6String(5 as never), 'input'],
  ['endsInNumber', () => endsInNumber(5 as never), 'input'],
  ['parseIpv4', () => parseIpv4(5 as never), 'input'],
  ['parseIpv6', () => parseIpv6(5 as never), 'input'],
  ['serializeIpv4', () => serializeIpv4('1' as never), 'address'],
  ['serializeIpv6', () => serializeIpv6('::' as never), 'pieces'],
])('%s refuses what it does not take', (_, call, argument) => {
  expect(call).toThrow(expect.objectContaining({ name: 'ArgumentError', argument }))
})

test('options that do not exist are refused', () => {
  for (const call of [
    () => parseHost('a', { opaque: true } as never),
    () => parseHost('a', { isOpaque: 'yes' } as never),
    () => parseHost('a', { report: 'yes' } as never),
    () => parseDomain('a', { strict: true } as never),
    () => parseDomain('a', { beStrict: 1 } as never),
  ]) {
    expect(call).toThrow(expect.objectContaining({ name: 'OptionError' }))
  }
  expect(parseHost('A', { isOpaque: undefined, report: undefined })).toEqual({
    kind: 'domain',
    name: 'a',
  })
  expect(parseDomain('A_', { beStrict: undefined })).toBe('a_')
})

test('a valid IPv4 string has four decimal numbers in their shortest form', () => {
  for (const text of ['0.0.0.0', '255.255.255.255']) expect(isValidIpv4String(text)).toBe(true)
  for (const text of ['', '1.2.3', '1.2.3.4.', '1.2.3.256', '1.2.3.04', '1.2.3.0x4', '1.2.3.a']) {
    expect(isValidIpv4String(text)).toBe(false)
  }
})
