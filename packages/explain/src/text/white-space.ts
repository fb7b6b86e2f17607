import type { TextRange } from '@waymark/url-parser'

/** A string without the spaces and controls on both sides, which the parser removes. */
export function withoutOuterSpaces(text: string): TextRange {
  const start = /^[\0- ]*/.exec(text)![0].length
  let end = text.length
  while (end > start && text.charCodeAt(end - 1) <= 0x20) end--
  return { start, end }
}
