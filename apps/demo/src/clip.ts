import { wholeCharacter } from './excerpt.ts'

/** The beginning of a text, which is drawn, and the length of the whole. */
export interface Clip {
  readonly text: string
  /** Of the whole, in UTF-16 code units. */
  readonly length: number
}

/** Longer strings take time to lay out, and nobody reads them. */
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
