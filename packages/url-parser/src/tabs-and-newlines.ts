import { flatten, LONG_TEXT } from '@waymark/infra'

const REMOVED = /[\t\n\r]/

/** Whether a string holds what the parser takes out wherever it stands. */
export function hasTabOrNewline(text: string): boolean {
  return REMOVED.test(text)
}

/** *Remove all ASCII tab or newline*. */
export function withoutTabsAndNewlines(text: string): string {
  // To ask first takes half as long, and there are hardly ever any.
  if (!hasTabOrNewline(text)) return text
  // An engine keeps an array of all that stays: with millions of tabs, no small one.
  let output = ''
  for (let start = 0; start < text.length; start += LONG_TEXT) {
    output += flatten(text.slice(start, start + LONG_TEXT).replace(/[\t\n\r]+/g, ''))
  }
  return output
}
