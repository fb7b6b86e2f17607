import { type Normalizer, normalizerOf } from '../preset-normalizer.ts'
import type { BulkSettings } from './bulk-options.ts'
import type { ByteSink } from './byte-sink.ts'
import { planFor } from './line-plan.ts'
import { invalidLine, type LineProblem, overlongLine, unreadableLine } from './line-problem.ts'
import { type BlockCursor, copyRecognizedLines, type Recognizer } from './recognized-lines.ts'
import type { TextCodec } from './text-codec.ts'

/** What became of a block of lines. */
export interface BlockResult {
  /** How many lines the block has, or had before the work was ended. */
  readonly lines: number
  /** With lines counted from the beginning of the block. */
  readonly problems: readonly LineProblem[]
  /** A line ended the work, because `onError` is `fail`. */
  readonly isEnded: boolean
}

const NEWLINE = 0x0a
const RETURN = 0x0d

/**
 * Normalises blocks of whole lines, as bytes.
 *
 * Each line gives the same output in whatever block it comes.
 */
export class BlockNormalizer {
  readonly #settings: BulkSettings
  readonly #codec: TextCodec
  readonly #normalize: Normalizer
  readonly #recognizer: Recognizer | null

  constructor(settings: BulkSettings, codec: TextCodec) {
    this.#settings = settings
    this.#codec = codec
    this.#normalize = normalizerOf(settings.preset, undefined)
    // What is recognised is absolute: a base makes no difference to it.
    const plan = planFor(settings.preset)
    this.#recognizer = plan && { plan, limit: settings.maxLine, codec, writeLine: null }
  }

  /** @param bytes - Whole lines; only the last line of a file may lack its newline. */
  normalizeBlock(bytes: Uint8Array, output: ByteSink): BlockResult {
    const problems: LineProblem[] = []
    const cursor: BlockCursor = { at: 0, lines: 0 }
    const decode = this.#codec.decoder(bytes)
    const recognizer = this.#recognizer
    const whole = bytes.lastIndexOf(NEWLINE) + 1
    while (cursor.at < bytes.length) {
      if (recognizer !== null) copyRecognizedLines(bytes, cursor, whole, recognizer, output)
      if (cursor.at >= bytes.length) break
      const problem = this.#normalizeLine(bytes, cursor, decode, output)
      if (problem !== null) {
        problems.push(problem)
        if (this.#settings.onError === 'fail')
          return { lines: cursor.lines, problems, isEnded: true }
      }
    }
    return { lines: cursor.lines, problems, isEnded: false }
  }

  /** The result for a line that was too long to be kept. */
  skipLongLine(): BlockResult {
    const problems = [unreadableLine('url-line-too-long', 1)]
    return { lines: 1, problems, isEnded: this.#settings.onError === 'fail' }
  }

  /** Moves past one line; returns what is wrong with it. */
  #normalizeLine(
    bytes: Uint8Array,
    cursor: BlockCursor,
    decode: (start: number, end: number) => string | null,
    output: ByteSink,
  ): LineProblem | null {
    const { preset, onError, base, maxLine } = this.#settings
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
    if (end - start > maxLine) return unreadableLine('url-line-too-long', cursor.lines)
    const text = decode(start, end)
    const overlong =
      text === null ? null : overlongLine(text, cursor.lines, preset.options.maxLength)
    if (text !== null && overlong === null) {
      const result = this.#normalize(text)
      if (result !== null) {
        output.text(result)
        output.copy(bytes, end, next)
        return null
      }
    }
    if (onError === 'keep') output.copy(bytes, start, next)
    if (overlong !== null) return overlong
    return text === null
      ? unreadableLine('url-line-not-utf-8', cursor.lines)
      : invalidLine(text, cursor.lines, base, preset.schemes ?? null)
  }
}
