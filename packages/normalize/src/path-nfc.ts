import { isNfcBoundary, isNfcStable } from '@waymark/idna/internal/nfc'
import { toNfc } from '@waymark/idna/nfc'
import { codePointAt, utf8Encode, utf8Length } from '@waymark/infra'
import { utf8CodePointAt } from '@waymark/infra/internal'
import { percentEncodeByte } from '@waymark/percent-encoding'
import { isUnreserved, percentEncodedByteAt } from '@waymark/rfc3986'

/** A character of a string with percent-encoded bytes: the character, and how it is written. */
interface Written {
  readonly c: number
  readonly text: string
}

/**
 * Normalises the characters of a string, once decoded, to Normalization Form C.
 *
 * Only a character and its marks that change are rewritten. Bytes that are not UTF-8, and all other
 * percent-encoded bytes, are kept exactly as they are.
 *
 * @returns The same string if there is nothing to do.
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
    const c = writtenCodePointAt(text, at)
    const written = text.slice(at, at + writtenLength(text, at, c))
    if (c === NONE || isNfcBoundary(c)) flush()
    // Bytes that are not a character are kept as they are.
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
    const c = writtenCodePointAt(text, at)
    if (c !== NONE && !isNfcStable(c)) return false
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

/** A percent-encoded byte that is not part of a character, or a lone surrogate. */
const NONE = -1

/** The character at a place, decoded. */
function writtenCodePointAt(text: string, at: number): number {
  const lead = percentEncodedByteAt(text, at)
  if (lead === -1) {
    const c = codePointAt(text, at)
    return c >= 0xd800 && c <= 0xdfff ? NONE : c
  }
  if (lead < 0x80) return lead
  const c = utf8CodePointAt(text, at, 3, percentEncodedByteAt)
  return c < 0 ? NONE : c
}

/** How many code units a character takes, percent-encoded or as it is. */
function writtenLength(text: string, at: number, c: number): number {
  const isEscaped = percentEncodedByteAt(text, at) !== -1
  if (c === NONE || c < 0x80) return isEscaped ? 3 : 1
  if (!isEscaped) return c > 0xffff ? 2 : 1
  return 3 * utf8Length(c)
}
