import { COUNT, checkOptions, type OptionTable, oneOf } from '@waymark/infra/options'
import { ExternalSort, STORAGE } from './external-sort.ts'
import { createMemoryStorage, type RunStorage } from './run-storage.ts'

/** A line and where it comes from. */
export interface PlacedLine {
  /** Which input, counted from 0. */
  readonly file: number
  /** Counted from 1. */
  readonly line: number
  readonly text: string
}

/** A piece of a group: first its head, and then its lines in the order of the inputs. */
export type GroupPart =
  | { readonly part: 'group'; readonly key: string | null; readonly count: number }
  | ({ readonly part: 'line' } & PlacedLine)

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
  readonly wanted?: 'repeated' | 'first'
}

/** The options of grouping, as data. */
export const LINE_GROUPS_OPTIONS: OptionTable<LineGroupsOptions> = {
  memory: COUNT,
  storage: STORAGE,
  wanted: /* @__PURE__ */ oneOf('repeated', 'first'),
}

const MEMORY = 268_435_456

/** How many lines were added. */
export interface GroupCounts {
  readonly lines: number
  /** Lines that have no key and are in no group. */
  readonly withoutKey: number
}

/** `key` and `text` are often the same string: then it is kept once. */
type Member = readonly [key: string, seen: number, file: number, line: number, text: string]
type Head = readonly [first: number, seen: -1, key: string | null, count: number]
type Line = readonly [first: number, seen: number, file: number, line: number, text: string]

/** Bytes of an array, its numbers, its place in the list, and the head of a string. */
const RECORD = 160

/**
 * Groups lines by a key, in memory that does not grow with their number.
 *
 * Sorting by key and order brings the lines of a group together; sorting the wanted groups by their first
 * line restores the order of the inputs. Both sorts write to the storage when memory is full.
 *
 * The storage keeps sorted runs, not a database: a database would have to update an index of all keys line by
 * line, and two sequential sorts need none.
 */
export class LineGroups {
  readonly #wanted: 'repeated' | 'first'
  readonly #byKey: ExternalSort<Member>
  readonly #byPlace: ExternalSort<Head | Line>
  #lines = 0
  #withoutKey = 0

  constructor(options: LineGroupsOptions = {}) {
    checkOptions(options, LINE_GROUPS_OPTIONS)
    const { memory: both = MEMORY, storage = createMemoryStorage(), wanted = 'repeated' } = options
    const memory = Math.floor(both / 2)
    this.#wanted = wanted
    this.#byKey = new ExternalSort<Member>({
      memory,
      storage,
      compare: (a, b) => compareKeys(a[0], b[0]) || a[1] - b[1],
      sizeOf: ([key, , , , text]) => RECORD + text.length * 2 + (key === text ? 0 : key.length * 2),
    })
    this.#byPlace = new ExternalSort<Head | Line>({
      memory,
      storage,
      compare: (a, b) => a[0] - b[0] || a[1] - b[1],
      sizeOf: (record) =>
        RECORD + (record.length === 4 ? (record[2]?.length ?? 0) : record[4].length) * 2,
    })
  }

  get counts(): GroupCounts {
    return { lines: this.#lines, withoutKey: this.#withoutKey }
  }

  /** @param key - `null` for a line that is not equal to any other. */
  add(key: string | null, { file, line, text }: PlacedLine): void {
    const seen = this.#lines++
    if (key !== null) this.#byKey.add([key === text ? text : key, seen, file, line, text])
    else {
      this.#withoutKey++
      if (this.#wanted === 'first') {
        this.#byPlace.add([seen, -1, null, 1])
        this.#byPlace.add([seen, seen, file, line, text])
      }
    }
  }

  /**
   * Sorts the groups; to be called once, after the last line, and before {@link parts}.
   *
   * @param pause - Awaited now and then, so that the rest of the program gets its turn.
   */
  async settle(pause: () => Promise<void> = async () => {}): Promise<void> {
    const isRepeatedOnly = this.#wanted === 'repeated'
    let first: Member | null = null
    let count = 0
    let steps = 0
    const end = (): void => {
      if (first === null || (isRepeatedOnly && count === 1)) return
      this.#byPlace.add([first[1], -1, first[0], count])
    }
    for (const member of this.#byKey.sorted()) {
      if (first === null || first[0] !== member[0]) {
        end()
        first = member
        count = 1
        if (!isRepeatedOnly) this.#addLine(member, member)
      } else {
        count++
        if (isRepeatedOnly) {
          if (count === 2) this.#addLine(first, first)
          this.#addLine(first, member)
        }
      }
      if (++steps % 8192 === 0) await pause()
    }
    end()
  }

  /** The groups in the order of their first lines. */
  *parts(): Generator<GroupPart, void> {
    for (const record of this.#byPlace.sorted()) {
      if (record.length === 4) yield { part: 'group', key: record[2], count: record[3] }
      else yield { part: 'line', file: record[2], line: record[3], text: record[4] }
    }
  }

  #addLine(first: Member, [, seen, file, line, text]: Member): void {
    this.#byPlace.add([first[1], seen, file, line, text])
  }
}

/** By UTF-16 code units, which no locale changes. */
function compareKeys(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
