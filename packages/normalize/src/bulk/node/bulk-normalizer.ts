import { fileURLToPath } from 'node:url'
import { isRecord } from '@waymark/infra/internal'
import { checkOptions, type OptionTable, optionType } from '@waymark/infra/options'
import type { RuleSelection } from '../../preset.ts'
import { BlockNormalizer } from '../block-normalizer.ts'
import { type BlockWriter, type BulkWork, normalizeAlone } from '../block-pipeline.ts'
import { BULK_OPTIONS, type BulkOptions, settingsOf } from '../bulk-options.ts'
import type { LineProblem } from '../line-problem.ts'
import { placedProblems } from '../normalize-lines.ts'
import { BUFFER_CODEC } from './buffer-codec.ts'
import { normalizeTogether } from './parallel-pipeline.ts'
import { WorkerPool } from './worker-pool.ts'
import { taskOf } from './worker-task.ts'

/** The options of bulk work on several threads. */
export interface BulkNormalizerOptions extends BulkOptions {
  /** How many threads share the work, at most 64. Default 1. */
  readonly jobs?: number
  /** The module that threads run, if a bundler has moved `@waymark/normalize/bulk/node/worker`: a path, or a `file:` or `data:` URL. */
  readonly program?: string | URL
}

const MOST_JOBS = 64

/**
 * The options of bulk work on several threads, as data.
 *
 * @example
 * ```ts
 * import { BULK_NORMALIZER_OPTIONS } from '@waymark/normalize/bulk/node'
 *
 * BULK_NORMALIZER_OPTIONS.jobs.accepts(65) // => false
 * ```
 */
export const BULK_NORMALIZER_OPTIONS: OptionTable<BulkNormalizerOptions> =
  /* @__PURE__ */ Object.freeze({
    ...BULK_OPTIONS,
    jobs: /* @__PURE__ */ optionType(
      `a whole number from 1 to ${MOST_JOBS}`,
      (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_JOBS,
    ),
    program: /* @__PURE__ */ optionType(
      'a path, or a `file:` or `data:` URL',
      (value) =>
        typeof value === 'string' ||
        (isRecord(value) && ['file:', 'data:'].includes(String(value['protocol']))),
    ),
  })

/** Some lines in their normal form. */
export interface NormalizedBlock {
  /** UTF-8, with the line endings of the input; overwritten when the writer is done. */
  readonly output: Buffer
  /** How many lines of the source these are. */
  readonly lines: number
  /** The lines that are not URLs, counted from the beginning of the source. */
  readonly problems: readonly LineProblem[]
}

/**
 * Normalises lists of URLs, one on each line, on one thread or several. The output is the same on any number.
 *
 * Threads are started when the first large block comes, and are shared by all sources; {@link close} ends them.
 *
 * @example
 * ```ts
 * import { BulkNormalizer } from '@waymark/normalize/bulk/node'
 *
 * const bulk = new BulkNormalizer('seo', { onError: 'keep' })
 * async function* chunks() {
 *   yield Buffer.from('HTTP://A.example/p/\nno url\n')
 * }
 * let text = ''
 * const write = async ({ output }) => {
 *   text += output
 *   return true
 * }
 * await bulk.run(chunks(), write) // => true
 * await bulk.close()
 * text // => 'http://a.example/p\nno url\n'
 * ```
 */
export class BulkNormalizer {
  readonly #work: BulkWork
  readonly #pool: WorkerPool | null

  /**
   * @param selection - A preset or its name, or a list of rules or their names in running order.
   * @throws TypeError if a rule that is not in the catalogue should run on several threads, which it cannot be sent to.
   */
  constructor(selection: RuleSelection, options: BulkNormalizerOptions = {}) {
    options = checkOptions(options, BULK_NORMALIZER_OPTIONS)
    const { jobs = 1, program, ...given } = options
    const settings = settingsOf(selection, given)
    const codec = BUFFER_CODEC
    const normalizer = new BlockNormalizer(settings, codec)
    this.#work = { normalizer, codec, maxLine: settings.maxLine }
    const task = jobs === 1 ? null : taskOf(settings, given)
    this.#pool = task && new WorkerPool(program ?? workerProgram(), task, jobs - 1)
  }

  /**
   * Normalises one source.
   *
   * @param chunks - Bytes in chunks of any size, such as a stream of `node:fs`.
   * @param write - Takes the blocks in their order, and is awaited; `false` ends the work.
   * @returns Whether the source was read to its end: not if `write` ended the work, or a line with `onError: 'fail'`.
   */
  async run(
    chunks: AsyncIterable<Uint8Array>,
    write: (block: NormalizedBlock) => Promise<boolean>,
  ): Promise<boolean> {
    let before = 0
    const writeBlock: BlockWriter = async ({ result, output }) => {
      const { lines, isEnded } = result
      const problems = placedProblems(result.problems, before)
      before += lines
      // `BUFFER_CODEC` gives buffers only.
      const isGoing = await write({ output: output as Buffer, lines, problems })
      return isGoing && !isEnded
    }
    return this.#pool === null
      ? await normalizeAlone(chunks, this.#work, writeBlock)
      : await normalizeTogether(chunks, { ...this.#work, pool: this.#pool }, writeBlock)
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    await this.#pool?.close()
  }
}

function workerProgram(): string {
  return fileURLToPath(import.meta.resolve('@waymark/normalize/bulk/node/worker'))
}
