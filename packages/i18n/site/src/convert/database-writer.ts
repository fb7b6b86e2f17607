import type { Sentence } from '@waymark/infra/internal'
import type { RawEntry } from '../database/database-reader.ts'
import type { Head } from './json-head.ts'

/** What has no place in a form, with its place in the entry. */
export interface Lost {
  /** JSON Pointer in the entry; empty for the entry itself. */
  readonly pointer: string
  /** What it is, without a full stop, such as `The lastmod is a number`. */
  readonly what: Sentence
}

/** An entry, and what is called for its parts that have no place in the form. */
export interface GivenEntry {
  readonly raw: RawEntry
  readonly lose: (lost: Lost) => void
}

/** Writes a database in one form. */
export interface DatabaseWriter {
  /** Whether the form has members other than the entries, and whether they may come after the entries. */
  readonly members: 'anywhere' | 'first' | 'none'
  /** The number of entries that were written. */
  readonly written: number
  /** Returns the beginning. */
  start(head: Head): string
  /** Returns the text of an entry, and of those before it that had to wait. */
  add(entry: GivenEntry): string
  /** Returns the end, with the members that were not known at the beginning. */
  end(head: Head): string
}
