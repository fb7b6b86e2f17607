import { Worker } from 'node:worker_threads'
import type { PlainBlock } from '../block-pipeline.ts'
import type { WorkerReply, WorkerRequest, WorkerTask } from './worker-task.ts'

/** One at work and one waiting, so that a thread never waits for the next. */
const BLOCKS_PER_WORKER = 2
/** Less input than this is done before a thread has started. */
const WORTH_A_THREAD = 262_144

/** Lines at the beginning of a piece of memory that can be handed to another thread. */
export interface PackedBlock {
  readonly kind: 'lines'
  readonly memory: ArrayBuffer
  readonly length: number
}

/** A block and the memory that it takes until it is written. */
export interface PlacedBlock extends PlainBlock {
  readonly memory: readonly ArrayBuffer[]
}

/** Threads that normalise blocks; they are started when the first large block comes. */
export class WorkerPool {
  readonly #program: string | URL
  readonly #task: WorkerTask
  readonly #size: number
  #workers: BlockWorker[] = []

  /** @param program - The module that a thread runs. */
  constructor(program: string | URL, task: WorkerTask, size: number) {
    this.#program = program
    this.#task = task
    this.#size = size
  }

  /** How many blocks may be under way. */
  get capacity(): number {
    return this.#size * BLOCKS_PER_WORKER
  }

  /**
   * Hands a block to a thread, with memory for the result.
   *
   * @returns `null` when no thread is ready for it; then nothing was handed over.
   */
  offer(block: PackedBlock, output: ArrayBuffer): Promise<PlacedBlock> | null {
    if (this.#workers.length === 0) {
      if (block.length < WORTH_A_THREAD) return null
      this.#workers = Array.from(
        { length: this.#size },
        () => new BlockWorker(this.#program, this.#task),
      )
    }
    const free = this.#workers.filter(({ load }) => load < BLOCKS_PER_WORKER)
    if (free.length === 0) return null
    const idlest = free.reduce((best, worker) => (worker.load < best.load ? worker : best))
    return idlest.normalizeBlock({ input: block.memory, length: block.length, output })
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map(async (worker) => await worker.stop()))
  }
}

interface Waiting {
  resolve(block: PlacedBlock): void
  reject(error: unknown): void
}

class BlockWorker {
  readonly #worker: Worker
  readonly #waiting: Waiting[] = []
  #isReady = false

  constructor(program: string | URL, task: WorkerTask) {
    this.#worker = new Worker(program, { workerData: task })
    this.#worker.on('message', (reply: WorkerReply) => this.#receive(reply))
    this.#worker.on('error', (error) => this.#fail(error))
    this.#worker.on('exit', () => this.#fail(new Error('a thread ended before its work was done')))
  }

  /** How many blocks it has; more than any when it takes none. */
  get load(): number {
    return this.#isReady ? this.#waiting.length : Number.POSITIVE_INFINITY
  }

  normalizeBlock(request: WorkerRequest): Promise<PlacedBlock> {
    const block = new Promise<PlacedBlock>((resolve, reject) => {
      this.#waiting.push({ resolve, reject })
    })
    // It is awaited when its turn comes; until then a rejection is not unhandled.
    block.catch(() => {})
    this.#worker.postMessage(request, [request.input, request.output])
    return block
  }

  async stop(): Promise<void> {
    await this.#worker.terminate()
  }

  #receive(reply: WorkerReply): void {
    if (reply.kind === 'ready') {
      this.#isReady = true
      return
    }
    const { result, input, output, written } = reply
    const content = Buffer.from(output, 0, written)
    this.#waiting.shift()?.resolve({ result, output: content, memory: [input, output] })
  }

  #fail(error: unknown): void {
    this.#isReady = false
    for (const { reject } of this.#waiting.splice(0)) reject(error)
  }
}
