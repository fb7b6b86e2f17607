import { EXIT, type ExitStatus } from '../exit-status.ts'
import { openSource } from '../input/byte-source.ts'
import type { Io } from '../io.ts'
import type { TextOutput } from '../output/text-output.ts'
import type { BlockNormalizer, BlockResult } from './block-normalizer.ts'
import { type BlockWriter, normalizeAlone, normalizeTogether } from './block-pipeline.ts'
import type { WorkerPool } from './worker-pool.ts'

/** What normalises, and where its output goes. */
export interface NormalizeJob {
  readonly normalizer: BlockNormalizer
  /** `null`: this thread does it all. */
  readonly pool: WorkerPool | null
  readonly io: Io
  readonly output: TextOutput
}

/** How the work on all files went. */
export interface NormalizeResult {
  readonly status: ExitStatus
  /** A line ended the work, as the policy `fail` wants it. */
  readonly isEnded: boolean
}

const NEWLINE = 0x0a

/** Writes the normal form of every line of the files; a last line without newline stays one to the end. */
export async function normalizeFiles(
  files: readonly string[],
  { normalizer, pool, io, output }: NormalizeJob,
): Promise<NormalizeResult> {
  let bad = 0
  let isOpenLine = false
  for (const file of files) {
    const source = await openSource(file, 'URLs, one on each line', io, { needsLines: true })
    let lines = 0
    const complain = ({ problems }: BlockResult): void => {
      for (const { index, text } of problems) {
        io.complain(`${source.name}:${lines + index + 1}${text}`)
      }
    }
    const write: BlockWriter = async ({ result, output: bytes }) => {
      if (isOpenLine) output.write('\n')
      isOpenLine = bytes.length > 0 && bytes.at(-1) !== NEWLINE
      complain(result)
      lines += result.lines
      bad += result.problems.length
      if (bytes.length > 0) output.write(bytes)
      await output.flush()
      return !result.isEnded
    }
    const isGoing =
      pool === null
        ? await normalizeAlone(source, normalizer, write)
        : await normalizeTogether(source, { normalizer, pool }, write)
    if (!isGoing) return { status: EXIT.problems, isEnded: true }
  }
  return { status: bad === 0 ? EXIT.clean : EXIT.problems, isEnded: false }
}
