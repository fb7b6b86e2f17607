import { type Sentence, sentence } from '@waymark/infra/internal'
import { findIllegalCharacter } from './characters.ts'
import type { Cursor } from './cursor.ts'
import { MarkupError } from './markup-error.ts'

const HASH = 0x23
const HYPHEN = 0x2d
const DOT = 0x2e
const COLON = 0x3a
const SEMICOLON = 0x3b
const UNDERSCORE = 0x5f

export const BARE_AMPERSAND: Sentence = /* @__PURE__ */ sentence(
  'An "&" that begins no reference must be written "&amp;".',
  { detail: 'ampersand' },
)

/**
 * Reads a reference to a character, or to one of the five entities that need no declaration. The cursor is at its
 * ampersand.
 *
 * @param most - How many code units there may be between the ampersand and the semicolon.
 * @returns The character, or `null` if the string ends before the reference does.
 * @throws MarkupError if there is no such reference.
 * @see https://www.w3.org/TR/xml/#sec-references
 */
export function parseReference(cursor: Cursor, most: number): string | null {
  const { text, at, end } = cursor
  let i = at + 1
  while (i < end && i - at <= most && isReferenceUnit(text.charCodeAt(i))) i++
  if (i === end) return null
  if (i === at + 1 || text.charCodeAt(i) !== SEMICOLON) {
    throw new MarkupError(at, BARE_AMPERSAND)
  }
  const name = text.slice(at + 1, i)
  cursor.at = i + 1
  const isNumeric = name.startsWith('#')
  const character = isNumeric ? characterOf(name) : entityOf(name)
  if (character !== null) return character
  const reference = `&${name};`
  throw new MarkupError(
    at,
    isNumeric
      ? sentence('The reference {reference:quote} is to a character that XML cannot contain.', {
          reference,
        })
      : sentence(
          'The entity {reference:quote} is not declared; an "&" of a URL must be written "&amp;".',
          { reference },
        ),
  )
}

function entityOf(name: string): string | null {
  switch (name) {
    case 'amp':
      return '&'
    case 'lt':
      return '<'
    case 'gt':
      return '>'
    case 'quot':
      return '"'
    case 'apos':
      return "'"
    default:
      return null
  }
}

/** https://www.w3.org/TR/xml/#NT-CharRef */
function characterOf(name: string): string | null {
  let code = Number.NaN
  if (/^#x[0-9A-Fa-f]+$/.test(name)) code = Number.parseInt(name.slice(2), 16)
  else if (/^#[0-9]+$/.test(name)) code = Number.parseInt(name.slice(1), 10)
  if (!(code <= 0x10ffff)) return null
  const character = String.fromCodePoint(code)
  return findIllegalCharacter(character) === -1 ? character : null
}

/** Whether a code unit may be part of a reference. Beyond ASCII there is no reference that is known. */
export function isReferenceUnit(c: number): boolean {
  if (c >= 0x80 || c === HASH || c === HYPHEN || c === DOT || c === COLON) return true
  return (
    (c >= 0x30 && c <= 0x39) ||
    (c >= 0x41 && c <= 0x5a) ||
    (c >= 0x61 && c <= 0x7a) ||
    c === UNDERSCORE
  )
}
