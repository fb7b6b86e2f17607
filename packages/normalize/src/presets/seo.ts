import type { Preset } from '../preset.ts'
import { removeDefaultPort } from '../rules/remove-default-port.ts'
import { removeFragment } from '../rules/remove-fragment.ts'
import { removeQuery } from '../rules/remove-query.ts'
import { trailingSlash } from '../rules/trailing-slash.ts'

export const seo: Preset = {
  name: 'seo',
  summary:
    'Canonical page addresses for sitemaps and hreflang: no query, no fragment, no trailing slash.',
  rules: [removeDefaultPort, trailingSlash, removeQuery, removeFragment],
  options: { trailingSlash: 'never', trailingSlashRun: 'all' },
}
