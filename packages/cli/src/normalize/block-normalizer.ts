import { isAscii, isUtf8 } from 'node:buffer'
import { normalizeWith, type Preset } from '@waymark/normalize'
import type { UrlRecord } from '@waymark/url-parser'
import { resolveText } from '../base-option.ts'
import { MAX_LINE } from '../input/line-reader.ts'
import type { ByteSink } from './byte-sink.ts'
import { describeInvalidLine } from './line-problem.ts'
import { copyRecognizedLines, planFor } from './recognized-lines.ts'

/** What happens to a line that is no URL. */
export type Policy = 'skip' | 'keep' | 'fail'

export interface BlockOptions {
  /** What relative URLs are resolved against; without it they are no URLs. */
  readonly base?: UrlRecord | null
  /** Bytes of a line, at most. */
  readonly limit?: number
}

export interface LineProblem {
  /** How many lines of the block lie before this one. */
  readonly index: number
  /** What stands behind the line's number in a message. */
  readonly text: string
}

export interface BlockResult {
  /** How many lines the block has, or had before the work was ended. */
  readonly lines: number
  readonly problems: readonly LineProblem[]
  /** A line ended the work, as the policy `fail` wants it. */
  readonly isEnded: boolean
}

/** How far a block has been read. */
export interface BlockCursor {
  /** Where the next line begins. */
  at: number
  /** How many lines lie before it. */
  lines: number
}

const NEWLINE = 0x0a
const RETURN = 0x0d

/**
 * Normalises blocks of whole lines, as bytes.
 *
 * Each line gives the same output in whatever block it comes.
 */
export class BlockNormalizer {
  readonly #preset: Preset
  readonly #policy: Policy
  readonly #base: UrlRecord | null
  readonly #limit: number
  readonly #copyRecognized: (bytes: Buffer, cursor: BlockCursor, end: number, to: ByteSink) => void

  constructor(
    preset: Preset,
    policy: Policy,
    { base = null, limit = MAX_LINE }: BlockOptions = {},
  ) {
    this.#preset = preset
    this.#policy = policy
    this.#base = base
    this.#limit = limit
    // What is recognised is absolute: a base means nothing to it.
    const plan = planFor(preset)
    this.#copyRecognized =
      plan === null
        ? () => {}
        : (bytes, cursor, end, output) =>
            copyRecognizedLines(bytes, cursor, { end, limit, plan }, output)
  }

  /** @param bytes - Whole lines; only the last line of a file may lack its newline. */
  normalize(bytes: Buffer, output: ByteSink): BlockResult {
    const problems: LineProblem[] = []
    const cursor: BlockCursor = { at: 0, lines: 0 }
    const decode = decoderOf(bytes)
    const whole = bytes.lastIndexOf(NEWLINE) + 1
    while (cursor.at < bytes.length) {
      this.#copyRecognized(bytes, cursor, whole, output)
      if (cursor.at >= bytes.length) break
      const problem = this.#normalizeLine(bytes, cursor, decode, output)
      if (problem !== null) {
        problems.push({ index: cursor.lines - 1, text: problem })
        if (this.#policy === 'fail') return { lines: cursor.lines, problems, isEnded: true }
      }
    }
    return { lines: cursor.lines, problems, isEnded: false }
  }

  /** The result for a line that was not kept because of its length. */
  skipLongLine(): BlockResult {
    const problems = [{ index: 0, text: describeInvalidLine('', 'too-long') }]
    return { lines: 1, problems, isEnded: this.#policy === 'fail' }
  }

  /** Moves behind one line; returns what is wrong with it. */
  #normalizeLine(
    bytes: Buffer,
    cursor: BlockCursor,
    decode: Decoder,
    output: ByteSink,
  ): string | null {
    const start = cursor.at
    const newline = bytes.indexOf(NEWLINE, start)
    const next = newline === -1 ? bytes.length : newline + 1
    const isCrlf = newline > start && bytes[newline - 1] === RETURN
    const end = newline === -1 ? bytes.length : isCrlf ? newline - 1 : newline
    cursor.at = next
    cursor.lines++
    if (end === start) {
      output.copy(bytes, start, next)
      return null
    }
    if (end - start > this.#limit) return describeInvalidLine('', 'too-long')
    const text = decode(start, end)
    if (text !== null) {
      const result = normalizeWith(resolveText(text, this.#base), this.#preset)
      if (result !== null) {
        output.text(result)
        output.copy(bytes, end, next)
        return null
      }
    }
    if (this.#policy === 'keep') output.copy(bytes, start, next)
    return text === null
      ? describeInvalidLine('', 'not-utf-8')
      : describeInvalidLine(text, null, this.#base)
  }
}

/** Gives the text of a part, `null` when that is not UTF-8. */
type Decoder = (start: number, end: number) => string | null

/** What the whole block is, is asked once: asked of each line it would cost as much as decoding. */
function decoderOf(bytes: Buffer): Decoder {
  let decode: Decoder | null = null
  return (start, end) => {
    decode ??= isAscii(bytes)
      ? (from, to) => bytes.toString('latin1', from, to)
      : isUtf8(bytes)
        ? (from, to) => bytes.toString('utf8', from, to)
        : (from, to) => (isUtf8(bytes.subarray(from, to)) ? bytes.toString('utf8', from, to) : null)
    return decode(start, end)
  }
}
