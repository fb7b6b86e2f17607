import { stripVTControlCharacters } from 'node:util'
import { layOut, widthOf } from './safe-text.ts'

/** A part of a string that stays on one line. */
export interface Piece {
  readonly text: string
  /** Number of columns on the screen, where styles take none. */
  readonly width: number
  /** What is between it and the piece before, if they are on one line. */
  readonly gap: ' ' | ''
}

/** The characters that Japanese is written in, as a part of a character class. */
const JAPANESE = '\\u3000-\\u30ff\\u3400-\\u9fff\\uff00-\\uffef'
const HAS_JAPANESE = new RegExp(`[${JAPANESE}]`)
/**
 * What is between backticks, one character of Japanese, or a run of others, with what may not be apart from it: opening
 * brackets before, and after it closing ones, stops, small kana and the marks of a long or a repeated sound.
 *
 * @see https://www.w3.org/TR/jlreq/#characters_not_starting_a_line
 */
const UNIT = new RegExp(
  `[（「『【]*(?:\`[^\`]*\`[^${JAPANESE}\`]*|[^${JAPANESE}]+|[${JAPANESE}])[、。，．：；！？）」』】・ーァィゥェォッャュョぁぃぅぇぉっゃゅょ々…]*`,
  'g',
)

/** Splits a string where a line may end: at its spaces, and between the characters of Japanese. */
export function piecesOf(text: string): Piece[] {
  return text.split(' ').flatMap((word) => {
    const units = HAS_JAPANESE.test(word) ? (word.match(UNIT) ?? [word]) : [word]
    return units.map((unit, index) => ({
      text: unit,
      width: widthOf(layOut(stripVTControlCharacters(unit))),
      gap: index === 0 ? (' ' as const) : ('' as const),
    }))
  })
}
