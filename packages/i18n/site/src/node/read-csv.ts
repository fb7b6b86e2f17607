import { parse } from 'csv-parse'
import { CsvReading } from '../database/csv-reading.ts'
import type { ReadCsv } from '../database/database-reader.ts'

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
  const reading = new CsvReading(source.name, delimiter)
  const parser = parse(reading.settings)
  // The error is also given to the callback of `write` or `end`.
  parser.on('error', () => {})
  const step = async (act: (done: (error?: Error | null) => void) => void): Promise<void> => {
    const error = await new Promise<Error | null>((resolve) =>
      act((error) => resolve(error ?? null)),
    )
    if (error !== null) throw reading.explain(error)
  }
  try {
    for await (const chunk of source.chunks()) {
      const bytes = reading.add(chunk)
      await step((done) => parser.write(bytes, done))
      const ready = reading.take()
      if (ready.length > 0) yield ready
    }
    await step((done) => parser.end(done))
    const last = reading.take()
    if (last.length > 0) yield last
  } finally {
    parser.destroy()
  }
}
