import { codePointAt } from '@waymark/infra'
import { sentence } from '@waymark/infra/internal'
import type { Cursor } from './cursor.ts'
import { MarkupError } from './markup-error.ts'

const HYPHEN = 0x2d
const DOT = 0x2e
const COLON = 0x3a
const UNDERSCORE = 0x5f

/** https://www.w3.org/TR/xml/#NT-NameStartChar; the first and the last of each range beyond ASCII. */
const WIDE_START = [
  0xc0, 0xd6, 0xd8, 0xf6, 0xf8, 0x2ff, 0x370, 0x37d, 0x37f, 0x1fff, 0x200c, 0x200d, 0x2070, 0x218f,
  0x2c00, 0x2fef, 0x3001, 0xd7ff, 0xf900, 0xfdcf, 0xfdf0, 0xfffd, 0x10000, 0xeffff,
]
/** https://www.w3.org/TR/xml/#NT-NameChar; the same of what cannot begin a name. */
const WIDE_REST = [0xb7, 0xb7, 0x300, 0x36f, 0x203f, 0x2040]

/**
 * Reads a name with at most one colon.
 *
 * @param start - The index that an error about the length of the name has.
 * @returns `null` if the string ends before the name does.
 * @throws MarkupError if there is no name, or a name of more than `most` code units.
 * @see https://www.w3.org/TR/xml-names/#NT-QName
 */
export function parseQualifiedName(cursor: Cursor, start: number, most: number): string | null {
  const from = cursor.at
  const stop = from + most
  if (!skipName(cursor, stop)) return null
  if (cursor.text.charCodeAt(cursor.at) === COLON) {
    cursor.at++
    checkLength(cursor.at - from, start, most)
    if (!skipName(cursor, stop)) return null
  }
  checkLength(cursor.at - from, start, most)
  return cursor.text.slice(from, cursor.at)
}

/** The same for a name without a colon. */
export function parseName(cursor: Cursor, start: number, most: number): string | null {
  const from = cursor.at
  if (!skipName(cursor, from + most)) return null
  checkLength(cursor.at - from, start, most)
  return cursor.text.slice(from, cursor.at)
}

/** Whether a code point can be the first of a name. */
export function beginsName({ text, at }: Cursor): boolean {
  return nameUnits(text, at, true) > 0
}

function checkLength(length: number, start: number, most: number): void {
  if (length <= most) return
  const message = sentence('A name has more than {most} characters.', { most })
  throw new MarkupError(start, message, 'name-too-long')
}

/** Goes to the end of a name, or one beyond `stop`; says whether that is known. */
function skipName(cursor: Cursor, stop: number): boolean {
  const { text, at, end } = cursor
  let i = at
  while (i < end && i <= stop) {
    const units = nameUnits(text, i, i === at)
    if (units === 0) break
    i += units
  }
  if (i === end && i <= stop) return false
  if (i === at) {
    throw new MarkupError(
      i,
      sentence('A name must begin with a letter or an underscore.', { detail: 'name-start' }),
    )
  }
  cursor.at = i
  return true
}

/** How many code units the character of a name at an index has; 0 if there is none. */
function nameUnits(text: string, at: number, isFirst: boolean): number {
  const c = text.charCodeAt(at)
  if (c < 0x80) {
    if ((c >= 0x61 && c <= 0x7a) || (c >= 0x41 && c <= 0x5a) || c === UNDERSCORE) return 1
    if (isFirst) return 0
    return (c >= 0x30 && c <= 0x39) || c === HYPHEN || c === DOT ? 1 : 0
  }
  const wide = codePointAt(text, at)
  if (!isIn(WIDE_START, wide) && (isFirst || !isIn(WIDE_REST, wide))) return 0
  return wide > 0xffff ? 2 : 1
}

function isIn(ranges: readonly number[], code: number): boolean {
  for (let i = 0; i < ranges.length; i += 2) {
    if (code >= ranges[i]! && code <= ranges[i + 1]!) return true
  }
  return false
}
