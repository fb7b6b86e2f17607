import { copyBytes } from './copy-bytes.ts'
import { RowInputError } from './row-fault.ts'
import { createRowWorker, type RowWorker } from './row-worker.ts'
import type { RowWorkerOptions } from './worker-options.ts'

/**
 * Answers the rows of a stream of bytes: one row in, one row out.
 *
 * @returns Whole rows, after each piece of the input.
 * @throws OptionError and TypeError as `createRowWorker`, before the first piece is read.
 *
 * @example
 * ```ts
 * import { utf8Decode, utf8Encode } from '@waymark/infra'
 * import { answerRows } from '@waymark/worker'
 *
 * async function* input() {
 *   yield utf8Encode('https://exam')
 *   yield utf8Encode('ple.com/a?b\nx\n')
 * }
 *
 * const answers: string[] = []
 * for await (const rows of answerRows(input(), { ops: ['part'], part: 'path' })) {
 *   answers.push(utf8Decode(rows))
 * }
 * answers // => ['/a\n\\N\n']
 * ```
 */
export function answerRows(
  chunks: AsyncIterable<Uint8Array>,
  options: RowWorkerOptions,
): AsyncGenerator<Uint8Array, void, undefined> {
  return answerBy(chunks, createRowWorker(options))
}

/** Answers the rows of a stream by a worker. */
export async function* answerBy(
  chunks: AsyncIterable<Uint8Array>,
  worker: RowWorker,
): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const chunk of chunks) {
    const { output, fault } = worker.push(chunk)
    if (output.length > 0) yield copyBytes(output)
    if (fault !== null) throw new RowInputError(fault)
  }
  const { fault } = worker.end()
  if (fault !== null) throw new RowInputError(fault)
}
