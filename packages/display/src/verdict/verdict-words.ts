import { sentence } from '@waymark/infra/internal'
import type { Severity } from '@waymark/infra/problem'

/**
 * What a finding says about a URL. The worst come first:
 *
 * - `not-a-url`: it does not parse;
 * - `deceptive-host`: the host can be mistaken for another;
 * - `credentials`: something before an `@`, which can be mistaken for the host;
 * - `script`: it runs code, or shows a page that is contained in the URL itself;
 * - `changed`: it is not read as it is written, or programs read it differently;
 * - `inner`: another URL is inside of it;
 * - `repair`: it is not written as it should be, which changes nothing in what it means.
 */
export type FindingKind = (typeof FINDING_KINDS)[number]

export const FINDING_KINDS = [
  'not-a-url',
  'deceptive-host',
  'credentials',
  'script',
  'changed',
  'inner',
  'repair',
] as const

/** The kinds of findings that neither the parser nor `inspectDomain` reports. */
export type VerdictCode =
  | 'disguised-ip-address'
  | 'known-name-in-subdomain'
  | 'domain-in-subdomain'
  | 'host-like-credentials'
  | 'disputed-host'
  | 'misspelt-top-level-domain'
  | 'scheme-as-host'
  | 'stray-quotation-mark'
  | 'script-scheme'
  | 'nested-urls'
  | 'abused-scheme'
  | 'program-scheme'
  | 'option-as-host'
  | 'remote-file'
  | 'folder-as-host'
  | 'missing-value'
  | 'missing-value-after-host'
  | 'letter-as-digit'
  | 'number-sign-in-file'
  | 'misspelt-scheme'
  | 'mistaken-scheme'
  | 'drive-as-scheme'
  | 'label-as-scheme'
  | 'leaves-base-host'
  | 'url-as-path'
  | 'second-url'
  | 'html-character-reference'
  | 'stray-character-at-end'
  | 'encoded-placeholder'
  | 'route-parameter'
  | 'encoded-twice'
  | 'escapes-not-utf-8'
  | 'second-question-mark'
  | 'unencoded-inner-url'
  | 'deceptive-inner-url'
  | 'inner-url'
  | 'plus-in-query'
  | 'blocked-port'
  | 'quoted-printable'
  | 'malformed-path'
  | 'removed-characters'
  | 'host-mapped'
  | 'dot-segments-resolved'
  | 'direction-control'
  | 'deceptive-character'
  | 'port-rewritten'

export interface VerdictWords {
  readonly kind: FindingKind
  readonly severity: Severity
  readonly summary: string
  readonly remedy: string
  readonly replaces?: Replaced
}

/**
 * The validation errors, by their names or by the codes of their causes, that say less of the same places than a finding: a
 * verdict leaves them out.
 */
export type Replaced = readonly string[]

/** What each finding says. */
export const VERDICT_WORDS: Readonly<Record<VerdictCode, VerdictWords>> = /* @__PURE__ */ (() => ({
  'disguised-ip-address': {
    kind: 'deceptive-host',
    severity: 'error',
    summary: 'The host is an IP address that is not written as four decimal numbers.',
    remedy: 'Write the address as four decimal numbers, or do not go there.',
    replaces: [
      'IPv4-empty-part',
      'IPv4-non-ASCII-input',
      'IPv4-non-decimal-part',
      'IPv4-out-of-range-part',
      'IPv4-too-few-parts',
    ],
  },
  'known-name-in-subdomain': {
    kind: 'deceptive-host',
    severity: 'error',
    summary: 'The host contains the name of a known domain, but belongs to another domain.',
    remedy: 'Do not follow it unless you know the site: the end of the host says who owns it.',
  },
  'domain-in-subdomain': {
    kind: 'deceptive-host',
    severity: 'warning',
    summary:
      'The host begins with a name that looks like a whole host, but the host belongs to another domain.',
    remedy: 'Do not follow it unless you know the site: the end of the host says who owns it.',
  },
  'host-like-credentials': {
    kind: 'credentials',
    severity: 'error',
    summary: 'The user name or the password looks like a host.',
    remedy:
      'Do not follow it. If you mean the host before the @, remove the @ and the host after it.',
    replaces: ['credentials-like-host'],
  },
  'disputed-host': {
    kind: 'deceptive-host',
    severity: 'error',
    summary: 'Browsers and other programs read different hosts, because of a backslash.',
    remedy:
      'Do not follow it. If you wrote it, write a slash for each backslash that means one, and percent-encode the other backslashes.',
  },
  'misspelt-top-level-domain': {
    kind: 'changed',
    severity: 'warning',
    summary: 'The host ends in a name that looks like a misspelt top-level domain.',
    remedy: 'Write the top-level domain that you mean.',
  },
  'scheme-as-host': {
    kind: 'deceptive-host',
    severity: 'warning',
    summary: 'The host has the name of a scheme: there are probably two schemes.',
    remedy: 'Remove one of the two schemes.',
  },
  'stray-quotation-mark': {
    kind: 'deceptive-host',
    severity: 'warning',
    summary: 'The host begins or ends with a quotation mark.',
    remedy: 'Remove the quotation mark: it was probably copied together with the URL.',
  },
  'script-scheme': {
    kind: 'script',
    severity: 'error',
    summary: 'The URL runs a script, or contains the page that it shows.',
    remedy: 'Do not follow it, unless you wrote it yourself.',
  },
  'nested-urls': {
    kind: 'script',
    severity: 'error',
    summary: sentence(
      'More than five URLs are nested inside each other, which hides the effect of the URL.',
    ).text,
    remedy: 'Do not follow it.',
  },
  'abused-scheme': {
    kind: 'script',
    severity: 'error',
    summary: 'The scheme opens a program that has been used for attacks.',
    remedy: 'Do not follow it, unless you wrote it yourself.',
  },
  'program-scheme': {
    kind: 'script',
    severity: 'warning',
    summary: 'The scheme opens a program other than the browser.',
    remedy: 'Follow it only if you expect that program, and know who wrote the URL.',
  },
  'option-as-host': {
    kind: 'script',
    severity: 'error',
    summary: 'The host begins with a hyphen, and programs can take it for an option.',
    remedy: 'Do not follow it.',
  },
  'remote-file': {
    kind: 'changed',
    severity: 'warning',
    summary: 'The file is on another machine.',
    remedy: 'Follow it only if you know the machine: Windows may sign in to it with your account.',
  },
  'folder-as-host': {
    kind: 'changed',
    severity: 'warning',
    summary: 'The name after file:// is read as a machine, but is probably a folder.',
    remedy: 'Write three slashes and the whole path, such as file:///home/me/a.txt.',
    replaces: ['domain-to-ASCII'],
  },
  'missing-value': {
    kind: 'changed',
    severity: 'warning',
    summary: 'The host is a word that programs write for a missing value, such as undefined.',
    remedy: 'Write the host that belongs there.',
  },
  'missing-value-after-host': {
    kind: 'changed',
    severity: 'info',
    summary: 'The URL contains a word that programs write for a missing value, such as undefined.',
    remedy: 'Write the value that belongs there.',
  },
  'letter-as-digit': {
    kind: 'deceptive-host',
    severity: 'warning',
    summary: 'The host is nearly an IPv4 address, but contains a letter that looks like a digit.',
    remedy: 'Write the digit 0 instead of the letter o, and 1 instead of l or i.',
  },
  'number-sign-in-file': {
    kind: 'changed',
    severity: 'warning',
    summary: 'A # ends the path of a file, although the name of the file seems to go on after it.',
    remedy: 'Write %23 instead of #, if it belongs to the name.',
  },
  'misspelt-scheme': {
    kind: 'changed',
    severity: 'warning',
    summary: 'The scheme looks like https or http, but is neither.',
    remedy: 'Write https or http.',
  },
  'mistaken-scheme': {
    kind: 'changed',
    severity: 'warning',
    summary: 'A host is read as the scheme.',
    remedy: 'Write https:// before the host.',
  },
  'drive-as-scheme': {
    kind: 'changed',
    severity: 'warning',
    summary: 'The letter of a drive is read as the scheme.',
    remedy: 'Write file:/// before it, and slashes instead of backslashes.',
    replaces: ['drive-letter-scheme'],
  },
  'label-as-scheme': {
    kind: 'changed',
    severity: 'warning',
    summary: 'A word before the URL is read as its scheme.',
    remedy: 'Remove the word and its colon.',
  },
  'leaves-base-host': {
    kind: 'deceptive-host',
    severity: 'error',
    summary: 'The URL looks like a path, but leads to another host than the base URL.',
    remedy: 'Write one slash before a path. If you mean the other host, write the whole URL.',
  },
  'url-as-path': {
    kind: 'changed',
    severity: 'warning',
    summary: 'A host without a scheme, or a URL that is percent-encoded, is read as a path.',
    remedy: 'Write the whole URL, such as https://example.com/.',
  },
  'second-url': {
    kind: 'changed',
    severity: 'warning',
    summary: 'A second URL begins in the first one.',
    remedy: 'Check each URL alone.',
  },
  'html-character-reference': {
    kind: 'changed',
    severity: 'warning',
    summary: 'The URL contains a character reference of HTML, such as `&amp;`.',
    remedy: 'Write the character itself: & instead of &amp;.',
  },
  'stray-character-at-end': {
    kind: 'changed',
    severity: 'info',
    summary: 'The URL ends with a character that probably belongs to the text around it.',
    remedy: 'Remove it, or percent-encode it if it belongs to the URL.',
  },
  'encoded-placeholder': {
    kind: 'changed',
    severity: 'warning',
    summary: 'The URL contains a placeholder that was percent-encoded instead of being filled in.',
    remedy: 'Write the value that belongs there.',
  },
  'route-parameter': {
    kind: 'changed',
    severity: 'info',
    summary: 'A segment of the path begins with a colon, as routers write a placeholder.',
    remedy: 'Write the value that belongs there.',
  },
  'encoded-twice': {
    kind: 'changed',
    severity: 'info',
    summary: 'The URL seems to be percent-encoded twice.',
    remedy: 'Percent-encode each character once.',
  },
  'escapes-not-utf-8': {
    kind: 'changed',
    severity: 'info',
    summary: 'Percent-encoded bytes are not UTF-8, which most servers expect.',
    remedy: 'Percent-encode the characters as UTF-8, unless the server expects another encoding.',
  },
  'second-question-mark': {
    kind: 'changed',
    severity: 'info',
    summary: sentence('The query contains a second ?, which does not begin another parameter.')
      .text,
    remedy: 'Write & before another parameter, or %3F if the ? belongs to a value.',
  },
  'unencoded-inner-url': {
    kind: 'changed',
    severity: 'info',
    summary: 'A URL is the value of a parameter, and ends at the next & or #.',
    remedy: 'Percent-encode the whole inner URL, if the rest belongs to it.',
  },
  'deceptive-inner-url': {
    kind: 'inner',
    severity: 'warning',
    summary: 'The URL contains another one, which can deceive.',
    remedy: 'Follow it only if you know where it leads in the end.',
  },
  'inner-url': {
    kind: 'inner',
    severity: 'info',
    summary: 'The URL contains another address.',
    remedy: 'Check where it leads in the end: many sites lead on to the other address.',
  },
  'plus-in-query': {
    kind: 'changed',
    severity: 'info',
    summary: sentence('The query contains a +, which most servers read as a space.').text,
    remedy: 'Write %2B, if a plus is meant.',
  },
  'blocked-port': {
    kind: 'changed',
    severity: 'warning',
    summary: 'Browsers refuse to connect to this port, which belongs to another protocol.',
    remedy: 'Let the server use another port.',
  },
  'quoted-printable': {
    kind: 'changed',
    severity: 'warning',
    summary: sentence(
      'The URL was copied from the source of an email, which has =3D for = and lines that end with =.',
    ).text,
    remedy: 'Write = instead of =3D, and remove each = at the end of a line with the line break.',
  },
  'malformed-path': {
    kind: 'changed',
    severity: 'warning',
    summary: 'The part after the scheme does not have the form that URLs with this scheme need.',
    remedy: 'Check the part after the scheme.',
  },
  'removed-characters': {
    kind: 'changed',
    severity: 'warning',
    summary: sentence('The URL contains tabs or newlines, which the parser removes.').text,
    remedy: 'Remove them, and read the URL again.',
    replaces: ['invalid-URL-unit'],
  },
  'host-mapped': {
    kind: 'changed',
    severity: 'warning',
    summary: 'The host is written with characters that are replaced by others or removed.',
    remedy: 'Write the host as browsers read it.',
  },
  'dot-segments-resolved': {
    kind: 'changed',
    severity: 'warning',
    summary:
      'The path contains `..` or an encoded dot segment, so the URL does not lead where it seems to.',
    remedy: 'Write the resolved path.',
  },
  'direction-control': {
    kind: 'changed',
    severity: 'warning',
    summary: 'The URL contains an invisible character that changes the direction of text.',
    remedy: 'Remove the character, and do not open the URL unless you know who wrote it.',
  },
  'deceptive-character': {
    kind: 'changed',
    severity: 'warning',
    summary: 'The URL contains a character that is invisible or looks like a delimiter.',
    remedy: 'Remove the character, or percent-encode it if it belongs to the URL.',
    replaces: ['invalid-URL-unit'],
  },
  'port-rewritten': {
    kind: 'repair',
    severity: 'info',
    summary: 'The port is the default one, or has leading zeros, so the parser rewrites it.',
    remedy: 'Leave out the default port, and write other ports without leading zeros.',
  },
}))()
