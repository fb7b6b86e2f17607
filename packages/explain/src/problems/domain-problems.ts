import { FAILURES } from '@waymark/url-parser/internal'
import type { UrlProblemEntry } from './problem-entry.ts'

/** Errors of domains and of opaque hosts. https://url.spec.whatwg.org/#idna */
export const domainProblems: readonly UrlProblemEntry[] = [
  {
    code: 'domain-to-ASCII',
    severity: 'error',
    section: 'IDNA',
    fails: 'sometimes',
    failsWhen:
      'the domain is not ASCII and even the relaxed rules refuse it, or it holds a character that no domain may have',
    summary: FAILURES['domain-to-ASCII'],
    explanation:
      "Browsers look up a domain in its ASCII form, which Unicode's rules for domains define. They refuse some invalid names and look up the others. A label in the DNS may contain any octets (RFC 2181, section 11), so that names with `_`, for example, do resolve. But the rules for host names do not allow them, and most other programs refuse them.",
    remedy:
      'Write labels of letters, digits and inner hyphens, 1 to 63 characters each, without a dot at the end.',
    source: 'https://url.spec.whatwg.org/#validation-error-domain-to-ascii',
    examples: [{ wrong: 'https://exa%23mple.org', right: 'https://example.org' }],
  },
  {
    code: 'domain-percent-encoded',
    severity: 'warning',
    section: 'Host parsing',
    fails: 'no',
    summary: 'The domain contains a percent-encoded byte.',
    explanation:
      'The parser decodes the byte, so the URL means the decoded domain. A program that compares strings takes the encoded and the decoded form for different hosts, which is how attackers get past filters.',
    remedy: 'Write the character itself.',
    source: 'https://url.spec.whatwg.org/#domain-percent-encoded',
    examples: [{ wrong: 'https://exam%70le.org', right: 'https://example.org' }],
  },
  {
    code: 'host-invalid-code-point',
    severity: 'error',
    section: 'Host parsing',
    fails: 'yes',
    summary: FAILURES['host-invalid-code-point'],
    explanation:
      'Such a character would end the host or begin another part of the URL, so the parser stops instead of guessing.',
    remedy: 'Remove the character, or percent-encode it.',
    source: 'https://url.spec.whatwg.org/#host-invalid-code-point',
    examples: [{ wrong: 'foo://exa[mple.org', right: 'foo://example.org' }],
  },
]
