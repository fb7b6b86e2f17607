import { mapDomain } from '@waymark/idna/refusals'
import { hexValue, isAsciiHexDigit } from '@waymark/infra'
import { utf8PercentDecode } from '@waymark/percent-encoding'

/** A string where each code unit knows the characters of another string that it comes from. */
export interface PlacedText {
  readonly text: string
  /** By UTF-16 code unit: the first offset that it comes from. */
  readonly starts: readonly number[]
  /** By UTF-16 code unit: one past the last offset. */
  readonly ends: readonly number[]
}

/** Where a part of a text comes from; an empty part is after the code unit before it. */
export function placeIn(
  { starts, ends }: PlacedText,
  start: number,
  end: number,
): readonly [start: number, end: number] {
  if (end > start) return [starts[start]!, ends[end - 1]!]
  const at = start < starts.length ? starts[start]! : (ends[ends.length - 1] ?? 0)
  return [at, at]
}

/** Percent-decodes a host; each character of the result comes from the bytes that make it. */
export function decodePlaced(host: string): PlacedText {
  let text = ''
  const starts: number[] = []
  const ends: number[] = []
  for (let at = 0, next = 0; at < host.length; at = next) {
    next = at + encodedLengthAt(host, at)
    const decoded = next > at ? utf8PercentDecode(host.slice(at, next)) : host[at]!
    if (next === at) next++
    text += decoded
    for (let i = 0; i < decoded.length; i++) {
      starts.push(at)
      ends.push(next)
    }
  }
  return { text, starts, ends }
}

/** How long the percent-encoded character at an offset is; 0 if there is none. Bytes that are not UTF-8 count one by one. */
function encodedLengthAt(host: string, at: number): number {
  const lead = byteAt(host, at)
  if (lead < 0) return 0
  const count = lead < 0xc2 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4
  for (let i = 1; i < count; i++) if (byteAt(host, at + 3 * i) >> 6 !== 0b10) return 3
  return utf8PercentDecode(host.slice(at, at + 3 * count)).includes('\ufffd') &&
    !isReplacement(host, at)
    ? 3
    : 3 * count
}

function isReplacement(host: string, at: number): boolean {
  return /^%ef%bf%bd/i.test(host.slice(at, at + 9))
}

/** The percent-encoded byte at an offset, or -1. */
function byteAt(host: string, at: number): number {
  const high = host.charCodeAt(at + 1)
  const low = host.charCodeAt(at + 2)
  if (host[at] !== '%' || !isAsciiHexDigit(high) || !isAsciiHexDigit(low)) return -1
  return hexValue(high) * 16 + hexValue(low)
}

/** Maps a domain as IDNA does, and keeps the places. */
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
