import { ByteSink, type TextCodec } from '@waymark/normalize/bulk/lines'
import { Bool, type Data, Field, makeData, Utf8 } from 'apache-arrow'
import type { OpType, OpValue } from '../op.ts'

/** The answers of an op to the rows of a batch. */
export interface AnswerColumn {
  /** Puts in the answer to the next row; `false` if the column would have more bytes than its type allows. */
  put(row: number, answer: OpValue): boolean
  /** The column as it is written. */
  finish(): Data
}

/** The name and the type of a column of answers. */
export function answerField(name: string, type: OpType): Field {
  return new Field(name, type === 'UInt8' ? new Bool() : new Utf8(), true)
}

/** An empty column for the rows of a batch. */
export function answerColumn(type: OpType, rows: number, codec: TextCodec): AnswerColumn {
  return type === 'UInt8' ? new YesNoColumn(rows) : new TextColumn(rows, codec)
}

/** Whether there is a value in each row: one bit each, from the lowest. */
class Validity {
  readonly nullBitmap: Uint8Array
  nullCount: number

  constructor(rows: number) {
    this.nullBitmap = bitsFor(rows)
    this.nullCount = rows
  }

  set(row: number): void {
    setBit(this.nullBitmap, row)
    this.nullCount--
  }
}

/** The offset of a value is a number of 32 bits with a sign. */
const MOST_BYTES = 0x7fff_ffff
const FIRST_MEMORY = 65_536

class TextColumn implements AnswerColumn {
  readonly #offsets: Int32Array
  readonly #validity: Validity
  readonly #sink: ByteSink

  constructor(rows: number, codec: TextCodec) {
    this.#offsets = new Int32Array(rows + 1)
    this.#validity = new Validity(rows)
    this.#sink = new ByteSink(new ArrayBuffer(FIRST_MEMORY), codec)
  }

  put(row: number, answer: OpValue): boolean {
    if (typeof answer === 'string') {
      this.#sink.text(answer)
      this.#validity.set(row)
    }
    const { length } = this.#sink
    this.#offsets[row + 1] = length
    return length <= MOST_BYTES
  }

  finish(): Data {
    const { nullBitmap, nullCount } = this.#validity
    return makeData({
      type: new Utf8(),
      length: this.#offsets.length - 1,
      nullCount,
      nullBitmap,
      valueOffsets: this.#offsets,
      data: this.#sink.content,
    })
  }
}

class YesNoColumn implements AnswerColumn {
  readonly #rows: number
  readonly #bits: Uint8Array
  readonly #validity: Validity

  constructor(rows: number) {
    this.#rows = rows
    this.#bits = bitsFor(rows)
    this.#validity = new Validity(rows)
  }

  put(row: number, answer: OpValue): boolean {
    if (answer === null) return true
    this.#validity.set(row)
    if (answer === true) setBit(this.#bits, row)
    return true
  }

  finish(): Data {
    const { nullBitmap, nullCount } = this.#validity
    const type = new Bool()
    return makeData({ type, length: this.#rows, nullCount, nullBitmap, data: this.#bits })
  }
}

function bitsFor(rows: number): Uint8Array {
  return new Uint8Array(Math.ceil(rows / 8))
}

function setBit(bits: Uint8Array, row: number): void {
  bits[row >> 3]! |= 1 << (row & 7)
}
