import { concatBytes, sentence } from '@waymark/infra/internal'
import type { BlockCursor, ByteSink, LineCopier, TextCodec } from '@waymark/normalize/bulk/lines'
import { HEADER_FAULT, LONGEST_HEADER, missingRows, readChunkHeader } from './chunk-header.ts'
import { copyBytes } from './copy-bytes.ts'
import type { LineCodec } from './formats/format.ts'
import type { OpValue } from './op.ts'
import { type FormatFault, formatFault, type RowFault } from './row-fault.ts'
import type { RowOps, RowValues } from './row-ops.ts'
import type { RowReader } from './row-reader.ts'

/** What rows are read and answered with. */
export interface LineRowsSettings {
  readonly format: LineCodec
  readonly ops: RowOps
  /** Copies rows that are their own answer, apart from what every answer loses; `null` if there are none. */
  readonly copier: LineCopier | null
  readonly codec: TextCodec
  readonly hasChunkHeader: boolean
  /** Each row of answers begins with the row that it answers, byte for byte. */
  readonly isEchoed: boolean
  /** Called for each row whose answers are NULL because the row is wrong. */
  readonly onRefused: ((fault: RowFault) => void) | null
}

const NEWLINE = 0x0a
const RETURN = 0x0d
const TAB = 0x09
const TOO_LONG_TO_ECHO: FormatFault = {
  .../* @__PURE__ */ formatFault(
    'row-too-long',
    /* @__PURE__ */ sentence(
      'the row is too long to be repeated before its answers: allow a greater {maxLength:option}',
    ),
  ),
  isOfRow: true,
}
/** More rows than a block of memory has. */
const ALL_ROWS = 0x3fff_ffff

/** Rows that are lines. A line that ends with CR LF is answered with CR LF. */
export class LineRows implements RowReader {
  rows = 0
  readonly #settings: LineRowsSettings
  readonly #values: RowValues
  readonly #answers: OpValue[] = []
  /** How many rows of the chunk are still to come. */
  #left: number
  /** Where the next line begins in the input. */
  #offset = 0
  /** What has come of a line whose end has not. Empty while it is skimmed. */
  #parts: Uint8Array[] = []
  #length = 0
  #isSkimming = false
  /** A CR at the end of what was skimmed, which may belong to the line ending. */
  #isReturnHeld = false

  constructor(settings: LineRowsSettings) {
    this.#settings = settings
    this.#values = settings.ops.columns.map(() => null)
    this.#left = settings.hasChunkHeader ? 0 : ALL_ROWS
  }

  get held(): number {
    return this.#isSkimming ? 0 : this.#length
  }

  push(chunk: Uint8Array, sink: ByteSink): RowFault | null {
    let rest = chunk
    if (this.#length > 0) {
      const newline = rest.indexOf(NEWLINE)
      if (newline === -1) return this.#hold(rest)
      const fault = this.#finish(rest.subarray(0, newline + 1), sink)
      if (fault !== null) return fault
      rest = rest.subarray(newline + 1)
    }
    const last = rest.lastIndexOf(NEWLINE) + 1
    const fault = last === 0 ? null : this.#answerLines(rest.subarray(0, last), sink)
    if (fault !== null || last === rest.length) return fault
    return this.#hold(rest.subarray(last))
  }

  end(): RowFault | null {
    const { hasChunkHeader } = this.#settings
    if (this.#length > 0) {
      const said = sentence(
        'the input ends within a row: end each row, and the last, with a newline',
      )
      return this.#faultAt(this.#offset, formatFault('row-truncated', said))
    }
    const isChunkOpen = hasChunkHeader && this.#left > 0
    return isChunkOpen ? this.#faultAt(this.#offset, missingRows(this.#left)) : null
  }

  /** Keeps the beginning of a line, as far as its row is not too long. */
  #hold(piece: Uint8Array): RowFault | null {
    if (piece.length === 0) return null
    const { format } = this.#settings
    this.#length += piece.length
    if (this.#left === 0 && this.#length > LONGEST_HEADER) {
      return this.#faultAt(this.#offset, HEADER_FAULT)
    }
    if (this.#isSkimming) {
      this.#skim(piece)
      return null
    }
    // The caller may use its memory again.
    this.#parts.push(copyBytes(piece))
    // One more than the bound is kept for the CR of a row that just fits.
    if (this.#length <= format.bound + 1) return null
    this.#isSkimming = true
    for (const part of this.#parts) this.#skim(part)
    this.#parts = []
    return null
  }

  #skim(piece: Uint8Array): void {
    const { format } = this.#settings
    if (piece.length === 0) return
    if (this.#isReturnHeld) format.skim(CR, 0, 1)
    this.#isReturnHeld = piece[piece.length - 1] === RETURN
    format.skim(piece, 0, piece.length - Number(this.#isReturnHeld))
  }

  /** Answers the line that was held. */
  #finish(tail: Uint8Array, sink: ByteSink): RowFault | null {
    const length = this.#length + tail.length
    this.#length = 0
    if (!this.#isSkimming) {
      const line = concatBytes([...this.#parts, tail])
      this.#parts = []
      return this.#answerLines(line, sink)
    }
    this.#skim(tail.subarray(0, tail.length - 1))
    const ending = this.#isReturnHeld ? CRLF : LF
    this.#isSkimming = false
    this.#isReturnHeld = false
    const fault = this.#answerSkimmed(this.#offset, ending, sink)
    if (fault !== null) return fault
    this.#offset += length
    return null
  }

  /** @param bytes - Whole lines. */
  #answerLines(bytes: Uint8Array, sink: ByteSink): RowFault | null {
    const { hasChunkHeader, copier, codec } = this.#settings
    const cursor: BlockCursor = { at: 0, lines: 0 }
    const decode = codec.decoder(bytes)
    while (cursor.at < bytes.length) {
      if (this.#left === 0) {
        const fault = this.#readHeader(bytes, cursor)
        if (fault !== null) return fault
        continue
      }
      if (copier !== null) {
        const before = cursor.lines
        copier.copy(bytes, cursor, bytes.length, Math.min(this.#left, ALL_ROWS), sink)
        this.#count(cursor.lines - before)
        if (cursor.at >= bytes.length || (hasChunkHeader && this.#left === 0)) continue
      }
      const fault = this.#answerLine(bytes, cursor, decode, sink)
      if (fault !== null) return fault
    }
    this.#offset += bytes.length
    return null
  }

  #readHeader(bytes: Uint8Array, cursor: BlockCursor): RowFault | null {
    const end = bytes.indexOf(NEWLINE, cursor.at)
    const count = readChunkHeader(bytes, cursor.at, end)
    if (count === -1) return this.#faultAt(this.#offset + cursor.at, HEADER_FAULT)
    this.#left = count
    cursor.at = end + 1
    return null
  }

  /** Answers one line and moves past it. */
  #answerLine(
    bytes: Uint8Array,
    cursor: BlockCursor,
    decode: (start: number, end: number) => string | null,
    sink: ByteSink,
  ): RowFault | null {
    const { format, ops, isEchoed } = this.#settings
    const start = cursor.at
    const offset = this.#offset + start
    const newline = bytes.indexOf(NEWLINE, start)
    const end = newline > start && bytes[newline - 1] === RETURN ? newline - 1 : newline
    if (end - start > format.bound) {
      format.skim(bytes, start, end)
      const fault = this.#answerSkimmed(offset, end === newline ? LF : CRLF, sink)
      if (fault === null) cursor.at = newline + 1
      return fault
    }
    const values = this.#values
    const fault =
      format.read(bytes, start, end, { decode, values }) ?? ops.answer(values, this.#answers)
    if (fault !== null && !this.#refuses(offset, fault)) return this.#faultAt(offset, fault)
    if (isEchoed) {
      sink.copy(bytes, start, end)
      sink.byte(TAB)
    }
    format.write(this.#answers, sink)
    sink.copy(bytes, end, newline + 1)
    cursor.at = newline + 1
    this.#count(1)
    return null
  }

  #answerSkimmed(offset: number, ending: Uint8Array, sink: ByteSink): RowFault | null {
    const { format, ops, isEchoed } = this.#settings
    const values = this.#values.fill(null)
    const fault =
      format.endSkim() ?? (isEchoed ? TOO_LONG_TO_ECHO : ops.answer(values, this.#answers))
    if (fault !== null && !this.#refuses(offset, fault)) return this.#faultAt(offset, fault)
    if (isEchoed) {
      format.write(values, sink)
      sink.byte(TAB)
    }
    format.write(this.#answers, sink)
    sink.copy(ending, 0, ending.length)
    this.#count(1)
    return null
  }

  /** Answers NULL to a row if the fault is only in this row, and the work can go on. */
  #refuses(offset: number, fault: FormatFault): boolean {
    if (fault.isOfRow !== true) return false
    this.#settings.onRefused?.(this.#faultAt(offset, fault))
    this.#settings.ops.refuse(this.#answers)
    return true
  }

  #count(rows: number): void {
    this.rows += rows
    if (this.#settings.hasChunkHeader) this.#left -= rows
  }

  #faultAt(offset: number, { isOfRow: _, ...fault }: FormatFault): RowFault {
    return { ...fault, batch: null, row: this.rows + 1, offset }
  }
}

const CR = /* @__PURE__ */ Uint8Array.of(RETURN)
const LF = /* @__PURE__ */ Uint8Array.of(NEWLINE)
const CRLF = /* @__PURE__ */ Uint8Array.of(RETURN, NEWLINE)
