import { copyText, type Sentence, sentence } from '@waymark/infra/internal'
import type { ByteSource } from '../byte-source.ts'
import { type FileCode, FileError } from '../file-error.ts'
import { utf8Error } from '../text-check.ts'
import { MAX_ENTRY } from './database-limits.ts'
import type { Position } from './position.ts'
import { Utf8Decoder, type Utf8Text } from './utf-8-text.ts'

/** One row of a table. */
export interface CsvRecord {
  readonly fields: readonly string[]
  /** Where each field begins. */
  readonly places: readonly Position[]
  /** The row as it is written, with its line end; empty without the option `keepText`. */
  readonly text: string
}

interface CsvOptions {
  readonly keepText?: boolean
  readonly maxRow?: number
}

/**
 * Reads CSV (RFC 4180) as a stream, and returns the rows, several at a time. Rows end in CR LF, LF or CR. An empty line is
 * a row with one empty field. The rows before an error are returned.
 *
 * @param options - With `keepText`, rows have their text, and a byte order mark is a row without fields. The fields of a row
 *   have at most `maxRow` code units.
 * @throws {FileError} If the input is not CSV or not UTF-8.
 */
export async function* readCsv(
  source: Pick<ByteSource, 'name' | 'chunks'>,
  delimiter: string,
  { keepText = false, maxRow = MAX_ENTRY }: CsvOptions = {},
): AsyncGenerator<readonly CsvRecord[], void, undefined> {
  const scanner = new CsvScanner(source.name, delimiter, { keepText, maxRow })
  const decoder = new Utf8Decoder()
  for await (const chunk of source.chunks()) {
    const piece = decoder.decode(chunk)
    if (piece.isMarked && keepText) yield [{ fields: [], places: [], text: '\ufeff' }]
    yield* scanner.records(() => scanner.add(piece))
  }
  yield* scanner.records(() => {
    scanner.add(decoder.end())
    scanner.end()
  })
}

const LF = 0x0a
const CR = 0x0d
const QUOTE = 0x22

/** What the next character is a part of. After a quote in a quoted field, the next character tells what the quote is. */
type State = 'row' | 'field' | 'unquoted' | 'quoted' | 'after-quote' | 'after-cr'

class CsvScanner {
  readonly #file: string
  readonly #delimiter: number
  readonly #keepsText: boolean
  readonly #maxRow: number
  #records: CsvRecord[] = []
  /** The current row so far. */
  #text = ''
  #state: State = 'row'
  #fields: string[] = []
  #places: Position[] = []
  /** The current field, and where it begins. */
  #field = ''
  #start: Position = { line: 1, column: 1 }
  /** The code units of the fields of the current row so far. */
  #length = 0
  #line = 1
  /** Where the current line begins in the current piece. It is negative if that was in an earlier piece. */
  #lineStart = 0

  constructor(file: string, delimiter: string, { keepText, maxRow }: Required<CsvOptions>) {
    this.#file = file
    this.#keepsText = keepText
    this.#maxRow = maxRow
    this.#delimiter = delimiter.charCodeAt(0)
  }

  /** Reads, and returns the rows that this has completed, also if it throws. */
  *records(read: () => void): Generator<readonly CsvRecord[], void, undefined> {
    try {
      read()
    } catch (error) {
      if (this.#state === 'after-cr') this.#endRow('')
      throw error
    } finally {
      const records = this.#records
      this.#records = []
      if (records.length > 0) yield records
    }
  }

  /** Takes the next piece of the text. */
  add({ text, isBroken }: Utf8Text): void {
    let start = 0
    for (let at = 0; at < text.length; ) {
      at = this.#step(text, at)
      if (this.#state !== 'row') continue
      this.#endRow(this.#keepsText ? text.slice(start, at) : '')
      start = at
    }
    if (this.#keepsText) this.#text += text.slice(start)
    this.#lineStart -= text.length
    if (isBroken) throw utf8Error(this.#file, this.#place(0))
  }

  end(): void {
    if (this.#state === 'quoted') throw this.#fault(NOT_CLOSED)
    if (this.#state === 'row') return
    if (this.#state === 'field') this.#start = this.#place(0)
    if (this.#state !== 'after-cr') this.#addField()
    this.#endRow('')
  }

  /** Reads as far as the state lasts, and returns where that is. */
  #step(text: string, at: number): number {
    const unit = text.charCodeAt(at)
    switch (this.#state) {
      case 'after-cr':
        this.#state = 'row'
        if (unit !== LF) return at
        this.#startLine(at + 1)
        return at + 1
      case 'row':
      case 'field':
        this.#start = this.#place(at)
        this.#state = unit === QUOTE ? 'quoted' : 'unquoted'
        return unit === QUOTE ? at + 1 : at
      case 'unquoted': {
        let end = at
        while (end < text.length && !this.#endsField(text.charCodeAt(end))) end++
        this.#take(text, at, end)
        return end === text.length ? end : this.#endField(text, end, NOT_OPENED)
      }
      case 'quoted': {
        let end = at
        for (; end < text.length; end++) {
          const unit = text.charCodeAt(end)
          if (unit === QUOTE) break
          if (unit === LF) this.#startLine(end + 1)
        }
        this.#take(text, at, end)
        if (end < text.length) this.#state = 'after-quote'
        return end + 1
      }
      case 'after-quote':
        if (unit !== QUOTE) return this.#endField(text, at, AFTER_QUOTE)
        // Of two quotes, one is a part of the field.
        this.#take(text, at, at + 1)
        this.#state = 'quoted'
        return at + 1
    }
  }

  #endsField(unit: number): boolean {
    return unit === this.#delimiter || unit === LF || unit === CR || unit === QUOTE
  }

  /** Ends the field before a delimiter or a line end. */
  #endField(text: string, at: number, fault: Fault): number {
    const unit = text.charCodeAt(at)
    switch (unit) {
      case this.#delimiter:
        this.#addField()
        this.#state = 'field'
        break
      case LF:
      case CR:
        this.#addField()
        this.#state = unit === CR ? 'after-cr' : 'row'
        if (unit === LF) this.#startLine(at + 1)
        break
      default:
        throw this.#fault(fault)
    }
    return at + 1
  }

  #addField(): void {
    // A slice would keep the whole piece for as long as the field.
    this.#fields.push(copyText(this.#field))
    this.#places.push(this.#start)
    this.#field = ''
  }

  /** @param text - The last part of it. */
  #endRow(text: string): void {
    this.#records.push({ fields: this.#fields, places: this.#places, text: this.#text + text })
    this.#text = ''
    this.#fields = []
    this.#places = []
    this.#length = 0
    this.#state = 'row'
  }

  /** Adds a part of the text to the field. */
  #take(text: string, from: number, to: number): void {
    this.#length += to - from
    if (this.#length > this.#maxRow) throw this.#fault(TOO_LARGE)
    this.#field += text.slice(from, to)
  }

  #startLine(at: number): void {
    this.#line++
    this.#lineStart = at
  }

  #place(at: number): Position {
    return { line: this.#line, column: at - this.#lineStart + 1 }
  }

  #fault([code, message, remedy]: Fault): FileError {
    const { line, column } = this.#start
    return new FileError(code, this.#file, message, { line, column, remedy })
  }
}

type Fault = readonly [code: FileCode, message: Sentence, remedy: Sentence]

const NOT_CLOSED: Fault = [
  'csv-invalid',
  sentence('The field begins with a quote that is not closed.', { detail: 'open-quote' }),
  sentence('Close it, or write a quote inside a field as "".'),
]
const AFTER_QUOTE: Fault = [
  'csv-invalid',
  sentence('The field has text after its closing quote.', { detail: 'after-quote' }),
  sentence('Write a quote inside a field as "".'),
]
const NOT_OPENED: Fault = [
  'csv-invalid',
  sentence('The field has a quote, but does not begin with one.', { detail: 'inner-quote' }),
  sentence('Quote the whole field, and write the quote in it as "".'),
]
const TOO_LARGE: Fault = [
  'csv-too-large',
  sentence('The row is larger than 64 MiB.'),
  sentence('Check that its quotes are closed.'),
]
