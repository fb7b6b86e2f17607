import { parseIntoFlatList } from './flat-parser.ts'
import { serializeFlatList } from './flat-serializer.ts'
import { sortByName } from './flat-sort.ts'
import { isSerializedQuery } from './query-text.ts'

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
  /** `[name, value, name, value, …]`; `null` as long as nobody needs it: then it is what `#query` says. */
  #flat: string[] | null
  #query = ''
  #start = 0
  /** What `toString` gave, as long as it is so. */
  #text: string | null = null

  /** @param flat - `[name, value, name, value, …]`; the list keeps the array. Without one it is empty. */
  constructor(flat: string[] | null = null) {
    this.#flat = flat
  }

  /**
   * A list of what `query` says in `application/x-www-form-urlencoded`.
   *
   * @param start - Where in `query` to begin.
   */
  static parse(query: string, start = 0): QueryList {
    const list = new QueryList()
    list.load(query, start)
    return list
  }

  /** Whether a value is such a list; asks nothing that the value could observe. */
  static is(value: unknown): value is QueryList {
    return typeof value === 'object' && value !== null && #flat in value
  }

  /** Takes over the tuples of a new query, as a URL's own setters do; does not call `onUpdate`. */
  load(query: string, start = 0): void {
    this.#flat = null
    this.#query = query
    this.#start = start
    this.#text = null
  }

  /** The tuples as they are now, `[name, value, name, value, …]`: for looking only. */
  get tuples(): readonly string[] {
    return this.#made()
  }

  append(name: string, value: string): void {
    this.#made().push(name, value)
    this.#update()
  }

  /** Removes the tuples of a name, or with `value` those that have that value too. */
  delete(name: string, value?: string): void {
    const flat = this.#made()
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
    const flat = this.#made()
    const at = find(flat, name)
    return at === -1 ? null : flat[at + 1]!
  }

  getAll(name: string): string[] {
    const flat = this.#made()
    const values: string[] = []
    for (let i = 0; i < flat.length; i += 2) if (flat[i] === name) values.push(flat[i + 1]!)
    return values
  }

  /** Whether there is a tuple of that name, and of that value if one is given. */
  has(name: string, value?: string): boolean {
    if (value === undefined) return this.get(name) !== null
    const flat = this.#made()
    for (let i = 0; i < flat.length; i += 2) {
      if (flat[i] === name && flat[i + 1] === value) return true
    }
    return false
  }

  /** Sets the first tuple of a name and removes the others; appends when there is none. */
  set(name: string, value: string): void {
    const flat = this.#made()
    let kept = find(flat, name)
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
    sortByName(this.#made())
    this.#update()
  }

  /** The list in `application/x-www-form-urlencoded`; the text is kept until something changes. */
  toString(): string {
    this.#text ??= this.#serialize()
    return this.#text
  }

  /** https://url.spec.whatwg.org/#concept-urlsearchparams-update */
  #update(): void {
    this.#text = null
    this.onUpdate?.()
  }

  #serialize(): string {
    if (this.#flat === null && isSerializedQuery(this.#query, this.#start)) {
      return this.#query.slice(this.#start)
    }
    return serializeFlatList(this.#made())
  }

  /** The tuples, which are made when something needs them all. */
  #made(): string[] {
    if (this.#flat === null) {
      this.#flat = parseIntoFlatList(this.#query, this.#start)
      this.#query = ''
    }
    return this.#flat
  }
}

function find(flat: readonly string[], name: string): number {
  for (let i = 0; i < flat.length; i += 2) if (flat[i] === name) return i
  return -1
}
