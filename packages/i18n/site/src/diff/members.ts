import { isRecord } from '@waymark/infra/internal'
import { compareW3cDates, parseW3cDate, type SitemapEntry } from '@waymark/sitemap'
import { parseUrl, serializeUrl } from '@waymark/url-parser'

/** The members of a page that are compared, apart from its URL and its alternates. */
export type MemberName = 'lastmod' | 'changefreq' | 'priority' | 'images' | 'videos' | 'news'

/** The members that a page has. */
export type MemberValues = Pick<SitemapEntry, MemberName>

const NAMES: readonly MemberName[] = [
  'lastmod',
  'changefreq',
  'priority',
  'images',
  'videos',
  'news',
]

/** A member that is different on the two sides. `null` is a member that the page does not have. */
export interface MemberChange {
  /** `loc` is a URL that is written in another way, and of the same page. */
  readonly name: MemberName | 'loc'
  readonly before: unknown
  readonly after: unknown
}

/**
 * Returns the members of an entry, in a form in which the same values are equal as JSON. Objects in them have their members in
 * one order.
 */
export function membersOf(entry: SitemapEntry): MemberValues {
  return Object.fromEntries(
    NAMES.flatMap((name) => (entry[name] === undefined ? [] : [[name, inOrder(entry[name])]])),
  )
}

/** Compares the members of a page. */
export function changedMembers(before: MemberValues, after: MemberValues): MemberChange[] {
  return NAMES.flatMap((name) => {
    const [old = null, now = null] = [before[name], after[name]]
    return isSame(name, old, now) ? [] : [{ name, before: old, after: now }]
  })
}

function isSame(name: MemberName, a: unknown, b: unknown): boolean {
  if (name === 'lastmod' && typeof a === 'string' && typeof b === 'string') return isSameDate(a, b)
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Whether two dates are the same moment, in any time zone; a day is the moment in which it begins. */
function isSameDate(a: string, b: string): boolean {
  if (a === b) return true
  const [one, other] = [parseW3cDate(a), parseW3cDate(b)]
  return one !== null && other !== null && compareW3cDates(one, other) === 0
}

function inOrder(value: unknown): unknown {
  if (typeof value === 'string') return asWritten(value)
  if (Array.isArray(value)) return value.map(inOrder)
  if (!isRecord(value)) return value
  const names = Object.keys(value).sort()
  return Object.fromEntries(names.map((name) => [name, inOrder(value[name])]))
}

/** A text as a reader finds it in a sitemap: without white space around it, and URLs of images and videos serialised. */
function asWritten(text: string): string {
  const trimmed = text.trim()
  const url = /^(?:https?|ftp):/i.test(trimmed) ? parseUrl(trimmed) : null
  return url === null ? trimmed : serializeUrl(url)
}
