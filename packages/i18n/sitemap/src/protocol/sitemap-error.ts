/** Why a sitemap cannot be written, or a source of bytes cannot be read. */
export type SitemapErrorCode =
  | 'relative-url'
  | 'invalid-url'
  | 'unsupported-protocol'
  | 'loc-too-long'
  | 'invalid-lastmod'
  | 'invalid-changefreq'
  | 'invalid-priority'
  | 'invalid-lang'
  | 'invalid-entry'
  | 'illegal-character'
  | 'entry-too-large'
  | 'too-many-urls'
  | 'file-too-large'
  | 'too-many-sitemaps'
  | 'truncated-gzip'
  | 'corrupt-gzip'

/** Where an error is: in which entry, in which of its values, and in which part of that. */
export interface SitemapErrorPlace {
  /** Running number of the entry, from 0, among those given to the writer. */
  readonly entry?: number
  /** JSON Pointer below the entry, for example `/alternates/2/loc`. */
  readonly pointer?: string
  /** The value concerned. */
  readonly input?: string
  /** UTF-16 units of `input`; by default all of it. */
  readonly start?: number
  readonly end?: number
}

/** The one class of errors of this package. */
export class SitemapError extends Error {
  override readonly name = 'SitemapError'
  readonly code: SitemapErrorCode
  /** Running number of the entry, from 0; `null` where no entry is to blame. */
  readonly entry: number | null
  /** JSON Pointer below the entry; `''` is the entry as a whole. */
  readonly pointer: string
  /** The value concerned, `null` where there is none. */
  readonly input: string | null
  readonly start: number
  readonly end: number
  /** What is wrong, without the place that `message` begins with. */
  readonly reason: string

  constructor(code: SitemapErrorCode, reason: string, place: SitemapErrorPlace = {}) {
    const { entry = null, pointer = '', input = null } = place
    super(
      entry === null ? reason : `entry ${entry}${pointer === '' ? '' : ` ${pointer}`}: ${reason}`,
    )
    this.code = code
    this.reason = reason
    this.entry = entry
    this.pointer = pointer
    this.input = input
    this.start = place.start ?? 0
    this.end = place.end ?? input?.length ?? 0
  }
}
