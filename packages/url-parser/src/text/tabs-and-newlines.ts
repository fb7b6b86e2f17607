import { flatten, LONG_TEXT } from '@waymark/infra/internal'

/**
 * https://infra.spec.whatwg.org/#ascii-tab-or-newline
 *
 * @example
 * ```ts
 * import { isTabOrNewline } from '@waymark/url-parser/internal'
 *
 * isTabOrNewline(0x09) // => true
 * ```
 */
export function isTabOrNewline(c: number): boolean {
  return c === 0x0a || c === 0x0d || c === 0x09
}

/**
 * Removes all tabs and newlines.
 *
 * @example
 * ```ts
 * import { removeTabsAndNewlines } from '@waymark/url-parser/internal'
 *
 * removeTabsAndNewlines('https://exa\tmple.com/') // => 'https://example.com/'
 * ```
 */
export function removeTabsAndNewlines(text: string): string {
  let finished = ''
  let output = ''
  let copied = 0
  for (let at = 0; at < text.length; at++) {
    const c = text.charCodeAt(at)
    if (c > 0x0d || !isTabOrNewline(c)) continue
    if (copied < at) output += text.slice(copied, at)
    copied = at + 1
    // Joining a million pieces at once would take longer than parsing.
    if (output.length <= LONG_TEXT) continue
    finished += flatten(output)
    output = ''
  }
  return copied === 0 ? text : flatten(finished + output + text.slice(copied))
}

/** The offset of each code unit that is not a tab or newline, and of the end. */
export function placesBeforeRemoval(text: string): number[] {
  const places: number[] = []
  for (let i = 0; i < text.length; i++) {
    if (!isTabOrNewline(text.charCodeAt(i))) places[places.length] = i
  }
  places[places.length] = text.length
  return places
}
