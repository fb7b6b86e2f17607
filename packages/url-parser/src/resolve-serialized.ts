import { lastSlash } from './path-segments.ts'
import { LONGEST_MATCHED, NO_DOTS, PATH, QUERY_AND_FRAGMENT } from './serialized-grammar.ts'
import type { SerializedUrl } from './split-serialized.ts'

const PATH_ABSOLUTE = /* @__PURE__ */ new RegExp(`^(?!//)${PATH}${QUERY_AND_FRAGMENT}$`)
/** Any `../`, then a first segment that is not empty and has no `:`, which could end a scheme. */
const PATH_RELATIVE = /* @__PURE__ */ new RegExp(
  `^((?:\\.\\./)*)${NO_DOTS}[!$-.\\d;=@A-Z[\\]_a-z|~]+(?:${PATH})?${QUERY_AND_FRAGMENT}$`,
)
/** A query or a fragment alone, or nothing: the first unit tells which. */
const NO_PATH = /* @__PURE__ */ new RegExp(`^${QUERY_AND_FRAGMENT}$`)

/**
 * The fast path of a relative reference: is it written just as it will stand in the result?
 *
 * @param base - A URL with a special scheme other than `file`.
 * @returns `null` says nothing about the reference: parse it.
 */
export function resolveSerialized(reference: string, base: SerializedUrl): SerializedUrl | null {
  if (reference.length > LONGEST_MATCHED) return null
  switch (reference.charCodeAt(0)) {
    case 0x23: // #
      if (!NO_PATH.test(reference)) return null
      return withOffsets(
        base,
        base.href.slice(0, base.hashStart) + reference,
        base.searchStart,
        base.hashStart,
      )
    case 0x2f: // /
      return PATH_ABSOLUTE.test(reference) ? join(base, base.pathStart, reference) : null
    case 0x3f: // ?
      return NO_PATH.test(reference) ? join(base, base.searchStart, reference) : null
    default: {
      const relative = PATH_RELATIVE.exec(reference)
      if (relative === null) return null
      const climbed = relative[1]!.length
      // The last slash of the path, and one more to the left for each `../`; the first one stays.
      let slash = lastSlash(base.href, base.searchStart)
      for (let left = climbed; left > 0 && slash > base.pathStart; left -= 3) {
        slash = lastSlash(base.href, slash)
      }
      return join(base, slash + 1, climbed === 0 ? reference : reference.slice(climbed))
    }
  }
}

/** The base up to `end`, and behind it `rest`, which decides where query and fragment begin. */
function join(base: SerializedUrl, end: number, rest: string): SerializedUrl {
  const hash = rest.indexOf('#')
  const question = rest.indexOf('?')
  const hashStart = end + (hash === -1 ? rest.length : hash)
  const searchStart = question === -1 || end + question > hashStart ? hashStart : end + question
  return withOffsets(base, base.href.slice(0, end) + rest, searchStart, hashStart)
}

function withOffsets(
  base: SerializedUrl,
  href: string,
  searchStart: number,
  hashStart: number,
): SerializedUrl {
  const { schemeEnd, usernameEnd, hostStart, hostEnd, portEnd, pathStart } = base
  return {
    href,
    schemeEnd,
    usernameEnd,
    hostStart,
    hostEnd,
    portEnd,
    pathStart,
    searchStart,
    hashStart,
  }
}
