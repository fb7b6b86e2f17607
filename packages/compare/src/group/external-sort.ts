import {
  COUNT,
  FUNCTION,
  isRecord,
  type OptionTable,
  type OptionType,
  optionType,
  requireOptions,
} from '@waymark/infra/options'
import { type Compare, merge } from './merge.ts'
import { type Run, readRun, writeRun } from './run.ts'
import { RUN_BUFFER, type RunStorage } from './run-storage.ts'

/** How records are sorted, and where those go that do not fit into memory. */
export interface SortOptions<T> {
  /** A total order, so that the result does not depend on the memory. */
  readonly compare: Compare<T>
  /** Bytes of memory that a record takes, roughly; rather too many than too few. */
  readonly sizeOf: (record: T) => number
  /** Bytes of memory that records may take. */
  readonly memory: number
  readonly storage: RunStorage
}

export const STORAGE: OptionType = /* @__PURE__ */ optionType(
  'a storage for runs, such as `createMemoryStorage` makes',
  (storage) =>
    isRecord(storage) &&
    ['open', 'append', 'read', 'close'].every((name) => typeof storage[name] === 'function'),
)

/** What `ExternalSort` takes. */
export const SORT_OPTIONS: OptionTable<SortOptions<unknown>> = {
  compare: FUNCTION,
  sizeOf: FUNCTION,
  memory: COUNT,
  storage: STORAGE,
}

/** No merge reads more runs than this at once. */
const MOST_INPUTS = 64

/**
 * Sorts more records than memory holds: when memory is full, its records are written to a storage as a sorted run, and
 * the runs are merged. n records take n log n comparisons. Each is written once, and once more each time that the runs
 * are too many to be merged at once, which is log n times.
 *
 * Records are JSON values.
 */
export class ExternalSort<T> {
  readonly #options: SortOptions<T>
  #records: T[] = []
  #size = 0
  /** Runs by how often they were merged; each level is older than the one before it. */
  readonly #levels: Run[][] = []

  constructor(options: SortOptions<T>) {
    requireOptions(options, SORT_OPTIONS, 'compare', 'sizeOf', 'memory', 'storage')
    this.#options = options
  }

  add(record: T): void {
    this.#records.push(record)
    this.#size += this.#options.sizeOf(record)
    if (this.#size > this.#options.memory) this.#spill()
  }

  /** All records in order; to be called once, after the last one was added. */
  *sorted(): Generator<T, void> {
    const { compare } = this.#options
    const records = this.#records.sort(compare)
    this.#records = []
    this.#size = 0
    if (this.#levels.length === 0) {
      yield* records
      return
    }
    if (records.length > 0) this.#push(writeRun(this.#options.storage, records), 0)
    let runs: readonly Run[] = this.#levels.splice(0).reverse().flat()
    while (runs.length > this.#inputsOf(runs)) runs = this.#mergeSome(runs)
    yield* this.#merged(runs)
  }

  #spill(): void {
    const records = this.#records.sort(this.#options.compare)
    this.#records = []
    this.#size = 0
    this.#push(writeRun(this.#options.storage, records), 0)
  }

  /** Merges runs when they are many, so that few are open at once, however many records there are. */
  #push(run: Run, level: number): void {
    const runs = this.#levels[level] ?? []
    this.#levels[level] = runs
    runs.push(run)
    if (runs.length < MOST_INPUTS) return
    this.#levels[level] = []
    let left: readonly Run[] = runs
    while (left.length > 1) left = this.#mergeSome(left)
    this.#push(left[0]!, level + 1)
  }

  /** One pass: as many runs become one as can be read at once. */
  #mergeSome(runs: readonly Run[]): readonly Run[] {
    const inputs = this.#inputsOf(runs)
    const merged: Run[] = []
    for (let at = 0; at < runs.length; at += inputs) {
      merged.push(this.#mergeRuns(runs.slice(at, at + inputs)))
    }
    return merged
  }

  /** How many runs can be read at once: each takes a buffer, and a record of any length. */
  #inputsOf(runs: readonly Run[]): number {
    const longest = runs.reduce((most, run) => Math.max(most, run.longest), 0)
    const fitting = Math.floor(this.#options.memory / (RUN_BUFFER * 4 + longest * 2))
    return Math.max(2, Math.min(MOST_INPUTS, fitting))
  }

  #mergeRuns(runs: readonly Run[]): Run {
    const [only] = runs
    if (runs.length === 1 && only !== undefined) return only
    return writeRun(this.#options.storage, this.#merged(runs))
  }

  #merged(runs: readonly Run[]): Generator<T, void> {
    // Only what was added is written, so only that is read.
    const inputs = runs.map((run) => readRun(this.#options.storage, run) as Generator<T, void>)
    return merge(inputs, this.#options.compare)
  }
}
