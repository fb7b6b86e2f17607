import { eastAsianWidth } from 'get-east-asian-width'
import { escapeUnits } from '../output/json-text.ts'

/**
 * Characters that a terminal would act upon instead of showing (controls, bidirectional overrides,
 * invisible format characters), or could not show at all (lone surrogates, private use, unassigned).
 */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u
/** What is drawn over the character before it: marks, and the vowels and finals of Hangul. */
const MARK = /[\p{M}\u1160-\u11ff\ud7b0-\ud7c6\ud7cb-\ud7fb]/u

/** The same as in JSON, so that a text looks alike wherever it is shown. */
const SHORT_ESCAPES: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
}

/** One code point of a text and how it is shown. */
export interface Cell {
  /** First UTF-16 unit in the text. */
  readonly start: number
  /** One past its last unit. */
  readonly end: number
  /** What is written: the character, or an escape such as `\u202e`. */
  readonly shown: string
  /** Columns it takes on the screen. */
  readonly width: number
  readonly escaped: boolean
}

/** Lays a text out for a terminal, code point by code point. */
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
  if (UNSAFE.test(character)) {
    const shown = SHORT_ESCAPES[character] ?? escapeUnits(character)
    return { start, end, shown, width: shown.length, escaped: true }
  }
  // A combining mark sits on the character before it; the very first one gets a circle to sit on.
  if (MARK.test(character)) {
    return isFirst
      ? { start, end, shown: `◌${character}`, width: 1, escaped: false }
      : { start, end, shown: character, width: 0, escaped: false }
  }
  const width = eastAsianWidth(character.codePointAt(0)!)
  return { start, end, shown: character, width, escaped: false }
}

/**
 * A text from outside, fit for a terminal: what could move the cursor, turn the writing direction
 * or hide is written as an escape. Long texts keep their beginning and their end.
 */
export function safeText(text: string, maxLength: number = 300): string {
  return escapeUnsafe(shorten(text, maxLength))
}

/** The same between quotation marks, as JSON would write it. */
export function quoted(text: string, maxLength: number = 300): string {
  return escapeUnsafe(JSON.stringify(shorten(text, maxLength)))
}

/** A path, fit for a terminal and whole: whoever reads it looks for the file. */
export function safePath(path: string): string {
  return path === '' ? '""' : escapeUnsafe(path)
}

function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const half = Math.floor((maxLength - 1) / 2)
  return `${text.slice(0, half)}…${text.slice(-half)}`
}

function escapeUnsafe(text: string): string {
  if (!UNSAFE.test(text)) return text
  return layOut(text)
    .map((cell) => cell.shown)
    .join('')
}
