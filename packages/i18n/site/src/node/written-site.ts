import type { WrittenFile } from '@waymark/sitemap/node'
import type { SiteReport } from '../build/site-report.ts'

/** A file of a set. */
export interface PublishedFile extends WrittenFile {
  /** Whether the file was written, or kept because its content has not changed. */
  readonly change: 'written' | 'kept'
}

/** The report on the database, and what became of the files. */
export interface WrittenSite extends SiteReport<PublishedFile> {
  /** Files of the earlier set that are removed, because the new one does not have them. */
  readonly removed: readonly string[]
  /** Files of the earlier set that the new one does not have, and that are not removed. */
  readonly left: readonly string[]
  /** When the report was made, in ISO 8601. */
  readonly generated: string
  /** Whether this is the report of an earlier run, because nothing has changed since. No file was written. */
  readonly isUnchanged: boolean
}
