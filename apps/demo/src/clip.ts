import { wholeCharacter } from './excerpt.ts'

/** A text as it is drawn: its beginning, and how long the whole is. */
export interface Clip {
  readonly text: string
  /** Of the whole, in UTF-16 code units. */
  readonly length: number
}

/** Nobody reads more of one part of a URL, and each character takes time to lay out. */
const LONGEST = 4000

export function clip(text: string, longest = LONGEST): Clip {
  return { text: beginningOf(text, longest), length: text.length }
}

/** The beginning of a text, in whole characters. */
export function beginningOf(text: string, longest: number): string {
  return text.slice(0, wholeCharacter(text, Math.min(text.length, longest)))
}

/** The end of a text, in whole characters. */
export function endOf(text: string, longest: number): string {
  return text.slice(wholeCharacter(text, Math.max(0, text.length - longest)))
}
