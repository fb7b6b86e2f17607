import type { TextRange } from '@waymark/url-parser'

/** The neighbourhood of an error, short enough for one line. */
export interface Excerpt {
  readonly before: string
  readonly marked: string
  readonly after: string
  /** Whether the input goes on beyond what is shown. */
  readonly cutBefore: boolean
  readonly cutInside: boolean
  readonly cutAfter: boolean
}

const CONTEXT = 11
const LONGEST_MARK = 20

export function excerptOf(input: string, { start, end }: TextRange): Excerpt {
  const from = wholeCharacter(input, start - CONTEXT <= 1 ? 0 : start - CONTEXT)
  const to = wholeCharacter(input, end + CONTEXT >= input.length - 1 ? input.length : end + CONTEXT)
  const cutInside = end - start > LONGEST_MARK
  const half = LONGEST_MARK / 2
  return {
    before: input.slice(from, start),
    marked: cutInside
      ? `${input.slice(start, wholeCharacter(input, start + half))}…${input.slice(wholeCharacter(input, end - half), end)}`
      : input.slice(start, end),
    after: input.slice(end, to),
    cutBefore: from > 0,
    cutInside,
    cutAfter: to < input.length,
  }
}

/** `at`, or one less when it would cut a surrogate pair. */
export function wholeCharacter(text: string, at: number): number {
  const left = text.charCodeAt(at - 1)
  const right = text.charCodeAt(at)
  const cuts = left >= 0xd800 && left < 0xdc00 && right >= 0xdc00 && right < 0xe000
  return cuts ? at - 1 : at
}
