import { FRAGMENT, LONGEST_SCANNED, NO_DOT_SEGMENT, PATH, QUERY } from './scan-serialized.ts'
import type { SerializedParts } from './split-serialized.ts'

const PATH_ABSOLUTE = /* @__PURE__ */ new RegExp(`^(?!\\/\\/)${PATH}${QUERY}${FRAGMENT}$`)
/** Any `../`, then a first segment that is not empty and has no `:`, which could end a scheme. */
const PATH_RELATIVE = /* @__PURE__ */ new RegExp(
  `^((?:\\.\\.\\/)*)${NO_DOT_SEGMENT}[!$-.\\d;=@A-Z[\\]_a-z|~]+(?:${PATH})?${QUERY}${FRAGMENT}$`,
)
/** A query or a fragment alone, or nothing: the first unit tells which. */
const NO_PATH = /* @__PURE__ */ new RegExp(`^${QUERY}${FRAGMENT}$`)

/**
 * The fast path of a relative reference: is it written just as it will stand in the result?
 *
 * @param base - The serialisation of a URL with a special scheme other than `file`.
 * @param parts - Where its parts are.
 * @returns The serialisation of the resolved URL; `null` says nothing: parse it.
 */
export function resolveSerialized(
  reference: string,
  base: string,
  parts: SerializedParts,
): string | null {
  if (reference.length > LONGEST_SCANNED) return null
  switch (reference.charCodeAt(0)) {
    case 0x23: // #
      return NO_PATH.test(reference) ? base.slice(0, parts.hashStart) + reference : null
    case 0x2f: // /
      return PATH_ABSOLUTE.test(reference) ? base.slice(0, parts.pathStart) + reference : null
    case 0x3f: // ?
      return NO_PATH.test(reference) ? base.slice(0, parts.searchStart) + reference : null
    default: {
      const relative = PATH_RELATIVE.exec(reference)
      if (relative === null) return null
      const climbed = relative[1]!.length
      // The last slash of the path, and one more to the left for each `../`; the first one stays.
      let slash = base.lastIndexOf('/', parts.searchStart - 1)
      for (let left = climbed; left > 0 && slash > parts.pathStart; left -= 3) {
        slash = base.lastIndexOf('/', slash - 1)
      }
      return base.slice(0, slash + 1) + (climbed === 0 ? reference : reference.slice(climbed))
    }
  }
}
