import { hasOwn, utf8Encode } from '@waymark/infra'
import { type FileCode, FileError } from '../file-error.ts'
import { MAX_ENTRY } from './database-limits.ts'
import type { CsvRecord } from './database-reader.ts'
import { type Position, PositionCounter } from './position-counter.ts'

interface Utf8Decoder {
  decode(bytes: Uint8Array, options?: { readonly stream: boolean }): string
}

declare const TextDecoder: new (label: string, options?: { readonly fatal: boolean }) => Utf8Decoder

/** More bytes than the parser holds back at the end of a chunk, to see what follows. */
const HELD_BACK = 16

/** The settings of `csv-parse`, as far as they are used. */
export interface CsvSettings {
  readonly delimiter: string
  readonly record_delimiter: string[]
  readonly relax_column_count: true
  readonly max_record_size: number
  readonly cast: (field: string, context: { readonly bytes: number }) => string
  readonly on_record: (fields: string[], context: { readonly bytes: number }) => null
}

/** Collects the records that `csv-parse`, or `scanCsv` in a browser, reads, with the place of each field. */
export class CsvReading {
  readonly settings: CsvSettings
  readonly #name: string
  readonly #positions = new PositionCounter(HELD_BACK)
  readonly #decoder = new TextDecoder('utf-8', { fatal: true })
  #batch: CsvRecord[] = []
  #places: Position[] = []
  #start: Position = { line: 1, column: 1 }
  #isFirst = true
  /** The number of bytes before the current chunk. */
  #length = 0

  constructor(name: string, delimiter: string) {
    this.#name = name
    this.settings = {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      max_record_size: MAX_ENTRY,
      cast: (field, { bytes }) => {
        this.#places.push(this.#start)
        this.#start = this.#positions.at(bytes + 1)
        return field
      },
      on_record: (fields, { bytes }) => {
        this.#batch.push({ fields, places: this.#places })
        this.#places = []
        this.#start = this.#positions.at(bytes)
        // The record is in the batch, so the parser returns nothing.
        return null
      },
    }
  }

  /** Takes the next chunk, and returns what of it the parser reads. */
  add(chunk: Uint8Array): Uint8Array {
    const isMarked = this.#isFirst && chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf
    const bytes = isMarked ? chunk.subarray(3) : chunk
    this.#isFirst = false
    try {
      this.#decoder.decode(bytes, { stream: true })
    } catch {
      this.#positions.add(bytes)
      const place = this.#positions.at(this.#length + offsetOfFault(bytes))
      throw this.#fault(NOT_UTF_8, place)
    }
    this.#positions.add(bytes)
    this.#length += bytes.length
    return bytes
  }

  /** Returns the records since the last call. */
  take(): readonly CsvRecord[] {
    const batch = this.#batch
    this.#batch = []
    return batch
  }

  /** Converts an error of the parser to one with its place; returns other errors unchanged. */
  explain(error: unknown): unknown {
    if (!(error instanceof Error) || !hasOwn(error, 'code')) return error
    const fault = FAULTS[String(error.code)]
    return fault === undefined ? error : this.#fault(fault, this.#start)
  }

  #fault([code, what, remedy]: Fault, { line, column }: Position): FileError {
    return new FileError(code, this.#name, what, { line, column, remedy })
  }
}

/** Returns the offset of the first byte that is not UTF-8. A character may begin in an earlier chunk. */
function offsetOfFault(bytes: Uint8Array): number {
  let start = 0
  while (start < 3 && (bytes[start]! & 0xc0) === 0x80) start++
  const text = new TextDecoder('utf-8').decode(bytes.subarray(start))
  return start + utf8Encode(text.slice(0, text.indexOf('\ufffd'))).length
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
