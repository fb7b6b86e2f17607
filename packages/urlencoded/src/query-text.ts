import { FORM_URLENCODED } from '@waymark/percent-encoding'

// What a query says of itself, before it is a list: most lists are asked one thing and then forgotten.

/** What is decoded, and what may be no scalar value. */
const NEEDS_WORK = /[%+\ud800-\udfff]/

/**
 * The value of the first tuple of a name.
 *
 * @param start - Where in `query` to begin.
 * @returns `null` when there is none; `undefined` when only the list can tell.
 */
export function findInQuery(query: string, start: number, name: string): string | null | undefined {
  // A name with one of these in it is written in another way.
  if (NEEDS_WORK.test(query) || name.includes('=') || name.includes('&')) return undefined
  const { length } = query
  for (let from = start; from < length; ) {
    const nameEnd = from + name.length
    if (query.startsWith(name, from)) {
      if (query.charCodeAt(nameEnd) === EQUALS) {
        const end = query.indexOf('&', nameEnd)
        return query.slice(nameEnd + 1, end === -1 ? length : end)
      }
      const isWhole = nameEnd === length || query.charCodeAt(nameEnd) === AMPERSAND
      if (isWhole && name !== '') return ''
    }
    from = query.indexOf('&', from) + 1
    if (from === 0) return null
  }
  return null
}

/** Whether a query is what the serialiser writes for its list; `false` also where it may be. */
export function isSerializedQuery(query: string, start: number): boolean {
  let hasEquals = false
  for (let i = start; i < query.length; i++) {
    const c = query.charCodeAt(i)
    if (c === EQUALS || c === AMPERSAND) {
      // Each piece has one `=`, and then comes the `&`.
      if (hasEquals === (c === EQUALS)) return false
      hasEquals = !hasEquals
    } else if (FORM_URLENCODED[c] !== 0) return false
  }
  return hasEquals
}

const AMPERSAND = 0x26
const EQUALS = 0x3d
