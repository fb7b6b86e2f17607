import { lastSlash } from './last-slash.ts'
import {
  LONGEST_MATCHED,
  skipFragment,
  skipPathAndFragment,
  skipQuery,
  skipRelativePathAndFragment,
} from './serialized-grammar.ts'
import type { SerializedUrl } from './split-serialized.ts'

/** A base, cut once at the places that references are joined to. */
export interface ReferenceBase {
  readonly url: SerializedUrl
  readonly upToPath: string
  /** Up to the last slash of the path. */
  readonly upToFile: string
  readonly upToQuery: string
  readonly upToFragment: string
}

/** @param url - With a special scheme other than `file`. */
export function cutBase(url: SerializedUrl): ReferenceBase {
  const { href, pathStart, searchStart, hashStart } = url
  return {
    url,
    upToPath: href.slice(0, pathStart),
    upToFile: href.slice(0, lastSlash(href, searchStart) + 1),
    upToQuery: href.slice(0, searchStart),
    upToFragment: href.slice(0, hashStart),
  }
}

/**
 * The fast path of a relative reference: is it written just as it will stand in the result?
 *
 * @returns `null` says nothing about the reference: parse it.
 */
export function resolveSerialized(reference: string, base: ReferenceBase): SerializedUrl | null {
  if (reference.length > LONGEST_MATCHED) return null
  const { url } = base
  switch (reference.charCodeAt(0)) {
    case HASH: {
      if (skipFragment(reference, 0) < reference.length) return null
      return withOffsets(url, base.upToFragment + reference, url.searchStart, url.hashStart)
    }
    case QUESTION:
      return join(url, base.upToQuery, reference, 0)
    case SLASH:
      if (reference.charCodeAt(1) === SLASH) return null
      return join(url, base.upToPath, reference, skipPathAndFragment(reference, 0))
  }
  if (!reference.startsWith('../')) {
    return join(url, base.upToFile, reference, skipRelativePathAndFragment(reference, 0))
  }
  // One more slash to the left for each `../`; the first one stays.
  let slash = base.upToFile.length - 1
  let from = 0
  while (reference.startsWith('../', from)) {
    if (slash > url.pathStart) slash = lastSlash(url.href, slash)
    from += 3
  }
  const rest = reference.slice(from)
  return join(url, url.href.slice(0, slash + 1), rest, skipRelativePathAndFragment(rest, 0))
}

/**
 * The beginning of a base, and behind it a reference.
 *
 * @param read - One past the path of the reference, and past its fragment if that comes right behind; -1 when
 *   there is no path that can stay.
 */
function join(
  base: SerializedUrl,
  beginning: string,
  reference: string,
  read: number,
): SerializedUrl | null {
  if (read === -1) return null
  let searchStart = read
  let hashStart = read
  if (read === reference.length) {
    const hash = reference.indexOf('#')
    if (hash !== -1) searchStart = hashStart = hash
  } else {
    if (reference.charCodeAt(read) === QUESTION) hashStart = skipQuery(reference, read)
    const hasFragment = reference.charCodeAt(hashStart) === HASH
    const end = hasFragment ? skipFragment(reference, hashStart) : hashStart
    if (end < reference.length) return null
  }
  const { length } = beginning
  return withOffsets(base, beginning + reference, length + searchStart, length + hashStart)
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
const SLASH = 0x2f
const QUESTION = 0x3f
