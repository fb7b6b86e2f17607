import { CHANGE_FREQUENCIES, isValidLastmod, isValidPriority } from '@waymark/sitemap'
import {
  includesCredentials,
  parseUrl,
  readUrl,
  serializeUrl,
  type UrlRecord,
} from '@waymark/url-parser'
import { type AcceptedURL, ReadURL, toRuleSet, type URLNormalizationRules } from './url-reader.ts'

/** Year, month, day, hour, minute, second, fraction and time zone. */
const DATE =
  /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2})(?:[Tt ](\d{1,2}):(\d{2})(?::(\d{2})([.,]\d+)?)? ?([Zz]|[+-]\d{2}:?\d{2}))?)?)?$/

/**
 * Returns the date of the same form that a string certainly means; `null` if it is not certain.
 *
 * A time without a time zone, and a date with the day first or with slashes, can be read in several ways.
 */
export function certainDateTime(value: string): string | null {
  const [, year, month, day, hour, minute, second, fraction = '', zone = ''] =
    DATE.exec(value.trim()) ?? []
  const seconds = second && `${second}${fraction.replace(',', '.')}`
  const date = [year, month, day]
    .filter((part) => part !== undefined)
    .map(two)
    .join('-')
  const time = [hour, minute, seconds]
    .filter((part) => part !== undefined)
    .map(two)
    .join(':')
  const offset = zone.toUpperCase().replace(/^([+-]\d\d):?/, '$1:')
  const result = time === '' ? date : `${date}T${time}${offset}`
  return isValidLastmod(result) ? result : null
}

function two(digits: string): string {
  return digits.padStart(2, '0')
}

/** Returns the word of the protocol that differs from a string only in case and white space; `null` if there is none. */
export function certainChangefreq(value: string): string | null {
  const word = value.trim().toLowerCase()
  return CHANGE_FREQUENCIES.find((frequency) => frequency === word) ?? null
}

/** Returns the number that a string is; `null` if it is not a decimal from 0 to 1. */
export function certainPriority(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\s*(?:0?\.\d+|[01](?:\.\d*)?)\s*$/.test(value)) return null
  const number = Number(value)
  return isValidPriority(number) ? number : null
}

/** Returns a URL without its user name and password, otherwise as it is written; `null` if that is not certain. */
export function withoutCredentials(input: string, url: UrlRecord): string | null {
  const { username, password, host } = readUrl(input).parts
  const start = username?.start ?? password?.start
  if (start === undefined || host === null) return null
  const result = input.slice(0, start) + input.slice(host.start)
  const plain = parseUrl(result)
  if (plain === null || includesCredentials(plain)) return null
  const isOther = plain.host === null || serializeUrl(plain) !== withoutUserInfo(serializeUrl(url))
  return isOther ? null : result
}

/** Removes the credentials of a serialised URL, in which only the last `@` of the authority is not percent-encoded. */
function withoutUserInfo(href: string): string {
  return href.replace(/^(https?:\/\/)[^/?#]*@/, '$1')
}

/** The rules of a configuration that can make the URL of one page that of another, or of a redirect. */
const UNCERTAIN: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'remove-query',
  'remove-fragment',
  'trailing-slash',
])

/** Whether what a rule does to a URL is certainly meant. */
export function isCertainRule(rule: string | undefined): boolean {
  return rule !== undefined && !UNCERTAIN.has(rule)
}

/** Returns a valid URL in its normal form, but with its query, its fragment and the end of its path. */
export function certainNormalForm(
  { written, record }: AcceptedURL,
  { config }: URLNormalizationRules,
): string {
  const kept = {
    ...config,
    removeQuery: false,
    removeFragment: false,
    trailingSlash: 'preserve',
  } as const
  return new ReadURL(written, record, toRuleSet(kept)).data
}
