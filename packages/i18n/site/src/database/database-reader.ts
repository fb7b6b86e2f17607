import { createUrlTable, type UrlTable } from '@waymark/hreflang'
import { checkOptions } from '@waymark/infra/options'
import type { ByteSource } from '../byte-source.ts'
import { findForm } from '../input-kind.ts'
import type { SiteProblem } from '../site-problem.ts'
import { findDelimiter } from './csv-header.ts'
import { DATABASE_OPTIONS } from './database-options.ts'
import type { EntryPlaces } from './entry-places.ts'
import { readJsonDatabase } from './json-database.ts'
import { readLineDatabase } from './line-database.ts'
import type { Position } from './position.ts'
import { readCsv } from './read-csv.ts'
import { readTableDatabase } from './table-database.ts'

/** The forms of a database. */
export type DatabaseForm = 'json' | 'ndjson' | 'csv' | 'tsv'

/** One page, not validated. */
export interface RawEntry {
  /** The index of the entry in its file. */
  readonly index: number
  readonly value: unknown
  /** The places of the entry and its members in the file. */
  readonly places: EntryPlaces
  /** The group of a row of a table. */
  readonly group?: string
}

/** Reads the entries of a database one by one. */
export interface DatabaseReader {
  /** The name of the source. */
  readonly file: string
  /** Whether the file is a list of entries, and not an object with a list. */
  readonly isList: boolean
  /** Returns the entries, several at a time. */
  entries(): AsyncGenerator<readonly RawEntry[], void, undefined>
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
}

/**
 * Reads a URL source database as a stream, so that memory does not grow with the number of entries.
 *
 * @throws {OptionError} If an option is wrong.
 * @throws {FileError} If the database cannot be read. Some of these errors are thrown when its entries are read.
 *
 * @example
 * ```ts
 * import { readDatabase } from '@waymark/site'
 *
 * const source = {
 *   name: 'pages.ndjson',
 *   async *chunks() {
 *     yield new TextEncoder().encode('{"loc":"https://a.example/tea"}\n{"loc":"/coffee"}\n')
 *   },
 *   close: async () => {},
 * }
 * const reader = await readDatabase(source)
 * const found = []
 * for await (const entries of reader.entries()) {
 *   for (const { index, value } of entries) found.push([index, value.loc])
 * }
 * found // => [[0, 'https://a.example/tea'], [1, '/coffee']]
 * ```
 */
export async function readDatabase(
  input: ByteSource,
  options: DatabaseOptions = {},
): Promise<DatabaseReader> {
  options = checkOptions(options, DATABASE_OPTIONS)
  const { inputFormat, groups = createUrlTable() } = options
  const { form, source } = await findForm(input, inputFormat)
  if (form === 'json') return readJsonDatabase(source)
  if (form === 'ndjson') return readLineDatabase(source)
  const { delimiter, source: whole } = await findDelimiter(source, form)
  return readTableDatabase(whole, readCsv(whole, delimiter), groups)
}
