import { BOOLEAN, checkOptions, type OptionTable } from '@waymark/infra/options'
import type {
  Problem,
  ProblemCatalogue,
  ProblemEntry,
  ProblemExample,
} from '@waymark/infra/problem'
import type { UrlErrorName, ValidationError } from './record/validation-error.ts'

/** What there is to know about one of the standard's validation errors. */
export interface UrlProblemEntry extends ProblemEntry<UrlErrorName> {
  /** The part of the standard whose algorithms report it. */
  readonly section: 'IDNA' | 'Host parsing' | 'URL parsing'
  /** Whether the parser ends with failure when it meets the error. */
  readonly fails: 'yes' | 'no' | 'sometimes'
  /** If `fails` is `sometimes`: when. */
  readonly failsWhen?: string
  readonly examples: readonly UrlProblemExample[]
}

/** An input with a validation error. */
export interface UrlProblemExample extends ProblemExample {
  /** The base URL that the example needs. */
  readonly base?: string
}

/** The catalogue of a package whose problems are validation errors. */
export interface UrlProblemCatalogue extends ProblemCatalogue {
  readonly entries: readonly UrlProblemEntry[]
}

/** A validation error as a problem: with its place, a message and a remedy. */
export interface UrlProblem extends Problem<UrlErrorName> {
  readonly start: number
  readonly end: number
}

/** What a validation error alone does not tell. */
export interface ErrorContext {
  /** Whether the parser stopped at this error. Default: whether it always does. */
  readonly isFailure?: boolean | undefined
  /** Whether there was a base URL. Default `false`. */
  readonly hasBase?: boolean | undefined
}

/** What {@link problemOf} takes, as data. */
export const CONTEXT: OptionTable<ErrorContext> = { isFailure: BOOLEAN, hasBase: BOOLEAN }

/**
 * Makes a problem of a validation error: an error if the parser stopped there, otherwise a warning.
 *
 * @throws OptionError if a name or a value in `context` is wrong.
 */
export function problemOf(error: ValidationError, context?: ErrorContext): UrlProblem {
  checkOptions(context, CONTEXT)
  const { name: code, start, end } = error
  const entry = entries.find((candidate) => candidate.code === code)!
  const { isFailure = entry.fails === 'yes', hasBase = false } = context ?? {}
  const { summary: message, remedy } =
    hasBase && code === 'missing-scheme-non-relative-URL' ? UNFIT_BASE : entry
  return { code, severity: isFailure ? 'error' : 'warning', message, remedy, start, end }
}

/** The catalogue has the case that there is no base URL at all. */
const UNFIT_BASE: Pick<UrlProblemEntry, 'summary' | 'remedy'> = {
  summary:
    'The input has no scheme, and only a fragment can be resolved against this base URL, which has an opaque path.',
  remedy: 'Write the whole URL, or give a base URL with slashes, such as https://example.com/.',
}

/**
 * https://url.spec.whatwg.org/#writing, in the standard's order. An error that always or sometimes ends in failure has
 * the severity `error`.
 */
const entries: readonly UrlProblemEntry[] = [
  {
    code: 'domain-to-ASCII',
    severity: 'error',
    section: 'IDNA',
    fails: 'sometimes',
    failsWhen:
      'the domain is not ASCII and even the relaxed rules refuse it, or it holds a character that no domain may have',
    summary:
      'The domain breaks a rule for names in the DNS: a character that is not allowed, a hyphen in the wrong place, or a label that is empty or too long.',
    explanation:
      "Browsers look a domain up in its ASCII form, which Unicode's rules for domains define. They refuse some names; others they look up although the DNS cannot hold them, so nobody gets an answer.",
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
      'The parser decodes the byte, so the URL means the decoded domain. A program that compares strings takes the two for different hosts, which is how filters are passed.',
    remedy: 'Write the character itself.',
    source: 'https://url.spec.whatwg.org/#domain-percent-encoded',
    examples: [{ wrong: 'https://exam%70le.org', right: 'https://example.org' }],
  },
  {
    code: 'host-invalid-code-point',
    severity: 'error',
    section: 'Host parsing',
    fails: 'yes',
    summary:
      'The host of a URL whose scheme is not special contains a character that is not allowed in a host.',
    explanation:
      'Such a character would end the host or begin another part of the URL, so the parser stops instead of guessing.',
    remedy: 'Remove the character, or percent-encode it.',
    source: 'https://url.spec.whatwg.org/#host-invalid-code-point',
    examples: [{ wrong: 'foo://exa[mple.org', right: 'foo://example.org' }],
  },
  {
    code: 'IPv4-non-ASCII-input',
    severity: 'warning',
    section: 'Host parsing',
    fails: 'no',
    summary:
      'An IPv4 address is written with characters that are not ASCII, such as full-width digits.',
    explanation:
      'Unicode maps such characters to ASCII digits and dots, so browsers go to the address that they spell. A filter that looks for the usual form misses it.',
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
      '`1.2.3` is an old way to write `1.2.0.3`. Hardly anybody expects it, and other programs refuse it or read another address.',
    remedy: 'Write all four parts.',
    source: 'https://url.spec.whatwg.org/#ipv4-too-few-parts',
    examples: [{ wrong: 'https://1.2.3/', right: 'https://1.2.0.3/' }],
  },
  {
    code: 'IPv4-too-many-parts',
    severity: 'error',
    section: 'Host parsing',
    fails: 'yes',
    summary:
      'The host ends in a number, so it must be an IPv4 address, but has more than four parts.',
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
    summary:
      'The host ends in a number, so it must be an IPv4 address, but a part is not a number.',
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
      'A part that begins with `0x` is hexadecimal, and one that begins with `0` is octal. Programs that take `010` for ten reach another address.',
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
    summary: 'A part of an IPv4 address is above 255.',
    explanation:
      'Only the last part may be larger, if parts are missing: it then fills their places too. Everything else fails.',
    remedy: 'Write four parts from 0 to 255.',
    source: 'https://url.spec.whatwg.org/#ipv4-out-of-range-part',
    examples: [{ wrong: 'https://255.255.4000.1', right: 'https://255.255.40.1' }],
  },
  {
    code: 'IPv6-unclosed',
    severity: 'error',
    section: 'Host parsing',
    fails: 'yes',
    summary: 'An IPv6 address lacks its closing bracket.',
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
    summary: 'An IPv6 address begins with a single colon.',
    explanation:
      'A colon divides two pieces, and there is none before this one. `::` at the beginning stands for zeros.',
    remedy: 'Write :: for the leading zeros, or the first piece.',
    source: 'https://url.spec.whatwg.org/#ipv6-invalid-compression',
    examples: [{ wrong: 'https://[:1]', right: 'https://[::1]' }],
  },
  {
    code: 'IPv6-too-many-pieces',
    severity: 'error',
    section: 'Host parsing',
    fails: 'yes',
    summary: 'An IPv6 address has more than eight pieces.',
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
    summary: 'An IPv6 address has :: in more than one place.',
    explanation: 'With two `::`, nobody can say how many zeros each of them stands for.',
    remedy: 'Keep one :: and write out the other zeros.',
    source: 'https://url.spec.whatwg.org/#ipv6-multiple-compression',
    examples: [{ wrong: 'https://[1::1::1]', right: 'https://[1::1:1]' }],
  },
  {
    code: 'IPv6-invalid-code-point',
    severity: 'error',
    section: 'Host parsing',
    fails: 'yes',
    summary:
      'An IPv6 address contains characters other than hexadecimal digits and colons, a piece has more than four digits, or the address ends in a single colon.',
    explanation:
      'Everything else in brackets is not an address: names, zone identifiers and masks have no place in the host of a URL.',
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
    summary: 'An IPv6 address without :: has fewer than eight pieces.',
    explanation: 'An IPv6 address has eight pieces, unless `::` stands for those that are zero.',
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
      'The parser reads the same address. The recommended form (RFC 5952) has no leading zeros, and a program that compares strings takes the two for different hosts.',
    remedy: 'Remove the leading zeros.',
    source: 'https://url.spec.whatwg.org/#ipv6-piece-leading-zero',
    examples: [{ wrong: 'https://[::01]', right: 'https://[::1]' }],
  },
  {
    code: 'IPv4-in-IPv6-too-many-pieces',
    severity: 'error',
    section: 'Host parsing',
    fails: 'yes',
    summary: 'An IPv6 address has an IPv4 address at its end and more than six pieces before it.',
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
    summary:
      'The IPv4 address inside an IPv6 address has an empty part, a part that is not decimal, a leading zero, or a fifth part.',
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
    summary: 'A part of the IPv4 address inside an IPv6 address is above 255.',
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
    summary: 'The IPv4 address inside an IPv6 address has fewer than four parts.',
    explanation:
      'Inside an IPv6 address, an IPv4 address has its strict form only: four parts from 0 to 255.',
    remedy: 'Write all four parts.',
    source: 'https://url.spec.whatwg.org/#ipv4-in-ipv6-too-few-parts',
    examples: [{ wrong: 'https://[ffff::127.0.0]', right: 'https://[ffff::127.0.0.1]' }],
  },
  {
    code: 'invalid-URL-unit',
    severity: 'warning',
    section: 'URL parsing',
    fails: 'no',
    summary:
      'The URL contains a character that must be percent-encoded there, or a % without two hexadecimal digits after it, or white space.',
    explanation:
      'The parser repairs it: it drops tabs, newlines and outer spaces, percent-encodes some characters, and keeps others as they are. Programs that are less lenient refuse the URL, or read another one.',
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
      'For `http`, `https`, `ws`, `wss` and `ftp`, browsers accept any number of slashes, also none. Most other programs read a path in that place, and no host.',
    remedy: 'Write // after the colon.',
    source: 'https://url.spec.whatwg.org/#special-scheme-missing-following-solidus',
    examples: [{ wrong: 'https:example.org', right: 'https://example.org' }],
  },
  {
    code: 'missing-scheme-non-relative-URL',
    severity: 'error',
    section: 'URL parsing',
    fails: 'yes',
    summary: 'The input has no scheme, and there is no base URL to resolve it against.',
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
      'In a URL with a special scheme, browsers read a backslash as a slash. Programs that follow RFC 3986 do not, so they may see another host or path.',
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
    remedy: 'Remove what is before the @, and pass the credentials in another way.',
    source: 'https://url.spec.whatwg.org/#invalid-credentials',
    examples: [{ wrong: 'https://user@example.org', right: 'https://example.org' }],
  },
  {
    code: 'host-missing',
    severity: 'error',
    section: 'URL parsing',
    fails: 'yes',
    summary: 'The host is missing.',
    explanation:
      'URLs with a special scheme other than `file` name a server, so there is nothing to connect to.',
    remedy: 'Write a host after //.',
    source: 'https://url.spec.whatwg.org/#host-missing',
    examples: [{ wrong: 'https://:443', right: 'https://example.org:443' }],
  },
  {
    code: 'port-out-of-range',
    severity: 'error',
    section: 'URL parsing',
    fails: 'yes',
    summary: 'The port is above 65535.',
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
    summary: 'The port is not a decimal number.',
    explanation:
      'What comes after the colon must be a number; a colon that is part of a password or of an IPv6 address needs `%3A`, or brackets.',
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
      "The parser takes it for a drive of the base URL's machine, and replaces the drive of the base URL.",
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

/**
 * All validation errors of the URL Standard, in its order.
 *
 * @see https://url.spec.whatwg.org/#writing
 */
export const problems: UrlProblemCatalogue = { title: 'URL parsing', entries }
