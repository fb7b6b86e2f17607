import { utf8Decode } from '@waymark/infra'
import type { CsvSettings } from '../database/csv-reading.ts'

/** Where the text is not CSV, under the name that `csv-parse` has for it. */
type CsvErrorCode =
  | 'CSV_QUOTE_NOT_CLOSED'
  | 'CSV_INVALID_CLOSING_QUOTE'
  | 'INVALID_OPENING_QUOTE'
  | 'CSV_MAX_RECORD_SIZE'

class CsvError extends Error {
  readonly code: CsvErrorCode

  constructor(code: CsvErrorCode) {
    super(code)
    this.code = code
  }
}

const QUOTE = 0x22
const LF = 0x0a
const CR = 0x0d

/**
 * Reads a whole file of CSV as `csv-parse` does with the same settings. The version of `csv-parse` for browsers comes with
 * a copy of Node's `Buffer`: 15 kB with gzip, which is more than all readers of databases together.
 *
 * @throws {CsvError} If the text is not CSV. The records before the error were given to `on_record`.
 */
export function scanCsv(bytes: Uint8Array, settings: CsvSettings): void {
  const scanner = new CsvScanner(bytes, settings)
  while (scanner.at < bytes.length) scanner.readRecord()
}

class CsvScanner {
  at = 0
  readonly #bytes: Uint8Array
  readonly #settings: CsvSettings
  readonly #delimiter: number
  /** The code units of the fields of the current record, up to the current field. */
  #recordLength = 0
  /** The bytes of the current field. */
  #fieldLength = 0

  constructor(bytes: Uint8Array, settings: CsvSettings) {
    this.#bytes = bytes
    this.#settings = settings
    this.#delimiter = settings.delimiter.charCodeAt(0)
  }

  readRecord(): void {
    const fields: string[] = []
    this.#recordLength = 0
    for (;;) {
      this.#fieldLength = 0
      const field = this.#settings.cast(this.#readField(), { bytes: this.at })
      fields.push(field)
      this.#recordLength += field.length
      if (this.#bytes[this.at] !== this.#delimiter) break
      this.at++
    }
    if (this.#bytes[this.at] === CR) this.at++
    if (this.#bytes[this.at] === LF) this.at++
    this.#settings.on_record(fields, { bytes: this.at })
  }

  /** Reads up to the delimiter or the line end after the field. */
  #readField(): string {
    const quoted = this.#bytes[this.at] === QUOTE ? this.#readQuoted() : ''
    const start = this.at
    while (!this.#isAfterField() && this.#bytes[this.at] !== QUOTE) this.at++
    const text = this.#take(start, this.at, quoted)
    if (this.#bytes[this.at] === QUOTE) throw new CsvError('INVALID_OPENING_QUOTE')
    return text
  }

  /** Reads up to the closing quote. */
  #readQuoted(): string {
    let text = ''
    for (;;) {
      const start = this.at + 1
      const end = this.#bytes.indexOf(QUOTE, start)
      // Of two quotes, the first is a part of the field.
      const isDoubled = end !== -1 && this.#bytes[end + 1] === QUOTE
      this.at = end === -1 ? this.#bytes.length : end + 1
      text = this.#take(start, end === -1 || isDoubled ? this.at : end, text)
      if (end === -1) throw new CsvError('CSV_QUOTE_NOT_CLOSED')
      if (!isDoubled) break
    }
    // A null character may follow, as in `csv-parse`.
    if (!this.#isAfterField() && this.#bytes[this.at] !== 0) {
      throw new CsvError('CSV_INVALID_CLOSING_QUOTE')
    }
    return text
  }

  #isAfterField(): boolean {
    const byte = this.#bytes[this.at]
    return byte === undefined || byte === this.#delimiter || byte === LF || byte === CR
  }

  /** Adds bytes to a field. */
  #take(start: number, end: number, text: string): string {
    this.#fieldLength += end - start
    // The last byte may be one too many.
    if (this.#recordLength + this.#fieldLength - 1 > this.#settings.max_record_size) {
      throw new CsvError('CSV_MAX_RECORD_SIZE')
    }
    return start === end ? text : text + utf8Decode(this.#bytes.subarray(start, end))
  }
}
