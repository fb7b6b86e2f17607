import type { PublicSuffixList } from '@waymark/public-suffix'
import type { LocatedParts, TextRange, UrlRecord } from '@waymark/url-parser'
import type { KnownDomain } from '../known.ts'

/** A URL that parses, as the checks of the verdict see it. */
export interface UrlContext {
  readonly input: string
  readonly url: UrlRecord
  readonly parts: LocatedParts
  readonly removed: readonly TextRange[]
  readonly known: readonly KnownDomain[]
  readonly publicSuffixList: PublicSuffixList
}

/** What is written in a range, without the tabs and newlines that the parser removes. */
export function writtenIn(input: string, { start, end }: TextRange): string {
  return input.slice(start, end).replace(/[\t\n\r]/g, '')
}

/** The dots between labels: the full stops that the host parser reads as one. */
export const DOTS: RegExp = /[.\u3002\uff0e\uff61]/

/** Names in headlines stay short. */
export const LONGEST_NAME = 100

/** The tabs and newlines that the parser removes, without those at both ends. */
export function removedInside({
  input,
  removed,
}: Pick<UrlContext, 'input' | 'removed'>): TextRange[] {
  return removed.filter(({ start, end }) => start > 0 && end < input.length)
}

/** `%2E` and `%40` as what they mean. */
export function decodeAscii(text: string): string {
  return text.replace(/%([2-7][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

/** U+FF01 to U+FF5E as the characters of ASCII that they are wide forms of. */
export function withoutWideForms(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0))
}

/** A piece of the input that a pattern matches. */
export interface Match extends TextRange {
  readonly text: string
}

/** What a pattern matches in some parts of the input, each by itself. */
export function matchesIn(
  input: string,
  ranges: readonly (TextRange | null)[],
  pattern: RegExp,
): Match[] {
  return ranges.flatMap((range) =>
    range === null
      ? []
      : [...input.slice(range.start, range.end).matchAll(pattern)].map(({ 0: text, index }) => {
          const start = range.start + index
          return { start, end: start + text.length, text }
        }),
  )
}
