import { FAILURES } from '@waymark/url-parser/internal'
import type { UrlProblemEntry } from './problem-entry.ts'

/** Errors of IPv6 addresses, and of IPv4 addresses inside them. https://url.spec.whatwg.org/#concept-ipv6-parser */
export const ipv6Problems: readonly UrlProblemEntry[] = [
  {
    code: 'IPv6-unclosed',
    severity: 'error',
    section: 'Host parsing',
    fails: 'yes',
    summary: FAILURES['IPv6-unclosed'],
    explanation:
      'Only the closing bracket tells the colons of the address from the colon before a port.',
    remedy: 'Write ] after the address.',
    source: 'https://url.spec.whatwg.org/#ipv6-unclosed',
    examples: [{ wrong: 'https://[::1', right: 'https://[::1]' }],
  },
  {
    code: 'IPv6-invalid-compression',
    severity: 'error',
    section: 'Host parsing',
    fails: 'yes',
    summary: FAILURES['IPv6-invalid-compression'],
    explanation:
      'A single colon separates two pieces, and no piece is before this colon. `::` at the beginning means zeros.',
    remedy: 'Write :: for the leading zeros, or the first piece.',
    source: 'https://url.spec.whatwg.org/#ipv6-invalid-compression',
    examples: [{ wrong: 'https://[:1]', right: 'https://[::1]' }],
  },
  {
    code: 'IPv6-too-many-pieces',
    severity: 'error',
    section: 'Host parsing',
    fails: 'yes',
    summary: FAILURES['IPv6-too-many-pieces'],
    explanation: 'An IPv6 address has 128 bits: eight pieces of 16 bits each.',
    remedy: 'Write eight pieces, or fewer and :: once.',
    source: 'https://url.spec.whatwg.org/#ipv6-too-many-pieces',
    examples: [{ wrong: 'https://[1:2:3:4:5:6:7:8:9]', right: 'https://[1:2:3:4:5:6:7:8]' }],
  },
  {
    code: 'IPv6-multiple-compression',
    severity: 'error',
    section: 'Host parsing',
    fails: 'yes',
    summary: FAILURES['IPv6-multiple-compression'],
    explanation: 'With two `::`, it is unknown how many zeros each of them replaces.',
    remedy: 'Keep one :: and write out the other zeros.',
    source: 'https://url.spec.whatwg.org/#ipv6-multiple-compression',
    examples: [{ wrong: 'https://[1::1::1]', right: 'https://[1::1:1]' }],
  },
  {
    code: 'IPv6-invalid-code-point',
    severity: 'error',
    section: 'Host parsing',
    fails: 'yes',
    summary: FAILURES['IPv6-invalid-code-point'],
    explanation:
      'Brackets contain only an address: names, zone identifiers and masks have no place in the host of a URL.',
    remedy:
      'Write up to four hexadecimal digits in each piece; a zone such as %eth0 has no place in a URL.',
    source: 'https://url.spec.whatwg.org/#ipv6-invalid-code-point',
    examples: [{ wrong: 'https://[1:2:3!:4]', right: 'https://[1:2:3::4]' }],
  },
  {
    code: 'IPv6-too-few-pieces',
    severity: 'error',
    section: 'Host parsing',
    fails: 'yes',
    summary: FAILURES['IPv6-too-few-pieces'],
    explanation: 'An IPv6 address has eight pieces, unless `::` replaces those that are zero.',
    remedy: 'Write eight pieces, or :: where zeros are left out.',
    source: 'https://url.spec.whatwg.org/#ipv6-too-few-pieces',
    examples: [{ wrong: 'https://[1:2:3]', right: 'https://[1:2:3::]' }],
  },
  {
    code: 'IPv6-piece-leading-zero',
    severity: 'warning',
    section: 'Host parsing',
    fails: 'no',
    summary: 'A piece of an IPv6 address has a leading zero.',
    explanation:
      'The address is the same without the zero. The recommended form (RFC 5952) has no leading zeros, and a program that compares strings takes the two forms for different hosts.',
    remedy: 'Remove the leading zeros.',
    source: 'https://url.spec.whatwg.org/#ipv6-piece-leading-zero',
    examples: [{ wrong: 'https://[::01]', right: 'https://[::1]' }],
  },
  {
    code: 'IPv4-in-IPv6-too-many-pieces',
    severity: 'error',
    section: 'Host parsing',
    fails: 'yes',
    summary: FAILURES['IPv4-in-IPv6-too-many-pieces'],
    explanation:
      'The IPv4 address fills the last 32 of 128 bits, so there is room for six pieces before it.',
    remedy: 'Write at most six pieces before the IPv4 address: it takes the place of the last two.',
    source: 'https://url.spec.whatwg.org/#ipv4-in-ipv6-too-many-pieces',
    examples: [
      { wrong: 'https://[1:1:1:1:1:1:1:127.0.0.1]', right: 'https://[1:1:1:1:1:1:127.0.0.1]' },
    ],
  },
  {
    code: 'IPv4-in-IPv6-invalid-code-point',
    severity: 'error',
    section: 'Host parsing',
    fails: 'yes',
    summary: FAILURES['IPv4-in-IPv6-invalid-code-point'],
    explanation:
      'Inside an IPv6 address, an IPv4 address has its strict form only: none of the old ways to write one.',
    remedy: 'Write four decimal parts without leading zeros.',
    source: 'https://url.spec.whatwg.org/#ipv4-in-ipv6-invalid-code-point',
    examples: [{ wrong: 'https://[ffff::127.00.0.1]', right: 'https://[ffff::127.0.0.1]' }],
  },
  {
    code: 'IPv4-in-IPv6-out-of-range-part',
    severity: 'error',
    section: 'Host parsing',
    fails: 'yes',
    summary: FAILURES['IPv4-in-IPv6-out-of-range-part'],
    explanation:
      'Inside an IPv6 address, an IPv4 address has its strict form only: four parts from 0 to 255.',
    remedy: 'Write parts from 0 to 255.',
    source: 'https://url.spec.whatwg.org/#ipv4-in-ipv6-out-of-range-part',
    examples: [{ wrong: 'https://[ffff::127.0.0.4000]', right: 'https://[ffff::127.0.0.4]' }],
  },
  {
    code: 'IPv4-in-IPv6-too-few-parts',
    severity: 'error',
    section: 'Host parsing',
    fails: 'yes',
    summary: FAILURES['IPv4-in-IPv6-too-few-parts'],
    explanation:
      'Inside an IPv6 address, an IPv4 address has its strict form only: four parts from 0 to 255.',
    remedy: 'Write all four parts.',
    source: 'https://url.spec.whatwg.org/#ipv4-in-ipv6-too-few-parts',
    examples: [{ wrong: 'https://[ffff::127.0.0]', right: 'https://[ffff::127.0.0.1]' }],
  },
]
