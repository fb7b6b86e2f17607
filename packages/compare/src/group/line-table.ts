import { copyText } from '@waymark/infra'
import type { GroupPart, PlacedLine, WantedGroups } from './group-parts.ts'
import { KeyIndex } from './key-index.ts'
import { NumberColumn } from './number-column.ts'
import type { SortedLines } from './sorted-lines.ts'

/** Bytes of a line in the columns and in the index, and of the heads of its strings, as measured. */
const ENTRY = 144

const NONE = -1

/**
 * Groups lines in memory, in the order of their first lines. A line takes one look-up; to sort lines takes twenty
 * comparisons of strings for each of a million.
 *
 * Each member of a line is in a column of its own: objects for a million lines would take the garbage collector as long
 * as the rest of the work.
 */
export class LineTable {
  readonly #isFirstOnly: boolean
  /** The key of each line; `null` if it has none. */
  readonly #keys: (string | null)[] = []
  readonly #texts: string[] = []
  readonly #index = new KeyIndex(this.#keys)
  readonly #files = new NumberColumn()
  readonly #lines = new NumberColumn()
  /** How many lines were added before it. */
  readonly #seen = new NumberColumn()
  /** For the first line of a group, how many lines the group has; 0 for the others. */
  readonly #counts = new NumberColumn()
  /** The next line of the group. This and the next column are empty if only first lines are wanted. */
  readonly #next = new NumberColumn()
  /** For the first line of a group, its last line. */
  readonly #last = new NumberColumn()
  #size = 0

  constructor(wanted: WantedGroups) {
    this.#isFirstOnly = wanted === 'first'
  }

  /** Whether its lines should be sorted instead: it takes more than so many bytes, or its keys collide. */
  isFull(memory: number): boolean {
    return this.#size > memory || this.#index.isCrowded
  }

  add(key: string | null, seen: number, line: PlacedLine): void {
    if (key === null) {
      if (this.#isFirstOnly) this.#push(null, seen, line, 1)
      return
    }
    const at = this.#texts.length
    const head = this.#index.findOrAdd(key, at)
    if (head === NONE) this.#push(key, seen, line, 1)
    else {
      this.#counts.set(head, this.#counts.get(head) + 1)
      if (this.#isFirstOnly) return
      this.#push(this.#keys[head]!, seen, line, 0)
      this.#next.set(this.#last.get(head), at)
      this.#last.set(head, at)
    }
  }

  #push(key: string | null, seen: number, { file, line, text }: PlacedLine, count: number): void {
    const at = this.#texts.length
    // A line can be a slice of a block of which no other line is kept.
    const kept = this.#isFirstOnly ? copyText(text) : text
    this.#keys.push(key === text ? kept : key)
    this.#texts.push(kept)
    this.#files.push(file)
    this.#lines.push(line)
    this.#seen.push(seen)
    this.#counts.push(count)
    if (!this.#isFirstOnly) {
      this.#next.push(NONE)
      this.#last.push(at)
    }
    const isOwnKey = key !== null && key !== text && count > 0
    this.#size += ENTRY + (text.length + (isOwnKey ? key.length : 0)) * 2
  }

  /** The groups in the order of their first lines. */
  *parts(): Generator<GroupPart, void> {
    const least = this.#isFirstOnly ? 1 : 2
    for (let at = 0; at < this.#texts.length; at++) {
      const count = this.#counts.get(at)
      if (count < least) continue
      yield { part: 'group', key: this.#keys[at]!, count }
      yield this.#lineAt(at)
      if (this.#isFirstOnly) continue
      for (let next = this.#next.get(at); next !== NONE; next = this.#next.get(next)) {
        yield this.#lineAt(next)
      }
    }
  }

  #lineAt(at: number): PlacedLine & { readonly part: 'line' } {
    const [file, line] = [this.#files.get(at), this.#lines.get(at)]
    return { part: 'line', file, line, text: this.#texts[at]! }
  }

  /** Hands all lines over. */
  moveTo(sorted: SortedLines): void {
    for (let at = 0; at < this.#texts.length; at++) {
      // In a group of which only the first line is kept, it stands for all.
      const count = this.#isFirstOnly ? this.#counts.get(at) : 1
      sorted.add(this.#keys[at]!, this.#seen.get(at), count, this.#lineAt(at))
    }
  }
}
