import { copyText, flatten } from '@waymark/infra'
import { folderAbove, type ReferenceBase } from './reference-base.ts'
import {
  LONGEST_MATCHED,
  skipFragment,
  skipPathAndFragment,
  skipQuery,
  skipRelativePathAndFragment,
} from './serialized-grammar.ts'
import type { SerializedUrl } from './split-serialized.ts'

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
  if (reference === '') {
    return withOffsets(url, copyText(base.upToFragment), url.searchStart, url.hashStart)
  }
  let levels = 0
  while (reference.startsWith('../', 3 * levels)) levels++
  const rest = levels === 0 ? reference : reference.slice(3 * levels)
  return join(url, folderAbove(base, levels), rest, skipRelativePathAndFragment(rest, 0))
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
    href: flatten(href),
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
