import { ownOptions, refusedArgument } from '@waymark/infra/internal'
import { OptionError } from '@waymark/infra/options'
import {
  ByteSink,
  createLineCopier,
  ECMASCRIPT_CODEC,
  type LineCopier,
  type TextCodec,
} from '@waymark/normalize/bulk/lines'
import { createLineWriter } from '@waymark/normalize/internal'
import type { CreateBatchRows } from './batch-rows.ts'
import { BinaryRows } from './binary-rows.ts'
import { type BindSettings, choiceOf } from './bind-function.ts'
import type { ChosenOp } from './chosen-op.ts'
import type { LineCodec } from './formats/format.ts'
import { formats } from './formats/index.ts'
import { LineRows } from './line-rows.ts'
import type { OpColumn, OpValue } from './op.ts'
import { implementations } from './ops/index.ts'
import type { RowFault } from './row-fault.ts'
import { RowOps } from './row-ops.ts'
import type { RowReader } from './row-reader.ts'
import {
  type RowWorkerOptions,
  type RowWorkerSettings,
  readWorkerOptions,
} from './worker-options.ts'

/** The answers of the rows that a piece of input completes. */
export interface RowAnswers {
  /** Whole rows, to be written as they are; overwritten by the next call. */
  readonly output: Uint8Array
  /** Why the work ends here; `null` if it goes on. */
  readonly fault: RowFault | null
}

/** Answers rows: one in, one out, in their order. */
export interface RowWorker {
  /** The columns of each row. */
  readonly columns: readonly OpColumn[]
  /** How many rows have been answered. */
  readonly rows: number
  /** How many bytes are kept of a row whose end has not come. */
  readonly held: number
  /**
   * Answers the rows that a piece of the input completes. After a fault, it must not be called again.
   *
   * @throws TypeError if the piece is not bytes.
   */
  push(chunk: Uint8Array): RowAnswers
  /** Ends the input: a fault if it is not at the end of a row. */
  end(): RowAnswers
}

const SINK_SIZE = 131_072
/** Memory that one large row has taken is not kept. */
const MOST_KEPT = 4_194_304
const NOTHING = /* @__PURE__ */ new Uint8Array(0)

/**
 * Makes a worker that answers rows of bytes, in pieces of any size: the output does not depend on how the input is cut.
 *
 * A row whose values cannot be answered (not a URL, not UTF-8, too long) has the answer NULL; so has a line that is not a row,
 * and `onRefused` is called for it. Memory holds one piece, one row and their answers.
 *
 * @throws OptionError for a misspelt option, a wrong value, or one that none of the ops reads.
 * @throws TypeError for a preset, rule or method that does not exist.
 *
 * @example
 * ```ts
 * import { utf8Decode, utf8Encode } from '@waymark/infra'
 * import { createRowWorker } from '@waymark/worker'
 *
 * const worker = createRowWorker({ ops: ['domain', 'valid'] })
 * const { output } = worker.push(utf8Encode('https://www.example.com\nx\n'))
 * utf8Decode(output) // => 'example.com\t1\n\\N\t0\n'
 * worker.end().fault // => null
 * ```
 */
export function createRowWorker(options: RowWorkerOptions): RowWorker {
  return createWorkerWith(options, ECMASCRIPT_CODEC)
}

/** The same with what a host has to decode and encode, and to read batches. */
export function createWorkerWith(
  options: RowWorkerOptions,
  codec: TextCodec,
  createBatchRows: CreateBatchRows | null = null,
): RowWorker {
  const settings = readWorkerOptions(options)
  const ops = new RowOps(settings.ops, settings.settings)
  const reader = readerOf(settings, ops, codec, createBatchRows)
  let sink = new ByteSink(new ArrayBuffer(SINK_SIZE), codec)
  return {
    columns: ops.columns,
    get rows() {
      return reader.rows
    },
    get held() {
      return reader.held
    },
    push(chunk) {
      // Not instanceof: the bytes may come from another realm.
      if (!ArrayBuffer.isView(chunk)) {
        throw refusedArgument(
          'chunk',
          { subject: 'a piece of the input', expected: 'a Uint8Array' },
          chunk,
        )
      }
      if (sink.memory.byteLength > MOST_KEPT) sink = new ByteSink(new ArrayBuffer(SINK_SIZE), codec)
      sink.clear()
      const fault = reader.push(chunk, sink)
      return { output: sink.content, fault }
    },
    end: () => ({ output: NOTHING, fault: reader.end() }),
  }
}

function readerOf(
  { format, ops, settings, ...others }: RowWorkerSettings,
  rowOps: RowOps,
  codec: TextCodec,
  createBatchRows: CreateBatchRows | null,
): RowReader {
  const { hasChunkHeader, isNotNull, isEchoed, nullText, maxLength } = others
  const { inputKeys, outputKeys, hasKeys } = others
  const { columns } = rowOps
  if (ownOptions(format).isBatched === true) {
    if (createBatchRows === null) throw notHere(format.name)
    const { isByName } = others
    const types = ops.map(({ op }) => op.type)
    return createBatchRows({
      ops: rowOps,
      types,
      codec,
      maxLength,
      inputKeys,
      outputKeys,
      isByName,
    })
  }
  if (format.createLineCodec === undefined) {
    return new BinaryRows({ ops: rowOps, codec, hasChunkHeader, isNotNull, maxLength })
  }
  const line = format.createLineCodec({
    columns,
    maxLength,
    nullText,
    inputKeys,
    outputKeys,
    hasKeys,
  })
  const isCopied =
    format.copiesLines === true && !isEchoed && ops.length === 1 && columns.length === 1
  const { special = '' } = ownOptions(format)
  return new LineRows({
    format: line,
    ops: rowOps,
    copier: isCopied
      ? copierOf(ops[0]!, settings, { maxLine: maxLength, special, codec, line })
      : null,
    codec,
    hasChunkHeader,
    isEchoed,
    onRefused: others.onRefused,
  })
}

/** How lines are copied. */
interface Copying {
  readonly maxLine: number
  readonly special: string
  readonly codec: TextCodec
  readonly line: LineCodec
}

const NULL: readonly OpValue[] = [null]

/** What answers rows as bytes. A value that gets a scheme is not as it is answered. */
function copierOf(
  { op, fixed, arguments: read }: ChosenOp,
  { settings, assumedScheme }: BindSettings,
  { line, ...options }: Copying,
): LineCopier | null {
  if (assumedScheme !== null) return null
  const choice = choiceOf(op.of)
  const chosen = choice === null ? '' : (fixed.get(choice.name) ?? choice.fallback)
  if (chosen == null || (choice !== null && read.includes(choice) && !fixed.has(choice.name))) {
    return null
  }
  const { presetOf, bytesOf } = implementations[op.of.name]
  const preset = presetOf?.(settings, chosen) ?? null
  if (preset !== null) return createLineCopier(preset, options)
  const write = bytesOf?.(settings, chosen, options.codec) ?? null
  if (write === null) return null
  return createLineWriter((bytes, marks, output) => {
    if (!write(bytes, marks, output)) line.write(NULL, output)
  }, options)
}

function notHere(name: string): OptionError {
  const others = formats
    .filter((other) => !Object.hasOwn(other, 'isBatched'))
    .map((format) => format.name)
  return new OptionError(
    'format',
    `rows of the format ${name} are read by the workers of @waymark/worker/arrow/node: import it, or choose ${others.slice(0, -1).join(', ')} or ${others.at(-1)}`,
  )
}
