import { requireOptions } from '@waymark/infra/internal'
import { type OptionTable, optionType } from '@waymark/infra/options'
import { getOrigin, parseUrl, serializeOrigin, serializePath } from '@waymark/url-parser'

/** The key that proves who submits URLs. */
export interface IndexNowOptions {
  /** 8 to 128 letters, digits and hyphens. */
  readonly key: string
  /**
   * The URL of the file with the key. Default: `/<key>.txt` of the host. A file in a folder is valid for the URLs of this
   * folder only.
   */
  readonly keyLocation?: string | undefined
}

export const INDEX_NOW_OPTIONS: OptionTable<IndexNowOptions> = {
  key: /* @__PURE__ */ optionType(
    '8 to 128 letters, digits and hyphens',
    (value) => typeof value === 'string' && /^[a-zA-Z0-9-]{8,128}$/.test(value),
  ),
  keyLocation: /* @__PURE__ */ optionType(
    'an absolute http or https URL',
    (value) => typeof value === 'string' && placeOf(value) !== null,
  ),
}

/** The body of one request, to be sent as JSON. */
export interface IndexNowRequest {
  readonly host: string
  readonly key: string
  readonly keyLocation?: string
  /** At most 10,000. */
  readonly urlList: readonly string[]
}

/** The URLs of one request. */
const MOST_URLS = 10_000

/**
 * Makes the bodies of requests that tell search engines about changed URLs. Each has URLs of one host, at most 10,000.
 *
 * @param urls - Such as those of `SiteDiff`.
 * @returns How many URLs are left out, because the key at `keyLocation` is not valid for them, or they are not URLs of pages.
 * @throws {OptionError} If the key or its location is wrong.
 * @see https://www.indexnow.org/documentation
 *
 * @example
 * ```ts
 * import { indexNowRequests } from '@waymark/site'
 *
 * const urls = ['https://a.example/1', 'https://b.example/', 'https://a.example/2']
 * const [first] = indexNowRequests(urls, { key: 'a1b2c3d4' })
 * first // => { host: 'a.example', key: 'a1b2c3d4', urlList: ['https://a.example/1', 'https://a.example/2'] }
 * ```
 */
export function* indexNowRequests(
  urls: Iterable<string>,
  options: IndexNowOptions,
): Generator<IndexNowRequest, number, undefined> {
  options = requireOptions(options, INDEX_NOW_OPTIONS, 'key')
  const { key, keyLocation } = options
  const place = keyLocation === undefined ? null : placeOf(keyLocation)
  const request = (host: string, urlList: readonly string[]): IndexNowRequest =>
    keyLocation === undefined ? { host, key, urlList } : { host, key, keyLocation, urlList }
  const lists = new Map<string, string[]>()
  let leftOut = 0
  for (const url of urls) {
    const own = placeOf(url)
    if (own === null || (place !== null && !isBelow(own, place))) {
      leftOut++
      continue
    }
    const list = lists.get(own.host) ?? []
    list.push(url)
    lists.set(own.host, list)
    if (list.length < MOST_URLS) continue
    yield request(own.host, list)
    lists.delete(own.host)
  }
  for (const [host, list] of lists) yield request(host, list)
  return leftOut
}

interface UrlPlace {
  /** With its port, unless it is the default port. */
  readonly host: string
  /** The path up to its last slash. */
  readonly folder: string
}

/** Where a URL is; `null` if it is not one of a page. */
function placeOf(text: string): UrlPlace | null {
  const url = parseUrl(text)
  if (url === null || (url.scheme !== 'https' && url.scheme !== 'http')) return null
  const path = serializePath(url)
  return {
    host: serializeOrigin(getOrigin(url)).replace(/^https?:\/\//, ''),
    folder: path.slice(0, path.lastIndexOf('/') + 1),
  }
}

/** Whether the key of a folder is valid for a URL; the scheme makes no difference. */
function isBelow({ host, folder }: UrlPlace, key: UrlPlace): boolean {
  return host === key.host && folder.startsWith(key.folder)
}
