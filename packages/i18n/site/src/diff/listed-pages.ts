import { keyOfMatch } from '@waymark/hreflang'
import {
  createURLSourceEntryValidator,
  type URLSourceEntriesOptions,
} from '@waymark/i18n-validation'
import { hasOwn, isRecord, sentence } from '@waymark/infra/internal'
import { checkLoc, type SitemapEntry } from '@waymark/sitemap'
import { extensions } from '@waymark/sitemap/extensions'
import { chosenMembers } from '../build/extension-members.ts'
import { ReadableValues } from '../build/readable-values.ts'
import { type CanonicalForm, exactMatcher } from '../canonical-form.ts'
import { type PageFigures, readPages } from '../check/read-pages.ts'
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
  /** Entries whose URL the canonical form changes in more than its spelling. */
  readonly urlsChanged: number
  /** Entries with errors. They are compared without the values that cannot be used. */
  readonly faulty: number
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
  const unseen = { urlsChanged: 0, faulty: 0 }
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
      const written = isRecord(value) && hasOwn(value, 'loc') ? value['loc'] : usable.loc
      if (
        written !== usable.loc &&
        typeof written === 'string' &&
        keyOfMatch(exact(written)) !== keyOfMatch(exact(usable.loc))
      ) {
        unseen.urlsChanged++
      }
      return { ...page, ...chosenMembers(usable, extensions), alternates: links }
    },
    ofItem: ({ entry }) => entry,
    onListProblem: throwIfMissing,
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
const MISSING: readonly string[] = ['sitemap-not-found', 'sitemap-not-read']

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
