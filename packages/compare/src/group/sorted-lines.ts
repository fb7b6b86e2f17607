import { ExternalSort } from './external-sort.ts'
import type { GroupPart, PlacedLine, WantedGroups } from './group-parts.ts'
import type { PiecePool } from './piece-pool.ts'
import type { RunStorage } from './run-storage.ts'
import { hashText, randomSeed } from './text-hash.ts'

/** A line by the hash of its key. `count` is how many lines it stands for; `key` is left out if it is the text. */
type Member = readonly [
  hash: number,
  seen: number,
  count: number,
  file: number,
  line: number,
  text: string,
  key?: string,
]
/** The place of a head is even, that of its lines is the next number. */
type Head = readonly [place: number, key: string | null, count: number]
type Line = readonly [place: number, file: number, line: number, text: string]

/** How much of the memory both sorts take; the rest is for what is read of runs while these are merged. */
export const SORTED_PART = 0.75

/** A group while its hash is read. */
interface Found {
  readonly first: Member
  count: number
}

/**
 * Groups lines by sorting, in memory that does not grow with their number.
 *
 * Sorting by the hash of the key brings the lines of a group together, perhaps among those of a few other keys; sorting the
 * wanted groups by their first line restores the order of the inputs. Both sorts write to the storage when memory is full.
 *
 * The storage keeps sorted runs, not a database: a database would have to update an index of all keys line by
 * line, and two sequential sorts need none.
 */
export class SortedLines {
  readonly #wanted: WantedGroups
  readonly #byHash: ExternalSort<Member>
  readonly #byPlace: ExternalSort<Head | Line>
  readonly #seed = randomSeed()

  /** @param whole - Bytes of memory for both sorts, and for what is read of runs. */
  constructor(wanted: WantedGroups, whole: number, storage: RunStorage, pool: PiecePool) {
    const memory = Math.floor((whole * SORTED_PART) / 2)
    this.#wanted = wanted
    this.#byHash = new ExternalSort({ memory, storage, rankOf: ([hash]) => hash }, pool)
    this.#byPlace = new ExternalSort({ memory, storage, rankOf: ([place]) => place }, pool)
  }

  /**
   * @param key - `null` for a line that is not equal to any other.
   * @param seen - A number that is larger than that of the lines before it, as far as they have the same key.
   * @param count - How many lines it stands for, itself included.
   */
  add(key: string | null, seen: number, count: number, { file, line, text }: PlacedLine): void {
    if (key !== null) {
      const hash = hashText(key, this.#seed)
      this.#byHash.add(
        key === text
          ? [hash, seen, count, file, line, text]
          : [hash, seen, count, file, line, text, key],
      )
    } else if (this.#wanted === 'first') {
      this.#byPlace.add([seen * 2, null, 1])
      this.#byPlace.add([seen * 2 + 1, file, line, text])
    }
  }

  /** Finds the groups; to be called once, after the last line, and before {@link parts}. */
  async settle(pause: () => Promise<void>): Promise<void> {
    // Keys with the same hash are few: somebody would have to know the seed to make more.
    const found = new Map<string, Found>()
    let hash: number | null = null
    let steps = 0
    for (const member of this.#byHash.sorted()) {
      if (member[0] !== hash) {
        this.#endGroups(found)
        hash = member[0]
      }
      const key = keyOf(member)
      const group = found.get(key)
      if (group === undefined) found.set(key, { first: member, count: member[2] })
      else this.#join(group, member)
      if (++steps % 8192 === 0) await pause()
    }
    this.#endGroups(found)
  }

  #join(group: Found, member: Member): void {
    if (this.#wanted === 'repeated') {
      // Of groups with all their lines, each line stands for itself.
      if (group.count === 1) this.#addLine(group, group.first)
      this.#addLine(group, member)
    }
    group.count += member[2]
  }

  #endGroups(found: Map<string, Found>): void {
    for (const [key, group] of found) {
      if (this.#wanted === 'first') this.#addLine(group, group.first)
      else if (group.count === 1) continue
      this.#byPlace.add([group.first[1] * 2, key, group.count])
    }
    found.clear()
  }

  #addLine({ first }: Found, [, , , file, line, text]: Member): void {
    this.#byPlace.add([first[1] * 2 + 1, file, line, text])
  }

  /** The groups in the order of their first lines. */
  *parts(): Generator<GroupPart, void> {
    for (const record of this.#byPlace.sorted()) {
      if (record.length === 3) yield { part: 'group', key: record[1], count: record[2] }
      else yield { part: 'line', file: record[1], line: record[2], text: record[3] }
    }
  }
}

function keyOf([, , , , , text, key = text]: Member): string {
  return key
}
