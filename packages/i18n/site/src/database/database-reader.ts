import type { UrlTable } from '@waymark/hreflang'
import type { SiteProblem } from '../site-problem.ts'
import type { EntryPlaces } from './entry-places.ts'
import type { Position } from './position.ts'

/** The forms of a database. */
export type DatabaseForm = 'json' | 'ndjson' | 'csv' | 'tsv'

/** One page, not validated. */
export interface RawEntry {
  /** The index of the entry in its file. */
  readonly index: number
  /** The file of the entry, if it is not that of the source. */
  readonly file?: string
  readonly value: unknown
  /** The places of the entry and its members in the file. */
  readonly places: EntryPlaces
  /** The group of a row of a table. */
  readonly group?: string
  /** The cell of a table in the column of the option `column`. */
  readonly cell?: string
}

/** Reads the entries of a database one by one. */
export interface DatabaseReader {
  /** The name of the source. */
  readonly file: string
  /** Whether the file is a list of entries, and not an object with a list. */
  readonly isList: boolean
  /** Whether the file is a table. */
  readonly isTable: boolean
  /** Whether the file is a sitemap, a feed or a list of URLs. */
  readonly isSitemap: boolean
  /** Returns the entries, several at a time. */
  entries(): AsyncGenerator<readonly RawEntry[], void, undefined>
  /**
   * Returns the members that come before the entries, when the first of these have been returned.
   *
   * @returns `undefined` if the form has no such members, or the file does not begin with them.
   */
  leading(): unknown
  /**
   * Returns the members other than `urls`, after the last entry. If `urls` is a list, it is `[]` here.
   *
   * @returns `undefined` if the form has no such members, or the file does not begin with them.
   */
  head(): unknown
  /**
   * Returns the place of a member of the database, after the last entry; for one that does not exist, the place of the
   * database itself.
   *
   * @param pointer - JSON Pointer, such as `/version`.
   */
  placeOf(pointer: string): Position
  /** Returns the problems of rows and columns that were found since the last call. */
  problems(): readonly SiteProblem[]
}

/** Options for reading a database. */
export interface DatabaseOptions {
  /** The form of the database. Default: it is recognised by its beginning. */
  readonly inputFormat?: DatabaseForm | undefined
  /** The groups of the tables that belong to the same database; they are added to it. Default: a new `createUrlTable()`. */
  readonly groups?: UrlTable | undefined
  /** A column of tables, or a member of entries, that is read besides those of a database, and so not reported. */
  readonly column?: string | undefined
}
