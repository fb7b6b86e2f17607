import type { TextRange } from '@waymark/url-parser'

/** A URL with one of the usual schemes, inside other text. */
export interface FoundUrl extends TextRange {
  /** The URL itself, without the backslashes that JSON may have before its slashes. */
  readonly href: string
}

const STARTS = /(?<![a-z\d+-])(?:https?|ftp|wss?|file):\\?\/\\?\//gi

/** After so many URLs, the rest is not searched. */
const MOST_URLS = 20

/** Finds the URLs in a string, up to `MOST_URLS`. */
export function findUrls(text: string): readonly FoundUrl[] {
  const found: FoundUrl[] = []
  for (const { 0: start, index } of text.matchAll(STARTS)) {
    if (found.length === MOST_URLS) break
    // Inside another URL, it is a part of that one.
    const [last] = found.slice(-1)
    if (last !== undefined && index < last.end) continue
    const end = endOf(text, index)
    if (end <= index + start.length) continue
    const href = text.slice(index, end).replace(/\\\//g, '/')
    found.push({ start: index, end, href })
  }
  return found
}

/** What ends a URL wherever it is: white space, quotation marks, and the punctuation of Chinese and Japanese. */
const ENDS =
  /[\0- \u00a0\u3000]|["\u201c\u201d\u00ab\u00bb\u2039\u203a\u300b-\u300f\u3011\uff09]|[<>`]|[\u3001\u3002\uff0c\uff1b]/

/** The same in HTML, where it is not markup. */
const HTML_ENDS = /^&(?:quot|lt|gt|#39|#34|nbsp);/i

/** What ends a URL that has another character before it, besides a bracket of the same kind. */
const CLOSERS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["'", "'"],
  ['*', '*'],
  [',', ','],
  [';', ';'],
  ['|', '|'],
  ['<', '|'],
  ['[', '|'],
  ['\u2018', '\u2019'],
])

const BRACKETS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
])

/** Where a URL inside other text ends: before a delimiter, before a bracket that closes none of its own, and before punctuation. */
function endOf(text: string, start: number): number {
  const closer = CLOSERS.get(text.charAt(start - 1))
  const open: string[] = []
  let end = start
  while (end < text.length) {
    const c = text[end]!
    if (c === closer || ENDS.test(c)) break
    if (c === '&' && start > 0 && HTML_ENDS.test(text.slice(end, end + 7))) break
    // Where a list has a comma, another URL begins.
    if (/[,;|]/.test(c) && /^[a-z]{2,5}:\/\//i.test(text.slice(end + 1, end + 10))) break
    if (/[([{]/.test(c)) open.push(c)
    const opener = BRACKETS.get(c)
    if (opener !== undefined && open.pop() !== opener) break
    end++
  }
  const isInSentence = start > 0 || end < text.length
  while (isInSentence && end > start && /[.,;:!?']/.test(text[end - 1]!)) end--
  return end
}

/** Whether a string is the beginning of a URL that has another one inside, such as `/go?to=` or `web.example/`. */
export function isPartOfUrl(before: string): boolean {
  if (/^\/+$/.test(before)) return false
  return /^(?:[?#]|\.\.?\/|[^\s"'<>()[\]{}`|,;=]+[/?#])/.test(before) && !/\s/.test(before)
}

/** Whether nothing of a string can be seen. */
export function isInvisible(text: string): boolean {
  return /^[\s\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]*$/.test(text)
}
