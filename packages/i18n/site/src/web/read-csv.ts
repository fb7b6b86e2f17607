import { concatBytes, hasOwn } from '@waymark/infra'
import { CsvReading } from '../database/csv-reading.ts'
import type { ReadCsv } from '../database/database-reader.ts'
import { scanCsv } from './scan-csv.ts'

/** How many records are returned at a time. */
const BATCH = 1000

/** Reads CSV in a browser as `readCsv` of `@waymark/site/node` does, but as a whole. */
export const readCsv: ReadCsv = async function* (source, delimiter) {
  const reading = new CsvReading(source.name, delimiter)
  const chunks: Uint8Array[] = []
  for await (const chunk of source.chunks()) chunks.push(chunk)
  const bytes = reading.add(concatBytes(chunks))
  let fault: unknown = null
  try {
    scanCsv(bytes, reading.settings)
  } catch (error) {
    // Only the end of the file shows that a quote is not closed: the rows before it are read.
    if (!isNotClosed(error)) throw reading.explain(error)
    fault = reading.explain(error)
  }
  const records = reading.take()
  for (let at = 0; at < records.length; at += BATCH) yield records.slice(at, at + BATCH)
  if (fault !== null) throw fault
}

function isNotClosed(error: unknown): boolean {
  return error instanceof Error && hasOwn(error, 'code') && error.code === 'CSV_QUOTE_NOT_CLOSED'
}
