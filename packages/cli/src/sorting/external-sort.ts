import { type Compare, merge } from './merge.ts'
import { BLOCK, type RunFile, readRun, writeRun } from './run-file.ts'
import type { TemporaryFiles } from './temporary-files.ts'

export interface SortOptions<T> {
  /** A total order, so that the result does not hang on the memory. */
  readonly compare: Compare<T>
  /** Bytes of memory that a record takes, roughly; never too few. */
  readonly sizeOf: (record: T) => number
  /** Bytes of memory that records may take. */
  readonly memory: number
  readonly files: TemporaryFiles
}

/** No merge reads more files than this at once. */
const MOST_INPUTS = 64

/**
 * Sorts more records than memory holds: full memories are written to files as sorted runs, and the runs are
 * merged. n records take n log n comparisons, and each is written once for each time the runs are too many
 * to be merged at once, which is log n times too.
 *
 * Records are JSON values.
 */
export class ExternalSort<T> {
  readonly #options: SortOptions<T>
  #records: T[] = []
  #size = 0
  /** Runs by how often they were merged; each level is older than the one before it. */
  readonly #levels: RunFile[][] = []

  constructor(options: SortOptions<T>) {
    this.#options = options
  }

  add(record: T): void {
    this.#records.push(record)
    this.#size += this.#options.sizeOf(record)
    if (this.#size > this.#options.memory) this.#spill()
  }

  /** All records in order; to be asked once, after the last one was added. */
  *sorted(): Generator<T, void> {
    const { compare } = this.#options
    const records = this.#records.sort(compare)
    this.#records = []
    this.#size = 0
    if (this.#levels.length === 0) {
      yield* records
      return
    }
    if (records.length > 0) this.#push(writeRun(this.#options.files, records), 0)
    let runs: readonly RunFile[] = this.#levels.splice(0).reverse().flat()
    while (runs.length > this.#inputsOf(runs)) runs = this.#mergeSome(runs)
    yield* this.#merged(runs)
  }

  #spill(): void {
    const records = this.#records.sort(this.#options.compare)
    this.#records = []
    this.#size = 0
    this.#push(writeRun(this.#options.files, records), 0)
  }

  /** Runs become one when they are many: so few files are open, however many records there are. */
  #push(run: RunFile, level: number): void {
    const runs = this.#levels[level] ?? []
    this.#levels[level] = runs
    runs.push(run)
    if (runs.length < MOST_INPUTS) return
    this.#levels[level] = []
    let left: readonly RunFile[] = runs
    while (left.length > 1) left = this.#mergeSome(left)
    this.#push(left[0]!, level + 1)
  }

  /** One pass: as many runs become one as can be read at once. */
  #mergeSome(runs: readonly RunFile[]): readonly RunFile[] {
    const inputs = this.#inputsOf(runs)
    const merged: RunFile[] = []
    for (let at = 0; at < runs.length; at += inputs) {
      merged.push(this.#mergeRuns(runs.slice(at, at + inputs)))
    }
    return merged
  }

  /** How many runs can be read at once: each takes a block, and a record of any length. */
  #inputsOf(runs: readonly RunFile[]): number {
    const longest = runs.reduce((most, run) => Math.max(most, run.longest), 0)
    const fitting = Math.floor(this.#options.memory / (BLOCK * 4 + longest * 2))
    return Math.max(2, Math.min(MOST_INPUTS, fitting))
  }

  #mergeRuns(runs: readonly RunFile[]): RunFile {
    const [only] = runs
    if (runs.length === 1 && only !== undefined) return only
    return writeRun(this.#options.files, this.#merged(runs))
  }

  #merged(runs: readonly RunFile[]): Generator<T, void> {
    // Only what was added is written, so only that is read.
    const inputs = runs.map((run) => readRun(this.#options.files, run) as Generator<T, void>)
    return merge(inputs, this.#options.compare)
  }
}
