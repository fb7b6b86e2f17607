import { isAsciiString } from '@waymark/infra'
import { encodeComponent } from '../percent-text.ts'
import type { Fix } from './rule.ts'
import { PLACEHOLDER, type Segment } from './subject.ts'
import { kebabCase, pluralOf, wordsOf } from './words.ts'

/** A name in kebab case, as a fix. */
export function kebabFix({ text, start, end }: Segment): Fix {
  return {
    start,
    end,
    text: isAsciiString(text) ? kebabCase(text) : encodeComponent(kebabCase(text)),
  }
}

/** A name with its last word in the plural; `null` where English is too irregular to be certain. */
export function pluralFix({ text, start, end }: Segment): Fix | null {
  const last = wordsOf(text).at(-1)
  if (last === undefined || !text.endsWith(last) || !/^[a-z]+$/.test(last)) return null
  if (/(?:f|fe|o|us|is|um|on|ix|ex)$/.test(last) && pluralOf(last) === `${last}s`) return null
  return { start, end, text: text.slice(0, -last.length) + pluralOf(last) }
}

/** Whether a segment is nothing but a variable. */
export function isWholeVariable(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (text[index] !== PLACEHOLDER) return false
  return text !== ''
}
