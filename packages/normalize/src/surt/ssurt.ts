import { parseArchiveIpv4 } from '../archive/archive-ip.ts'
import { type ArchiveUrl, parseArchiveUrl } from '../archive/archive-url.ts'
import { fromByteString, toByteString } from '../bytes.ts'

/** How a host is turned round. */
export interface SurtOptions {
  /** Whether scheme and slashes are written, and a bracket after them. Default `true`. */
  readonly withScheme?: boolean
  /** Whether a comma ends the host. Default `true`. */
  readonly trailingComma?: boolean
}

/**
 * Writes the labels of a host in reverse order, a comma after each. Dots and commas change places.
 *
 * @see https://github.com/iipc/urlcanon/blob/master/ssurt.rst
 */
export function reverseHost(host: string, trailingComma: boolean = true): string {
  const labels = host.split('.').reverse()
  return labels.map((label) => label.replaceAll(',', '.')).join(',') + (trailingComma ? ',' : '')
}

/** `reverseHost`, but addresses stay as they are. */
export function ssurtHost(host: string, trailingComma: boolean = true): string {
  // 0.0.0.0 counts as a name there, as it did where the form was defined.
  const isAddress = host === '' || host.startsWith('[') || (parseArchiveIpv4(host) ?? 0) !== 0
  return isAddress ? host : reverseHost(host, trailingComma)
}

/**
 * Writes a URL with its parts in an order in which sorting keeps together what belongs together. Nothing is
 * canonicalised.
 *
 *     http://user@www.example.org:81/path   org,example,www,//81:http@user:/path
 *
 * @see https://github.com/iipc/urlcanon/blob/master/ssurt.rst
 */
export function ssurt(input: string): string {
  const url = parseArchiveUrl(toByteString(input))
  return fromByteString(
    url.leadingJunk +
      ssurtHost(url.host) +
      url.slashes +
      url.port +
      url.colonBeforePort +
      url.scheme +
      url.atSign +
      url.username +
      url.colonBeforePassword +
      url.password +
      url.colonAfterScheme +
      restOf(url),
  )
}

/**
 * Writes a URL as a SURT of the crawler Heritrix. Nothing is canonicalised; user information goes.
 *
 *     http://www.example.org:81/path   http://(org,example,www,:81)/path
 *
 * @see http://crawler.archive.org/articles/user_manual/glossary.html#surt
 */
export function surt(
  input: string,
  { withScheme = true, trailingComma = true }: SurtOptions = {},
): string {
  const url = parseArchiveUrl(toByteString(input))
  let result = url.leadingJunk
  if (withScheme) result += url.scheme + url.colonAfterScheme + url.slashes
  if (url.host !== '') {
    if (withScheme) result += '('
    result += `${ssurtHost(url.host, trailingComma)}${url.colonBeforePort}${url.port})`
  }
  return fromByteString(result + restOf(url))
}

function restOf(url: ArchiveUrl): string {
  return url.path + url.questionMark + url.query + url.hashSign + url.fragment + url.trailingJunk
}

/** Orders URLs by their SSURTs, byte by byte; a copy. */
export function sortBySsurt(urls: readonly string[]): string[] {
  const keyed = urls.map((url) => ({ url, key: toByteString(ssurt(url)) }))
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  return keyed.map(({ url }) => url)
}
