import { utf8Encode } from '@waymark/infra'
import { percentEncodeByte } from '@waymark/percent-encoding'
import { escapedByte, isUnreserved } from '@waymark/rfc3986'
import { isBoundary, isStable, toNfc } from './nfc.ts'

/** A character of a text with escapes: what it is, and how it is written. */
interface Written {
  readonly c: number
  readonly text: string
}

/**
 * Normalises what a text means to Normalization Form C.
 *
 * Only clusters of a character and its marks that change are written anew; bytes that are not UTF-8, and all
 * other escapes, stay exactly as they are.
 *
 * @returns The text itself when there is nothing to do.
 */
export function textToNfc(text: string): string {
  if (isSettled(text)) return text
  let result = ''
  let cluster: Written[] = []
  const flush = () => {
    result += writeCluster(cluster)
    cluster = []
  }
  for (let at = 0; at < text.length; ) {
    const c = codePointAt(text, at)
    const written = text.slice(at, at + writtenLength(text, at, c))
    if (c === NONE || isBoundary(c)) flush()
    // What is no character stands for itself.
    if (c === NONE) result += written
    else cluster.push({ c, text: written })
    at += written.length
  }
  flush()
  return result === text ? text : result
}

/** Whether each character is stable: then nothing is to be joined, nor written otherwise. */
function isSettled(text: string): boolean {
  for (let at = 0; at < text.length; ) {
    const c = codePointAt(text, at)
    if (c !== NONE && !isStable(c)) return false
    at += writtenLength(text, at, c)
  }
  return true
}

function writeCluster(cluster: readonly Written[]): string {
  const points = cluster.map(({ c }) => c)
  const original = () => cluster.map(({ text }) => text).join('')
  // One character alone may still decompose for good, as U+212B does.
  if (points.every((c) => c < 0xc0)) return original()
  const normal = toNfc(points)
  if (normal.length === points.length && normal.every((c, i) => c === points[i])) return original()
  const isLiteral = cluster.some(({ c, text }) => c >= 0x80 && !text.startsWith('%'))
  let result = ''
  normal.forEach((c, index) => {
    if (index === 0 && c === points[0]) result += cluster[0]!.text
    else if (c < 0x80 ? isUnreserved(c) : isLiteral) result += String.fromCodePoint(c)
    else {
      for (const byte of utf8Encode(String.fromCodePoint(c))) result += percentEncodeByte(byte)
    }
  })
  return result
}

/** An escape of a byte that is no character, or a lone surrogate. */
const NONE = -1

/** The character at a place, decoded. */
function codePointAt(text: string, at: number): number {
  const lead = escapedByte(text, at)
  if (lead === -1) {
    const c = text.codePointAt(at)!
    return c >= 0xd800 && c <= 0xdfff ? NONE : c
  }
  if (lead < 0x80) return lead
  const length = lead < 0xc2 || lead > 0xf4 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4
  let c = lead & (0xff >> (length + 1))
  for (let i = 1; i < length; i++) {
    const byte = escapedByte(text, at + 3 * i)
    if (byte === -1 || (byte & 0xc0) !== 0x80) return NONE
    c = (c << 6) | (byte & 0x3f)
  }
  const shortest = length === 2 ? 0x80 : length === 3 ? 0x800 : 0x10000
  const isBad = length === 0 || c < shortest || c > 0x10ffff || (c >= 0xd800 && c <= 0xdfff)
  return isBad ? NONE : c
}

/** How many units a character takes, as an escape or as it is. */
function writtenLength(text: string, at: number, c: number): number {
  const isEscaped = escapedByte(text, at) !== -1
  if (c === NONE || c < 0x80) return isEscaped ? 3 : 1
  if (!isEscaped) return c > 0xffff ? 2 : 1
  return 3 * (c < 0x800 ? 2 : c < 0x10000 ? 3 : 4)
}
