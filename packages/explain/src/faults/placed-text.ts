import { mapDomain } from '@waymark/idna/internal/refusals'
import { hexValue, isAsciiHexDigit, utf8Length } from '@waymark/infra'
import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import { utf8CodePointAt } from '@waymark/infra/internal'
import type { TextRange } from '@waymark/url-parser'

/** A string where each code unit knows the characters of another string that it comes from. */
export interface PlacedText {
  readonly text: string
  /** By UTF-16 code unit: the first offset that it comes from. */
  readonly starts: readonly number[]
  /** By UTF-16 code unit: one past the last offset. */
  readonly ends: readonly number[]
}

/**
 * Where a part of a string comes from; an empty part comes after the code unit before it.
 *
 * @example
 * ```ts
 * import { decodePlaced, placeIn } from '@waymark/explain'
 *
 * placeIn(decodePlaced('a%C3%A9b'), 1, 2) // => [1, 7]
 * ```
 */
export function placeIn(
  { starts, ends }: PlacedText,
  start: number,
  end: number,
): readonly [start: number, end: number] {
  if (end > start) return [starts[start]!, ends[end - 1]!]
  const at = start < starts.length ? starts[start]! : (ends[ends.length - 1] ?? 0)
  return [at, at]
}

const HOST: ArgumentType = {
  expected: 'a string',
  remedy: 'pass the host as it is written in a URL',
}

/**
 * Percent-decodes a host; each character of the result comes from the bytes that make it.
 *
 * @throws ArgumentError if it is not a string.
 *
 * @example
 * ```ts
 * import { decodePlaced } from '@waymark/explain'
 *
 * decodePlaced('a%41') // => { text: 'aA', starts: [0, 1], ends: [1, 4] }
 * ```
 */
export function decodePlaced(host: string): PlacedText {
  if (typeof host !== 'string') throw wrongArgument('host', HOST, host)
  let text = ''
  const starts: number[] = []
  const ends: number[] = []
  for (let at = 0, next = 0; at < host.length; at = next) {
    const isEncoded = byteAt(host, at) !== -1
    const c = isEncoded ? utf8CodePointAt(host, at, 3, byteAt) : -1
    // Each byte that is not UTF-8 has a place of its own.
    next = at + (isEncoded ? 3 * (c < 0 ? 1 : utf8Length(c)) : 1)
    const decoded = isEncoded ? (c < 0 ? '\ufffd' : String.fromCodePoint(c)) : host[at]!
    text += decoded
    for (let i = 0; i < decoded.length; i++) {
      starts.push(at)
      ends.push(next)
    }
  }
  return { text, starts, ends }
}

/** The percent-encoded byte at an offset, or -1. */
function byteAt(host: string, at: number): number {
  const high = host.charCodeAt(at + 1)
  const low = host.charCodeAt(at + 2)
  if (host[at] !== '%' || !isAsciiHexDigit(high) || !isAsciiHexDigit(low)) return -1
  return hexValue(high) * 16 + hexValue(low)
}

/** {@link placeIn} as a range of the input. */
export function rangeIn(host: PlacedText, from: number, to: number): TextRange {
  const [start, end] = placeIn(host, from, to)
  return { start, end }
}

/**
 * Maps a domain as IDNA does, and keeps the places.
 *
 * @example
 * ```ts
 * import { decodePlaced, mapPlaced } from '@waymark/explain'
 *
 * mapPlaced(decodePlaced('ﬁ')) // => { text: 'fi', starts: [0, 0], ends: [1, 1] }
 * ```
 */
export function mapPlaced(domain: PlacedText): PlacedText {
  const mapped = mapDomain(domain.text)
  let text = ''
  const starts: number[] = []
  const ends: number[] = []
  mapped.points.forEach((c, i) => {
    const written = String.fromCodePoint(c)
    text += written
    const [start, end] = placeIn(domain, mapped.starts[i]!, mapped.ends[i]!)
    for (let k = 0; k < written.length; k++) {
      starts.push(start)
      ends.push(end)
    }
  })
  return { text, starts, ends }
}
