import { flatten, LONG_TEXT } from '@waymark/infra'

export function isTabOrNewline(c: number): boolean {
  return c === 0x0a || c === 0x0d || c === 0x09
}

/** The text without tabs and newlines, wherever they are. */
export function removeTabsAndNewlines(text: string): string {
  let finished = ''
  let output = ''
  let copied = 0
  for (let at = 0; at < text.length; at++) {
    if (!isTabOrNewline(text.charCodeAt(at))) continue
    if (copied < at) output += text.slice(copied, at)
    copied = at + 1
    // A million pieces in one tree would take longer than the text.
    if (output.length <= LONG_TEXT) continue
    finished += flatten(output)
    output = ''
  }
  return copied === 0 ? text : flatten(finished + output + text.slice(copied))
}

/** For each unit that is not a tab or newline, and for the end, its offset in the text. */
export function placesOfKept(text: string): number[] {
  const places: number[] = []
  for (let i = 0; i < text.length; i++) {
    if (!isTabOrNewline(text.charCodeAt(i))) places.push(i)
  }
  places.push(text.length)
  return places
}
