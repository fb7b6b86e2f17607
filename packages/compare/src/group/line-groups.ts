import { COUNT, checkOptions, type OptionTable, oneOf } from '@waymark/infra/options'
import { STORAGE } from './external-sort.ts'
import type { GroupPart, PlacedLine, WantedGroups } from './group-parts.ts'
import { LineTable } from './line-table.ts'
import { PiecePool } from './piece-pool.ts'
import { createMemoryStorage, type RunStorage } from './run-storage.ts'
import { SORTED_PART, SortedLines } from './sorted-lines.ts'

export type { GroupPart, PlacedLine } from './group-parts.ts'

/** How lines are grouped, and where those go that do not fit into memory. */
export interface LineGroupsOptions {
  /** Bytes of memory that lines may take before they go to the storage. Default 256 MiB. */
  readonly memory?: number
  /** Default: {@link createMemoryStorage}, which only makes sense for short lists. */
  readonly storage?: RunStorage
  /**
   * `repeated`: the groups of two lines and more. `first`: every group, but only the first of its lines,
   * and the lines without a key, which are groups of one. Default `'repeated'`.
   */
  readonly wanted?: WantedGroups
}

/**
 * The options of grouping, as data.
 *
 * @example
 * ```ts
 * import { LINE_GROUPS_OPTIONS } from '@waymark/compare/group'
 *
 * LINE_GROUPS_OPTIONS.wanted.accepts('first') // => true
 * ```
 */
export const LINE_GROUPS_OPTIONS: OptionTable<LineGroupsOptions> = /* @__PURE__ */ Object.freeze({
  memory: COUNT,
  storage: STORAGE,
  wanted: /* @__PURE__ */ oneOf('repeated', 'first'),
})

const MEMORY = 268_435_456
/** How much of the memory the table takes: while its lines go over to the sorts, these take three fifths of its size as well. */
const TABLE_PART = 5 / 8

/** How many lines were added. */
export interface GroupCounts {
  readonly lines: number
  /** Lines that have no key and are in no group. */
  readonly withoutKey: number
}

/**
 * Groups lines by a key: in a table as long as memory suffices, and then by sorting, which needs no more memory.
 *
 * @example
 * ```ts
 * import { LineGroups } from '@waymark/compare/group'
 *
 * const groups = new LineGroups({ wanted: 'first' })
 * groups.add('a', { file: 0, line: 1, text: 'A' })
 * groups.add('a', { file: 0, line: 2, text: 'a' })
 * groups.add(null, { file: 0, line: 3, text: '?' })
 * await groups.settle()
 * groups.counts // => { lines: 3, withoutKey: 1 }
 * const parts = [...groups.parts()]
 * parts.flatMap((part) => (part.part === 'group' ? [part.count] : [])) // => [2, 1]
 * ```
 */
export class LineGroups {
  readonly #wanted: WantedGroups
  readonly #memory: number
  readonly #storage: RunStorage
  readonly #pool: PiecePool
  /** Only one of the two holds lines. */
  readonly #table: LineTable
  #sorted: SortedLines | null = null
  #lines = 0
  #withoutKey = 0

  constructor(options: LineGroupsOptions = {}) {
    options = checkOptions(options, LINE_GROUPS_OPTIONS)
    const { memory = MEMORY, storage = createMemoryStorage(), wanted = 'repeated' } = options
    this.#wanted = wanted
    this.#memory = memory
    this.#storage = storage
    this.#pool = new PiecePool(memory * SORTED_PART)
    this.#table = new LineTable(wanted, this.#pool)
  }

  get counts(): GroupCounts {
    return { lines: this.#lines, withoutKey: this.#withoutKey }
  }

  /** @param key - `null` for a line that is not equal to any other. */
  add(key: string | null, line: PlacedLine): void {
    const seen = this.#lines++
    if (key === null) this.#withoutKey++
    if (this.#sorted !== null) this.#sorted.add(key, seen, 1, line)
    else {
      this.#table.add(key, line)
      if (this.#table.isFull(this.#memory * TABLE_PART)) this.#startSorting()
    }
  }

  #startSorting(): void {
    this.#sorted = new SortedLines(this.#wanted, this.#memory, this.#storage, this.#pool)
    this.#table.moveTo(this.#sorted)
  }

  /**
   * Finds the groups; to be called once, after the last line, and before {@link parts}.
   *
   * @param pause - Awaited now and then, so that the rest of the program gets its turn.
   */
  async settle(pause: () => Promise<void> = async () => {}): Promise<void> {
    await this.#sorted?.settle(pause)
  }

  /** The groups in the order of their first lines. */
  parts(): Generator<GroupPart, void> {
    return (this.#sorted ?? this.#table).parts()
  }
}
