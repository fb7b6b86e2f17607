import type { Category } from '@waymark/normalize'
import type { SitemapFileInfo } from '@waymark/sitemap'
import type { ProblemKind } from '../problem-log.ts'
import type { SiteFigures } from '../site-counts.ts'

/** What one rule of the normaliser did to the whole input. */
export interface RuleEffect {
  readonly rule: string
  readonly category: Category
  readonly summary: string
  /** URLs that it changed. */
  readonly count: number
  readonly examples: readonly { readonly before: string; readonly after: string }[]
}

/** Entries that are left out because an entry before them is the same page. */
export interface RepeatedEntries {
  readonly repeated: number
  /** How many of them would be pages of their own, if the query were kept. */
  readonly repeatedWithoutQuery: number
  /** The same of the fragment. */
  readonly repeatedWithoutFragment: number
}

/** What was found in a database, and what was written. */
export interface SiteReport<File extends SitemapFileInfo = SitemapFileInfo> {
  readonly counts: RepeatedEntries & {
    readonly entries: number
    readonly written: number
    /** Entries that repeat a page, and those that cannot be used. */
    readonly leftOut: number
    /** Links to other languages in the database. */
    readonly alternates: number
    /** Links in the files, where each page also lists itself, and those that are repeated as x-default. */
    readonly linksWritten: number
    readonly languages: number
    readonly files: number
    /** Bytes of all files: before compression, or on the disk if they were written there. */
    readonly bytes: number
    /** URLs that were normalised. */
    readonly normalised: number
    readonly problems: { readonly error: number; readonly warning: number; readonly info: number }
  }
  /** Links of each language, as the database writes it. */
  readonly languages: Readonly<Record<string, number>>
  /** The database as it was given, over URLs as they are written. */
  readonly site: SiteFigures
  /** Empty if no entry could be used. */
  readonly files: readonly File[]
  readonly normalisation: readonly RuleEffect[]
  /** The problems by their codes, the worst first. */
  readonly kinds: readonly ProblemKind[]
}
