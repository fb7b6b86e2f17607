import { section } from './build-entry.ts'
import type { UrlCauseEntry } from './cause-entry.ts'

const forbidden = section('https://url.spec.whatwg.org/#forbidden-domain-code-point', 'error')
const parsing = section('https://url.spec.whatwg.org/#concept-host-parser', 'error')
const BOTH = ['domain-to-ASCII', 'host-invalid-code-point'] as const
const ENDS =
  'Such a character would end the host or begin another part of the URL, so the parser stops instead of guessing.'

/** Characters that no host may have. */
export const hostCauses: readonly UrlCauseEntry[] = [
  forbidden(
    'host-space',
    BOTH,
    [
      'A host cannot contain a space.',
      'No name in the DNS has a space, and programs that split text at spaces would read a different host.',
      'Remove the space.',
    ],
    ['https://exa mple.com/', ' ', 'https://example.com/'],
    ['https://exa%20mple.com/', '%20', 'https://example.com/'],
    ['foo://exa mple/', ' ', 'foo://example/'],
  ),
  forbidden(
    'host-control-character',
    BOTH,
    [
      'A host cannot contain a control character.',
      'Control characters are not visible, so that two hosts would look the same.',
      'Remove the control character.',
    ],
    ['https://exa\u0001mple.com/', '\u0001', 'https://example.com/'],
    ['https://exa%7Fmple.com/', '%7F', 'https://example.com/'],
    ['foo://exa\0mple/', '\0', 'foo://example/'],
  ),
  forbidden(
    'host-percent-sign',
    ['domain-to-ASCII'],
    [
      'A host cannot contain a percent sign (%).',
      'In a host, a percent sign begins a percent-encoded byte, which is decoded once and never twice.',
      'Remove the percent sign.',
    ],
    ['https://exa%mple.com/', '%', 'https://example.com/'],
    ['https://exa%25mple.com/', '%25', 'https://example.com/'],
    ['https://％41.com/', '％', 'https://41.com/'],
  ),
  forbidden(
    'host-delimiter',
    BOTH,
    [
      'A host cannot contain a character that divides the parts of a URL.',
      ENDS,
      'Remove the character.',
    ],
    ['https://exa%23mple.com/', '%23', 'https://example.com/'],
    ['https://exa[mple.com/', '[', 'https://example.com/'],
    ['https://℀.example/', '℀', 'https://ac.example/'],
    ['file://host:80/x', ':80', 'file://host/x'],
    ['foo://exa]mple/', ']', 'foo://example/'],
  ),
  forbidden(
    'host-forbidden-character',
    BOTH,
    ['A host cannot contain the characters <, >, ^ and |.', ENDS, 'Remove the character.'],
    ['https://exa<mple.com/', '<', 'https://example.com/'],
    ['https://exa%7Cmple.com/', '%7C', 'https://example.com/'],
    ['foo://exa^mple/', '^', 'foo://example/'],
  ),
  section('https://url.spec.whatwg.org/#host-writing', 'error')(
    'host-placeholder',
    [
      'domain-to-ASCII',
      'host-invalid-code-point',
      'IPv6-invalid-code-point',
      'port-invalid',
      'host-missing',
    ],
    [
      'The host looks like a placeholder that was not filled in.',
      'Templates, shells and programs replace words in braces or angle brackets, between percent signs, or after a dollar sign. If nothing replaces such a word, the word itself is read as the host.',
      'Write the value that belongs there.',
    ],
    ['https://{host}/', '{host}', 'https://example.com/'],
    ['https://%HOST%/', '%HOST%', 'https://example.com/'],
    ['https://api.{{domain}}/', '{{domain}}', 'https://api.example.com/'],
    ['https://<host>/', '<host>', 'https://example.com/'],
    ['https://{host:port}/', '{host:port}', 'https://example.com:8080/'],
    ['https://[hostname]/', '[hostname]', 'https://example.com/'],
    ['foo://<host>/', '<host>', 'foo://example/'],
  ),
  section('https://url.spec.whatwg.org/#host-writing', 'error')(
    'host-defanged',
    BOTH,
    [
      'A dot of the host is in brackets: the URL was made harmless on purpose, usually because it is dangerous.',
      'Reports about attacks write hosts this way, and often `hxxp` for the scheme, so that nobody follows the link by mistake.',
      'Do not restore the URL, unless you know why it was written this way.',
    ],
    ['https://evil[.]example/', '[.]', 'https://evil.example/'],
    ['hxxps://evil[.]example/', '[.]', 'hxxps://evil.example/'],
    ['https://bad[dot]example/', '[dot]', 'https://bad.example/'],
  ),
  parsing(
    'host-not-utf8',
    ['domain-to-ASCII'],
    [
      'A percent-encoded byte in the host is not UTF-8.',
      'The bytes of a host are decoded as UTF-8; what is not UTF-8 becomes a replacement character, which no domain may have.',
      'Remove the byte, or write the character itself.',
    ],
    ['https://exa%FFmple.com/', '%FF', 'https://example.com/'],
    ['https://m%FCnchen.de/', '%FC', 'https://m\u00fcnchen.de/'],
    ['https://a%80.com/', '%80', 'https://a.com/'],
  ),
  section('https://url.spec.whatwg.org/#domain-percent-encoded', 'warning')(
    'host-percent-encoded',
    ['domain-percent-encoded'],
    [
      'The host contains percent-encoded bytes.',
      'The parser decodes them. A program that compares strings takes the two spellings for different hosts, which is how attackers get past filters.',
      'Write the characters themselves.',
    ],
    ['https://exam%70le.org/', '%70', 'https://example.org/'],
    ['https://%65%78ample.org/', '%65%78', 'https://example.org/'],
    ['https://127%2E0.0.1/', '%2E', 'https://127.0.0.1/'],
  ),
  parsing(
    'host-nothing-left',
    ['domain-to-ASCII'],
    [
      'The host has only invisible characters, which are ignored, so that nothing is left.',
      'IDNA removes soft hyphens, variation selectors and other invisible characters from a domain.',
      'Write a host.',
    ],
    ['https://\u00ad/', '\u00ad', 'https://example.com/'],
    ['https://\u200b/', '\u200b', 'https://example.com/'],
    ['https://%C2%AD/', '%C2%AD', 'https://example.com/'],
  ),
  parsing(
    'host-without-idna',
    ['domain-to-ASCII'],
    [
      'The parser without the IDNA tables cannot read a non-ASCII domain.',
      'Entries named `ascii` leave out the tables, which are the largest part of a bundle.',
      'Use the entry with the tables, or write the domain in ASCII.',
    ],
    ['https://b\u00fccher.example/', 'b\u00fccher.example', 'https://xn--bcher-kva.example/'],
    ['https://\u00e9.com/', '\u00e9.com', 'https://xn--9ca.com/'],
    ['https://\u4f8b.jp/', '\u4f8b.jp', 'https://xn--fsq.jp/'],
  ),
]
