import { sentence } from '@waymark/infra/internal'
import {
  findScheme,
  includesCredentials,
  type LocatedParts,
  parseUrl,
  readUrl,
  serializeUrl,
  type UrlRecord,
} from '@waymark/url-parser'
import { explainFailure } from '@waymark/url-parser/internal'
import { type Advice, advise } from './sitemap-problem.ts'

/** Why a string cannot be a URL of a sitemap. */
export interface UrlFault {
  readonly code: 'loc-relative' | 'loc-not-url' | 'loc-protocol' | 'credentials'
  readonly message: Advice
  /** The first UTF-16 code unit concerned, in the string that was given. */
  readonly start: number
  /** One past the last code unit. */
  readonly end: number
}

/** The string as a serialised URL of http or https; `null` if it is not one, or has credentials. */
export function serializeHttpUrl(text: string): string | null {
  const url = parseUrl(text)
  return isPageUrl(url) ? serializeUrl(url) : null
}

/** Whether a URL can be that of a page: of http or https, without credentials. */
export function isPageUrl(url: UrlRecord | null): url is UrlRecord {
  return url !== null && isHttp(url) && !includesCredentials(url)
}

export function isHttp(url: UrlRecord): boolean {
  return url.scheme === 'https' || url.scheme === 'http'
}

/** Says what is wrong with a string whose URL is not that of a page. */
export function explainUrl(text: string): UrlFault {
  const scheme = findScheme(text)?.name
  if (scheme === undefined) {
    const message =
      text === ''
        ? sentence('The URL is empty.', { detail: 'empty' })
        : sentence('The URL is relative.', { detail: 'relative' })
    return { code: 'loc-relative', message, start: 0, end: text.length }
  }
  // Whatever else is wrong with it: no repair makes it the URL of a page.
  if (scheme !== 'https' && scheme !== 'http') {
    const message = sentence('The scheme is {scheme}, not http or https.', { scheme })
    return { code: 'loc-protocol', message, start: 0, end: text.indexOf(':') }
  }
  // With one of these schemes, every string that parses is an absolute URL.
  const { failure, parts } = readUrl(text)
  if (failure === null) return explainCredentials(text, parts)
  const { message: reason, start, end } = explainFailure(text, failure)
  const part = text.slice(start, end)
  const message = advise(
    sentence('The value is not a URL. {reason:phrase}', { reason }),
    // Before an at sign may be a password.
    part === '' || text.includes('@')
      ? sentence('Correct the URL.')
      : sentence('Correct {part:quote60} in the URL.', { part }),
  )
  return { code: 'loc-not-url', message, start, end }
}

function explainCredentials(text: string, { username, password }: LocatedParts): UrlFault {
  return {
    code: 'credentials',
    message: sentence('The URL contains a user name or a password.'),
    start: username?.start ?? 0,
    end: (password ?? username)?.end ?? text.length,
  }
}
