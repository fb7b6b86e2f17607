import { sortByName } from './flat-sort.ts'
import {
  countTuples,
  findName,
  isPlain,
  isSerializedQuery,
  LONGEST_NAME,
  removeTuple,
  replaceValue,
  SHORT_QUERY,
  valueAfter,
} from './query-text.ts'
import { readTuples, TupleReader } from './tuple-reader.ts'
import { encodeFormPart, serializeFlatList } from './urlencoded-serializer.ts'

/**
 * How often the text is read before the list is made; an iterator reads it twice. No read takes longer than making the
 * list, so many questions take no longer than with a list from the start.
 */
const TEXT_READS = 3

/**
 * The list behind a `URLSearchParams`: tuples of a name and a value, and the operations on them.
 *
 * It begins as the text of a query, and the tuples are read when the text no longer does. It knows no URL: the URL that
 * has the list looks at `isUpdated` when somebody wants to see its query, so n changes in a row cost one serialisation.
 * Names and values must be scalar value strings.
 *
 * @see https://url.spec.whatwg.org/#concept-urlsearchparams-list
 */
export class QueryList {
  /** Whether an operation has run the standard's *update* steps, changed or not. The URL sets it back. */
  isUpdated = false
  /** `[name, value, name, value, …]`; `null` as long as the list is what `#query` says, and then `#added`. */
  #flat: string[] | null
  #query: string
  #added: string[] | null = null
  /** 0 when the text is not to be read any more. */
  #textReads = TEXT_READS
  /** What `toString` gave, as long as it is so. */
  #text: string | null = null

  /**
   * @param query - What the list says in `application/x-www-form-urlencoded`, as a scalar value string.
   * @param flat - `[name, value, name, value, …]` instead; the list keeps the array.
   */
  constructor(query = '', flat: string[] | null = null) {
    this.#query = query
    this.#flat = flat
  }

  /** Whether a value is such a list; asks nothing that the value could observe. */
  static is(value: unknown): value is QueryList {
    return typeof value === 'object' && value !== null && #flat in value
  }

  /** Takes over the tuples of a new query, as a URL's own setters do; that is no update. */
  load(query: string): void {
    this.#flat = null
    this.#query = query
    this.#added = null
    // A reader would go on in the text it began with.
    this.#textReads = 0
    this.#text = null
    this.isUpdated = false
  }

  /** How many tuples there are. */
  get size(): number {
    if (this.#flat !== null || !this.#readText(1)) return this.tuples.length / 2
    return countTuples(this.#query) + (this.#added ?? NOTHING).length / 2
  }

  /** The tuples as they are now, `[name, value, name, value, …]`: for looking only. */
  get tuples(): readonly string[] {
    return this.#flat ?? this.#make()
  }

  /** Whether nothing has changed since a reader was started; it has all there is. */
  get isText(): boolean {
    return this.#flat === null && this.#textReads > 0
  }

  /** Reads the tuples from the text; `null` when that is not to be done. */
  startReading(): TupleReader | null {
    return this.isText && this.#added === null && this.#readText(2)
      ? new TupleReader(this.#query)
      : null
  }

  append(name: string, value: string): void {
    // With one read left, there may be readers.
    if (this.#flat !== null || this.#textReads === 1) this.#made().push(name, value)
    else if (this.#added === null) this.#added = [name, value]
    else this.#added.push(name, value)
    this.#update()
  }

  /** Removes the tuples of a name, or with `value` those that have that value too. */
  delete(name: string, value?: string): void {
    const at = value === undefined ? this.#findOnly(name) : UNKNOWN
    if (at >= 0) this.#query = removeTuple(this.#query, at)
    else if (at === UNKNOWN) removeTuples(this.#made(), 0, name, value)
    this.#update()
  }

  /** The first value of a name, or `null`. */
  get(name: string): string | null {
    const at = this.#flat === null ? this.#findInText(name) : UNKNOWN
    if (at >= 0) return valueAfter(this.#query, at + name.length)
    if (at === NOWHERE) return null
    const flat = this.#made()
    for (let i = 0; i < flat.length; i += 2) if (flat[i] === name) return flat[i + 1]!
    return null
  }

  getAll(name: string): string[] {
    const values: string[] = []
    let at = this.#findInText(name)
    if (at === UNKNOWN) {
      const flat = this.#made()
      for (let i = 0; i < flat.length; i += 2) if (flat[i] === name) values.push(flat[i + 1]!)
    }
    while (at >= 0) {
      const nameEnd = at + name.length
      values.push(valueAfter(this.#query, nameEnd))
      at = findName(this.#query, name, nameEnd)
    }
    return values
  }

  /** Whether there is a tuple of that name, and of that value if one is given. */
  has(name: string, value?: string): boolean {
    if (value !== undefined) return this.getAll(name).includes(value)
    const flat = this.#flat
    // Twice as fast on a list as to ask `get`, which is too long for engines to put in here.
    if (flat === null) return this.get(name) !== null
    for (let i = 0; i < flat.length; i += 2) if (flat[i] === name) return true
    return false
  }

  /** Sets the first tuple of a name and removes the others; appends when there is none. */
  set(name: string, value: string): void {
    const at = this.#findOnly(name)
    if (at >= 0) {
      this.#query = replaceValue(this.#query, at + name.length, encodeFormPart(value))
    } else {
      const flat = at === UNKNOWN ? this.#made() : NOTHING
      let i = 0
      while (i < flat.length && flat[i] !== name) i += 2
      if (i < flat.length) {
        flat[i + 1] = value
        removeTuples(flat, i + 2, name)
      } else this.append(name, value)
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
    this.isUpdated = true
  }

  #serialize(): string {
    const query = this.#query
    if (this.#flat !== null || !isSerializedQuery(query)) return serializeFlatList(this.tuples)
    return this.#added === null ? query : `${query}&${serializeFlatList(this.#added)}`
  }

  /** Where the first tuple of a name begins in the text; `NOWHERE`, or `UNKNOWN` when only the list can tell. */
  #findInText(name: string): number {
    const isAnswered =
      this.#flat === null &&
      this.#added === null &&
      name !== '' &&
      name.length <= LONGEST_NAME &&
      isPlain(this.#query) &&
      this.#readText(1)
    return isAnswered ? findName(this.#query, name, 0) : UNKNOWN
  }

  /** The same when no other tuple has that name, so that the text can be changed there. */
  #findOnly(name: string): number {
    const at = this.#query.length > SHORT_QUERY ? this.#findInText(name) : UNKNOWN
    return at >= 0 && findName(this.#query, name, at + name.length) >= 0 ? UNKNOWN : at
  }

  /** Whether to read the text, and counts it. */
  #readText(cost: number): boolean {
    this.#textReads = Math.max(0, this.#textReads - cost)
    return this.#textReads > 0
  }

  /** The list, which is made if it is not there. */
  #made(): string[] {
    return this.#flat ?? this.#make()
  }

  #make(): string[] {
    const flat = readTuples(this.#query)
    for (const part of this.#added ?? NOTHING) flat.push(part)
    this.#flat = flat
    this.#query = ''
    this.#added = null
    return flat
  }
}

const NOTHING: string[] = []
const NOWHERE = -1
const UNKNOWN = -2

/** Removes the tuples of a name, and of a value if one is given, from the index `start` on. */
function removeTuples(flat: string[], start: number, name: string, value?: string): void {
  let kept = start
  for (let i = start; i < flat.length; i += 2) {
    if (flat[i] === name && (value === undefined || flat[i + 1] === value)) continue
    if (kept < i) {
      flat[kept] = flat[i]!
      flat[kept + 1] = flat[i + 1]!
    }
    kept += 2
  }
  // To set the same length again takes time too.
  if (kept < flat.length) flat.length = kept
}
