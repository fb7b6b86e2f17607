import { sentence } from '@waymark/infra/internal'
import type { ByteSink } from '@waymark/normalize/bulk/lines'
import { isLonger } from '../is-longer.ts'
import type { OpValue } from '../op.ts'
import { columnsFault, type FormatFault, formatFault } from '../row-fault.ts'
import type { FormatSettings, LineCodec, LineRow } from './format.ts'
import { escapeTsv, unescapeTsv } from './tsv-escapes.ts'

const TAB = 0x09
const BACKSLASH = 0x5c
const LETTER_N = 0x4e

/** How many bytes are read for each of a value: escapes such as `\\t` have two. */
const MOST_WRITTEN = 2

const OPEN_ESCAPE: FormatFault = /* @__PURE__ */ formatFault(
  'row-malformed',
  /* @__PURE__ */ sentence('a value ends with a backslash that escapes nothing: write it as \\\\'),
)

/**
 * TabSeparated of ClickHouse.
 *
 * @see https://clickhouse.com/docs/interfaces/formats/TabSeparated
 */
export class TsvCodec implements LineCodec {
  readonly bound: number
  readonly #columns: readonly string[]
  readonly #maxLength: number
  readonly #nullText: string
  /** How many columns the ops read. Without any, nothing in a row is looked at: an empty line has a column, too. */
  readonly #reads: number
  #tabs = 0
  /** Whether the last byte was a backslash that escapes the next. */
  #isEscaping = false
  #isOpen = false

  constructor({ columns, maxLength, nullText }: FormatSettings) {
    this.#nullText = nullText
    this.#columns = columns
    this.#reads = columns.length
    this.#maxLength = maxLength
    // A longer row has a value that is too long, or a wrong number of values.
    this.bound = columns.length * MOST_WRITTEN * maxLength + Math.max(0, columns.length - 1)
  }

  read(
    bytes: Uint8Array,
    start: number,
    end: number,
    { decode, values }: LineRow,
  ): FormatFault | null {
    let field = start
    let count = 0
    let escapes = 0
    let isEscaping = false
    for (let at = start; ; at++) {
      const byte = at === end ? TAB : bytes[at]!
      if (byte === TAB) {
        if (isEscaping) return OPEN_ESCAPE
        if (count < values.length) {
          values[count] = this.#readField(bytes, field, at, escapes > 0, decode)
        }
        count++
        if (at === end) break
        field = at + 1
        escapes = 0
      } else if (byte === BACKSLASH) {
        isEscaping = !isEscaping
        escapes++
      } else isEscaping = false
    }
    return count === values.length || this.#reads === 0 ? null : columnsFault(count, this.#columns)
  }

  #readField(
    bytes: Uint8Array,
    start: number,
    end: number,
    hasEscapes: boolean,
    decode: LineRow['decode'],
  ): string | null {
    const length = end - start
    if (!hasEscapes) return length > this.#maxLength ? null : decode(start, end)
    if (length > MOST_WRITTEN * this.#maxLength) return null
    if (length === 2 && bytes[start] === BACKSLASH && bytes[start + 1] === LETTER_N) return null
    const text = decode(start, end)
    const value = text === null ? null : unescapeTsv(text)
    return value === null || isLonger(value, this.#maxLength) ? null : value
  }

  skim(bytes: Uint8Array, start: number, end: number): void {
    for (let at = start; at < end; at++) {
      const byte = bytes[at]!
      if (byte === TAB) {
        this.#tabs++
        this.#isOpen ||= this.#isEscaping
      }
      this.#isEscaping = byte === BACKSLASH && !this.#isEscaping
    }
  }

  endSkim(): FormatFault | null {
    const isOpen = this.#isOpen || this.#isEscaping
    const count = this.#tabs + 1
    this.#tabs = 0
    this.#isEscaping = false
    this.#isOpen = false
    if (isOpen) return OPEN_ESCAPE
    return count === this.#columns.length || this.#reads === 0
      ? null
      : columnsFault(count, this.#columns)
  }

  write(answers: readonly OpValue[], sink: ByteSink): void {
    for (let i = 0; i < answers.length; i++) {
      if (i > 0) sink.byte(TAB)
      const answer = answers[i]!
      if (typeof answer === 'string') sink.text(escapeTsv(answer))
      else sink.text(answer === null ? this.#nullText : answer ? '1' : '0')
    }
  }
}
