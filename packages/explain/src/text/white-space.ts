import type { TextRange } from '@waymark/url-parser'

/**
 * A string without the spaces and controls on both sides, which the parser removes.
 *
 * @example
 * ```ts
 * import { withoutOuterSpaces } from '@waymark/explain/internal'
 *
 * withoutOuterSpaces(' https://example.com ') // => { start: 1, end: 20 }
 * ```
 */
export function withoutOuterSpaces(text: string): TextRange {
  const start = /^[\0- ]*/.exec(text)![0].length
  let end = text.length
  while (end > start && text.charCodeAt(end - 1) <= 0x20) end--
  return { start, end }
}
