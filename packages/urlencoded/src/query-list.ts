import { parseIntoFlatList } from './flat-parser.ts'
import { serializeFlatList } from './flat-serializer.ts'
import { sortByName } from './flat-sort.ts'

/**
 * The list behind a `URLSearchParams`: tuples of a name and a value, and the operations on them.
 *
 * It knows no URL. Whoever owns one sets `onUpdate`, marks the URL's query as out of date there, and
 * asks `toString` when somebody wants to see it: so n changes in a row cost no n serialisations.
 * Names and values must be scalar value strings.
 *
 * @see https://url.spec.whatwg.org/#concept-urlsearchparams-list
 */
export class QueryList {
  /** Called after every operation that runs the standard's *update* steps, changed or not. */
  onUpdate: (() => void) | null = null
  /** `[name, value, name, value, …]` */
  #flat: string[]
  /** What `toString` gave, as long as it is so. */
  #text: string | null = null

  /** @param flat - `[name, value, name, value, …]`; the list keeps the array. */
  constructor(flat: string[] = []) {
    this.#flat = flat
  }

  /**
   * A list of what `query` says in `application/x-www-form-urlencoded`.
   *
   * @param start - Where in `query` to begin.
   */
  static parse(query: string, start = 0): QueryList {
    return new QueryList(parseIntoFlatList(query, start))
  }

  /** Whether a value is such a list; asks nothing that the value could observe. */
  static is(value: unknown): value is QueryList {
    return typeof value === 'object' && value !== null && #flat in value
  }

  /** Takes over the tuples of a new query, as a URL's own setters do; does not call `onUpdate`. */
  load(query: string): void {
    this.#flat = parseIntoFlatList(query, 0)
    this.#text = null
  }

  /** How many tuples there are. */
  get size(): number {
    return this.#flat.length / 2
  }

  /** The name of tuple `index`, which must be less than `size`. */
  nameAt(index: number): string {
    return this.#flat[index * 2]!
  }

  /** The value of tuple `index`, which must be less than `size`. */
  valueAt(index: number): string {
    return this.#flat[index * 2 + 1]!
  }

  append(name: string, value: string): void {
    this.#flat.push(name, value)
    this.#update()
  }

  /** Removes the tuples of a name, or with `value` those that have that value too. */
  delete(name: string, value?: string): void {
    const flat = this.#flat
    let kept = 0
    for (let i = 0; i < flat.length; i += 2) {
      if (flat[i] === name && (value === undefined || flat[i + 1] === value)) continue
      flat[kept++] = flat[i]!
      flat[kept++] = flat[i + 1]!
    }
    flat.length = kept
    this.#update()
  }

  /** The first value of a name, or `null`. */
  get(name: string): string | null {
    const at = this.#find(name)
    return at === -1 ? null : this.#flat[at + 1]!
  }

  getAll(name: string): string[] {
    const flat = this.#flat
    const values: string[] = []
    for (let i = 0; i < flat.length; i += 2) if (flat[i] === name) values.push(flat[i + 1]!)
    return values
  }

  /** Whether there is a tuple of that name, and of that value if one is given. */
  has(name: string, value?: string): boolean {
    if (value === undefined) return this.#find(name) !== -1
    const flat = this.#flat
    for (let i = 0; i < flat.length; i += 2) {
      if (flat[i] === name && flat[i + 1] === value) return true
    }
    return false
  }

  /** Sets the first tuple of a name and removes the others; appends when there is none. */
  set(name: string, value: string): void {
    const flat = this.#flat
    let kept = this.#find(name)
    if (kept === -1) flat.push(name, value)
    else {
      flat[kept + 1] = value
      kept += 2
      for (let i = kept; i < flat.length; i += 2) {
        if (flat[i] === name) continue
        flat[kept++] = flat[i]!
        flat[kept++] = flat[i + 1]!
      }
      flat.length = kept
    }
    this.#update()
  }

  /** Sorts by name in UTF-16 code units; tuples of one name keep their order. */
  sort(): void {
    sortByName(this.#flat)
    this.#update()
  }

  /** The list in `application/x-www-form-urlencoded`; the text is kept until something changes. */
  toString(): string {
    this.#text ??= serializeFlatList(this.#flat)
    return this.#text
  }

  /** https://url.spec.whatwg.org/#concept-urlsearchparams-update */
  #update(): void {
    this.#text = null
    this.onUpdate?.()
  }

  #find(name: string): number {
    const flat = this.#flat
    for (let i = 0; i < flat.length; i += 2) if (flat[i] === name) return i
    return -1
  }
}
