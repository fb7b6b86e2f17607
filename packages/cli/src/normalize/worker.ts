import type { MessagePort } from 'node:worker_threads'
import { BASE_OPTION, chosenBase } from '../base-option.ts'
import type { Option } from '../command.ts'
import { chosenPreset, NORMALIZER_OPTIONS } from '../normalizer-options.ts'
import { OptionValues } from '../option-values.ts'
import { BlockNormalizer, type BlockResult, type Policy } from './block-normalizer.ts'
import { ByteSink } from './byte-sink.ts'

/** The options that say what becomes of a line. */
export const BLOCK_OPTIONS: readonly Option[] = [...NORMALIZER_OPTIONS, BASE_OPTION]

/** What a thread is started with: plain data, since rules are functions and cannot be sent. */
export interface WorkerTask {
  /** Values of {@link BLOCK_OPTIONS}. */
  readonly options: Readonly<Record<string, string | boolean | undefined>>
  readonly policy: Policy
}

/** A block to normalise. Both pieces of memory are handed over, and come back with the reply. */
export interface WorkerRequest {
  readonly input: ArrayBuffer
  readonly length: number
  readonly output: ArrayBuffer
}

/** The first message of a thread is `ready`; then comes one reply for each request, in order. */
export type WorkerReply =
  | { readonly kind: 'ready' }
  | {
      readonly kind: 'block'
      readonly result: BlockResult
      readonly input: ArrayBuffer
      readonly output: ArrayBuffer
      /** How much of `output` is written. */
      readonly written: number
    }

/** What a thread for `waymark normalize --jobs` does until it is stopped. */
export function serveBlocks(port: MessagePort, task: WorkerTask): void {
  const options = new OptionValues(BLOCK_OPTIONS, task.options)
  const base = chosenBase(options)
  const normalizer = new BlockNormalizer(chosenPreset(options), task.policy, { base })
  const reply = (message: WorkerReply, memory: ArrayBuffer[]): void =>
    port.postMessage(message, memory)
  port.on('message', ({ input, length, output }: WorkerRequest) => {
    const sink = new ByteSink(output)
    const result = normalizer.normalize(Buffer.from(input, 0, length), sink)
    const { memory, length: written } = sink
    reply({ kind: 'block', result, input, output: memory, written }, [input, memory])
  })
  reply({ kind: 'ready' }, [])
}
