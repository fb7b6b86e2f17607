import { CHANGE_FREQUENCIES, isValidPriority } from '@waymark/sitemap'
import {
  includesCredentials,
  parseUrl,
  readUrl,
  serializeUrl,
  type UrlRecord,
} from '@waymark/url-parser'
import { checkDateTime, type DateTimeOptions } from './date-time.ts'
import { type AcceptedURL, ReadURL, toRuleSet, type URLNormalizationRules } from './url-reader.ts'

const NO_OPTIONS: DateTimeOptions = { __proto__: null } as never

/** Year, month, day, and optionally hour, minute, second, fraction and time zone. */
const DATE =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[Tt ](\d{1,2}):(\d{2})(?::(\d{2})([.,]\d+)?)? ?([Zz]|[+-](?:[01]\d|2[0-3]):?[0-5]\d))?$/

/**
 * Returns the date and time in UTC that a string certainly means; `null` if it is not certain.
 *
 * A date without a time is read as ECMAScript reads it, as the beginning of the day in UTC. A time without a time zone, and
 * a date with the day first or with slashes, can be read in several ways.
 *
 * @see https://tc39.es/ecma262/#sec-date-time-string-format
 */
export function certainDateTime(value: string): string | null {
  const [, year, month, day, hour = '0', minute = '00', second = '00', fraction = '', zone = 'Z'] =
    DATE.exec(value.trim()) ?? []
  if (year === undefined || month === undefined || day === undefined) return null
  const two = (digits: string) => digits.padStart(2, '0')
  const local = `${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}:${second}`
  // The parts are checked before the time zone is applied, because `Date` accepts more of them.
  if (checkDateTime(`${local}Z`, NO_OPTIONS) !== null) return null
  const result = `${zone.toUpperCase() === 'Z' ? local : inUtc(local, zone)}${fraction.replace(',', '.')}Z`
  return checkDateTime(result, NO_OPTIONS) === null ? result : null
}

function inUtc(local: string, zone: string): string {
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2))
  const sign = zone.startsWith('-') ? -1 : 1
  const time = Date.parse(`${local}Z`) - sign * minutes * 60_000
  return new Date(time).toISOString().slice(0, 19)
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
