import { replaceUnits } from './replace-units.ts'

/** Whether `c` is what the parser takes out wherever it stands. */
export function isTabOrNewline(c: number): boolean {
  return c === 0x09 || c === 0x0a || c === 0x0d
}

/** *Remove all ASCII tab or newline*. */
export function withoutTabsAndNewlines(text: string): string {
  // To ask first takes half as long, and there are hardly ever any.
  return /[\t\n\r]/.test(text) ? replaceUnits(text, /[\t\n\r]+/g, '') : text
}
