import { defaultPort, readUrl, type UrlRecord } from '@waymark/url-parser'
import { replaceParts, requireRecord } from '@waymark/url-parser/internal'

/**
 * Restores the default port that is written in the URL but that the URL parser removed.
 *
 * A record with `port: 443` under `https` is one that no parser makes, but every rule and the serialiser
 * treat it as any other port.
 *
 * @param url - What `parseUrl(input)` gave, or `parseUrl(input, { base })`.
 * @throws ArgumentError if one of them is not a URL record, such as a string.
 * @returns `url` itself when its text spells no default port.
 *
 * @example
 * ```ts
 * import { keepWrittenPort } from '@waymark/normalize'
 * import { parseUrl, serializeUrl } from '@waymark/url-parser'
 *
 * const input = 'https://a.example:443/p'
 * const url = parseUrl(input)
 * serializeUrl(url) // => 'https://a.example/p'
 * serializeUrl(keepWrittenPort(url, input)) // => 'https://a.example:443/p'
 * ```
 */
export function keepWrittenPort(
  url: UrlRecord,
  input: string,
  base: UrlRecord | null = null,
): UrlRecord {
  requireRecord(url)
  if (base !== null) requireRecord(base, 'base')
  // The record does not have what was dropped, so the states run once more, on the few inputs that may have a port:
  // the first colon ends the scheme, and a port needs a second one, unless the base has the scheme.
  const start = base === null ? input.indexOf(':') + 1 : 0
  if (url.port !== null || !input.includes(':', start)) return url
  const standard = defaultPort(url.scheme)
  const { port } = readUrl(input, { base }).parts
  return standard === null || port === null || port.start === port.end
    ? url
    : replaceParts(url, { port: standard })
}
