import { FORM_URLENCODED } from '@waymark/percent-encoding'

/** How many tuples a query has. */
export function countTuples(query: string): number {
  let count = 0
  for (let from = 0, to = 0; from < query.length; from = to + 1) {
    to = findOrEnd(query, '&', from)
    if (to > from) count++
  }
  return count
}

/** Whether names and values are written as they are. The functions below are for such queries. */
export function isPlain(query: string): boolean {
  return !query.includes('%') && !query.includes('+')
}

/**
 * Where the next tuple of a name begins, or -1.
 *
 * @param name - Not empty, and at most `LONGEST_NAME` units: an engine may look at all of them at each place.
 */
export function findName(query: string, name: string, from: number): number {
  for (let start = from; ; ) {
    const at = query.indexOf(name, start)
    if (at === -1) return -1
    if (at === 0 || query.charCodeAt(at - 1) === AMPERSAND) {
      const end = at + name.length
      const next = query.charCodeAt(end)
      if (next === EQUALS || next === AMPERSAND || end === query.length) {
        return /[&=]/.test(name) ? -1 : at
      }
    }
    // Names begin after a `&`, so what is left of this piece has none.
    start = query.indexOf('&', at) + 1
    if (start === 0) return -1
  }
}

/** The value of the tuple whose name ends at `nameEnd`. */
export function valueAfter(query: string, nameEnd: number): string {
  return query.slice(nameEnd + 1, findOrEnd(query, '&', nameEnd))
}

/** The query with another value, percent-encoded, in the tuple whose name ends at `nameEnd`. */
export function replaceValue(query: string, nameEnd: number, value: string): string {
  return `${query.slice(0, nameEnd)}=${value}${query.slice(findOrEnd(query, '&', nameEnd))}`
}

/** The query without the tuple that begins at `start`. */
export function removeTuple(query: string, start: number): string {
  return query.slice(0, start) + query.slice(findOrEnd(query, '&', start) + 1)
}

/**
 * Whether a query is what the serialiser writes for its list, so that a list that nobody asked for need not be
 * made: half of the time.
 *
 * @returns `false` says nothing.
 */
export function isSerializedQuery(query: string): boolean {
  let hasEquals = false
  for (let i = 0; i < query.length; i++) {
    const c = query.charCodeAt(i)
    if (c === EQUALS || c === AMPERSAND) {
      // Each piece has one `=`, and then comes the `&`.
      if (hasEquals === (c === EQUALS)) return false
      hasEquals = !hasEquals
    } else if (FORM_URLENCODED[c] !== 0) return false
  }
  return hasEquals
}

/** Where the next mark is, or the end. */
export function findOrEnd(query: string, mark: string, from: number): number {
  const at = query.indexOf(mark, from)
  return at === -1 ? query.length : at
}

/** Longer names are looked for in the list. */
export const LONGEST_NAME = 64
/** To make the list of a query that is no longer takes less time than to change the text. */
export const SHORT_QUERY = 24

const AMPERSAND = 0x26
const EQUALS = 0x3d
