import { ExternalSort } from '../sorting/external-sort.ts'
import type { TemporaryFiles } from '../sorting/temporary-files.ts'

/** A line and where it stands. */
export interface PlacedLine {
  /** Which input, counted from 0. */
  readonly file: number
  /** Counted from 1. */
  readonly line: number
  readonly text: string
}

/** What groups come in: the head of a group, and then its lines as they stand in the inputs. */
export type GroupPart =
  | { readonly part: 'group'; readonly key: string | null; readonly count: number }
  | ({ readonly part: 'line' } & PlacedLine)

export interface GroupOptions {
  /** Bytes of memory that lines may take. */
  readonly memory: number
  readonly files: TemporaryFiles
  /**
   * `repeated`: the groups of two lines and more. `first`: every group, but only the first of its lines,
   * and the lines without a key, which are groups of one.
   */
  readonly wanted: 'repeated' | 'first'
}

export interface GroupCounts {
  readonly lines: number
  /** Lines that have no key and are in no group. */
  readonly withoutKey: number
}

/** `key` and `text` are often the same string: then it is kept once. */
type Member = readonly [key: string, seen: number, file: number, line: number, text: string]
type Head = readonly [first: number, seen: -1, key: string | null, count: number]
type Line = readonly [first: number, seen: number, file: number, line: number, text: string]

/** An array, its numbers, its place in the list, and a string's own head. */
const RECORD = 160

/**
 * Groups lines by a key, in memory that does not grow with their number.
 *
 * Sorting by key and order brings the lines of a group together; sorting the groups that are wanted by
 * their first line brings them back into the order of the inputs. Both sorts go to disk when memory is full.
 *
 * Sorted runs in plain files, and not an embedded database: Node has one only from 22.13 on, it would have
 * to keep an index of all keys up to date line by line, and two sequential sorts need neither.
 */
export class LineGroups {
  readonly #options: GroupOptions
  readonly #byKey: ExternalSort<Member>
  readonly #byPlace: ExternalSort<Head | Line>
  #lines = 0
  #withoutKey = 0

  constructor(options: GroupOptions) {
    const { files } = options
    const memory = Math.floor(options.memory / 2)
    this.#options = options
    this.#byKey = new ExternalSort<Member>({
      memory,
      files,
      compare: (a, b) => compareKeys(a[0], b[0]) || a[1] - b[1],
      sizeOf: ([key, , , , text]) => RECORD + text.length * 2 + (key === text ? 0 : key.length * 2),
    })
    this.#byPlace = new ExternalSort<Head | Line>({
      memory,
      files,
      compare: (a, b) => a[0] - b[0] || a[1] - b[1],
      sizeOf: (record) =>
        RECORD + (record.length === 4 ? (record[2]?.length ?? 0) : record[4].length) * 2,
    })
  }

  get counts(): GroupCounts {
    return { lines: this.#lines, withoutKey: this.#withoutKey }
  }

  /** @param key - `null` for a line that is equal to no other. */
  add(key: string | null, { file, line, text }: PlacedLine): void {
    const seen = this.#lines++
    if (key !== null) this.#byKey.add([key === text ? text : key, seen, file, line, text])
    else {
      this.#withoutKey++
      if (this.#options.wanted === 'first') {
        this.#byPlace.add([seen, -1, null, 1])
        this.#byPlace.add([seen, seen, file, line, text])
      }
    }
  }

  /**
   * Brings the groups into order; to be called once, after the last line, and before {@link parts}.
   *
   * It gives way to the rest of the program now and then, so that a signal is heard.
   */
  async settle(): Promise<void> {
    const isRepeatedOnly = this.#options.wanted === 'repeated'
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
      if (++steps % 8192 === 0) await new Promise<void>((resolve) => setImmediate(resolve))
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
