import type {
  URLSourceEntriesOptions,
  URLSourceEntryReport,
  URLSourceError,
} from '@waymark/i18n-validation'
import type { ByteSource } from './byte-source.ts'
import type { CanonicalForm } from './canonical-form.ts'
import { ChangedUrls } from './changed-urls.ts'
import { DatabaseHeads } from './database/database-head.ts'
import type { DatabaseOptions, DatabaseReader, RawEntry } from './database/database-reader.ts'
import { readDatabase } from './database/read-database.ts'
import { UnknownMembers } from './database/unknown-members.ts'
import { type ErrorDetails, fromValidation } from './found-problems.ts'
import { createEntryValidator, type EntryValidator, isAccepted, type Page } from './page.ts'
import type { Places } from './places.ts'
import { type CountedPage, type SiteCounts, toCountedPage } from './site-counts.ts'
import type { SiteProblem, SiteProblemDetails } from './site-problem.ts'
import type { DateCheck } from './unlikely-dates.ts'
import { valueAt } from './value-at.ts'

/** One entry of a database that is validated and counted. */
export interface Entry {
  readonly raw: RawEntry
  readonly file: string
  readonly report: URLSourceEntryReport<unknown, Page>
  /** As it is written; `null` if it has no string as its URL. */
  readonly page: CountedPage | null
  /** Whether it is a page of a sitemap, a feed or a list of URLs. */
  readonly isOfSitemap: boolean
  /** Whether no earlier entry has the same URL, as it is written. */
  readonly isFirst: boolean
  /** The problem if it is a page of its own, and the canonical form makes it that of an earlier entry. */
  readonly merged: SiteProblem | null
}

/** How the entries of databases are validated. */
export interface EntryOptions extends URLSourceEntriesOptions {
  readonly canonical: CanonicalForm
  /** Whether the problems of a database have the changes that correct them. Default `false`. */
  readonly fixes?: boolean
}

/** The first stages of building and checking: reads databases, and validates and counts their entries. */
export class EntryReader {
  readonly heads: DatabaseHeads
  readonly changed: ChangedUrls
  readonly #options: EntryOptions
  readonly #counts: SiteCounts
  readonly #places: Places
  /** How many entries were refused while a sitemap was read, so that they are not read here. */
  refused = 0

  constructor(options: EntryOptions, counts: SiteCounts, places: Places) {
    this.heads = new DatabaseHeads(options.fixes)
    this.changed = new ChangedUrls(options.canonical, counts.urls)
    this.#options = options
    this.#counts = counts
    this.#places = places
  }

  /** @param found - Takes the problems that are not of one entry. */
  async *read(
    source: ByteSource,
    database: DatabaseOptions,
    found: SiteProblem[],
  ): AsyncGenerator<Entry, void, undefined> {
    const { canonical, fixes: _, ...validation } = this.#options
    const reader = await readDatabase(source, database)
    const { file } = reader
    this.#places.startDatabase(reader)
    const unknown = new UnknownMembers(database.column)
    let validate: EntryValidator | null = null
    let entries = 0
    for await (const batch of reader.entries()) {
      validate ??= createEntryValidator(canonical.begin(reader), validation)
      this.#takeProblems(reader, found)
      entries += batch.length
      for (const raw of batch) {
        unknown.addEntry(raw, raw.file ?? file)
        const page = toCountedPage(raw.value)
        const { file: place = file } = raw
        const isFirst = page !== null && this.#counts.add(page)
        if (page === null) this.#counts.addWithoutUrl(1)
        const report = validate(raw.value)
        const [own, ...links] = report.urls
        const at = () => placeIn({ raw, file: place, page }, '/loc')
        const merged = own?.error === null ? this.changed.add(own, at) : null
        this.changed.addLinks(links.filter(isAccepted))
        yield { raw, file: place, report, page, isOfSitemap: reader.isSitemap, isFirst, merged }
      }
    }
    canonical.end(reader)
    this.#takeProblems(reader, found)
    for (const problem of this.heads.check(reader, entries, unknown)) found.push(problem)
  }

  #takeProblems(reader: DatabaseReader, found: SiteProblem[]): void {
    for (const problem of reader.problems()) {
      this.refused += problem.leftOut?.entries ?? 0
      found.push(problem)
    }
  }
}

/**
 * Returns the place of a part of an entry, and the URL of its page.
 *
 * @param pointer - JSON Pointer in the entry.
 */
export function placeIn(
  { raw, file, page }: Pick<Entry, 'raw' | 'file' | 'page'>,
  pointer: string,
): SiteProblemDetails {
  const place = raw.places.find(pointer)
  return { pointer: `/urls/${raw.index}${pointer}`, file, loc: page?.loc, ...place }
}

/** Returns the problem of the date of an entry, as it is read; `null` if there is none. */
export function dateProblem(entry: Entry, check: DateCheck): SiteProblem | null {
  const { report, page } = entry
  const read = report.valid ? report.data : (report.usable?.entry ?? page)
  const date = read?.lastmod
  return date === undefined ? null : check(date, () => placeIn(entry, '/lastmod'))
}

/**
 * Makes problems of the errors of an entry.
 *
 * @param detailsOf - Returns what is known of an error, with its pointer in the entry.
 */
export function entryErrors(
  { raw, file, page, report }: Entry,
  detailsOf: (pointer: string, error: URLSourceError) => Pick<ErrorDetails, 'leftOut' | 'fixes'>,
): readonly SiteProblem[] {
  return (report.errors ?? []).map((error) => {
    const own = error.pointer.slice(report.pointer.length)
    const known = { place: raw.places.find(own), value: valueAt(raw.value, own), loc: page?.loc }
    const details = detailsOf(own, error)
    const fixes = details.fixes === true && raw.places.canReplace(own)
    return fromValidation(error, file, { ...known, ...details, fixes })
  })
}
