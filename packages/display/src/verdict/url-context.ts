import type { LocatedParts, TextRange, UrlRecord } from '@waymark/url-parser'

/** A URL that parses, as the checks of the verdict see it. */
export interface UrlContext {
  readonly input: string
  readonly url: UrlRecord
  readonly parts: LocatedParts
  readonly known: readonly string[]
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
export function removedInside(input: string, { removed }: LocatedParts): TextRange[] {
  return removed.filter(({ start, end }) => start > 0 && end < input.length)
}
