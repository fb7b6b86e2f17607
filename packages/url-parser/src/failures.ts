import type { UrlErrorName, ValidationError } from './record/validation-error.ts'

/** The errors that can stop the parser. */
type FailureName = Extract<
  UrlErrorName,
  | 'domain-to-ASCII'
  | 'host-invalid-code-point'
  | 'IPv4-too-many-parts'
  | 'IPv4-non-numeric-part'
  | 'IPv4-out-of-range-part'
  | 'IPv6-unclosed'
  | 'IPv6-invalid-compression'
  | 'IPv6-too-many-pieces'
  | 'IPv6-multiple-compression'
  | 'IPv6-invalid-code-point'
  | 'IPv6-too-few-pieces'
  | 'IPv4-in-IPv6-too-many-pieces'
  | 'IPv4-in-IPv6-invalid-code-point'
  | 'IPv4-in-IPv6-out-of-range-part'
  | 'IPv4-in-IPv6-too-few-parts'
  | 'missing-scheme-non-relative-URL'
  | 'host-missing'
  | 'port-out-of-range'
  | 'port-invalid'
>

/**
 * What is wrong with a URL, for each error that stops the parser. They are short, because `new URL` has them as messages.
 *
 * @example
 * ```ts
 * import { FAILURES } from '@waymark/url-parser/internal'
 *
 * FAILURES['port-invalid'] // => 'The port is not a decimal number.'
 * ```
 */
export const FAILURES: Readonly<Record<FailureName, string>> = /* @__PURE__ */ Object.freeze({
  'domain-to-ASCII': 'The domain breaks a rule for names in the DNS.',
  'host-invalid-code-point': 'The host has a character that is not allowed.',
  'IPv4-too-many-parts':
    'The host ends in a number, so it must be an IPv4 address, but has more than four parts.',
  'IPv4-non-numeric-part':
    'The host ends in a number, so it must be an IPv4 address, but a part is not a number.',
  'IPv4-out-of-range-part': 'A part of an IPv4 address is above 255.',
  'IPv6-unclosed': 'An IPv6 address has no closing bracket.',
  'IPv6-invalid-compression': 'An IPv6 address begins with a single colon.',
  'IPv6-too-many-pieces': 'An IPv6 address has more than eight pieces.',
  'IPv6-multiple-compression': 'An IPv6 address has :: more than once.',
  'IPv6-invalid-code-point': 'A piece of an IPv6 address is not one to four hexadecimal digits.',
  'IPv6-too-few-pieces': 'An IPv6 address has fewer than eight pieces and no ::.',
  'IPv4-in-IPv6-too-many-pieces':
    'An IPv6 address has more than six pieces before an IPv4 address.',
  'IPv4-in-IPv6-invalid-code-point':
    'The IPv4 address in an IPv6 address is not four decimal numbers without leading zeros.',
  'IPv4-in-IPv6-out-of-range-part': 'A part of an IPv4 address in an IPv6 address is above 255.',
  'IPv4-in-IPv6-too-few-parts': 'The IPv4 address in an IPv6 address has fewer than four parts.',
  'missing-scheme-non-relative-URL':
    'The input has no scheme, and there is no base URL that it can be resolved against.',
  'host-missing': 'The host is missing.',
  'port-out-of-range': 'The port is above 65535.',
  'port-invalid': 'The port is not a decimal number.',
})

/** What no domain may have, and what would not have ended the host. A `%` may be a part of something else. */
const FORBIDDEN = /[\0-\x20#<>[\\\]^|\x7f]/

/**
 * Why a string does not parse, in one sentence, and where. If one character of a domain is wrong, it is the place, and not the
 * whole domain.
 *
 * @param failure - The error that the parser stopped at.
 *
 * @example
 * ```ts
 * import { readUrl } from '@waymark/url-parser'
 * import { explainFailure } from '@waymark/url-parser/internal'
 *
 * const input = 'https://exa mple.com/'
 * const { failure } = readUrl(input)
 * explainFailure(input, failure!) // => { message: 'The host has a character that is not allowed.', start: 11, end: 12 }
 * ```
 */
export function explainFailure(
  input: string,
  { name, start, end }: ValidationError,
): { readonly message: string; readonly start: number; readonly end: number } {
  const at = name === 'domain-to-ASCII' ? input.slice(start, end).search(FORBIDDEN) : -1
  if (at < 0) return { message: FAILURES[name as FailureName], start, end }
  return {
    message: FAILURES['host-invalid-code-point'],
    start: start + at,
    end: start + at + 1,
  }
}
