import type { ByteSource } from '../input/byte-source.ts'
import type { BlockNormalizer, BlockResult } from './block-normalizer.ts'
import { ByteSink } from './byte-sink.ts'
import { type LineBlock, readLineBlocks } from './line-blocks.ts'
import { MemoryPool } from './memory-pool.ts'
import type { WorkerPool } from './worker-pool.ts'

/** What became of a block. */
export interface NormalizedBlock {
  readonly result: BlockResult
  /** Good until the writer is done. */
  readonly output: Buffer
}

/** Takes the blocks in their order; `false` ends the work. */
export type BlockWriter = (block: NormalizedBlock) => Promise<boolean>

const MEBIBYTE = 1_048_576

/** Normalises a source on this thread, chunk by chunk as it comes; one is written while the next is worked on. */
export async function normalizeAlone(
  source: ByteSource,
  normalizer: BlockNormalizer,
  write: BlockWriter,
): Promise<boolean> {
  const blocks = readLineBlocks(source)
  let sink = new ByteSink(new ArrayBuffer(MEBIBYTE / 4))
  let sinkInUse = new ByteSink(new ArrayBuffer(MEBIBYTE / 4))
  let writing: Promise<boolean> = Promise.resolve(true)
  for (;;) {
    const reading = blocks.next()
    // A source may have nothing to give for a long time: an end of the writing is not to wait for it.
    const isStopped = writing.then((isGoing) => (isGoing ? reading : null))
    const step = await Promise.race([reading, isStopped]).catch(async (error: unknown) => {
      // What was read before an error of the source is still written.
      if (await isWritten(writing, blocks)) throw error
      return null
    })
    if (step === null) return stop(blocks)
    if (step.done === true) return await writing
    sink.clear()
    const block = step.value
    const result =
      block.kind === 'lines' ? normalizer.normalize(block.bytes, sink) : normalizer.skipLongLine()
    if (!(await isWritten(writing, blocks))) return stop(blocks)
    writing = write({ result, output: sink.content })
    // Whoever waits for it is told of its failure.
    writing.catch(() => {})
    const free = sinkInUse
    sinkInUse = sink
    sink = free
  }
}

type LineBlocks = AsyncGenerator<LineBlock, void, undefined>

/** Waits for a writer; its failure closes the source. */
async function isWritten(writing: Promise<boolean>, blocks: LineBlocks): Promise<boolean> {
  try {
    return await writing
  } catch (error) {
    stop(blocks)
    throw error
  }
}

/** Closes the source, without waiting for a read that is under way. */
function stop(blocks: LineBlocks): false {
  blocks.return().catch(() => {})
  return false
}

/** A block and the memory that it takes until it is written. */
export interface PlacedBlock extends NormalizedBlock {
  readonly memory: readonly ArrayBuffer[]
}

/**
 * Normalises a source on several threads. This one reads and writes, and works while all others are busy.
 *
 * Blocks are written in the order in which they were read. Only so many are under way: whoever is slow, a
 * thread or the reader of the output, makes the reading wait, and so memory does not grow with the input.
 */
export async function normalizeTogether(
  source: ByteSource,
  { normalizer, pool }: { readonly normalizer: BlockNormalizer; readonly pool: WorkerPool },
  write: BlockWriter,
): Promise<boolean> {
  const memory = new MemoryPool(MEBIBYTE)
  const queue: (PlacedBlock | Promise<PlacedBlock>)[] = []
  const writeFirst = async (): Promise<boolean> => {
    const first = await queue.shift()
    if (first === undefined) return true
    const isGoing = await write(first)
    for (const piece of first.memory) memory.give(piece)
    return isGoing
  }
  const writeAll = async (): Promise<boolean> => {
    while (queue.length > 0) if (!(await writeFirst())) return false
    return true
  }
  try {
    for await (const block of packBlocks(readLineBlocks(source), memory)) {
      queue.push(
        block.kind === 'too-long'
          ? { result: normalizer.skipLongLine(), output: NOTHING, memory: [] }
          : dispatch(block, memory.take()),
      )
      while (queue.length > pool.capacity || isDone(queue[0])) {
        if (!(await writeFirst())) return false
      }
    }
  } catch (error) {
    // What was read before the error is still written.
    if (!(await writeAll())) return false
    throw error
  }
  return await writeAll()

  function dispatch(block: PackedBlock, output: ArrayBuffer): PlacedBlock | Promise<PlacedBlock> {
    const elsewhere = pool.offer(block, output)
    if (elsewhere !== null) return elsewhere
    const sink = new ByteSink(output)
    const result = normalizer.normalize(Buffer.from(block.memory, 0, block.length), sink)
    return { result, output: sink.content, memory: [block.memory, sink.memory] }
  }
}

const NOTHING = /* @__PURE__ */ Buffer.alloc(0)

function isDone(block: PlacedBlock | Promise<PlacedBlock> | undefined): boolean {
  return block !== undefined && !(block instanceof Promise)
}

/** Lines at the beginning of a piece of memory that can be handed to another thread. */
export interface PackedBlock {
  readonly kind: 'lines'
  readonly memory: ArrayBuffer
  readonly length: number
}

/** Fills pieces of memory with lines: handing over costs the same for few and for many. */
async function* packBlocks(
  blocks: LineBlocks,
  memory: MemoryPool,
): AsyncGenerator<PackedBlock | Exclude<LineBlock, { kind: 'lines' }>, void, undefined> {
  let piece: ArrayBuffer | null = null
  let length = 0
  const close = function* (): Generator<PackedBlock, void, undefined> {
    if (piece !== null) yield { kind: 'lines', memory: piece, length }
    piece = null
    length = 0
  }
  try {
    for await (const block of blocks) {
      if (block.kind === 'too-long') {
        yield* close()
        yield block
        continue
      }
      const { bytes } = block
      if (piece !== null && length + bytes.length > piece.byteLength) yield* close()
      piece ??= memory.take(bytes.length)
      new Uint8Array(piece).set(bytes, length)
      length += bytes.length
    }
  } finally {
    yield* close()
  }
}
