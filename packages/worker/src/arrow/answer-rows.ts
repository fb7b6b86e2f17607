import { BUFFER_CODEC } from '@waymark/normalize/bulk/lines/node'
import { answerBy } from '../answer-rows.ts'
import { createWorkerWith, type RowWorker } from '../row-worker.ts'
import type { RowWorkerOptions } from '../worker-options.ts'
import { ArrowRows } from './arrow-rows.ts'

/**
 * {@link createRowWorker} of `@waymark/worker/node` with one more format, `arrow`, for which it loads `apache-arrow`.
 *
 * @example
 * ```ts
 * import { createRowWorker } from '@waymark/worker/arrow/node'
 * import { tableFromArrays, tableFromIPC, tableToIPC } from 'apache-arrow'
 *
 * const worker = createRowWorker({ ops: ['domain'], format: 'arrow' })
 * const table = tableFromArrays({ url: ['https://www.example.com', 'x'] })
 * const { output } = worker.push(tableToIPC(table, 'stream'))
 * tableFromIPC(output).getChild('domain')?.toJSON() // => ['example.com', null]
 * ```
 */
export function createRowWorker(options: RowWorkerOptions): RowWorker {
  return createWorkerWith(options, BUFFER_CODEC, (settings) => new ArrowRows(settings))
}

/** {@link answerRows} of `@waymark/worker/node` with one more format, `arrow`, for which it loads `apache-arrow`. */
export function answerRows(
  chunks: AsyncIterable<Uint8Array>,
  options: RowWorkerOptions,
): AsyncGenerator<Uint8Array, void, undefined> {
  return answerBy(chunks, createRowWorker(options))
}
