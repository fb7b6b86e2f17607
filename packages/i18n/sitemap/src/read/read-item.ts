import { hidePassword } from '@waymark/infra/problem'
import type {
  ChangeFrequency,
  SitemapAlternate,
  SitemapImage,
  SitemapKind,
  SitemapNews,
  SitemapReference,
  SitemapVideo,
} from '../protocol/entry.ts'
import type { ExtensionProblemCode } from '../protocol/extension.ts'
import { type Advice, type SitemapProblem, sitemapProblem } from '../protocol/sitemap-problem.ts'
import type { Place } from '../xml/text-position.ts'
import type { FileProblemCode } from './fault.ts'

/** A page as its sitemap has it: URLs are as written in the file, without surrounding white space. */
export interface ReadEntry {
  readonly loc: string
  readonly lastmod?: string
  readonly changefreq?: ChangeFrequency
  readonly priority?: number
  /** All `xhtml:link` elements that are alternates with a language, in the file's order; the link to itself too. */
  readonly alternates: readonly SitemapAlternate[]
  /** Those without an error, if the reader was given the extension and there are any; so are the next two. */
  readonly images?: readonly SitemapImage[]
  readonly videos?: readonly SitemapVideo[]
  readonly news?: SitemapNews
}

/** What is wrong with one entry, or with one of its values, without ending the file. */
export type EntryProblemCode =
  | 'loc-missing'
  | 'loc-repeated'
  | 'loc-not-text'
  | 'loc-too-long'
  | 'loc-relative'
  | 'loc-not-url'
  | 'loc-protocol'
  | 'alternate-incomplete'
  | 'invalid-lastmod'
  | 'invalid-changefreq'
  | 'invalid-priority'
  | ExtensionProblemCode
  | 'extension-namespace'
  | 'feed-link-missing'
  | 'feed-date-invalid'
  | 'unknown-entry'
  | 'misplaced-link'
  | 'credentials'
  | 'untidy-url'
  | 'link-namespace'
  | 'no-entries'
  | 'not-utf8'
  | 'other-host'
  | 'other-folder'
  | 'too-many-urls'
  | 'too-many-sitemaps'
  | 'wrong-namespace'
  | 'sitemap-not-found'
  | 'nested-index'

/** The root element; it comes before all entries. */
export interface RootItem extends Place {
  readonly type: 'root'
  readonly kind: SitemapKind
}

/** A page of a `urlset`. The place is that of its `url` tag. */
export interface UrlItem extends Place {
  readonly type: 'url'
  readonly entry: ReadEntry
}

/** A sitemap of a `sitemapindex`. */
export interface SitemapItemReference extends Place {
  readonly type: 'sitemap'
  readonly entry: SitemapReference
}

/** Something that is wrong, at its place. */
export interface ProblemItem extends SitemapProblem<FileProblemCode | EntryProblemCode>, Place {
  readonly type: 'problem'
  readonly line: number
  readonly column: number
  /** The URL of the page, for a problem of an entry that has one. */
  readonly loc?: string
  /**
   * What is lost: the rest of the file, the entry, one of its alternates, an image, a video or an article of it, a
   * value, or nothing.
   */
  readonly refuses: 'file' | 'entry' | 'alternate' | 'extension' | 'value' | 'nothing'
}

/** Comes last, also after a problem that ended the file; its place is where the reading ended. */
export interface EndItem extends Place {
  readonly type: 'end'
  /** `null` where the file has no root that this package knows. */
  readonly kind: SitemapKind | null
  /** Entries of the file, those refused included. */
  readonly entries: number
  /** Size of what was read, before it was compressed. After a break that is what had been delivered by then. */
  readonly bytes: number
  /** `false` when a problem ended the reading before the file's end. */
  readonly isComplete: boolean
}

/** What a reader gives, in the file's order. */
export type SitemapItem = RootItem | UrlItem | SitemapItemReference | ProblemItem | EndItem

/** The problems of an entry, with the URL of its page. */
export function problemsOfPage(
  problems: readonly ProblemItem[],
  page: ReadEntry | null,
): readonly ProblemItem[] {
  if (page === null || problems.length === 0) return problems
  const loc = hidePassword(page.loc)
  return problems.map((found) => ({ ...found, loc }))
}

/** A problem at a place. A lost value is a warning: search engines read the rest of the entry. */
export function problem(
  code: ProblemItem['code'],
  message: Advice,
  value: string | null,
  { line, column }: Place,
  refuses: ProblemItem['refuses'] = 'nothing',
): ProblemItem {
  const { severity, ...rest } = sitemapProblem(code, message)
  return {
    type: 'problem',
    ...rest,
    severity: refuses === 'value' && severity === 'error' ? 'warning' : severity,
    refuses,
    ...(value === null ? {} : { value: hidePassword(value) }),
    line,
    column,
  }
}
