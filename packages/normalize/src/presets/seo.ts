import type { Preset } from '../preset.ts'
import { removeDefaultPort } from '../rules/remove-default-port.ts'
import { removeFragment } from '../rules/remove-fragment.ts'
import { removeQuery } from '../rules/remove-query.ts'
import { trailingSlash } from '../rules/trailing-slash.ts'

/** The preset `seo`, by itself, for bundles that hold no other. */
export const seo: Preset = {
  name: 'seo',
  summary:
    'Canonical page URLs for sitemaps and hreflang: https and http only, no query, no fragment, no trailing slash.',
  rules: [removeDefaultPort, trailingSlash, removeQuery, removeFragment],
  schemes: ['https', 'http'],
  options: { trailingSlash: 'never', trailingSlashRun: 'all' },
}
