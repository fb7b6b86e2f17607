import type { BlockWriter, BulkWork, LineBlocks } from '../block-pipeline.ts'
import { ByteSink } from '../byte-sink.ts'
import { type LineBlock, readLineBlocks } from '../line-blocks.ts'
import { MemoryPool } from './memory-pool.ts'
import type { PackedBlock, PlacedBlock, WorkerPool } from './worker-pool.ts'

const MEBIBYTE = 1_048_576

/**
 * Normalises a source on several threads. This one reads and writes, and works while all others are busy.
 *
 * Blocks are written in the order in which they were read. The number of blocks under way is limited: a slow thread or a
 * slow reader of the output makes the reading wait, so memory does not grow with the input.
 */
export async function normalizeTogether(
  chunks: AsyncIterable<Uint8Array>,
  { normalizer, codec, maxLine, pool }: BulkWork & { readonly pool: WorkerPool },
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
    for await (const block of packBlocks(readLineBlocks(chunks, maxLine), memory)) {
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
    const sink = new ByteSink(output, codec)
    const result = normalizer.normalizeBlock(Buffer.from(block.memory, 0, block.length), sink)
    return { result, output: sink.content, memory: [block.memory, sink.memory] }
  }
}

const NOTHING = /* @__PURE__ */ Buffer.alloc(0)

function isDone(block: PlacedBlock | Promise<PlacedBlock> | undefined): boolean {
  return block !== undefined && !(block instanceof Promise)
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
