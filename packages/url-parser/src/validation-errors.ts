import type { UrlErrorName } from './record/validation-error.ts'

/** What there is to know about one of the standard's validation errors. */
export interface ValidationErrorEntry {
  readonly name: UrlErrorName
  /** The part of the standard whose algorithms report it. */
  readonly section: 'IDNA' | 'Host parsing' | 'URL parsing'
  /** What the error says of the input. */
  readonly meaning: string
  /** An input that gives the error. */
  readonly example: string
  /** The base URL that the example needs. */
  readonly base?: string
  /** Whether the parser ends with failure when it meets the error. */
  readonly fails: 'yes' | 'no' | 'sometimes'
  /** When `fails` is `sometimes`: when. */
  readonly failsWhen?: string
  /** What to write in its place. */
  readonly remedy: string
}

/**
 * All validation errors, in the standard's order.
 *
 * @see https://url.spec.whatwg.org/#writing
 */
export const validationErrors: readonly ValidationErrorEntry[] = [
  {
    name: 'domain-to-ASCII',
    section: 'IDNA',
    meaning:
      'The domain breaks a rule for names in the DNS: a character that is not allowed, a hyphen in the wrong place, or a label that is empty or too long.',
    example: 'https://exa%23mple.org',
    fails: 'sometimes',
    failsWhen:
      'the domain is not ASCII and even the relaxed rules refuse it, or it holds a character that no domain may have',
    remedy:
      'Write labels of letters, digits and inner hyphens, 1 to 63 characters each, without a dot at the end.',
  },
  {
    name: 'domain-percent-encoded',
    section: 'Host parsing',
    meaning: 'The domain contains a percent-encoded byte.',
    example: 'https://exam%70le.org',
    fails: 'no',
    remedy: 'Write the character itself.',
  },
  {
    name: 'host-invalid-code-point',
    section: 'Host parsing',
    meaning: 'The host of a URL whose scheme is not special contains a character no host may have.',
    example: 'foo://exa[mple.org',
    fails: 'yes',
    remedy: 'Remove the character, or percent-encode it.',
  },
  {
    name: 'IPv4-non-ASCII-input',
    section: 'Host parsing',
    meaning:
      'An IPv4 address is written with characters that are not ASCII, such as full-width digits.',
    example: 'https://１２７.0.0.1/',
    fails: 'no',
    remedy: 'Write the address with the ASCII digits 0 to 9 and ASCII dots.',
  },
  {
    name: 'IPv4-empty-part',
    section: 'Host parsing',
    meaning: 'An IPv4 address ends with a dot.',
    example: 'https://127.0.0.1./',
    fails: 'no',
    remedy: 'Remove the dot at the end.',
  },
  {
    name: 'IPv4-too-few-parts',
    section: 'Host parsing',
    meaning: 'An IPv4 address has fewer than four parts; the last part fills the missing ones.',
    example: 'https://1.2.3/',
    fails: 'no',
    remedy: 'Write all four parts.',
  },
  {
    name: 'IPv4-too-many-parts',
    section: 'Host parsing',
    meaning:
      'The host ends in a number, so it must be an IPv4 address, but has more than four parts.',
    example: 'https://1.2.3.4.5/',
    fails: 'yes',
    remedy: 'Write four parts, or end a domain with a label that is not a number.',
  },
  {
    name: 'IPv4-non-numeric-part',
    section: 'Host parsing',
    meaning:
      'The host ends in a number, so it must be an IPv4 address, but a part is not a number.',
    example: 'https://test.42',
    fails: 'yes',
    remedy: 'Write numbers only, or end a domain with a label that is not a number.',
  },
  {
    name: 'IPv4-non-decimal-part',
    section: 'Host parsing',
    meaning: 'A part of an IPv4 address is written in hexadecimal or octal.',
    example: 'https://127.0.0x0.1',
    fails: 'no',
    remedy: 'Write it in decimal, without a leading 0.',
  },
  {
    name: 'IPv4-out-of-range-part',
    section: 'Host parsing',
    meaning: 'A part of an IPv4 address is above 255.',
    example: 'https://255.255.4000.1',
    fails: 'sometimes',
    failsWhen: 'it is not the last part, or the last part is more than the missing parts can hold',
    remedy: 'Write four parts from 0 to 255.',
  },
  {
    name: 'IPv6-unclosed',
    section: 'Host parsing',
    meaning: 'An IPv6 address lacks its closing bracket.',
    example: 'https://[::1',
    fails: 'yes',
    remedy: 'Write ] behind the address.',
  },
  {
    name: 'IPv6-invalid-compression',
    section: 'Host parsing',
    meaning: 'An IPv6 address begins with a single colon.',
    example: 'https://[:1]',
    fails: 'yes',
    remedy: 'Write :: for the leading zeros, or the first piece.',
  },
  {
    name: 'IPv6-too-many-pieces',
    section: 'Host parsing',
    meaning: 'An IPv6 address has more than eight pieces.',
    example: 'https://[1:2:3:4:5:6:7:8:9]',
    fails: 'yes',
    remedy: 'Write eight pieces, or fewer and :: once.',
  },
  {
    name: 'IPv6-multiple-compression',
    section: 'Host parsing',
    meaning: 'An IPv6 address has :: in more than one place.',
    example: 'https://[1::1::1]',
    fails: 'yes',
    remedy: 'Keep one :: and write out the other zeros.',
  },
  {
    name: 'IPv6-invalid-code-point',
    section: 'Host parsing',
    meaning:
      'An IPv6 address contains something else than hexadecimal digits and colons, a piece has more than four digits, or the address ends in a single colon.',
    example: 'https://[1:2:3!:4]',
    fails: 'yes',
    remedy:
      'Write up to four hexadecimal digits in each piece; a zone such as %eth0 has no place in a URL.',
  },
  {
    name: 'IPv6-too-few-pieces',
    section: 'Host parsing',
    meaning: 'An IPv6 address without :: has fewer than eight pieces.',
    example: 'https://[1:2:3]',
    fails: 'yes',
    remedy: 'Write eight pieces, or :: where zeros are left out.',
  },
  {
    name: 'IPv6-piece-leading-zero',
    section: 'Host parsing',
    meaning: 'A piece of an IPv6 address has a leading zero.',
    example: 'https://[::01]',
    fails: 'no',
    remedy: 'Remove the leading zeros.',
  },
  {
    name: 'IPv4-in-IPv6-too-many-pieces',
    section: 'Host parsing',
    meaning: 'An IPv6 address has an IPv4 address at its end and more than six pieces before it.',
    example: 'https://[1:1:1:1:1:1:1:127.0.0.1]',
    fails: 'yes',
    remedy: 'Write at most six pieces before the IPv4 address: it stands for the last two.',
  },
  {
    name: 'IPv4-in-IPv6-invalid-code-point',
    section: 'Host parsing',
    meaning:
      'The IPv4 address inside an IPv6 address has an empty part, a part that is not decimal, a leading zero, or a fifth part.',
    example: 'https://[ffff::127.00.0.1]',
    fails: 'yes',
    remedy: 'Write four decimal parts without leading zeros.',
  },
  {
    name: 'IPv4-in-IPv6-out-of-range-part',
    section: 'Host parsing',
    meaning: 'A part of the IPv4 address inside an IPv6 address is above 255.',
    example: 'https://[ffff::127.0.0.4000]',
    fails: 'yes',
    remedy: 'Write parts from 0 to 255.',
  },
  {
    name: 'IPv4-in-IPv6-too-few-parts',
    section: 'Host parsing',
    meaning: 'The IPv4 address inside an IPv6 address has fewer than four parts.',
    example: 'https://[ffff::127.0.0]',
    fails: 'yes',
    remedy: 'Write all four parts.',
  },
  {
    name: 'invalid-URL-unit',
    section: 'URL parsing',
    meaning:
      'A character stands in the URL that has to be percent-encoded there, a % is not followed by two hexadecimal digits, or white space surrounds the URL.',
    example: 'https://example.org/>',
    fails: 'no',
    remedy:
      'Percent-encode the character (a bare % is %25); remove tabs, newlines and outer spaces.',
  },
  {
    name: 'special-scheme-missing-following-solidus',
    section: 'URL parsing',
    meaning: 'The scheme is not followed by exactly //.',
    example: 'https:example.org',
    fails: 'no',
    remedy: 'Write // behind the colon.',
  },
  {
    name: 'missing-scheme-non-relative-URL',
    section: 'URL parsing',
    meaning: 'The input has no scheme, and there is no base URL that it could be relative to.',
    example: 'page.html',
    fails: 'yes',
    remedy: 'Write the whole URL, beginning with its scheme such as https://, or give a base URL.',
  },
  {
    name: 'invalid-reverse-solidus',
    section: 'URL parsing',
    meaning: 'A backslash stands where a slash belongs.',
    example: 'https://example.org\\path\\to\\file',
    fails: 'no',
    remedy: 'Write / instead of \\.',
  },
  {
    name: 'invalid-credentials',
    section: 'URL parsing',
    meaning: 'The URL carries a user name or password.',
    example: 'https://user@example.org',
    fails: 'no',
    remedy: 'Remove what stands before the @, and hand over credentials in another way.',
  },
  {
    name: 'host-missing',
    section: 'URL parsing',
    meaning: 'The host is missing.',
    example: 'https://:443',
    fails: 'yes',
    remedy: 'Write a host behind //.',
  },
  {
    name: 'port-out-of-range',
    section: 'URL parsing',
    meaning: 'The port is above 65535.',
    example: 'https://example.org:70000',
    fails: 'yes',
    remedy: 'Write a port from 0 to 65535, or none.',
  },
  {
    name: 'port-invalid',
    section: 'URL parsing',
    meaning: 'The port is not a decimal number.',
    example: 'https://example.org:7z',
    fails: 'yes',
    remedy: 'Write digits only; put an IPv6 address in brackets.',
  },
  {
    name: 'file-invalid-Windows-drive-letter',
    section: 'URL parsing',
    meaning: 'A URL relative to a file: URL begins with a Windows drive letter.',
    example: 'c|/path/to/file',
    base: 'file:///c:/',
    fails: 'no',
    remedy: 'Write the whole URL: file:///c:/path.',
  },
  {
    name: 'file-invalid-Windows-drive-letter-host',
    section: 'URL parsing',
    meaning: 'A Windows drive letter stands where the host of a file: URL belongs.',
    example: 'file://c:',
    fails: 'no',
    remedy: 'Write three slashes: file:///c:/path.',
  },
]
