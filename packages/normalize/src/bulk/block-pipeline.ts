import type { BlockNormalizer, BlockResult } from './block-normalizer.ts'
import { ByteSink } from './byte-sink.ts'
import { type LineBlock, readLineBlocks } from './line-blocks.ts'
import type { TextCodec } from './text-codec.ts'

/** What became of a block. */
export interface PlainBlock {
  readonly result: BlockResult
  /** Its lines in their normal form; overwritten when the writer is done. */
  readonly output: Uint8Array
}

/** Takes the blocks in their order; `false` ends the work. */
export type BlockWriter = (block: PlainBlock) => Promise<boolean>

/** What normalises the lines of a source. */
export interface BulkWork {
  readonly normalizer: BlockNormalizer
  readonly codec: TextCodec
  /** The length of the longest line, in bytes. */
  readonly maxLine: number
}

const SINK_SIZE = 262_144

/** Normalises a source on this thread, chunk by chunk as it comes; one is written while the next is worked on. */
export async function normalizeAlone(
  chunks: AsyncIterable<Uint8Array>,
  { normalizer, codec, maxLine }: BulkWork,
  write: BlockWriter,
): Promise<boolean> {
  const blocks = readLineBlocks(chunks, maxLine)
  let sink = new ByteSink(new ArrayBuffer(SINK_SIZE), codec)
  let sinkInUse = new ByteSink(new ArrayBuffer(SINK_SIZE), codec)
  let writing: Promise<boolean> = Promise.resolve(true)
  for (;;) {
    const reading = blocks.next()
    // A source may have nothing to give for a long time: when the writer ends the work, it is not waited for.
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
      block.kind === 'lines'
        ? normalizer.normalizeBlock(block.bytes, sink)
        : normalizer.skipLongLine()
    if (!(await isWritten(writing, blocks))) return stop(blocks)
    writing = write({ result, output: sink.content })
    // The code that waits for it receives its failure.
    writing.catch(() => {})
    const free = sinkInUse
    sinkInUse = sink
    sink = free
  }
}

/** The blocks of a source. */
export type LineBlocks = AsyncGenerator<LineBlock, void, undefined>

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
