import type { Host } from '@waymark/host'
import type { PublicSuffixList } from '@waymark/public-suffix'
import type { LocatedParts, ParsedReading, TextRange, UrlRecord } from '@waymark/url-parser'
import type { KnownDomains } from '../known.ts'
import { type Destination, destinationOf, domainOf } from './destination.ts'
import type { Candidate } from './finding.ts'

/** A URL that parses, as the checks of the verdict see it. */
export interface UrlContext extends Lists {
  readonly input: string
  readonly url: UrlRecord
  readonly parts: LocatedParts
  readonly base: UrlRecord | null
  readonly scheme: string
  readonly host: Host | null
  /** The name that is looked up, in ASCII; `null` if the host is none. */
  readonly domain: string | null
  readonly destination: Destination
  /** As it is written, without the tabs and newlines that the parser removes; `null` if it comes from the base. */
  readonly writtenHost: string | null
  /** The tabs and newlines that the parser removes, without those at both ends. */
  readonly removed: readonly TextRange[]
}

/** Looks for one kind of finding. */
export type Check = (context: UrlContext) => Candidate[]

/** What the options of the judge are made into. */
export interface Lists {
  readonly known: KnownDomains
  readonly publicSuffixList: PublicSuffixList
}

/** Works out once what several checks ask. */
export function contextOf(reading: ParsedReading, { known, publicSuffixList }: Lists): UrlContext {
  const { input, url, parts, base } = reading
  const hasRemoved = /[\t\n\r]/.test(input)
  const domain = url.host === null ? null : domainOf(url.host)
  return {
    input,
    url,
    parts,
    base,
    scheme: url.scheme,
    host: url.host,
    domain,
    destination: destinationOf(url, domain, publicSuffixList),
    writtenHost: parts.host === null ? null : writtenIn(input, parts.host),
    removed: hasRemoved ? removedInside(reading) : [],
    known,
    publicSuffixList,
  }
}

function removedInside({ input, removed }: ParsedReading): TextRange[] {
  return removed.filter(({ start, end }) => start > 0 && end < input.length)
}

/** What is written in a range, without the tabs and newlines that the parser removes. */
export function writtenIn(input: string, { start, end }: TextRange): string {
  return input.slice(start, end).replace(/[\t\n\r]/g, '')
}

/** The dots between labels: the full stops that the host parser reads as one. */
export const DOTS: RegExp = /[.\u3002\uff0e\uff61]/

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

/**
 * What a pattern matches in some parts of the input, each by itself.
 *
 * @param pattern - Global. It begins with what is rare in URLs, and looks behind only after that: looking behind at each
 *   place takes ten times as long.
 */
export function matchesIn(
  input: string,
  ranges: readonly (TextRange | null)[],
  pattern: RegExp,
): Match[] {
  const matches: Match[] = []
  for (const range of ranges) {
    if (range === null) continue
    const part = input.slice(range.start, range.end)
    if (part.search(pattern) === -1) continue
    for (const { 0: text, index } of part.matchAll(pattern)) {
      const start = range.start + index
      matches.push({ start, end: start + text.length, text })
    }
  }
  return matches
}
