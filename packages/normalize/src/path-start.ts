import { decodeUnreserved } from '@waymark/rfc3986'

/**
 * What follows some segments at the start of a path, without the slashes between; `null` if it begins otherwise. Empty
 * segments, parameters of a segment and percent-encoded letters do not matter: another rule may remove them.
 */
export function afterSegments(path: string, segments: readonly string[]): string | null {
  let at = skipSlashes(path, 0)
  for (const expected of segments) {
    const slash = path.indexOf('/', at)
    const end = slash === -1 ? path.length : slash
    const segment = plainSegment(path.slice(at, end))
    if (expected === '{time}' ? !TIME.test(segment) : segment !== expected) return null
    at = skipSlashes(path, end)
  }
  return path.slice(at)
}

/** A time as archives write it, of any precision, perhaps with the kind of the copy: `20200131id_`. */
const TIME = /^\d{4,14}(?:[a-z]{2}_)?$/

function skipSlashes(path: string, from: number): number {
  let at = from
  for (;;) {
    while (path.charCodeAt(at) === SLASH) at++
    // A segment of parameters alone is empty without them.
    const slash = path.charCodeAt(at) === SEMICOLON ? path.indexOf('/', at) : -1
    if (slash === -1) return at
    at = slash
  }
}

const SLASH = 0x2f
const SEMICOLON = 0x3b

/** A segment without its parameters, and with letters and digits as such. */
export function plainSegment(segment: string): string {
  return decodeUnreserved(segment.split(';', 1)[0]!)
}

/** The next segment of what {@link afterSegments} gives. */
export function nextSegment(rest: string): string {
  return rest.split('/', 1)[0]!
}
