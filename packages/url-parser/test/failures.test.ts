import { readUrl } from '@waymark/url-parser'
import { explainFailure, FAILURES } from '@waymark/url-parser/internal'
import { expect, test } from 'vitest'

const HOST = FAILURES['host-invalid-code-point']
const DOMAIN = FAILURES['domain-to-ASCII']

test.each([
  ['http://a b', HOST, 8, 9],
  ['http://a b c', HOST, 8, 9],
  ['http://u:p@a<b>', HOST, 12, 13],
  ['http://a.example>', HOST, 16, 17],
  ['http://^a', HOST, 7, 8],
  ['http://a|', HOST, 8, 9],
  ['http://a\x7fb', HOST, 8, 9],
  ['http://a\0b', HOST, 8, 9],
  ['http://a%b', DOMAIN, 7, 10],
  ['http://a%00', DOMAIN, 7, 11],
  ['http://\u00ad/', DOMAIN, 7, 8],
  ['http://xn--\u00fc', DOMAIN, 7, 12],
  ['web+x://a b', HOST, 9, 10],
  ['http://1.2.3.4.5', FAILURES['IPv4-too-many-parts'], 7, 16],
  ['http://a.1', FAILURES['IPv4-non-numeric-part'], 7, 8],
  ['http://1.256.0.0', FAILURES['IPv4-out-of-range-part'], 9, 12],
  ['http://[::1', FAILURES['IPv6-unclosed'], 7, 11],
  ['http://[:1]', FAILURES['IPv6-invalid-compression'], 8, 9],
  ['http://[1:2:3:4:5:6:7:8:9]', FAILURES['IPv6-too-many-pieces'], 24, 25],
  ['http://[1::2::3]', FAILURES['IPv6-multiple-compression'], 12, 14],
  ['http://[g::]', FAILURES['IPv6-invalid-code-point'], 8, 9],
  ['http://[1:2]', FAILURES['IPv6-too-few-pieces'], 8, 11],
  ['http://[1:2:3:4:5:6:7:1.2.3.4]', FAILURES['IPv4-in-IPv6-too-many-pieces'], 22, 29],
  ['http://[::01.2.3.4]', FAILURES['IPv4-in-IPv6-invalid-code-point'], 10, 12],
  ['http://[::256.1.1.1]', FAILURES['IPv4-in-IPv6-out-of-range-part'], 10, 13],
  ['http://[::1.2.3]', FAILURES['IPv4-in-IPv6-too-few-parts'], 10, 15],
  ['a', FAILURES['missing-scheme-non-relative-URL'], 0, 1],
  ['http://', FAILURES['host-missing'], 7, 7],
  ['http://a:65536', FAILURES['port-out-of-range'], 9, 14],
  ['http://a:b', FAILURES['port-invalid'], 9, 10],
])('the failure of %j is explained', (input, message, start, end) => {
  expect(explainFailure(input, readUrl(input).failure!)).toEqual({ message, start, end })
  const shifted = ` \t${input}`
  const expected = { message, start: start + 2, end: end + 2 }
  expect(explainFailure(shifted, readUrl(shifted).failure!)).toEqual(expected)
})

test('each failure has a sentence of its own', () => {
  const sentences = Object.values(FAILURES)
  expect(new Set(sentences).size).toBe(19)
  for (const sentence of sentences) expect(sentence).toMatch(/^(?:The|A|An) .+[^.]\.$/)
  expect(Object.isFrozen(FAILURES)).toBe(true)
})
