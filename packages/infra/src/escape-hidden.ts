/**
 * A string as a message shows it: what could hide or reorder the rest of the message is written as `\u` and four hex
 * digits.
 *
 * These are controls, line and paragraph separators, and the controls of bidirectional text.
 *
 * @example
 * ```ts
 * import { escapeHidden } from '@waymark/infra/internal'
 *
 * escapeHidden('a\u202eb') // => 'a\\u202eb'
 * ```
 */
export function escapeHidden(s: string): string {
  return s.replace(HIDDEN, (character) => {
    const code = character.charCodeAt(0).toString(16).padStart(4, '0')
    return `\\u${code}`
  })
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const HIDDEN = /[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g
