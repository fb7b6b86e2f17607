import { parseHostText } from '@waymark/host/internal/ascii'
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
 * The class of the URL Standard without IDNA tables: a domain that is not ASCII is not a valid URL here.
 *
 * @see https://url.spec.whatwg.org/#url-class
 */
export const URL: URLConstructor = /* @__PURE__ */ createUrlClass({
  parseHost: parseHostText,
  hasIdna: false,
})

/**
 * The origin of a `URL`, as data: the *extract an origin* steps.
 *
 * @throws TypeError for anything that is not an instance of this entry's `URL`.
 * @see https://url.spec.whatwg.org/#url-class
 */
export const extractOrigin: (url: URL) => Origin = /* @__PURE__ */ createExtractOrigin(
  URL,
  parseHostText,
)
