import { quote, shorten } from '@waymark/infra/internal'
import { eastAsianWidth } from 'get-east-asian-width'

/**
 * Characters that a terminal would act on instead of showing (controls, bidirectional overrides,
 * invisible format characters), could not show at all (lone surrogates, private use, unassigned), or shows as
 * nothing or as an ordinary space (other spaces, fillers, variation selectors).
 */
const UNSAFE =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u00a0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000]/u
/** Most text. The data behind the classes above take a millisecond to load. */
const PLAIN = /^[ -~]*$/

/** Characters that are drawn over the one before: marks, and the vowels and finals of Hangul. */
const MARK = /[\p{M}\u1160-\u11ff\ud7b0-\ud7c6\ud7cb-\ud7fb]/u

/** The same as in JSON, so that a string looks the same wherever it is shown. */
const SHORT_ESCAPES: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
}

/** One code point of a string and how it is shown. */
export interface Cell {
  /** Offset of its first code unit in the string. */
  readonly start: number
  /** Offset after its last code unit. */
  readonly end: number
  /** What is written: the character, or an escape sequence such as `\u202e`. */
  readonly shown: string
  /** Number of columns on the screen. */
  readonly width: number
  readonly escaped: boolean
}

/** Lays a string out for a terminal, code point by code point. */
export function layOut(text: string): Cell[] {
  const cells: Cell[] = []
  let start = 0
  for (const character of text) {
    const end = start + character.length
    cells.push(cellOf(character, start, end, cells.length === 0))
    start = end
  }
  return cells
}

function cellOf(character: string, start: number, end: number, isFirst: boolean): Cell {
  if (character >= ' ' && character <= '~') {
    return { start, end, shown: character, width: 1, escaped: false }
  }
  if (UNSAFE.test(character)) {
    const shown = SHORT_ESCAPES[character] ?? escapeCodeUnits(character)
    return { start, end, shown, width: shown.length, escaped: true }
  }
  // A combining mark is drawn on the character before it; at the start of a string, on a dotted circle.
  if (MARK.test(character)) {
    return isFirst
      ? { start, end, shown: `◌${character}`, width: 1, escaped: false }
      : { start, end, shown: character, width: 0, escaped: false }
  }
  const width = eastAsianWidth(character.codePointAt(0)!)
  return { start, end, shown: character, width, escaped: false }
}

/** The columns that cells take on the screen. */
export function widthOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, cell) => sum + cell.width, 0)
}

/**
 * Makes untrusted text safe to print on a terminal: characters that could move the cursor, change
 * the writing direction or stay invisible become escape sequences. The middle of long text is cut.
 */
export function safeText(text: string, maxLength: number = 300): string {
  return escapeUnsafe(shorten(text, maxLength))
}

/** The same, with a word for the empty string, which would be invisible. */
export function shownText(text: string, maxLength?: number): string {
  return text === '' ? '(empty)' : safeText(text, maxLength)
}

/** The same in quotation marks, as JSON would write it, and without the passwords of URLs. */
export function quoted(text: string, maxLength?: number): string {
  return escapeUnsafe(quote(text, maxLength))
}

/** A path, safe to print on a terminal. It is never cut, because the reader needs it to find the file. */
export function safePath(path: string): string {
  return path === '' ? '""' : escapeUnsafe(path)
}

export function escapeUnsafe(text: string): string {
  if (PLAIN.test(text) || !UNSAFE.test(text)) return text
  return layOut(text)
    .map((cell) => cell.shown)
    .join('')
}

/** `\uXXXX` for each code unit, the only form that JSON has. */
export function escapeCodeUnits(text: string): string {
  let escaped = ''
  for (let index = 0; index < text.length; index++) {
    escaped += `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`
  }
  return escaped
}
