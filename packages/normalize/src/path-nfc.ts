import { utf8Encode } from '@waymark/infra'
import { percentEncodeByte } from '@waymark/percent-encoding'
import { isUnreserved } from '@waymark/rfc3986'
import { isBoundary, toNfc } from './nfc.ts'

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
  if (!/[^\0-\x7f]|%[c-f]/i.test(text)) return text
  let result = ''
  let cluster: Written[] = []
  const flush = () => {
    result += writeCluster(cluster)
    cluster = []
  }
  for (let at = 0; at < text.length; ) {
    const next = readCharacter(text, at)
    // An escape of a byte that is no character, or a lone surrogate, stands for itself.
    const c = next.c
    if (c === -1 || isBoundary(c)) flush()
    if (c === -1) result += next.text
    else cluster.push(next)
    at += next.text.length
  }
  flush()
  return result === text ? text : result
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

/** The character at a place, decoded; -1 for what is none. */
function readCharacter(text: string, at: number): Written {
  const lead = escapedByte(text, at)
  if (lead === -1) {
    const c = text.codePointAt(at)!
    const isSurrogate = c >= 0xd800 && c <= 0xdfff
    return { c: isSurrogate ? -1 : c, text: String.fromCodePoint(c) }
  }
  const written = text.slice(at, at + 3)
  if (lead < 0x80) return { c: lead, text: written }
  const length = lead < 0xc2 || lead > 0xf4 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4
  let c = lead & (0xff >> (length + 1))
  for (let i = 1; i < length; i++) {
    const byte = escapedByte(text, at + 3 * i)
    if (byte === -1 || (byte & 0xc0) !== 0x80) return { c: -1, text: written }
    c = (c << 6) | (byte & 0x3f)
  }
  const shortest = length === 2 ? 0x80 : length === 3 ? 0x800 : 0x10000
  const isBad = length === 0 || c < shortest || c > 0x10ffff || (c >= 0xd800 && c <= 0xdfff)
  return isBad ? { c: -1, text: written } : { c, text: text.slice(at, at + 3 * length) }
}

function escapedByte(text: string, at: number): number {
  if (text.charCodeAt(at) !== 0x25) return -1
  const hex = text.slice(at + 1, at + 3)
  return /^[0-9a-f]{2}$/i.test(hex) ? Number.parseInt(hex, 16) : -1
}
