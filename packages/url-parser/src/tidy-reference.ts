import { FRAGMENT, PATH, SPECIAL_QUERY, utf8PercentEncode } from '@waymark/percent-encoding'
import type { ReferenceBase } from './reference-base.ts'
import { repairPath } from './repair-path.ts'
import { LONGEST_MATCHED } from './serialized-grammar.ts'

/** What the parser takes out or reads as a slash, and what may begin a scheme or an authority. */
const NOT_HERE = /[\t\n\r\\]|^[\0- ]|[\0- ]$|^\/\/|^[A-Za-z][\dA-Za-z+.-]*:/
/** Before a segment that can begin a reference: it is not empty and holds no colon. */
const HERE = /^(?:\.\/(?=[^/?#:]+(?:[/?#]|$)))+/
const MAY_HOLD_DOTS = /(?:^|\/)(?:\.|%2[Ee])/

/**
 * A relative reference as `resolveSerialized` would have it: encoded, and with the path in place of one that holds
 * dot segments. It parses against the base as the one that was given.
 *
 * @returns `null` when nothing was to be tidied, or more than that.
 */
export function tidyReference(reference: string, base: ReferenceBase): string | null {
  if (reference.length > LONGEST_MATCHED || NOT_HERE.test(reference)) return null
  const text = reference.replace(HERE, '')
  const hash = text.indexOf('#')
  const hashStart = hash === -1 ? text.length : hash
  const question = text.indexOf('?')
  const searchStart = question === -1 || question > hashStart ? hashStart : question
  // None of the sets holds the mark that a part begins with.
  const tidied =
    tidyPath(text.slice(0, searchStart), base) +
    utf8PercentEncode(text.slice(searchStart, hashStart), SPECIAL_QUERY) +
    utf8PercentEncode(text.slice(hashStart), FRAGMENT)
  return tidied === reference || tidied.startsWith('//') ? null : tidied
}

function tidyPath(path: string, { url, folders }: ReferenceBase): string {
  if (!MAY_HOLD_DOTS.test(path)) return utf8PercentEncode(path, PATH)
  return repairPath(path.startsWith('/') ? path : folders[0]!.slice(url.pathStart) + path)
}
