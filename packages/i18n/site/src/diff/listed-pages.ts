import { keyOfMatch } from '@waymark/hreflang'
import {
  createURLSourceEntryValidator,
  type URLSourceEntriesOptions,
} from '@waymark/i18n-validation'
import { sentence } from '@waymark/infra/internal'
import { checkLoc, type SitemapEntry } from '@waymark/sitemap'
import { extensions } from '@waymark/sitemap/extensions'
import { chosenMembers } from '../build/extension-members.ts'
import { ReadableValues } from '../build/readable-values.ts'
import { type CanonicalForm, exactMatcher } from '../canonical-form.ts'
import { type PageFigures, readPages } from '../check/read-pages.ts'
import { UNNAMED } from '../check/sitemap-indexes.ts'
import type { DatabaseForm } from '../database/database-reader.ts'
import { FileError } from '../file-error.ts'
import type { SiteFiles } from '../site-files.ts'
import type { SiteProblem } from '../site-problem.ts'

/** How the pages of one side are read. */
export interface ListingOptions {
  readonly canonical: CanonicalForm
  readonly allowUnreachableHosts: boolean
  readonly inputFormat: DatabaseForm | undefined
}

/** What the entries of databases do not publish as it is written, which a comparison does not see. */
export interface UnseenFigures {
  /** URLs of entries and of their alternates that the canonical form changes in more than their spelling. */
  readonly urlsChanged: number
  /** Entries with errors. They are compared without the values that cannot be used. */
  readonly faulty: number
  /** Elements of sitemaps and rows of tables that are not read, once for each kind or place; absent if there are none. */
  readonly unread?: number
}

/**
 * Reads the pages of a database as `buildSite` would publish them, or those of sitemaps as they are written.
 *
 * @throws {FileError} If anything cannot be read to its end, because its pages would look like removed ones.
 */
export function listPages(
  paths: readonly string[],
  files: SiteFiles,
  { canonical, allowUnreachableHosts, inputFormat }: ListingOptions,
): ListedPages {
  const exact = exactMatcher()
  const unseen: { -readonly [Name in keyof UnseenFigures]: UnseenFigures[Name] } = {
    urlsChanged: 0,
    faulty: 0,
  }
  let validate: EntryValidator | null = null
  const values = new ReadableValues()
  const pages = readPages<SitemapEntry>(paths, files, {
    inputFormat,
    memory: undefined,
    canonical,
    keepRefused: false,
    remedy: sentence('Correct the error and compare again.'),
    ofEntry({ value }) {
      validate ??= createURLSourceEntryValidator(canonical.config, {
        ...READING,
        allowUnreachableHosts,
      })
      const report = validate(value)
      const usable = report.valid ? report.data : report.usable?.entry
      if (usable === undefined || !isWritten(usable)) return null
      const page = values.entry(usable, null).entry
      const { alternates = [] } = page
      const links = alternates.every(isWritten) ? alternates : alternates.filter(isWritten)
      if (!report.valid || links !== alternates) unseen.faulty++
      for (const url of report.urls) {
        if (url === null || url.error !== null || url.written === url.data) continue
        if (keyOfMatch(exact(url.written)) !== keyOfMatch(exact(url.data))) unseen.urlsChanged++
      }
      return { ...page, ...chosenMembers(usable, extensions), alternates: links }
    },
    ofItem: ({ entry }) => entry,
    onListProblem: throwIfMissing,
    isWhole: true,
    onLoss({ severity, leftOut }, refuses) {
      // Entries without a usable URL are counted elsewhere.
      const isLost =
        refuses === undefined ? severity === 'error' || leftOut !== undefined : refuses !== 'entry'
      if (isLost) unseen.unread = (unseen.unread ?? 0) + 1
    },
  })
  return { pages, unseen }
}

/** The pages of one side. */
export interface ListedPages {
  readonly pages: AsyncGenerator<SitemapEntry, PageFigures, undefined>
  /** Complete when all pages are read. */
  readonly unseen: UnseenFigures
}

type EntryValidator = ReturnType<typeof createURLSourceEntryValidator>

/** The cache is useful because the same pages are alternates of many others. */
const READING: URLSourceEntriesOptions = {
  cacheSize: 10_000,
  unknownMembers: 'drop',
  lenient: true,
}

/** Problems of an index or a robots.txt whose sitemaps cannot all be read. */
const MISSING: readonly string[] = [...UNNAMED, 'sitemap-not-found', 'sitemap-not-read']

/** Throws if a sitemap is missing. */
export function throwIfMissing(problem: SiteProblem, name: string): void {
  const { code, message: text, data = {}, line = 1, column = 1, value } = problem
  if (!MISSING.includes(code)) return
  const reason = { text, data }
  const message =
    value === undefined ? reason : sentence('{url}: {reason:phrase}', { url: value, reason })
  const remedy = sentence('Name a folder that has all sitemaps.')
  throw new FileError('file-incomplete', name, message, { line, column, remedy })
}

/** Well below the longest URL of a sitemap. */
const SHORT = 2000

/** Whether a sitemap can have the URL of a page or a link, which is valid and normalised. */
function isWritten({ loc }: { readonly loc: string }): boolean {
  return loc.length < SHORT || checkLoc(loc) === null
}
