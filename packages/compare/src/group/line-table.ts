import type { GroupPart, PlacedLine, WantedGroups } from './group-parts.ts'
import { KeyIndex } from './key-index.ts'
import { MOST_ROWS, NumberRows } from './number-rows.ts'
import type { PiecePool } from './piece-pool.ts'
import type { SortedLines } from './sorted-lines.ts'
import { TextStore } from './text-store.ts'

// The numbers of a line. Keys and texts are locations in the store.
const KEY = 0
const TEXT = 1
const FILE = 2
const LINE = 3
/** For the first line of a group, how many lines the group has; 0 for the others. */
const COUNT = 4
/** The next line of the group. This and the last are left out if only first lines are wanted. */
const NEXT = 5
/** For the first line of a group, its last line. */
const LAST = 6

const NONE = -1

/** The count of a line without a key, which is alone. */
const KEYLESS = -1

/**
 * Groups lines in memory, in the order of their first lines. A line takes one look-up; to sort lines takes twenty
 * comparisons for each of a million.
 *
 * Lines are bytes and numbers: objects for a million lines would take the garbage collector as long as the rest of the work.
 */
export class LineTable {
  readonly #isFirstOnly: boolean
  readonly #store: TextStore
  readonly #rows: NumberRows
  #index = new KeyIndex()

  constructor(wanted: WantedGroups, pool: PiecePool) {
    this.#isFirstOnly = wanted === 'first'
    this.#store = new TextStore(pool)
    this.#rows = new NumberRows(pool, this.#isFirstOnly ? NEXT : LAST + 1)
  }

  /** Bytes that it takes, or will take for the next line. */
  get size(): number {
    return this.#store.size + this.#rows.size + this.#index.size
  }

  /** Whether its lines should be sorted instead: it takes more than so many bytes, or its keys collide. */
  isFull(memory: number): boolean {
    return this.size > memory || this.#index.isCrowded || this.#rows.length >= MOST_ROWS
  }

  add(key: string | null, line: PlacedLine): void {
    const store = this.#store
    const rows = this.#rows
    if (key === null) {
      if (!this.#isFirstOnly) return
      const text = store.push(line.text)
      this.#push(text, text, line, KEYLESS)
      return
    }
    const added = store.push(key)
    const at = rows.length
    const head = this.#index.findOrAdd(store.hash, at, (entry) =>
      store.isEqual(rows.get(entry, KEY), added),
    )
    if (head === at) {
      this.#push(added, key === line.text ? added : store.push(line.text), line, 1)
      return
    }
    store.pop(added)
    rows.set(head, COUNT, rows.get(head, COUNT) + 1)
    if (this.#isFirstOnly) return
    const same = rows.get(head, KEY)
    this.#push(same, key === line.text ? same : store.push(line.text), line, 0)
    rows.set(rows.get(head, LAST), NEXT, at)
    rows.set(head, LAST, at)
  }

  #push(key: number, text: number, { file, line }: PlacedLine, count: number): void {
    const rows = this.#rows
    const at = rows.add()
    rows.set(at, KEY, key)
    rows.set(at, TEXT, text)
    rows.set(at, FILE, file)
    rows.set(at, LINE, line)
    rows.set(at, COUNT, count)
    if (this.#isFirstOnly) return
    rows.set(at, NEXT, NONE)
    rows.set(at, LAST, at)
  }

  /** The groups in the order of their first lines. */
  *parts(): Generator<GroupPart, void> {
    const rows = this.#rows
    for (let at = 0; at < rows.length; at++) {
      const count = Math.abs(rows.get(at, COUNT))
      if (count < (this.#isFirstOnly ? 1 : 2)) continue
      const first = this.#lineAt(at)
      yield { part: 'group', key: this.#keyAt(at, first.text), count }
      yield first
      for (let next = this.#after(at); next !== NONE; next = this.#after(next)) {
        yield this.#lineAt(next)
      }
    }
  }

  #after(at: number): number {
    return this.#isFirstOnly ? NONE : this.#rows.get(at, NEXT)
  }

  #keyAt(at: number, text: string): string | null {
    if (this.#rows.get(at, COUNT) === KEYLESS) return null
    const key = this.#rows.get(at, KEY)
    return key === this.#rows.get(at, TEXT) ? text : this.#store.get(key)
  }

  #lineAt(at: number): PlacedLine & { readonly part: 'line' } {
    const rows = this.#rows
    const [file, line] = [rows.get(at, FILE), rows.get(at, LINE)]
    return { part: 'line', file, line, text: this.#store.get(rows.get(at, TEXT)) }
  }

  /**
   * Hands all lines over, group by group, and gives back their memory on the way. Their order is all that matters of the number
   * that each is given.
   */
  moveTo(sorted: SortedLines): void {
    this.#index = new KeyIndex()
    const rows = this.#rows
    for (let at = 0; at < rows.length; at++) {
      const count = rows.get(at, COUNT)
      // It went with the first line of its group.
      if (count === 0) continue
      // What is before belongs to groups before this one.
      this.#store.releaseBefore(rows.get(at, KEY))
      rows.releaseBefore(at)
      const first = this.#lineAt(at)
      const key = this.#keyAt(at, first.text)
      // In a group of which only the first line is kept, it stands for all.
      sorted.add(key, at, this.#isFirstOnly ? Math.abs(count) : 1, first)
      for (let next = this.#after(at); next !== NONE; next = this.#after(next)) {
        sorted.add(key, next, 1, this.#lineAt(next))
      }
    }
    this.#store.clear()
    rows.clear()
  }
}
