import type { QueryList } from './query-list.ts'

/**
 * What `new URLSearchParams` takes: pairs, an object's own enumerable properties, or a query string
 * with or without its `?`. A `QueryList` is for those who implement a URL class: the new object then
 * shows and changes that very list.
 */
export type URLSearchParamsInit =
  | Iterable<Iterable<string>>
  | Readonly<Record<string, string>>
  | string
  | QueryList

/** @see https://url.spec.whatwg.org/#urlsearchparams */
export interface URLSearchParamsConstructor {
  /**
   * @param init - Read as Web IDL reads it: what has a `Symbol.iterator` is a sequence of pairs, any
   *   other object a record, everything else a string.
   * @throws TypeError for a pair that has not exactly two items.
   */
  new (init?: URLSearchParamsInit): URLSearchParamsInterface
  readonly prototype: URLSearchParamsInterface
}

/** What `entries`, `keys` and `values` give: an iterator with the helpers of the engine's own. */
export interface URLSearchParamsIterator<Item> extends IteratorObject<Item, undefined, unknown> {
  [Symbol.iterator](): URLSearchParamsIterator<Item>
}

/**
 * A list of names and values that reads and writes `application/x-www-form-urlencoded`.
 *
 * Every argument is converted to a scalar value string first: lone surrogates become U+FFFD.
 *
 * @see https://url.spec.whatwg.org/#interface-urlsearchparams
 */
export interface URLSearchParamsInterface {
  /** How many tuples there are. */
  readonly size: number
  /** Adds a tuple at the end. */
  append(name: string, value: string): void
  /** Removes every tuple of that name, or only those that have that value too. */
  delete(name: string, value?: string): void
  /** The first value of a name, or `null`. */
  get(name: string): string | null
  /** All values of a name, in order. */
  getAll(name: string): string[]
  /** Whether there is a tuple of that name, and of that value if one is given. */
  has(name: string, value?: string): boolean
  /** Sets the first tuple of that name and removes the others; appends one if there is none. */
  set(name: string, value: string): void
  /** Sorts by name in UTF-16 code units; tuples of one name keep their order. */
  sort(): void
  /** Calls back for each tuple of the list as it is at that moment: changes made meanwhile count. */
  forEach(
    callback: (value: string, name: string, searchParams: URLSearchParamsInterface) => void,
    thisArg?: unknown,
  ): void
  /** Names and values, from the list as it is when the next one is asked for. */
  entries(): URLSearchParamsIterator<[name: string, value: string]>
  /** The names, repeated ones too. */
  keys(): URLSearchParamsIterator<string>
  /** The values. */
  values(): URLSearchParamsIterator<string>
  [Symbol.iterator](): URLSearchParamsIterator<[name: string, value: string]>
  /** The serialised list, without `?`. */
  toString(): string
}
