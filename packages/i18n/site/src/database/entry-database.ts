import type { ByteSource } from '../byte-source.ts'
import type { DatabaseReader } from './database-reader.ts'

/** The database of a source that has its entries already. */
export function readEntries(
  file: string,
  entries: NonNullable<ByteSource['entries']>,
): DatabaseReader {
  return {
    ...{ file, isList: true, isTable: false, isSitemap: false },
    entries,
    leading: () => undefined,
    head: () => undefined,
    placeOf: () => ({ line: 1, column: 1 }),
    problems: () => [],
  }
}
