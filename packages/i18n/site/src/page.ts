import type { Match } from '@waymark/hreflang'
import {
  type AcceptedURL,
  createURLSourceEntryValidator,
  type RefusedURL,
  type URLNormalizationConfig,
  type URLSourceEntriesOptions,
  type URLSourceEntryReport,
} from '@waymark/i18n-validation'
import { matcherOf } from './canonical-form.ts'

/** The URL of a page or a link of a database. It is parsed once, here, and all stages take what they need of it. */
export type Page = AcceptedPage | (RefusedURL & Matched)

/** A page whose URL is accepted. */
export type AcceptedPage = AcceptedURL & Matched

interface Matched {
  /** How the audit matches it. */
  readonly match: Match
}

export function isAccepted(page: Page | null): page is AcceptedPage {
  return page !== null && page.error === null
}

/** The cache is useful because the same pages are alternates of many others. */
const READING = { cacheSize: 10_000, unknownMembers: 'drop' } as const

/** Validates an entry, and makes a page of each of its URLs. */
export type EntryValidator = (entry: unknown) => URLSourceEntryReport<unknown, Page>

/** Returns a function that validates the entries of a database in their order, and makes a page of each of their URLs. */
export function createEntryValidator(
  config: URLNormalizationConfig,
  options: URLSourceEntriesOptions,
): EntryValidator {
  const match = matcherOf(config)
  return createURLSourceEntryValidator(config, { ...READING, ...options }, (reading) =>
    Object.assign(reading, { match: match(reading.written, reading.record) }),
  )
}

/**
 * Returns the pages of an entry: its own, then those of its links.
 *
 * @param kept - The original indexes of the links; `null` for all.
 */
export function pagesOf<Own extends Page>(
  urls: readonly (Page | null)[],
  kept: readonly number[] | null,
): readonly Own[] {
  const pages = kept === null ? urls : [urls[0], ...kept.map((link) => urls[link + 1])]
  // An entry that is kept has a URL, as do links that are kept. What is usable of an entry has only accepted URLs.
  return pages as readonly Own[]
}
