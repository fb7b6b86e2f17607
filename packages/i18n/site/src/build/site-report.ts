import type { Category } from '@waymark/normalize'
import type { SitemapFileInfo } from '@waymark/sitemap'
import type { ProblemKind } from '../problem-log.ts'
import type { SiteFigures } from '../site-counts.ts'
import type { SiteShape } from './site-shape.ts'

/** What one normalisation rule changed. */
export interface RuleEffect {
  readonly rule: string
  readonly category: Category
  readonly summary: string
  /** How many URLs it changed. */
  readonly count: number
  readonly examples: readonly { readonly before: string; readonly after: string }[]
}

/** Entries that are left out because an earlier entry is for the same page. */
export interface RepeatedEntries {
  readonly repeated: number
  /** How many of them would be separate pages if the query were kept. */
  readonly repeatedWithoutQuery: number
  /** How many of them would be separate pages if the fragment were kept. */
  readonly repeatedWithoutFragment: number
}

/** The result of building sitemaps from a database. */
export interface SiteReport<File extends SitemapFileInfo = SitemapFileInfo> extends SiteShape {
  readonly counts: RepeatedEntries & {
    readonly entries: number
    readonly written: number
    /** Entries that repeat a page or are not usable. */
    readonly leftOut: number
    /** Links of written entries that are not usable. The language of a page counts as its link to itself. */
    readonly linksLeftOut: number
    /** Dates of written entries that are not usable. */
    readonly datesLeftOut: number
    /** Links to other languages in the database. */
    readonly alternates: number
    /** Links in the files, including self links and links that are repeated as x-default. */
    readonly linksWritten: number
    readonly languages: number
    readonly files: number
    /** The size of all files in bytes: on the disk if they were written there, otherwise before compression. */
    readonly bytes: number
    /** How many URLs were changed by normalisation. */
    readonly normalised: number
    readonly problems: { readonly error: number; readonly warning: number; readonly info: number }
  }
  /** The number of links with each language as written. */
  readonly languages: Readonly<Record<string, number>>
  /** Counts of the original database, with URLs as they are written. */
  readonly site: SiteFigures
  /** Empty if no entry is usable. */
  readonly files: readonly File[]
  readonly normalisation: readonly RuleEffect[]
  /** The problems by their codes, the worst first. */
  readonly kinds: readonly ProblemKind[]
}
