import { codePointAt } from '@waymark/infra'
import { sentence } from '@waymark/infra/internal'
import type { Cursor } from './cursor.ts'
import { MarkupError } from './markup-error.ts'
import { beginsName, parseQualifiedName } from './names.ts'
import { parseReference } from './references.ts'

/** What one tag may make a reader hold in memory. */
export interface TagLimits {
  readonly maxAttributes: number
  readonly maxNameLength: number
  readonly maxAttributeLength: number
}

/** A start tag as it is written, before its prefixes are looked up. */
export interface StartTag {
  readonly name: string
  /** Values by name, in the order of the tag. */
  readonly attributes: ReadonlyMap<string, string>
  /** Whether a name of an attribute has a colon, or is `xmlns`. */
  readonly hasNamespaces: boolean
  /** Whether it ends in `/>`. */
  readonly isEmpty: boolean
}

interface TagName {
  readonly name: string
  /** Index of the `<`. */
  readonly start: number
}

const SPACE = 0x20
const QUOTE = 0x22
const AMPERSAND = 0x26
const APOSTROPHE = 0x27
const SLASH = 0x2f
const LESS = 0x3c
const EQUALS = 0x3d
const GREATER = 0x3e

const NO_ATTRIBUTES: ReadonlyMap<string, string> = /* @__PURE__ */ new Map()

/**
 * Reads a start tag. The cursor is at its `<`.
 *
 * @returns `null` if the string ends before the tag does.
 * @throws MarkupError for a tag that is not well-formed, or above a limit.
 * @see https://www.w3.org/TR/xml/#NT-STag
 */
export function parseStartTag(cursor: Cursor, limits: TagLimits): StartTag | null {
  const { at: start, end } = cursor
  cursor.at++
  if (cursor.at === end) return null
  if (!beginsName(cursor)) {
    throw new MarkupError(
      start,
      sentence('A "<" that begins no tag must be written "&lt;".', { detail: 'less-than' }),
    )
  }
  const name = parseQualifiedName(cursor, start, limits.maxNameLength)
  if (name === null) return null
  const limit = cursor.at + limits.maxAttributeLength
  cursor.end = Math.min(end, limit)
  const tag = parseAttributes(cursor, { name, start }, limits)
  if (tag === null && cursor.end === limit) throw tagTooLong(limit, limits)
  cursor.end = end
  return tag
}

/**
 * Reads the rest of a tag.
 *
 *     <xhtml:link rel="alternate" href="/"/>
 *                ^
 */
function parseAttributes(
  cursor: Cursor,
  { name, start }: TagName,
  limits: TagLimits,
): StartTag | null {
  let attributes: Map<string, string> | null = null
  let hasNamespaces = false
  for (;;) {
    const nameEnd = cursor.at
    cursor.skipSpace()
    const c = cursor.peek()
    if (c === -1) return null
    if (c === GREATER || c === SLASH) {
      if (!skipTagEnd(cursor)) return null
      return { name, attributes: attributes ?? NO_ATTRIBUTES, hasNamespaces, isEmpty: c === SLASH }
    }
    if (cursor.at === nameEnd || !beginsName(cursor)) {
      const message = sentence(
        'There is an unexpected {character:quote} in the tag of {element}.',
        { detail: 'tag', character: characterAt(cursor), element: name },
      )
      throw new MarkupError(cursor.at, message)
    }
    attributes ??= new Map()
    if (attributes.size === limits.maxAttributes) {
      const message = sentence('An element has more than {most} attributes.', {
        most: limits.maxAttributes,
      })
      throw new MarkupError(cursor.at, message, 'too-many-attributes')
    }
    const attribute = parseQualifiedName(cursor, cursor.at, limits.maxNameLength)
    if (attribute === null) return null
    const value = parseValue(cursor, attribute, limits)
    if (value === null) return null
    if (attributes.has(attribute)) {
      const message = sentence('An element has the attribute {attribute} twice.', {
        detail: 'twice',
        attribute,
      })
      throw new MarkupError(start, message)
    }
    attributes.set(attribute, value)
    hasNamespaces ||= attribute.includes(':') || attribute === 'xmlns'
  }
}

/** Goes to what follows the `>` or `/>` at the cursor. */
function skipTagEnd(cursor: Cursor): boolean {
  if (cursor.peek() === SLASH) {
    cursor.at++
    const c = cursor.peek()
    if (c === -1) return false
    if (c !== GREATER) {
      throw new MarkupError(
        cursor.at - 1,
        sentence('A "/" in a tag must be followed by ">".', { detail: 'slash' }),
      )
    }
  }
  cursor.at++
  return true
}

/**
 * Reads the value of an attribute.
 *
 *     <xhtml:link rel="alternate" href="/"/>
 *                    ^
 *
 * @see https://www.w3.org/TR/xml/#AVNormalize
 */
function parseValue(cursor: Cursor, name: string, limits: TagLimits): string | null {
  cursor.skipSpace()
  if (cursor.peek() === -1) return null
  if (cursor.peek() !== EQUALS) {
    const message = sentence('The attribute {attribute} has no value.', {
      detail: 'no-value',
      attribute: name,
    })
    throw new MarkupError(cursor.at, message)
  }
  cursor.at++
  cursor.skipSpace()
  const quote = cursor.peek()
  if (quote === -1) return null
  if (quote !== QUOTE && quote !== APOSTROPHE) {
    const message = sentence('The value of the attribute {attribute} is not in quotes.', {
      detail: 'no-quotes',
      attribute: name,
    })
    throw new MarkupError(cursor.at, message)
  }
  const start = cursor.at
  cursor.at++
  const value = parseQuoted(cursor, quote, limits)
  // Namespaces are kept for as long as their element is open.
  if (value !== null && value.length > limits.maxNameLength && /^xmlns(?:$|:)/.test(name)) {
    const message = sentence('The name of a namespace has more than {most} characters.', {
      detail: 'namespace',
      most: limits.maxNameLength,
    })
    throw new MarkupError(start, message, 'name-too-long')
  }
  return value
}

function parseQuoted(cursor: Cursor, quote: number, limits: TagLimits): string | null {
  const { text, end } = cursor
  let value = ''
  let from = cursor.at
  let hasBreak = false
  for (let i = from; i < end; ) {
    const c = text.charCodeAt(i)
    if (c === quote || c === AMPERSAND) {
      const part = text.slice(from, i)
      value += hasBreak ? part.replace(/\r\n|[\t\n\r]/g, ' ') : part
      cursor.at = i
      if (c === quote) {
        cursor.at++
        return value
      }
      const character = parseReference(cursor, limits.maxNameLength)
      if (character === null) return null
      value += character
      i = from = cursor.at
      hasBreak = false
    } else if (c === LESS) {
      const message = sentence('A "<" in the value of an attribute must be written "&lt;".', {
        detail: 'less-than-in-value',
      })
      throw new MarkupError(i, message)
    } else {
      if (c < SPACE) hasBreak = true
      i++
    }
  }
  return null
}

/** The character at the cursor, for errors. */
export function characterAt({ text, at }: Cursor): string {
  return String.fromCodePoint(codePointAt(text, at))
}

export function tagTooLong(index: number, { maxAttributeLength: most }: TagLimits): MarkupError {
  const message = sentence('A tag has more than {most} characters after its name.', { most })
  return new MarkupError(index, message, 'attribute-too-long')
}
