import { codePointAt } from '@waymark/infra'
import { ARABIC_NUMBER, DIRECTION_MASK, LEFT_TO_RIGHT, RIGHT_TO_LEFT } from './properties.ts'
import { wordOf } from './tables.ts'

/** In which direction a string runs. */
export type Direction = 'ltr' | 'rtl'

/** Nothing before this character runs from right to left. */
const FIRST_RIGHT_TO_LEFT = 0x590

/** Whether a string holds anything that could move what is around it. */
export function isBidirectional(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    if (text.charCodeAt(i) < FIRST_RIGHT_TO_LEFT) continue
    const c = codePointAt(text, i)
    const direction = wordOf(c) & DIRECTION_MASK
    if (direction === RIGHT_TO_LEFT || direction === ARABIC_NUMBER) return true
    if (c > 0xffff) i++
  }
  return false
}

/** https://www.unicode.org/reports/tr9/#P2: the direction of the first strong character. */
export function directionOf(text: string): Direction {
  for (const character of text) {
    const direction = wordOf(character.codePointAt(0)!) & DIRECTION_MASK
    if (direction === LEFT_TO_RIGHT) return 'ltr'
    if (direction === RIGHT_TO_LEFT) return 'rtl'
  }
  return 'ltr'
}

/** Keeps a string from moving what is around it, and lets its own first letter decide its direction. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`
}

/** The same, for a string that runs from left to right as a whole. */
export function isolateLeftToRight(text: string): string {
  return `\u2066${text}\u2069`
}
