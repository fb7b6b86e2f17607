import type { SitemapKind } from '../protocol/entry.ts'
import type { WrittenEntry } from './entry-writer.ts'

/** Which part of a group a file is. */
export interface PartOfGroup {
  /** The group, as `groupOf` named it. */
  readonly name: string
  /** Running number in the group, from 1. */
  readonly number: number
}

/** One file of a finished set. */
export interface SitemapFileInfo {
  readonly name: string
  readonly kind: SitemapKind
  /** Running number of the part from 1; 0 for the index. */
  readonly part: number
  /** URL by `baseUrl`; `null` for a set without a base and without entries. */
  readonly loc: string | null
  /** Pages, or sitemaps in an index. */
  readonly entries: number
  /** Links in all entries, those that are added among them; 0 in an index. */
  readonly links: number
  /** Size before compression. */
  readonly bytes: number
  /** The newest date of its entries. */
  readonly lastmod: string | null
  /** Only in a set with `groupOf`, and not of its index. */
  readonly group?: PartOfGroup
}

/**
 * What a splitter says. Without earlier parts and groups: texts and end of part 1, of part 2 and so on, then the end of the set.
 * With them: entries of all parts in any order, then the frame and the end of each part, then the end of the set.
 */
export type SplitEvent =
  | { readonly type: 'text'; readonly part: number; readonly text: string }
  /** Text of entries, which follows the earlier text of the same part. */
  | { readonly type: 'entries'; readonly part: number; readonly text: string }
  /** What comes before and after all entries of a part. */
  | { readonly type: 'frame'; readonly part: number; readonly start: string; readonly end: string }
  | { readonly type: 'part'; readonly part: number; readonly urls: number; readonly bytes: number }
  | {
      readonly type: 'end'
      /** The index first, where there is one, then the parts in order. */
      readonly files: readonly SitemapFileInfo[]
      /** Text of the index; `null` for a single file. */
      readonly index: string | null
    }

/** The figures of a finished part. */
export interface FinishedPart {
  readonly part: number
  readonly urls: number
  readonly links: number
  readonly bytes: number
  readonly lastmod: string | null
  readonly group?: PartOfGroup
}

/** Decides which entry is in which part, and hands over the text of the parts. */
export interface PartArrangement {
  /**
   * Adds an entry, and says which part has it; 0 if it is too large for any part.
   *
   * @throws SitemapError `too-many-sitemaps`.
   */
  add(entry: EntryOfPart, events: SplitEvent[]): number
  end(events: SplitEvent[]): readonly FinishedPart[]
}

/** An entry as it is written, with its date and its group. */
export interface EntryOfPart {
  readonly written: WrittenEntry
  readonly lastmod: string | null
  /** `undefined` in a set without groups. */
  readonly group: string | undefined
}
