import { FAILURES } from '@waymark/url-parser/internal'
import type { UrlProblemEntry } from './problem-entry.ts'

/** Errors of everything but the host. https://url.spec.whatwg.org/#url-parsing */
export const urlProblems: readonly UrlProblemEntry[] = [
  {
    code: 'invalid-URL-unit',
    severity: 'warning',
    section: 'URL parsing',
    fails: 'no',
    summary:
      'The URL contains a character that must be percent-encoded there, or a % without two hexadecimal digits after it, or white space.',
    explanation:
      'The parser repairs the URL: it drops tabs, newlines and outer spaces, percent-encodes some characters, and keeps others as they are. Stricter programs refuse the URL, or read a different one.',
    remedy:
      'Percent-encode the character (a bare % is %25); remove tabs, newlines and outer spaces.',
    source: 'https://url.spec.whatwg.org/#invalid-url-unit',
    examples: [{ wrong: 'https://example.org/>', right: 'https://example.org/%3E' }],
  },
  {
    code: 'special-scheme-missing-following-solidus',
    severity: 'warning',
    section: 'URL parsing',
    fails: 'no',
    summary: 'The scheme is not followed by exactly //.',
    explanation:
      'For `http`, `https`, `ws`, `wss` and `ftp`, browsers accept any number of slashes, even none. Most other programs then read a path and no host.',
    remedy: 'Write // after the colon.',
    source: 'https://url.spec.whatwg.org/#special-scheme-missing-following-solidus',
    examples: [{ wrong: 'https:example.org', right: 'https://example.org' }],
  },
  {
    code: 'missing-scheme-non-relative-URL',
    severity: 'error',
    section: 'URL parsing',
    fails: 'yes',
    summary: FAILURES['missing-scheme-non-relative-URL'],
    explanation: 'A relative URL means something only together with a base URL.',
    remedy: 'Write the whole URL, beginning with its scheme such as https://, or give a base URL.',
    source: 'https://url.spec.whatwg.org/#missing-scheme-non-relative-url',
    examples: [{ wrong: 'page.html', right: 'https://example.org/page.html' }],
  },
  {
    code: 'invalid-reverse-solidus',
    severity: 'warning',
    section: 'URL parsing',
    fails: 'no',
    summary: 'There is a backslash where a slash belongs.',
    explanation:
      'In a URL with a special scheme, browsers read a backslash as a slash. Programs that follow RFC 3986 do not, so they may see a different host or path.',
    remedy: 'Write / instead of \\.',
    source: 'https://url.spec.whatwg.org/#invalid-reverse-solidus',
    examples: [
      { wrong: 'https://example.org\\path\\to\\file', right: 'https://example.org/path/to/file' },
    ],
  },
  {
    code: 'invalid-credentials',
    severity: 'warning',
    section: 'URL parsing',
    fails: 'no',
    summary: 'The URL contains a user name or a password.',
    explanation:
      'Credentials in a URL end up in logs, histories and `Referer` headers, and `https://bank.example@evil.example` leads to `evil.example`. Browsers drop them or ask first.',
    remedy:
      'Remove the user name, the password and the @, and pass the credentials in another way.',
    source: 'https://url.spec.whatwg.org/#invalid-credentials',
    examples: [{ wrong: 'https://user@example.org', right: 'https://example.org' }],
  },
  {
    code: 'host-missing',
    severity: 'error',
    section: 'URL parsing',
    fails: 'yes',
    summary: FAILURES['host-missing'],
    explanation:
      'A URL with a special scheme other than `file` names a server; without a host, there is nothing to connect to.',
    remedy: 'Write a host after //.',
    source: 'https://url.spec.whatwg.org/#host-missing',
    examples: [{ wrong: 'https://:443', right: 'https://example.org:443' }],
  },
  {
    code: 'port-out-of-range',
    severity: 'error',
    section: 'URL parsing',
    fails: 'yes',
    summary: FAILURES['port-out-of-range'],
    explanation: 'Ports are numbers of 16 bits.',
    remedy: 'Write a port from 0 to 65535, or none.',
    source: 'https://url.spec.whatwg.org/#port-out-of-range',
    examples: [{ wrong: 'https://example.org:70000', right: 'https://example.org:7000' }],
  },
  {
    code: 'port-invalid',
    severity: 'error',
    section: 'URL parsing',
    fails: 'yes',
    summary: FAILURES['port-invalid'],
    explanation:
      'Only a number can follow the colon after a host. A colon in a password must be `%3A`, and an IPv6 address must be in brackets.',
    remedy: 'Write digits only; put an IPv6 address in brackets.',
    source: 'https://url.spec.whatwg.org/#port-invalid',
    examples: [{ wrong: 'https://example.org:7z', right: 'https://example.org:7' }],
  },
  {
    code: 'file-invalid-Windows-drive-letter',
    severity: 'warning',
    section: 'URL parsing',
    fails: 'no',
    summary: 'A URL relative to a file: URL begins with a Windows drive letter.',
    explanation:
      "The parser takes the letter for a drive of the base URL's machine, and replaces the drive of the base URL.",
    remedy: 'Write the whole URL: file:///c:/path.',
    source: 'https://url.spec.whatwg.org/#file-invalid-windows-drive-letter',
    examples: [
      {
        wrong: 'c|/path/to/file',
        right: 'file:///c:/path/to/file',
        base: 'file:///c:/',
        given: 'the base URL file:///c:/',
      },
    ],
  },
  {
    code: 'file-invalid-Windows-drive-letter-host',
    severity: 'warning',
    section: 'URL parsing',
    fails: 'no',
    summary: 'A Windows drive letter is where the host of a file: URL belongs.',
    explanation:
      'After two slashes comes a host. The parser takes the drive letter for the beginning of the path instead.',
    remedy: 'Write three slashes: file:///c:/path.',
    source: 'https://url.spec.whatwg.org/#file-invalid-windows-drive-letter-host',
    examples: [{ wrong: 'file://c:', right: 'file:///c:' }],
  },
]
