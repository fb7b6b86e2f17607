import { isC0ControlOrSpace } from '@waymark/infra'

/** What a program sees in a URL. */
export interface SeenTarget {
  /** As the program gives it, an IPv6 address without brackets; `null` if it sees none. */
  readonly host: string | null
  /** `null` if the URL names none. */
  readonly port: number | null
  /** Without the query; as it is written, or as the program writes it. */
  readonly path: string
}

/** A program that reads URLs, as a model of its parser. */
export interface ParserModel {
  readonly name: ParserName
  /** For people: the function and the version that the model follows. */
  readonly title: string
  /** The source or the document that it follows. */
  readonly source: string
  /** `null` if the program refuses the URL. */
  read(url: string): SeenTarget | null
}

/** The programs whose readings are known. */
export type ParserName =
  | 'whatwg'
  | 'idna-2003'
  | 'rfc-3986'
  | 'python'
  | 'curl'
  | 'java-uri'
  | 'java-url'
  | 'go'
  | 'nginx'

/** The number that decimal digits write, up to the greatest port; `null` for anything else. */
export function portOf(digits: string): number | null {
  if (!/^\d{1,20}$/.test(digits)) return null
  const port = Number(digits)
  return port <= 0xffff ? port : null
}

/** A string before the first character that a pattern matches, and from there on. */
export function splitAt(first: RegExp, text: string): readonly [before: string, rest: string] {
  const at = text.search(first)
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at)]
}

/** A string without the controls and spaces at its ends. */
export function withoutOuterControls(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && isC0ControlOrSpace(text.charCodeAt(start))) start++
  while (end > start && isC0ControlOrSpace(text.charCodeAt(end - 1))) end--
  return text.slice(start, end)
}
