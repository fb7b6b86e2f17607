import { ExternalSort } from './external-sort.ts'
import type { GroupPart, PlacedLine, WantedGroups } from './group-parts.ts'
import type { RunStorage } from './run-storage.ts'

/** `key` and `text` are often the same string: then it is kept once. `count` is how many lines it stands for. */
type Member = readonly [
  key: string,
  seen: number,
  count: number,
  file: number,
  line: number,
  text: string,
]
type Head = readonly [first: number, seen: -1, key: string | null, count: number]
type Line = readonly [first: number, seen: number, file: number, line: number, text: string]

/** Bytes of an array, its numbers, its place in the list, and the head of a string. */
const RECORD = 160

/**
 * Groups lines by sorting, in memory that does not grow with their number.
 *
 * Sorting by key and order brings the lines of a group together; sorting the wanted groups by their first
 * line restores the order of the inputs. Both sorts write to the storage when memory is full.
 *
 * The storage keeps sorted runs, not a database: a database would have to update an index of all keys line by
 * line, and two sequential sorts need none.
 */
export class SortedLines {
  readonly #wanted: WantedGroups
  readonly #byKey: ExternalSort<Member>
  readonly #byPlace: ExternalSort<Head | Line>

  constructor(wanted: WantedGroups, both: number, storage: RunStorage) {
    const memory = Math.floor(both / 2)
    this.#wanted = wanted
    this.#byKey = new ExternalSort<Member>({
      memory,
      storage,
      compare: (a, b) => compareKeys(a[0], b[0]) || a[1] - b[1],
      sizeOf: ([key, , , , , text]) =>
        RECORD + text.length * 2 + (key === text ? 0 : key.length * 2),
    })
    this.#byPlace = new ExternalSort<Head | Line>({
      memory,
      storage,
      compare: (a, b) => a[0] - b[0] || a[1] - b[1],
      sizeOf: (record) =>
        RECORD + (record.length === 4 ? (record[2]?.length ?? 0) : record[4].length) * 2,
    })
  }

  /**
   * @param key - `null` for a line that is not equal to any other.
   * @param seen - How many lines were added before it.
   * @param count - How many lines it stands for, itself included.
   */
  add(key: string | null, seen: number, count: number, { file, line, text }: PlacedLine): void {
    if (key !== null) {
      this.#byKey.add([key === text ? text : key, seen, count, file, line, text])
    } else if (this.#wanted === 'first') {
      this.#byPlace.add([seen, -1, null, 1])
      this.#byPlace.add([seen, seen, file, line, text])
    }
  }

  /** Finds the groups; to be called once, after the last line, and before {@link parts}. */
  async settle(pause: () => Promise<void>): Promise<void> {
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
        count = member[2]
        if (!isRepeatedOnly) this.#addLine(member, member)
      } else {
        // Of groups with all their lines, each line stands for itself.
        if (isRepeatedOnly && count === 1) this.#addLine(first, first)
        count += member[2]
        if (isRepeatedOnly) this.#addLine(first, member)
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

  #addLine(first: Member, [, seen, , file, line, text]: Member): void {
    this.#byPlace.add([first[1], seen, file, line, text])
  }
}

/** By UTF-16 code units, which no locale changes. */
function compareKeys(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
