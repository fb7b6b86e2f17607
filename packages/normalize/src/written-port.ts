import { defaultPort, parseUrl, type UrlRecord } from '@waymark/url-parser'

/**
 * Gives a record back the default port that its text spells out and the URL parser dropped.
 *
 * A record with `port: 443` under `https` is one that no parser makes, but every rule and the serialiser
 * treat it as any other port. Which port was written is asked of the parser itself: the same text under
 * another special scheme parses to the same parts, and there 443 is nobody's default.
 *
 * @param url - What `parseUrl(input)` gave.
 * @returns `url` itself when its text spells no default port.
 */
export function keepWrittenPort(url: UrlRecord, input: string): UrlRecord {
  if (url.port !== null) return url
  const standard = defaultPort(url.scheme)
  if (standard === null) return url
  // No base is involved, so the first colon ends the scheme; a port needs a second one.
  const rest = input.slice(input.indexOf(':'))
  if (!rest.includes(':', 1)) return url
  const other = parseUrl((url.scheme === 'ftp' ? 'http' : 'ftp') + rest)
  return other !== null && other.port === standard ? { ...url, port: standard } : url
}
