import { type CsvError, parse } from 'csv-parse'
import { MAX_ENTRY } from '../database/database-limits.ts'
import type { CsvRecord, ReadCsv } from '../database/database-reader.ts'
import { type Position, PositionCounter } from '../database/position-counter.ts'
import { type FileCode, FileError } from '../file-error.ts'

/** More bytes than the parser holds back at the end of a chunk, to see what follows. */
const HELD_BACK = 16

/**
 * Reads CSV for `buildSite` and `checkSite`. The parser is `csv-parse`, which reports the offset at which each field ends.
 *
 * @example
 * ```ts
 * import { readCsv } from '@waymark/site/node'
 *
 * const source = {
 *   name: 'pages.csv',
 *   async *chunks() {
 *     yield new TextEncoder().encode('lang,url\nen,"https://a.example/a,b"\n')
 *   },
 *   close: async () => {},
 * }
 * const rows = []
 * for await (const records of readCsv(source, ',')) rows.push(...records)
 * rows.map(({ fields }) => fields) // => [['lang', 'url'], ['en', 'https://a.example/a,b']]
 * rows[1].places[1] // => { line: 2, column: 4 }
 * ```
 */
export const readCsv: ReadCsv = async function* (source, delimiter) {
  const positions = new PositionCounter(HELD_BACK)
  let batch: CsvRecord[] = []
  let places: Position[] = []
  let start: Position = { line: 1, column: 1 }
  const fail = ([code, what, remedy]: Fault, { line, column }: Position): FileError =>
    new FileError(code, source.name, what, { line, column, remedy })

  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: MAX_ENTRY,
    cast: (field, { bytes }) => {
      places.push(start)
      start = positions.at(bytes + 1)
      return field
    },
    on_record: (fields: string[], { bytes }) => {
      batch.push({ fields, places })
      places = []
      start = positions.at(bytes)
      // The record is in the batch, so the stream returns nothing.
      return null
    },
  })
  // The error is also given to the callback of `write` or `end`.
  parser.on('error', () => {})
  const step = async (act: (done: (error?: Error | null) => void) => void): Promise<void> => {
    const error = await new Promise<Error | null>((resolve) =>
      act((error) => resolve(error ?? null)),
    )
    if (error !== null) throw isCsvError(error) ? fail(FAULTS[error.code]!, start) : error
  }
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  /** The number of bytes before the current chunk. */
  let length = 0
  try {
    for await (const chunk of source.chunks()) {
      const isMarked = isFirst && chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf
      const bytes = isMarked ? chunk.subarray(3) : chunk
      isFirst = false
      try {
        decoder.decode(bytes, { stream: true })
      } catch {
        positions.add(bytes)
        const place = positions.at(length + offsetOfFault(bytes))
        throw fail(NOT_UTF_8, place)
      }
      positions.add(bytes)
      length += bytes.length
      await step((done) => parser.write(bytes, done))
      if (batch.length > 0) {
        const ready = batch
        batch = []
        yield ready
      }
    }
    await step((done) => parser.end(done))
    if (batch.length > 0) yield batch
  } finally {
    parser.destroy()
  }
}

/** Returns the offset of the first byte that is not UTF-8. A character may begin in an earlier chunk. */
function offsetOfFault(bytes: Uint8Array): number {
  let start = 0
  while (start < 3 && (bytes[start]! & 0xc0) === 0x80) start++
  const text = new TextDecoder('utf-8').decode(bytes.subarray(start))
  return start + Buffer.byteLength(text.slice(0, text.indexOf('\ufffd')))
}

function isCsvError(error: Error): error is CsvError {
  return 'code' in error && typeof error.code === 'string' && error.code in FAULTS
}

type Fault = readonly [code: FileCode, what: string, remedy: string]

const NOT_UTF_8: Fault = ['file-encoding-unsupported', 'the file is not UTF-8', 'save it as UTF-8']

const FAULTS: Readonly<Record<string, Fault>> = {
  CSV_QUOTE_NOT_CLOSED: [
    'csv-invalid',
    'the field begins with a quote that is not closed',
    'close it, or write a quote inside a field as ""',
  ],
  CSV_INVALID_CLOSING_QUOTE: [
    'csv-invalid',
    'the field has text after its closing quote',
    'write a quote inside a field as ""',
  ],
  INVALID_OPENING_QUOTE: [
    'csv-invalid',
    'the field has a quote, but does not begin with one',
    'quote the whole field, and write the quote in it as ""',
  ],
  CSV_MAX_RECORD_SIZE: [
    'csv-too-large',
    'the row is larger than 64 MiB',
    'check that its quotes are closed',
  ],
}
