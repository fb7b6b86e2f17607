import { sentence } from '@waymark/infra/internal'
import type { Cursor } from './cursor.ts'
import { MarkupError } from './markup-error.ts'
import { beginsName, parseQualifiedName } from './names.ts'
import { characterAt, type TagLimits, tagTooLong } from './start-tag.ts'

const GREATER = 0x3e

/**
 * Reads an end tag. The cursor is at its `<`.
 *
 * @returns Its name, or `null` if the string ends before the tag does.
 * @throws MarkupError
 * @see https://www.w3.org/TR/xml/#NT-ETag
 */
export function parseEndTag(cursor: Cursor, limits: TagLimits): string | null {
  const { at: start, end } = cursor
  cursor.at += 2
  if (cursor.at >= end) return null
  if (!beginsName(cursor)) {
    throw new MarkupError(start, sentence('An end tag has no name.', { detail: 'no-name' }))
  }
  const name = parseQualifiedName(cursor, start, limits.maxNameLength)
  if (name === null) return null
  const limit = cursor.at + limits.maxAttributeLength
  cursor.end = Math.min(end, limit)
  cursor.skipSpace()
  const c = cursor.peek()
  cursor.end = end
  if (c === -1) {
    if (cursor.at === limit) throw tagTooLong(limit, limits)
    return null
  }
  if (c !== GREATER) {
    const message = sentence(
      'There is an unexpected {character:quote} in the end tag of {element}.',
      { detail: 'end-tag', character: characterAt(cursor), element: name },
    )
    throw new MarkupError(cursor.at, message)
  }
  cursor.at++
  return name
}
