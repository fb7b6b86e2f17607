import { FORM_URLENCODED } from '@waymark/percent-encoding'

/**
 * Whether a query is what the serialiser writes for its list, so that a list that nobody asked for need not be
 * made: half of the time.
 *
 * @param start - Where in `query` to begin.
 * @returns `false` says nothing.
 */
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
