import {
  iaCanonical,
  iaSurt,
  sortBySsurt,
  ssurt,
  ssurtHost,
  stripPathSessionId,
  stripQuerySessionId,
  surt,
} from '@waymark/normalize/surt'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'
import { anyText } from './arbitraries.ts'

const ID = '0123456789abcdefghijklemopqrstuv'

test('the key of the Wayback Machine, in its variants', () => {
  const url = 'https://www.archive.org/goo/?b&a=2&a=1#c'
  expect(iaSurt(url)).toBe('org,archive)/goo?a=1&a=2&b')
  expect(iaSurt(url, { withScheme: true, trailingComma: true })).toBe(
    'https://(org,archive,)/goo?a=1&a=2&b',
  )
  expect(iaSurt('http://192.0.2.1/', { reverseAddress: false })).toBe('192.0.2.1)/')
  expect(iaSurt('')).toBe('-')
  expect(iaSurt('http://a:x/')).toBeNull()
  expect(iaSurt('http://http://https://order.1and1.com')).toBe('com,1and1,order)/')
  expect(iaSurt('http://https://http://order.1and1.com')).toBe('com,1and1,order)/')
  expect(iaSurt('http:////www.vikings.com')).toBe('com,vikings)/')
  expect(iaCanonical('http://h:123456/')).toBeNull()
  expect(iaSurt('http://[FE80::1]:8080/a')).toBe('fe80::1:8080)/a')
  expect(iaSurt('mailto:A@b')).toBe('mailto:a@b')
  expect(iaSurt('mailto:')).toBe('mailto:')
})

test.each([
  ['http://\u00dcn\u00efcode.example/', 'example,xn--ncode-cta3g)/'],
  ['http://XN--NCODE-cta3g.example/', 'example,xn--ncode-cta3g)/'],
  ['http://%C3%9Cn%c3%afcode.example/', 'example,xn--ncode-cta3g)/'],
  ['http://%25C3%259Cn%C3%AFcode.example/', 'example,xn--ncode-cta3g)/'],
  // IDNA 2003 maps these four characters, later versions keep them.
  ['http://fa\u00df.de/', 'de,fass)/'],
  ['http://\u03b2\u03cc\u03bb\u03bf\u03c2.com/', 'com,xn--nxasmq6b)/'],
  ['http://a\u200db\u200c.example/', 'example,ab)/'],
  // Bytes that are not UTF-8 are dropped.
  ['http://a%FFb.example/', 'example,ab)/'],
  // Where IDNA 2003 fails, the bytes stay.
  ['http://a..\u00fc.example/', 'example,%c3%bc,a)/'],
  ['http://\u00fc.example./', 'example,xn--tda)/'],
  [`http://${'\u00fc'.repeat(70)}.example/`, `example,${'%c3%bc'.repeat(70)})/`],
])('the key of %s has the host that the archive indexes', (url, key) => {
  expect(iaSurt(url)).toBe(key)
})

test('sessions go as the archive lets them go', () => {
  expect(stripQuerySessionId(`one=two&sid=${ID}`)).toBe('one=two&')
  expect(stripQuerySessionId(`xsid=${ID}&y`)).toBe('xy')
  expect(stripQuerySessionId('CFID=1&CFTOKEN=2-A&r=4')).toBe('r=4')
  expect(stripQuerySessionId(`sid=${ID}0`)).toBe(`sid=${ID}0`)
  expect(stripPathSessionId('/(4hqa0555fwsecu455xqckv45)/a?.aspx')).toBe(
    '/(4hqa0555fwsecu455xqckv45)/a?.aspx',
  )
  // Only a page after the session counts.
  expect(stripPathSessionId('/a.aspx/(4hqa0555fwsecu455xqckv45)/b')).toBe(
    '/a.aspx/(4hqa0555fwsecu455xqckv45)/b',
  )
  expect(stripPathSessionId('/b/(4hqa0555fwsecu455xqckv45)/c/a.aspx')).toBe('/b/c/a.aspx')
})

test('a prefix of an SSURT covers everything below it', () => {
  expect(ssurt('http://www.example.org/x').startsWith('org,example,')).toBe(true)
  expect(ssurt('http://u:p@h.example:81/a')).toBe('example,h,//81:http@u:p:/a')
  expect(ssurtHost('0.0.0.0')).toBe('0,0,0,0,')
  expect(surt('screenshot:http://a.example/')).toBe('screenshot:http://a.example/')
  expect(sortBySsurt(['http://b.example/', 'http://a.b.example/', 'http://a.example/'])).toEqual([
    'http://a.example/',
    'http://b.example/',
    'http://a.b.example/',
  ])
})

test('no string throws', () => {
  fc.assert(
    fc.property(anyText, (input) => {
      ssurt(input)
      surt(input)
      iaSurt(input)
      iaCanonical(input)
      stripPathSessionId(input)
      stripQuerySessionId(input)
    }),
    { numRuns: runs(1000) },
  )
})
