import type { Category } from '@waymark/normalize'
import type { SiteFigures } from '../site/site-counts.ts'

/** `info` is worth knowing and does not count as a problem. */
export type Severity = 'error' | 'warning' | 'info'

/** One thing that is wrong at one place. */
export interface Problem {
  readonly code: string
  readonly severity: Severity
  /** What is wrong here, in one sentence. */
  readonly message: string
  /** JSON Pointer into the database; `null` where the input is no JSON. */
  readonly pointer: string | null
  /** `file:line`; of what is about no one line, the file. */
  readonly place: string | null
  /** The address concerned, as it was written. */
  readonly address: string | null
}

/** All problems of one code. */
export interface ProblemKind {
  readonly code: string
  readonly severity: Severity
  readonly count: number
  readonly meaning: string
  readonly remedy: string
  /** The first of them, at most {@link MAX_LISTED}. */
  readonly first: readonly Problem[]
}

/** What one rule of the normaliser did to the whole input. */
export interface RuleEffect {
  readonly rule: string
  readonly category: Category
  readonly summary: string
  /** Addresses that it changed. */
  readonly count: number
  readonly examples: readonly { readonly before: string; readonly after: string }[]
}

export interface WrittenFile {
  readonly name: string
  readonly kind: 'urlset' | 'sitemapindex'
  readonly entries: number
  /** Bytes before compression, which the protocol limits. */
  readonly bytes: number
  /** Bytes on disk. */
  readonly size: number
  readonly loc: string | null
}

/** Entries that are left out because an entry before them is the same page. */
export interface RepeatedEntries {
  readonly repeated: number
  /** How many of them would be pages of their own, were the query kept. */
  readonly repeatedWithoutQuery: number
  /** The same of the fragment. */
  readonly repeatedWithoutFragment: number
}

/** What `waymark sitemap` found and did: the content of `report.json`, and of the other reports. */
export interface SitemapReport {
  readonly generator: string
  readonly command: 'sitemap'
  readonly input: string
  /** Where the files went. */
  readonly output: string
  readonly counts: RepeatedEntries & {
    readonly entries: number
    readonly written: number
    /** Entries that repeat a page, and those that cannot be used. */
    readonly leftOut: number
    /** Links to other languages in the database. */
    readonly alternates: number
    /** Links in the files, where each page also lists itself, and those that --x-default adds. */
    readonly linksWritten: number
    readonly languages: number
    readonly files: number
    readonly bytes: number
    readonly normalised: number
    readonly problems: { readonly error: number; readonly warning: number; readonly info: number }
  }
  /** Links of each language, as the database labels them. */
  readonly languages: Readonly<Record<string, number>>
  /** The database as it came in, over exact text. */
  readonly site: SiteFigures
  readonly files: readonly WrittenFile[]
  readonly normalisation: readonly RuleEffect[]
  readonly problems: readonly ProblemKind[]
  readonly milliseconds: number
}

/** More of one kind are counted, and left to `waymark validate` to list. */
export const MAX_LISTED = 1000
