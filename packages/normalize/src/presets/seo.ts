import { deepFreeze } from '@waymark/infra/internal'
import type { Preset } from '../preset.ts'
import { decodeUnreserved } from '../rules/decode-unreserved.ts'
import { removeDefaultPort } from '../rules/remove-default-port.ts'
import { removeFragment } from '../rules/remove-fragment.ts'
import { removeQuery } from '../rules/remove-query.ts'
import { trailingSlash } from '../rules/trailing-slash.ts'
import { uppercasePercentEncoding } from '../rules/uppercase-percent-encoding.ts'

/** Canonical page URLs for sitemaps and hreflang: https and http only, no query, no fragment, no trailing slash. */
export const seo: Preset = /* @__PURE__ */ deepFreeze({
  name: 'seo',
  summary:
    'Canonical page URLs for sitemaps and hreflang: https and http only, no query, no fragment, no trailing slash.',
  explain:
    'For the canonical URLs that a site publishes itself, in sitemaps, hreflang links and `rel=canonical`. On top of `safe`, it merges a page with and without its trailing slash, and with any query or fragment. URLs of other schemes have no result.',
  caution:
    'Pages that differ only in their query, such as search results or `?id=7`, become one. Do not use it for links to other sites, or on sites whose pages depend on the query.',
  merges: ['https://example.com/?id=7', 'https://example.com/?id=8'],
  // Of the rules of `safe`, those that change what the URL parser has made of https and http.
  rules: [
    uppercasePercentEncoding,
    decodeUnreserved,
    removeDefaultPort,
    trailingSlash,
    removeQuery,
    removeFragment,
  ],
  schemes: ['https', 'http'],
  options: { trailingSlash: 'never', trailingSlashRun: 'all' },
})
