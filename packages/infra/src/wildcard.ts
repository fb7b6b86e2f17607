/**
 * Reads a pattern in which each `*` is any string, also the empty one. Each part between stars is looked for once, from left to
 * right, so that no pattern makes the test go back.
 *
 * @returns Whether the pattern takes all of a string.
 *
 * @example
 * ```ts
 * import { wildcardPattern } from '@waymark/infra/internal'
 *
 * const isCampaign = wildcardPattern('utm_*')
 * isCampaign('utm_source') // => true
 * isCampaign('my_utm_source') // => false
 * ```
 */
export function wildcardPattern(pattern: string): (text: string) => boolean {
  const parts = pattern.split('*')
  if (parts.length === 1) return (text) => text === pattern
  const first = parts[0]!
  const last = parts[parts.length - 1]!
  const finds = parts.slice(1, -1).map(findPart)
  return (text) => {
    if (!text.startsWith(first)) return false
    let from = first.length
    for (const endOf of finds) {
      from = endOf(text, from)
      if (from === -1) return false
    }
    return text.length - last.length >= from && text.endsWith(last)
  }
}

/**
 * A test for any of some patterns. Names without a star are looked up, not tried one by one.
 *
 * @example
 * ```ts
 * import { createNameTest } from '@waymark/infra/internal'
 *
 * ['utm_source', 'gclid', 'id'].filter(createNameTest(['utm_*', 'gclid'])) // => ['utm_source', 'gclid']
 * ```
 */
export function createNameTest(patterns: readonly string[]): (name: string) => boolean {
  const names = new Set(patterns)
  const wild = patterns.filter((pattern) => pattern.includes('*')).map(wildcardPattern)
  return (name) => names.has(name) || wild.some((matches) => matches(name))
}

/** Of more than this, engines compare each place of a text with all of a part: V8 from 250 on. */
const MOST_INDEXED = 200

/** A search for a part: the end of its first occurrence from an index on, or -1. */
function findPart(part: string): (text: string, from: number) => number {
  const { length } = part
  if (length > MOST_INDEXED) return findLongPart(part)
  return (text, from) => {
    const at = text.indexOf(part, from)
    return at === -1 ? -1 : at + length
  }
}

/** The same in time that grows with the text, whatever the part is: the search of Knuth, Morris and Pratt. */
function findLongPart(part: string): (text: string, from: number) => number {
  /** For each length of a beginning of the part: the longest beginning of it that is also its end. */
  const borders = new Uint32Array(part.length + 1)
  const grow = (length: number, unit: number): number => {
    while (length > 0 && part.charCodeAt(length) !== unit) length = borders[length]!
    return part.charCodeAt(length) === unit ? length + 1 : 0
  }
  for (let at = 1; at < part.length; at++) {
    borders[at + 1] = grow(borders[at]!, part.charCodeAt(at))
  }
  return (text, from) => {
    let found = 0
    for (let at = from; at < text.length; at++) {
      found = grow(found, text.charCodeAt(at))
      if (found === part.length) return at + 1
    }
    return -1
  }
}
