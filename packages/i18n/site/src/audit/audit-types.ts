import type { ByteSource } from '../byte-source.ts'
import type { CheckEvent } from '../check/check-site.ts'
import type { FileFigures } from '../check/site-check.ts'
import type { SiteFigures } from '../site-counts.ts'
import type { SiteFiles } from '../site-files.ts'
import type { SiteShape } from '../site-shape.ts'
import type { AlternateSource } from './page-source.ts'

/** The files in a folder. */
export interface FolderListing {
  /** Relative to the folder, with `/` between names, in the order of their UTF-16 units. */
  readonly names: readonly string[]
  readonly leftOut: readonly LeftOutFile[]
}

/** What is in a folder and is not read. */
export interface LeftOutFile {
  readonly name: string
  /**
   * `link`: a symbolic link, which may lead out of the folder. `device`: neither a file nor a folder. `name`: a name that is not
   * UTF-8, so that no URL leads to it.
   */
  readonly why: 'link' | 'device' | 'name'
}

/** Access to the files of a folder. `diskFiles` and `blobFiles` give it. */
export interface PageFiles extends SiteFiles {
  /**
   * Lists all files in a folder and below it, without links and devices. Folders whose names begin with a dot are left out,
   * except `.well-known`.
   *
   * @throws {FileError} If the folder, or one in it, cannot be read.
   */
  listAll(folder: string): Promise<FolderListing>
  /**
   * Opens a file as it is, neither decompressed nor checked. Links are not followed. A chunk keeps its bytes until the next one
   * is read.
   *
   * @throws {FileError} If it cannot be read.
   */
  openBytes(path: string): Promise<ByteSource>
}

/** Which file has which URL. */
export interface SiteAddress {
  /** The URL of the folder, with a slash at its end. `https://site.invalid/` if nothing tells it. */
  readonly base: string
  /** What told it; `null` if nothing did. */
  readonly from: 'option' | 'canonical' | 'alternate' | 'sitemap' | 'cname' | null
  /** Whether `a/index.html` has the URL `a/` or `a`. */
  readonly index: 'slash' | 'none'
  /** Whether `a.html` has the URL `a.html` or `a`. */
  readonly html: 'keep' | 'drop'
  /** Of the URLs that were looked at, how many lead to a file under these rules. */
  readonly fits: number
  readonly of: number
}

/** What an audit finds, in order. */
export type AuditEvent =
  | CheckEvent
  /** Said once, before the pages are read. */
  | { readonly type: 'address'; readonly address: SiteAddress }

/** How many pages of one language have what. */
export interface LanguageFigures {
  /** Of their `html` element, in lower case; `''` for pages without one. */
  readonly lang: string
  readonly pages: number
  readonly indexable: number
  readonly listed: number
  /** Pages with alternates, by the source of these. */
  readonly alternates: Readonly<Record<AlternateSource, number>>
}

/** The result of an audit, apart from the problems. */
export interface AuditReport extends SiteShape {
  readonly address: SiteAddress
  /** HTML files that are pages of the site: without those for errors, and parts of pages. */
  readonly pages: number
  /** Pages that search engines may show: not `noindex`, redirected, disallowed, or canonical elsewhere. */
  readonly indexable: number
  /** Indexable pages in a sitemap. */
  readonly listed: number
  readonly languages: readonly LanguageFigures[]
  /** Counts of the alternates of the indexable pages, from all sources together. */
  readonly figures: SiteFigures
  /** The sitemaps, the robots.txt and the databases that were read. */
  readonly files: readonly FileFigures[]
}
