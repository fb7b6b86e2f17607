import type { GroupPart, PlacedLine, WantedGroups } from './group-parts.ts'
import { KeyIndex } from './key-index.ts'
import { NumberColumn } from './number-column.ts'
import type { SortedLines } from './sorted-lines.ts'
import { TextStore } from './text-store.ts'

/** Bytes of a line in the columns and in the index while they grow. */
const ENTRY = 128

const NONE = -1

/** The count of a line without a key, which is alone. */
const KEYLESS = -1

/**
 * Groups lines in memory, in the order of their first lines. A line takes one look-up; to sort lines takes twenty
 * comparisons of strings for each of a million.
 *
 * Each member of a line is in a column of its own: objects for a million lines would take the garbage collector as long
 * as the rest of the work.
 */
export class LineTable {
  readonly #isFirstOnly: boolean
  readonly #store = new TextStore()
  readonly #index = new KeyIndex()
  /** Locations in the store. */
  readonly #keys = new NumberColumn()
  readonly #texts = new NumberColumn()
  readonly #files = new NumberColumn()
  readonly #lines = new NumberColumn()
  /** For the first line of a group, how many lines the group has; 0 for the others. */
  readonly #counts = new NumberColumn()
  /** The next line of the group. This and the next column are empty if only first lines are wanted. */
  readonly #next = new NumberColumn()
  /** For the first line of a group, its last line. */
  readonly #last = new NumberColumn()
  #length = 0

  constructor(wanted: WantedGroups) {
    this.#isFirstOnly = wanted === 'first'
  }

  /** Whether its lines should be sorted instead: it takes more than so many bytes, or its keys collide. */
  isFull(memory: number): boolean {
    return this.#length * ENTRY + this.#store.size > memory || this.#index.isCrowded
  }

  add(key: string | null, line: PlacedLine): void {
    const store = this.#store
    if (key === null) {
      if (!this.#isFirstOnly) return
      const text = store.push(line.text)
      this.#push(text, text, line, KEYLESS)
      return
    }
    const added = store.push(key)
    const at = this.#length
    const head = this.#index.findOrAdd(store.hash, at, (entry) =>
      store.isEqual(this.#keys.get(entry), added),
    )
    if (head === at) {
      this.#push(added, key === line.text ? added : store.push(line.text), line, 1)
      return
    }
    store.pop(added)
    this.#counts.set(head, this.#counts.get(head) + 1)
    if (this.#isFirstOnly) return
    const same = this.#keys.get(head)
    this.#push(same, key === line.text ? same : store.push(line.text), line, 0)
    this.#next.set(this.#last.get(head), at)
    this.#last.set(head, at)
  }

  #push(key: number, text: number, { file, line }: PlacedLine, count: number): void {
    const at = this.#length++
    this.#keys.push(key)
    this.#texts.push(text)
    this.#files.push(file)
    this.#lines.push(line)
    this.#counts.push(count)
    if (this.#isFirstOnly) return
    this.#next.push(NONE)
    this.#last.push(at)
  }

  /** The groups in the order of their first lines. */
  *parts(): Generator<GroupPart, void> {
    for (let at = 0; at < this.#length; at++) {
      const count = Math.abs(this.#counts.get(at))
      if (count < (this.#isFirstOnly ? 1 : 2)) continue
      const first = this.#lineAt(at)
      yield { part: 'group', key: this.#keyAt(at, first.text), count }
      yield first
      if (this.#isFirstOnly) continue
      for (let next = this.#next.get(at); next !== NONE; next = this.#next.get(next)) {
        yield this.#lineAt(next)
      }
    }
  }

  #keyAt(at: number, text: string): string | null {
    if (this.#counts.get(at) === KEYLESS) return null
    const key = this.#keys.get(at)
    return key === this.#texts.get(at) ? text : this.#store.get(key)
  }

  #lineAt(at: number): PlacedLine & { readonly part: 'line' } {
    const [file, line] = [this.#files.get(at), this.#lines.get(at)]
    return { part: 'line', file, line, text: this.#store.get(this.#texts.get(at)) }
  }

  /** Hands all lines over. Their order is all that matters of the number that each is given. */
  moveTo(sorted: SortedLines): void {
    for (let at = 0; at < this.#length; at++) {
      const line = this.#lineAt(at)
      // In a group of which only the first line is kept, it stands for all.
      const count = this.#isFirstOnly ? Math.abs(this.#counts.get(at)) : 1
      sorted.add(this.#keyAt(at, line.text), at, count, line)
    }
  }
}
