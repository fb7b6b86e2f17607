import { asciiLowercase } from '@waymark/infra'
import { requireString } from '@waymark/infra/argument'
import { splitOnAsciiWhitespace } from '../facts/ascii-whitespace.ts'

/** A link of a `Link` header. */
export interface HeaderLink {
  /** As written; it may be relative. */
  readonly href: string
  /** Relation types in lower case. */
  readonly rel: readonly string[]
  /** The values of `hreflang`, of which a link may have several. */
  readonly hreflang: readonly string[]
  /** The URL of what the link is about, if it is not the page; else `null`. */
  readonly anchor: string | null
}

interface Parameter {
  readonly name: string
  readonly value: string
}

/** Where a reader of a header is. */
interface Cursor {
  readonly text: string
  at: number
}

/**
 * Reads a `Link` header, or several that are joined by commas.
 *
 * @returns The links before the first thing that is not one.
 * @throws ArgumentError If it is not a string.
 * @see https://www.rfc-editor.org/rfc/rfc8288#appendix-B.2
 *
 * @example
 * ```ts
 * import { parseLinkHeader } from '@waymark/pages'
 *
 * parseLinkHeader('</de/>; rel="alternate"; hreflang=de, </en/>; rel=canonical') // => [{ href: '/de/', rel: ['alternate'], hreflang: ['de'], anchor: null }, { href: '/en/', rel: ['canonical'], hreflang: [], anchor: null }]
 * ```
 */
export function parseLinkHeader(value: string): readonly HeaderLink[] {
  requireString(value, 'value', 'pass the value of the header')
  const cursor: Cursor = { text: value, at: 0 }
  const links: HeaderLink[] = []
  while (cursor.at < value.length) {
    skipSpace(cursor)
    // A list may have empty members.
    if (value[cursor.at] === ',') {
      cursor.at++
      continue
    }
    if (value[cursor.at] !== '<') break
    const end = value.indexOf('>', cursor.at)
    if (end === -1) break
    const href = value.slice(cursor.at + 1, end)
    cursor.at = end + 1
    links.push(linkOf(href, parseParameters(cursor)))
    // What comes before the next comma belongs to no parameter.
    cursor.at = until(value, cursor.at, ',')
  }
  return links
}

function linkOf(href: string, parameters: readonly Parameter[]): HeaderLink {
  const first = (wanted: string) => parameters.find(({ name }) => name === wanted)?.value
  return {
    href,
    rel: splitOnAsciiWhitespace(asciiLowercase(first('rel') ?? '')),
    hreflang: parameters.filter(({ name }) => name === 'hreflang').map(({ value }) => value),
    anchor: first('anchor') ?? null,
  }
}

/** https://www.rfc-editor.org/rfc/rfc8288#appendix-B.3 */
function parseParameters(cursor: Cursor): readonly Parameter[] {
  const { text } = cursor
  const parameters: Parameter[] = []
  for (;;) {
    skipSpace(cursor)
    if (text[cursor.at] !== ';') return parameters
    cursor.at++
    skipSpace(cursor)
    const name = takeUntil(cursor, /[\t =;,]/g)
    skipSpace(cursor)
    let value = ''
    if (text[cursor.at] === '=') {
      cursor.at++
      skipSpace(cursor)
      value = text[cursor.at] === '"' ? parseQuotedString(cursor) : takeUntil(cursor, /[;,]/g)
    }
    if (name !== '') parameters.push({ name: asciiLowercase(name), value: trimEnd(value) })
  }
}

/** https://www.rfc-editor.org/rfc/rfc8288#appendix-B.4 */
function parseQuotedString(cursor: Cursor): string {
  const { text } = cursor
  const parts: string[] = []
  cursor.at++
  const special = /["\\]/g
  for (let start = cursor.at; ; start = cursor.at) {
    special.lastIndex = start
    const match = special.exec(text)
    const end = match?.index ?? text.length
    parts.push(text.slice(start, end))
    cursor.at = end + 1
    if (match === null || match[0] === '"') return parts.join('')
    parts.push(text.charAt(end + 1))
    cursor.at = end + 2
  }
}

function skipSpace(cursor: Cursor): void {
  const { text } = cursor
  while (text[cursor.at] === ' ' || text[cursor.at] === '\t') cursor.at++
}

function takeUntil(cursor: Cursor, end: RegExp): string {
  const start = cursor.at
  end.lastIndex = start
  cursor.at = end.exec(cursor.text)?.index ?? cursor.text.length
  return cursor.text.slice(start, cursor.at)
}

function until(text: string, from: number, sign: string): number {
  const at = text.indexOf(sign, from)
  return at === -1 ? text.length : at
}

function trimEnd(text: string): string {
  let end = text.length
  while (end > 0 && (text[end - 1] === ' ' || text[end - 1] === '\t')) end--
  return text.slice(0, end)
}
