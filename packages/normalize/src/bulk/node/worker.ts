import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { hasOwn } from '@waymark/infra/internal'
import { BlockNormalizer } from '../block-normalizer.ts'
import { ByteSink } from '../byte-sink.ts'
import { BUFFER_CODEC } from './buffer-codec.ts'
import {
  settingsOfTask,
  type WorkerReply,
  type WorkerRequest,
  type WorkerTask,
} from './worker-task.ts'

/**
 * What a thread of `@waymark/normalize/bulk/node` does until it is stopped.
 *
 * @example
 * ```ts
 * import { MessageChannel } from 'node:worker_threads'
 * import { serveBlocks } from '@waymark/normalize/bulk/node/worker'
 *
 * const { port1, port2 } = new MessageChannel()
 * const told = new Promise((resolve) => port2.once('message', resolve))
 * serveBlocks(port1, { selection: 'seo', options: {}, schemes: null })
 * await told // => { kind: 'ready' }
 * port1.close()
 * ```
 */
export function serveBlocks(port: MessagePort, task: WorkerTask): void {
  const normalizer = new BlockNormalizer(settingsOfTask(task), BUFFER_CODEC)
  const reply = (message: WorkerReply, memory: ArrayBuffer[]): void =>
    port.postMessage(message, memory)
  port.on('message', ({ input, length, output }: WorkerRequest) => {
    const sink = new ByteSink(output, BUFFER_CODEC)
    const result = normalizer.normalizeBlock(Buffer.from(input, 0, length), sink)
    const { memory, length: written } = sink
    reply({ kind: 'block', result, input, output: memory, written }, [input, memory])
  })
  reply({ kind: 'ready' }, [])
}

/** What starts a thread says what it is for. */
function isTask(data: unknown): data is WorkerTask {
  return (
    typeof data === 'object' &&
    data !== null &&
    hasOwn(data, 'selection') &&
    hasOwn(data, 'options')
  )
}

if (parentPort !== null && isTask(workerData)) serveBlocks(parentPort, workerData)
