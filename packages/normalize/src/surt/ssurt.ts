import { BOOLEAN, checkOptions, type OptionTable } from '@waymark/infra/options'
import { parseArchiveIpv4 } from '../archive/archive-ip.ts'
import { type ArchiveUrl, parseArchiveUrl } from '../archive/archive-url.ts'
import { fromByteString, toByteString } from '../bytes.ts'

/** How a host is reversed. */
export interface SurtOptions {
  /** Whether to write scheme and slashes, with a parenthesis after them. Default `true`. */
  readonly withScheme?: boolean
  /** Whether to write a comma at the end of the host. Default `true`. */
  readonly trailingComma?: boolean
}

/**
 * Writes the labels of a host in reverse order, a comma after each. Dots and commas change places.
 *
 * @see https://github.com/iipc/urlcanon/blob/master/ssurt.rst
 *
 * @example
 * ```ts
 * import { reverseHost } from '@waymark/normalize/surt'
 *
 * reverseHost('www.example.org') // => 'org,example,www,'
 * ```
 */
export function reverseHost(host: string, trailingComma: boolean = true): string {
  const labels = host.split('.').reverse()
  return labels.map((label) => label.replaceAll(',', '.')).join(',') + (trailingComma ? ',' : '')
}

/**
 * As `reverseHost`, but IP addresses are not changed.
 *
 * @example
 * ```ts
 * import { ssurtHost } from '@waymark/normalize/surt'
 *
 * ssurtHost('www.example.org') // => 'org,example,www,'
 * ssurtHost('192.0.2.1') // => '192.0.2.1'
 * ```
 */
export function ssurtHost(host: string, trailingComma: boolean = true): string {
  // 0.0.0.0 counts as a name, as in the implementation that defined the form.
  const isAddress = host === '' || host.startsWith('[') || (parseArchiveIpv4(host) ?? 0) !== 0
  return isAddress ? host : reverseHost(host, trailingComma)
}

/**
 * Writes a URL with its parts in an order by which sorting keeps the URLs of a site together. The URL is not
 * canonicalised.
 *
 *     http://user@www.example.org:81/path   org,example,www,//81:http@user:/path
 *
 * @see https://github.com/iipc/urlcanon/blob/master/ssurt.rst
 *
 * @example
 * ```ts
 * import { ssurt } from '@waymark/normalize/surt'
 *
 * ssurt('http://user@www.example.org:81/path') // => 'org,example,www,//81:http@user:/path'
 * ```
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

export const SURT_OPTIONS: OptionTable<SurtOptions> = {
  withScheme: BOOLEAN,
  trailingComma: BOOLEAN,
}

/**
 * Writes a URL as a SURT of the crawler Heritrix. The URL is not canonicalised; credentials are removed.
 *
 *     http://www.example.org:81/path   http://(org,example,www,:81)/path
 *
 * @see http://crawler.archive.org/articles/user_manual/glossary.html#surt
 *
 * @example
 * ```ts
 * import { surt } from '@waymark/normalize/surt'
 *
 * surt('http://www.example.org:81/path') // => 'http://(org,example,www,:81)/path'
 * ```
 */
export function surt(input: string, options?: SurtOptions): string {
  options = checkOptions(options, SURT_OPTIONS)
  const { withScheme = true, trailingComma = true } = options
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

/**
 * Returns a copy of a list of URLs, sorted by the bytes of their SSURTs.
 *
 * @example
 * ```ts
 * import { sortBySsurt } from '@waymark/normalize/surt'
 *
 * const urls = ['http://b.example/', 'http://c.example/', 'http://www.b.example/']
 * sortBySsurt(urls) // => ['http://b.example/', 'http://www.b.example/', 'http://c.example/']
 * ```
 */
export function sortBySsurt(urls: readonly string[]): string[] {
  const keyed = urls.map((url) => ({ url, key: toByteString(ssurt(url)) }))
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  return keyed.map(({ url }) => url)
}
