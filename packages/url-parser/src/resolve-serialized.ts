import { lastSlash } from './path-segments.ts'
import {
  LONGEST_MATCHED,
  skipFragment,
  skipPath,
  skipQuery,
  skipRelativePath,
} from './serialized-grammar.ts'
import type { SerializedUrl } from './split-serialized.ts'

/**
 * The fast path of a relative reference: is it written just as it will stand in the result?
 *
 * @param base - A URL with a special scheme other than `file`.
 * @returns `null` says nothing about the reference: parse it.
 */
export function resolveSerialized(reference: string, base: SerializedUrl): SerializedUrl | null {
  if (reference.length > LONGEST_MATCHED) return null
  switch (reference.charCodeAt(0)) {
    case HASH:
      if (skipFragment(reference, 0) < reference.length) return null
      return withOffsets(
        base,
        base.href.slice(0, base.hashStart) + reference,
        base.searchStart,
        base.hashStart,
      )
    case QUESTION:
      return join(base, base.searchStart, reference, 0)
    case SLASH:
      if (reference.charCodeAt(1) === SLASH) return null
      return join(base, base.pathStart, reference, skipPath(reference, 0))
  }
  // The last slash of the path, and one more to the left for each `../`; the first one stays.
  let slash = lastSlash(base.href, base.searchStart)
  let from = 0
  while (reference.charCodeAt(from) === DOT && reference.startsWith('../', from)) {
    if (slash > base.pathStart) slash = lastSlash(base.href, slash)
    from += 3
  }
  const rest = from === 0 ? reference : reference.slice(from)
  return join(base, slash + 1, rest, skipRelativePath(rest, 0))
}

/**
 * The base up to `end`, and behind it a reference.
 *
 * @param pathEnd - One past the path of the reference; -1 when it has none that can stay.
 */
function join(
  base: SerializedUrl,
  end: number,
  reference: string,
  pathEnd: number,
): SerializedUrl | null {
  if (pathEnd === -1) return null
  let at = pathEnd
  if (reference.charCodeAt(at) === QUESTION) at = skipQuery(reference, at)
  const hashStart = end + at
  if (reference.charCodeAt(at) === HASH) at = skipFragment(reference, at)
  if (at < reference.length) return null
  return withOffsets(base, base.href.slice(0, end) + reference, end + pathEnd, hashStart)
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

const HASH = 0x23
const DOT = 0x2e
const SLASH = 0x2f
const QUESTION = 0x3f
