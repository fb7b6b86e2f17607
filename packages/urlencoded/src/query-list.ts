import { PREFERS_BUILT_INS } from './engine.ts'
import { readTuples } from './flat-list.ts'
import { sortByName } from './flat-sort.ts'
import { isSerializedQuery, serializeFlatList } from './urlencoded-serializer.ts'

/**
 * The list of a `URLSearchParams`: tuples of a name and a value, and the operations on them.
 *
 * It starts as a query string, which is parsed when its tuples are first needed. The list does not know its URL; the
 * URL checks `isUpdated` when its query is read, so n changes in a row cost one serialisation.
 * Names and values must be scalar value strings.
 *
 * @see https://url.spec.whatwg.org/#concept-urlsearchparams-list
 *
 * @example
 * ```ts
 * import { QueryList } from '@waymark/urlencoded/internal'
 *
 * const list = new QueryList('b=2&a=1')
 * list.sort()
 * list.toString() // => 'a=1&b=2'
 * ```
 */
export class QueryList {
  /** Whether the standard's *update* steps have run, even if nothing changed. The URL resets it. */
  isUpdated = false
  /** The same array as `tuples`, but empty until the query is parsed. Reading it is faster. */
  flat: readonly string[]
  /** The query string until it is parsed, then `null`. */
  #query: string | null
  /** What `toString` returned, until something changes. */
  #text: string | null = null

  /**
   * @param query - The list in `application/x-www-form-urlencoded`, as a scalar value string.
   * @param flat - `[name, value, name, value, …]` instead; the list keeps the array.
   */
  constructor(query = '', flat: string[] | null = null) {
    this.#query = flat === null ? query : null
    this.flat = flat ?? NOTHING
  }

  /** Whether a value is such a list; asks nothing that the value could observe. */
  static is(value: unknown): value is QueryList {
    return typeof value === 'object' && value !== null && #query in value
  }

  /** Replaces the tuples with those of a new query, as the URL's own setters do. This is not an *update*. */
  load(query: string): void {
    // Parsed at once, because iterators may be reading `flat`.
    this.flat = readTuples(query)
    this.#query = null
    this.#text = null
    this.isUpdated = false
  }

  /** How many tuples there are. */
  get size(): number {
    return this.tuples.length / 2
  }

  /** The tuples as they are now, `[name, value, name, value, …]`: read-only. */
  get tuples(): readonly string[] {
    if (this.#query !== null) this.parse()
    return this.flat
  }

  /** Parses the query if it has not been parsed yet. */
  parse(): this {
    if (this.#query !== null) {
      this.flat = readTuples(this.#query)
      this.#query = null
    }
    return this
  }

  append(name: string, value: string): void {
    const flat = this.#change()
    flat[flat.length] = name
    flat[flat.length] = value
  }

  /** Removes the tuples of a name, or with `value` those that have that value too. */
  delete(name: string, value?: string): void {
    removeTuples(this.#change(), 0, name, value)
  }

  /** The first value of a name, or `null`. */
  get(name: string): string | null {
    const { tuples } = this
    for (let i = 0; i < tuples.length; i += 2) if (tuples[i] === name) return tuples[i + 1]!
    return null
  }

  getAll(name: string): string[] {
    const { tuples } = this
    const values: string[] = []
    for (let i = 0; i < tuples.length; i += 2)
      if (tuples[i] === name) values[values.length] = tuples[i + 1]!
    return values
  }

  /** Whether there is a tuple of that name, and of that value if one is given. */
  has(name: string, value?: string): boolean {
    const { tuples } = this
    for (let i = 0; i < tuples.length; i += 2) {
      if (tuples[i] === name && (value === undefined || tuples[i + 1] === value)) return true
    }
    return false
  }

  /** Sets the first tuple of a name and removes the others; appends when there is none. */
  set(name: string, value: string): void {
    const flat = this.#change()
    const i = findName(flat, name, 0)
    if (i < flat.length) {
      flat[i + 1] = value
      removeTuples(flat, i + 2, name)
    } else this.append(name, value)
  }

  /** Sorts by name in UTF-16 code units; tuples of one name keep their order. */
  sort(): void {
    sortByName(this.#change())
  }

  /** The list in `application/x-www-form-urlencoded`; the string is kept until something changes. */
  toString(): string {
    this.#text ??= this.#serialize()
    return this.#text
  }

  #serialize(): string {
    const query = this.#query
    if (query === null) return serializeFlatList(this.flat)
    return isSerializedQuery(query) ? query : serializeFlatList(this.tuples)
  }

  /**
   * The list, for changing it.
   *
   * @see https://url.spec.whatwg.org/#concept-urlsearchparams-update
   */
  #change(): string[] {
    this.#text = null
    this.isUpdated = true
    if (this.#query !== null) this.parse()
    // Only the constructor, `load` and `parse` set `flat`, to arrays that belong to this list.
    return this.flat as string[]
  }
}

const NOTHING: readonly string[] = []

/** The index of the next tuple of a name, from an even index on; at least the length if there is none. */
function findName(flat: readonly string[], name: string, from: number): number {
  let at = from
  if (PREFERS_BUILT_INS) {
    at = flat.indexOf(name, at)
    // At an odd index there is a value.
    while (at % 2 === 1) at = flat.indexOf(name, at + 1)
    return at === -1 ? flat.length : at
  }
  const { length } = flat
  while (at < length && flat[at] !== name) at += 2
  return at
}

/** Removes the tuples of a name, and of a value if one is given, from the index `start` on. */
function removeTuples(flat: string[], start: number, name: string, value?: string): void {
  let end = findName(flat, name, start)
  for (let i = end; i < flat.length; i += 2) {
    if (flat[i] === name && (value === undefined || flat[i + 1] === value)) continue
    if (end < i) {
      flat[end] = flat[i]!
      flat[end + 1] = flat[i + 1]!
    }
    end += 2
  }
  // Setting the same length again would also take time.
  if (end < flat.length) flat.length = end
}
