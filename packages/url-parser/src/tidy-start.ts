import { copyText, toScalarValueString } from '@waymark/infra'
import { withoutTabsAndNewlines } from './tabs-and-newlines.ts'

/** A special scheme other than `file`, and what stands for `//` behind it with any base or without one. */
const SPECIAL_START = /^(https?|wss?|ftp):[\\/]{2,}/i

/**
 * A URL as the other fast paths would have it: without what the parser takes out, and with its scheme in lower
 * case and two slashes behind it. It parses as the one that was given.
 *
 * @returns `null` when nothing was to be tidied.
 */
export function tidyStart(input: string): string | null {
  let start = 0
  let end = input.length
  while (start < end && input.charCodeAt(start) <= 0x20) start++
  while (start < end && input.charCodeAt(end - 1) <= 0x20) end--
  // Halves of a pair that a tab kept apart must not come together.
  const text = withoutTabsAndNewlines(toScalarValueString(input.slice(start, end)))
  const special = SPECIAL_START.exec(text)
  if (special === null) return text === input ? null : copyText(text)
  const tidied = `${special[1]!.toLowerCase()}://${text.slice(special[0].length)}`
  return tidied === input ? null : tidied
}
