import { parseHostText } from '@waymark/host/internal'
import type { Origin } from '@waymark/url-parser'
import { createExtractOrigin } from './extract-origin.ts'
import { createUrlClass } from './url-class.ts'
import type { URLConstructor, URLInterface } from './url-interface.ts'

export {
  URLSearchParams,
  type URLSearchParamsConstructor,
  type URLSearchParamsInit,
  type URLSearchParamsInterface,
  type URLSearchParamsIterator,
} from '@waymark/urlencoded/internal'
export type { InvalidUrlError, URLConstructor, URLInterface } from './url-interface.ts'

/** @see https://url.spec.whatwg.org/#url-class */
export type URL = URLInterface

/**
 * The class of the URL Standard, as Web IDL makes it.
 *
 * @see https://url.spec.whatwg.org/#url-class
 *
 * @example
 * ```ts
 * import { URL } from '@waymark/url'
 *
 * const url = new URL('../café?q=1', 'https://Bücher.example/a/b')
 * url.href // => 'https://xn--bcher-kva.example/caf%C3%A9?q=1'
 * url.searchParams.get('q') // => '1'
 * ```
 */
export const URL: URLConstructor = /* @__PURE__ */ createUrlClass({
  parseHost: parseHostText,
  hasIdna: true,
})

/**
 * The origin of a `URL`, as data: the *extract an origin* steps.
 *
 * @throws TypeError for anything that is not an instance of this entry's `URL`.
 * @see https://url.spec.whatwg.org/#url-class
 *
 * @example
 * ```ts
 * import { extractOrigin, URL } from '@waymark/url'
 *
 * extractOrigin(new URL('https://example.com:8443/')) // => { kind: 'tuple', scheme: 'https', host: { kind: 'domain', name: 'example.com' }, port: 8443 }
 * extractOrigin(new URL('data:,')) // => { kind: 'opaque' }
 * ```
 */
export const extractOrigin: (url: URL) => Origin = /* @__PURE__ */ createExtractOrigin(
  URL,
  parseHostText,
)
