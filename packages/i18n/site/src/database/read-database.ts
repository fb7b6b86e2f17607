import { createUrlTable } from '@waymark/hreflang'
import { checkOptions } from '@waymark/infra/options'
import type { ByteSource } from '../byte-source.ts'
import { findForm } from '../input-kind.ts'
import { findDelimiter } from './csv-header.ts'
import { DATABASE_OPTIONS } from './database-options.ts'
import type { DatabaseOptions, DatabaseReader } from './database-reader.ts'
import { readEntries } from './entry-database.ts'
import { readJsonDatabase } from './json-database.ts'
import { readLineDatabase } from './line-database.ts'
import { readCsv } from './read-csv.ts'
import { readSitemapDatabase, withoutPages } from './sitemap-database.ts'
import { readTableDatabase } from './table-database.ts'

/**
 * Reads a URL source database as a stream, so that memory does not grow with the number of entries. A sitemap, a feed or a
 * list of URLs is read like a database.
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
  const { inputFormat, groups = createUrlTable(), column } = options
  if (input.entries !== undefined) return readEntries(input.name, input.entries)
  const { form, source } = await findForm(input, inputFormat)
  if (form === 'json') return readJsonDatabase(source)
  if (form === 'ndjson') return readLineDatabase(source)
  if (form === 'robots') throw withoutPages({ line: 1, column: 1 }, source.name)
  if (form !== 'csv' && form !== 'tsv') return readSitemapDatabase(source, form)
  const { delimiter, source: whole } = await findDelimiter(source, form)
  return readTableDatabase(whole, readCsv(whole, delimiter), groups, column)
}
