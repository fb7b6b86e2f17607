import { wholeCharacter } from './excerpt.ts'

/** The start of a string, which is drawn, and the length of the whole string. */
export interface Clip {
  readonly text: string
  /** The length of the whole string, in code units. */
  readonly length: number
}

/** Longer strings take time to lay out and are not read anyway. */
const LONGEST = 4000

export function clip(text: string, longest = LONGEST): Clip {
  return { text: beginningOf(text, longest), length: text.length }
}

/** The beginning of a string, in whole characters. */
export function beginningOf(text: string, longest: number): string {
  return text.slice(0, wholeCharacter(text, Math.min(text.length, longest)))
}

/** The end of a string, in whole characters. */
export function endOf(text: string, longest: number): string {
  return text.slice(wholeCharacter(text, Math.max(0, text.length - longest)))
}
