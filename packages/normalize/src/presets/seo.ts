import { deepFreeze } from '@waymark/infra/internal'
import type { Preset } from '../preset.ts'
import { removeDefaultPort } from '../rules/remove-default-port.ts'
import { removeFragment } from '../rules/remove-fragment.ts'
import { removeQuery } from '../rules/remove-query.ts'
import { trailingSlash } from '../rules/trailing-slash.ts'

/**
 * The preset `seo`, by itself, for bundles that hold no other.
 *
 * @example
 * ```ts
 * import { normalizeWith, seo } from '@waymark/normalize/core'
 *
 * normalizeWith('https://a.example/p/?q#f', seo) // => 'https://a.example/p'
 * seo.schemes // => ['https', 'http']
 * ```
 */
export const seo: Preset = /* @__PURE__ */ deepFreeze({
  name: 'seo',
  summary:
    'Canonical page URLs for sitemaps and hreflang: https and http only, no query, no fragment, no trailing slash.',
  explain:
    'For the canonical URLs that a site publishes itself, in sitemaps, hreflang links and `rel=canonical`. It merges a page with and without its trailing slash, and with any query or fragment. URLs of other schemes have no result.',
  caution:
    'Pages that differ only in their query, such as search results or `?id=7`, become one. Do not use it for links to other sites, or on sites whose pages depend on the query.',
  rules: [removeDefaultPort, trailingSlash, removeQuery, removeFragment],
  schemes: ['https', 'http'],
  options: { trailingSlash: 'never', trailingSlashRun: 'all' },
})
