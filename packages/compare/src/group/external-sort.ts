import { isRecord, requireOptions } from '@waymark/infra/internal'
import {
  COUNT,
  FUNCTION,
  type OptionTable,
  type OptionType,
  optionType,
} from '@waymark/infra/options'
import { merge, type RankOf } from './merge.ts'
import { MOST_ROWS, NumberRows } from './number-rows.ts'
import { PiecePool } from './piece-pool.ts'
import { type Run, readRun, writeRun } from './run.ts'
import { RUN_BUFFER, type RunStorage } from './run-storage.ts'
import { TextStore } from './text-store.ts'

/** How records are sorted, and where those go that do not fit into memory. */
export interface SortOptions<T> {
  /** The number by which a record is put in order. Records with the same number stay in the order in which they were added. */
  readonly rankOf: RankOf<T>
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
  rankOf: FUNCTION,
  memory: COUNT,
  storage: STORAGE,
}

/** No merge reads more runs than this at once. */
const MOST_INPUTS = 64

// The numbers of a record.
const RANK = 0
const LOCATION = 1

/** Bytes that sorting takes for a record: its place in the order, and two more in the engine's own list. */
const PLACES = 4 + 2 * 8

/**
 * Sorts more records than memory holds: when memory is full, its records are written to a storage as a sorted run, and
 * the runs are merged. n records take n log n comparisons. Each is written once, and once more each time that the runs
 * are too many to be merged at once, which is log n times.
 *
 * Records are JSON values. They are kept as JSON, so what they take is known to the byte, and the garbage collector does not see
 * them.
 *
 * @example
 * ```ts
 * import { createMemoryStorage, ExternalSort } from '@waymark/compare/group'
 *
 * const sort = new ExternalSort<{ url: string; hits: number }>({
 *   rankOf: ({ hits }) => -hits,
 *   memory: 1_000_000,
 *   storage: createMemoryStorage(),
 * })
 * sort.add({ url: '/a', hits: 2 })
 * sort.add({ url: '/b', hits: 5 })
 * Array.from(sort.sorted(), ({ url }) => url) // => ['/b', '/a']
 * ```
 */
export class ExternalSort<T> {
  readonly #options: SortOptions<T>
  readonly #store: TextStore
  readonly #rows: NumberRows
  /** Runs by how often they were merged; each level is older than the one before it. */
  readonly #levels: Run[][] = []

  /** @param pool - Where its memory comes from. */
  constructor(options: SortOptions<T>, pool: PiecePool = new PiecePool()) {
    options = requireOptions(options, SORT_OPTIONS, 'rankOf', 'memory', 'storage')
    this.#options = options
    this.#store = new TextStore(pool)
    this.#rows = new NumberRows(pool, 2)
  }

  add(record: T): void {
    const rows = this.#rows
    const at = rows.add()
    rows.set(at, RANK, this.#options.rankOf(record))
    // JSON has an escape for every code unit that UTF-8 cannot encode, so a string comes back code unit by code unit.
    rows.set(at, LOCATION, this.#store.push(JSON.stringify(record)))
    const size = this.#store.size + rows.size + rows.length * PLACES
    if (size > this.#options.memory || rows.length >= MOST_ROWS) this.#spill()
  }

  /** All records in order; to be called once, after the last one was added. */
  *sorted(): Generator<T, void> {
    if (this.#levels.length === 0) {
      // Only what was added is kept.
      for (const record of this.#inMemory()) yield JSON.parse(record) as T
      this.#clear()
      return
    }
    if (this.#rows.length > 0) this.#spill()
    let runs: readonly Run[] = this.#levels.splice(0).reverse().flat()
    while (runs.length > this.#inputsOf(runs)) runs = this.#mergeSome(runs)
    yield* this.#merged(runs)
  }

  /** The records that are not in a run, in order. */
  *#inMemory(): Generator<string, void> {
    const rows = this.#rows
    const order = new Uint32Array(rows.length)
    for (let at = 0; at < order.length; at++) order[at] = at
    order.sort((a, b) => rows.get(a, RANK) - rows.get(b, RANK) || a - b)
    for (const at of order) yield this.#store.get(rows.get(at, LOCATION))
  }

  #clear(): void {
    this.#rows.clear()
    this.#store.clear()
  }

  #spill(): void {
    const run = writeRun(this.#options.storage, this.#inMemory())
    this.#clear()
    this.#push(run, 0)
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
    return writeRun(this.#options.storage, asJson(this.#merged(runs)))
  }

  #merged(runs: readonly Run[]): Generator<T, void> {
    // Only what was added is written, so only that is read.
    const inputs = runs.map((run) => readRun(this.#options.storage, run) as Generator<T, void>)
    return merge(inputs, this.#options.rankOf)
  }
}

function* asJson(records: Iterable<unknown>): Generator<string, void> {
  for (const record of records) yield JSON.stringify(record)
}
