import { parseUrl, parseUrlWithErrors, serializeUrl, type UrlRecord } from '@waymark/url-parser'

/** Why a text cannot be an address of a sitemap. */
export interface AddressFault {
  readonly code: 'relative-url' | 'invalid-url' | 'unsupported-protocol'
  readonly message: string
  /** First UTF-16 unit concerned, counted in the text. */
  readonly start: number
  /** One past the last unit. */
  readonly end: number
}

/** The text as a serialised URL of http or https, or `null` where it is none. */
export function serializeAddress(text: string): string | null {
  const url = parseUrl(text)
  return url !== null && isHttp(url) ? serializeUrl(url) : null
}

export function isHttp(url: UrlRecord): boolean {
  return url.scheme === 'https' || url.scheme === 'http'
}

/** What is said of an address with credentials. */
export const CREDENTIALS = 'a user name or a password in the address'

/** Whether a serialised address of http or https has a user name or a password in it. */
export function hasCredentials(href: string): boolean {
  return href.includes('@') && /^https?:\/\/[^/]*@/.test(href)
}

/** What the URL parser drops before it reads a scheme: C0 controls and spaces in front, tabs and newlines anywhere. */
const SCHEME =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the URL Standard names this range
  /^[\u0000-\u0020]*([a-z][a-z0-9+.\t\n\r-]*):/i

/** Says what is wrong with a text of which `isAddress` says no. */
export function explainAddress(text: string): AddressFault {
  const scheme = SCHEME.exec(text)?.[1]
    ?.replace(/[\t\n\r]/g, '')
    .toLowerCase()
  if (scheme === undefined) {
    const message = text === '' ? 'the address is empty' : 'the address is relative'
    return { code: 'relative-url', message, start: 0, end: text.length }
  }
  // Whatever else is wrong with it: no repair makes it an address of a page.
  if (scheme !== 'https' && scheme !== 'http') {
    const message = `the scheme is ${scheme.slice(0, 40)}, not http or https`
    return { code: 'unsupported-protocol', message, start: 0, end: text.indexOf(':') }
  }
  // With one of these schemes, every string that parses is an absolute URL.
  const { name, start, end } = parseUrlWithErrors(text).failure!
  return { code: 'invalid-url', message: `the address is no URL: ${name}`, start, end }
}
