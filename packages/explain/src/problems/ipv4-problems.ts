import { FAILURES } from '@waymark/url-parser/internal'
import type { UrlProblemEntry } from './problem-entry.ts'

/** Errors of IPv4 addresses. https://url.spec.whatwg.org/#concept-ipv4-parser */
export const ipv4Problems: readonly UrlProblemEntry[] = [
  {
    code: 'IPv4-non-ASCII-input',
    severity: 'warning',
    section: 'Host parsing',
    fails: 'no',
    summary: 'An IPv4 address is written with non-ASCII characters, such as full-width digits.',
    explanation:
      'Unicode maps such characters to ASCII digits and dots, so browsers go to the address in ASCII. A filter that looks for the usual form does not recognise it.',
    remedy: 'Write the address with the ASCII digits 0 to 9 and ASCII dots.',
    source: 'https://url.spec.whatwg.org/#ipv4-non-ascii-input',
    examples: [{ wrong: 'https://１２７.0.0.1/', right: 'https://127.0.0.1/' }],
  },
  {
    code: 'IPv4-empty-part',
    severity: 'warning',
    section: 'Host parsing',
    fails: 'no',
    summary: 'An IPv4 address ends with a dot.',
    explanation:
      'A dot at the end is the root of the DNS, which an IP address does not have. The parser drops it.',
    remedy: 'Remove the dot at the end.',
    source: 'https://url.spec.whatwg.org/#ipv4-empty-part',
    examples: [{ wrong: 'https://127.0.0.1./', right: 'https://127.0.0.1/' }],
  },
  {
    code: 'IPv4-too-few-parts',
    severity: 'warning',
    section: 'Host parsing',
    fails: 'no',
    summary: 'An IPv4 address has fewer than four parts; the last part fills the missing ones.',
    explanation:
      '`1.2.3` is an old way to write `1.2.0.3`. Few people expect it, and other programs refuse it or read a different address.',
    remedy: 'Write all four parts.',
    source: 'https://url.spec.whatwg.org/#ipv4-too-few-parts',
    examples: [{ wrong: 'https://1.2.3/', right: 'https://1.2.0.3/' }],
  },
  {
    code: 'IPv4-too-many-parts',
    severity: 'error',
    section: 'Host parsing',
    fails: 'yes',
    summary: FAILURES['IPv4-too-many-parts'],
    explanation:
      'A host whose last label is a number is always read as an IPv4 address, so that no program can take it for a domain.',
    remedy: 'Write four parts, or end a domain with a label that is not a number.',
    source: 'https://url.spec.whatwg.org/#ipv4-too-many-parts',
    examples: [{ wrong: 'https://1.2.3.4.5/', right: 'https://1.2.3.4/' }],
  },
  {
    code: 'IPv4-non-numeric-part',
    severity: 'error',
    section: 'Host parsing',
    fails: 'yes',
    summary: FAILURES['IPv4-non-numeric-part'],
    explanation:
      'A host whose last label is a number is always read as an IPv4 address, so that no program can take it for a domain.',
    remedy: 'Write numbers only, or end a domain with a label that is not a number.',
    source: 'https://url.spec.whatwg.org/#ipv4-non-numeric-part',
    examples: [{ wrong: 'https://test.42', right: 'https://test.example' }],
  },
  {
    code: 'IPv4-non-decimal-part',
    severity: 'warning',
    section: 'Host parsing',
    fails: 'no',
    summary: 'A part of an IPv4 address is written in hexadecimal or octal.',
    explanation:
      'A part that begins with `0x` is hexadecimal, and one that begins with `0` is octal. Programs that take `010` for ten reach a different address.',
    remedy: 'Write it in decimal, without a leading 0.',
    source: 'https://url.spec.whatwg.org/#ipv4-non-decimal-part',
    examples: [{ wrong: 'https://127.0.0x0.1', right: 'https://127.0.0.1' }],
  },
  {
    code: 'IPv4-out-of-range-part',
    severity: 'error',
    section: 'Host parsing',
    fails: 'sometimes',
    failsWhen: 'it is not the last part, or the last part is more than the missing parts can hold',
    summary: FAILURES['IPv4-out-of-range-part'],
    explanation:
      'Only the last part may be larger, and only if parts are missing: it then fills their places too. Otherwise, the parser fails.',
    remedy: 'Write four parts from 0 to 255.',
    source: 'https://url.spec.whatwg.org/#ipv4-out-of-range-part',
    examples: [{ wrong: 'https://255.255.4000.1', right: 'https://255.255.40.1' }],
  },
]
