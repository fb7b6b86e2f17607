import { isAsciiString, utf8Encode } from '@waymark/infra'
import { concatBytes, sentence } from '@waymark/infra/internal'
import type { ByteSink, TextCodec } from '@waymark/normalize/bulk/lines'
import { HEADER_FAULT, LONGEST_HEADER, missingRows, readChunkHeader } from './chunk-header.ts'
import { copyBytes } from './copy-bytes.ts'
import type { OpValue } from './op.ts'
import { type FormatFault, formatFault, type RowFault } from './row-fault.ts'
import type { RowOps, RowValues } from './row-ops.ts'
import type { RowReader } from './row-reader.ts'

/** How rows of RowBinary are read and answered. */
export interface BinaryRowsSettings {
  readonly ops: RowOps
  readonly codec: TextCodec
  readonly hasChunkHeader: boolean
  /** The columns are `String`, and not `Nullable(String)`. */
  readonly isNotNull: boolean
  /** The length of the longest value that is read, in bytes. */
  readonly maxLength: number
}

const NEWLINE = 0x0a
const PRESENT = 0
const NULL = 1
/** Seven bits in each: lengths are whole numbers below 2^53. */
const LONGEST_VARINT = 8

/** What comes next needs more bytes than there are. */
const MORE = -1
/** The bytes are not what the format has here. */
const WRONG = -2

/**
 * RowBinary of ClickHouse: a byte that says whether there is a value, its length, and its bytes.
 *
 * @see https://clickhouse.com/docs/interfaces/formats/RowBinary
 */
export class BinaryRows implements RowReader {
  rows = 0
  readonly #settings: BinaryRowsSettings
  readonly #values: RowValues
  readonly #answers: OpValue[] = []
  /** How many rows of the chunk are still to come. */
  #left = 0
  /** How many columns of the row have been read. */
  #column = 0
  /** How many bytes of a value that is too long are still to come. */
  #skipped = 0
  /** Bytes of a column or a header whose end has not come. */
  #parts: Uint8Array[] = []
  #held = 0
  /** With fewer bytes the column cannot be read. */
  #needed = 0
  /** Where the bytes that are held, or else the next ones, are in the input. */
  #offset = 0
  #rowOffset = 0
  /** The number that was read last: it spares an object for each value. */
  #length = 0

  constructor(settings: BinaryRowsSettings) {
    this.#settings = settings
    this.#values = settings.ops.columns.map(() => null)
  }

  get held(): number {
    return this.#held
  }

  push(chunk: Uint8Array, sink: ByteSink): RowFault | null {
    let bytes = chunk
    if (this.#held > 0) {
      this.#held += chunk.length
      // Bytes are put together when a column is whole, so that each is copied twice at most.
      if (this.#held < this.#needed) {
        this.#parts.push(copyBytes(chunk))
        return null
      }
      bytes = concatBytes([...this.#parts, chunk])
      this.#parts = []
      this.#held = 0
    }
    return this.#readRows(bytes, sink)
  }

  end(): RowFault | null {
    if (this.#held === 0 && this.#column === 0 && this.#skipped === 0) {
      const isChunkOpen = this.#settings.hasChunkHeader && this.#left > 0
      return isChunkOpen ? this.#faultAt(this.#offset, missingRows(this.#left)) : null
    }
    const isInRow = this.#column > 0 || this.#skipped > 0
    return this.#faultAt(
      isInRow ? this.#rowOffset : this.#offset,
      formatFault('row-truncated', sentence('the input ends within a row: send complete rows')),
    )
  }

  #readRows(bytes: Uint8Array, sink: ByteSink): RowFault | null {
    const { ops, codec, hasChunkHeader, maxLength } = this.#settings
    const decode = codec.decoder(bytes)
    let at = 0
    while (at < bytes.length) {
      if (this.#skipped > 0) {
        const skipped = Math.min(this.#skipped, bytes.length - at)
        at += skipped
        this.#skipped -= skipped
        if (this.#skipped > 0) break
      } else if (hasChunkHeader && this.#left === 0) {
        const end = bytes.indexOf(NEWLINE, at)
        const count = end === -1 ? MORE : readChunkHeader(bytes, at, end)
        if (end === -1 && bytes.length - at < LONGEST_HEADER) return this.#hold(bytes, at, 0)
        if (count < 0) return this.#faultAt(this.#offset + at, HEADER_FAULT)
        this.#left = count
        at = end + 1
        continue
      } else {
        if (this.#column === 0) this.#rowOffset = this.#offset + at
        const start = this.#readStart(bytes, at)
        if (start === MORE) return this.#hold(bytes, at, 0)
        if (start === WRONG) return this.#faultAt(this.#rowOffset, MALFORMED)
        if (this.#length > maxLength) {
          this.#values[this.#column] = null
          this.#skipped = this.#length
          at = start
          continue
        }
        const end = start + Math.max(this.#length, 0)
        if (end > bytes.length) return this.#hold(bytes, at, end - at)
        this.#values[this.#column] = this.#length === ABSENT ? null : decode(start, end)
        at = end
      }
      this.#column++
      if (this.#column < this.#values.length) continue
      const fault = ops.answer(this.#values, this.#answers)
      if (fault !== null) return this.#faultAt(this.#rowOffset, fault)
      writeBinaryRow(this.#answers, sink)
      this.#column = 0
      this.rows++
      if (hasChunkHeader) this.#left--
    }
    this.#offset += bytes.length
    return null
  }

  /**
   * Reads what comes before the bytes of a value, and sets their length.
   *
   * @returns Where the bytes begin, {@link MORE} or {@link WRONG}.
   */
  #readStart(bytes: Uint8Array, from: number): number {
    let at = from
    if (!this.#settings.isNotNull) {
      const mark = bytes[at]!
      at++
      if (mark === NULL) {
        this.#length = ABSENT
        return at
      }
      if (mark !== PRESENT) return WRONG
    }
    let length = 0
    for (let i = 0; i < LONGEST_VARINT; i++) {
      if (at === bytes.length) return MORE
      const byte = bytes[at]!
      at++
      length += (byte & 0x7f) * 2 ** (7 * i)
      if (byte >= 0x80) continue
      if (length > Number.MAX_SAFE_INTEGER) return WRONG
      this.#length = length
      return at
    }
    return WRONG
  }

  #hold(bytes: Uint8Array, at: number, needed: number): null {
    // The caller may use its memory again.
    this.#parts = [copyBytes(bytes.subarray(at))]
    this.#held = bytes.length - at
    this.#needed = needed
    this.#offset += at
    return null
  }

  #faultAt(offset: number, fault: FormatFault): RowFault {
    return { ...fault, batch: null, row: this.rows + 1, offset }
  }
}

/** The length of a value that is NULL. */
const ABSENT = -1

const MALFORMED: FormatFault = /* @__PURE__ */ formatFault(
  'row-malformed',
  /* @__PURE__ */ sentence(
    'the bytes are not a value of RowBinary: check that the columns match the ops, and whether they are Nullable',
  ),
)

/** Writes the answers of a row as RowBinary: `Nullable(String)` and `Nullable(UInt8)`. */
function writeBinaryRow(answers: readonly OpValue[], sink: ByteSink): void {
  for (const answer of answers) {
    if (answer === null) {
      sink.byte(NULL)
      continue
    }
    sink.byte(PRESENT)
    if (typeof answer === 'boolean') sink.byte(Number(answer))
    else {
      writeVarint(isAsciiString(answer) ? answer.length : utf8Encode(answer).length, sink)
      sink.text(answer)
    }
  }
}

function writeVarint(value: number, sink: ByteSink): void {
  let rest = value
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) sink.byte((rest % 0x80) | 0x80)
  sink.byte(rest)
}
