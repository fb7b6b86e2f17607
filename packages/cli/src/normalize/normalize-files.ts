import type { BulkNormalizer } from '@waymark/normalize/bulk/node'
import { type ExitStatus, statusOf } from '../exit-status.ts'
import { saidName } from '../input/said-name.ts'
import { nameOfList, openUrlList } from '../input/url-list.ts'
import type { Io } from '../io.ts'
import type { TextOutput } from '../output/text-output.ts'
import { describeLineProblem } from './line-problem.ts'

/** What normalises the lines, and where the output goes. */
export interface NormalizeJob {
  readonly normalizer: BulkNormalizer
  readonly io: Io
  readonly output: TextOutput
}

/** The result for all files. */
export interface NormalizeResult {
  readonly status: ExitStatus
  /** Whether a bad line stopped the work, because of `--on-error fail`. */
  readonly isEnded: boolean
}

const NEWLINE = 0x0a

/** Writes the normal form of each line. If a file does not end with a newline, one is added before the next file. */
export async function normalizeFiles(
  files: readonly string[],
  { normalizer, io, output }: NormalizeJob,
): Promise<NormalizeResult> {
  let bad = 0
  let isOpenLine = false
  for (const file of files) {
    const source = await openUrlList(file, io)
    const isGoing = await normalizer.run(source.chunks(), async ({ output: bytes, problems }) => {
      if (isOpenLine) output.write('\n')
      isOpenLine = bytes.length > 0 && bytes.at(-1) !== NEWLINE
      for (const problem of problems) {
        io.complain(`${saidName(nameOfList(file))}:${problem.line}${describeLineProblem(problem)}`)
      }
      bad += problems.length
      if (bytes.length > 0) output.write(bytes)
      await output.flush()
      return true
    })
    if (!isGoing) return { status: statusOf({ errors: 1 }), isEnded: true }
  }
  return { status: statusOf({ errors: bad }), isEnded: false }
}
