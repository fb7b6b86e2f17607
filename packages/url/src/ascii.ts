import {
  basicUrlParse,
  cannotHaveUsernamePasswordPort,
  getOrigin,
  serializeOrigin,
  serializeUrl,
} from '@waymark/url-parser/ascii'
import { createUrlClass } from './url-class.ts'
import type { URL as Interface, URLConstructor } from './url-interface.ts'

export {
  URLSearchParams,
  type URLSearchParamsConstructor,
  type URLSearchParamsInit,
  type URLSearchParamsIterator,
} from '@waymark/urlencoded'
export type { URLConstructor } from './url-interface.ts'

/** @see https://url.spec.whatwg.org/#url-class */
export type URL = Interface

/**
 * The class of the URL Standard without IDNA tables: a domain that is not ASCII is no valid URL here.
 *
 * @see https://url.spec.whatwg.org/#url-class
 */
export const URL: URLConstructor = /* @__PURE__ */ createUrlClass({
  basicUrlParse,
  cannotHaveUsernamePasswordPort,
  getOrigin,
  serializeOrigin,
  serializeUrl,
  nonAsciiDomainRemedy:
    "'@waymark/url/ascii' has no IDNA tables: import '@waymark/url' for domains that are not ASCII",
})
