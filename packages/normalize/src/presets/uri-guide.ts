import type { Preset } from '../preset.ts'
import { lowercaseSchemeHost } from '../rules/lowercase-scheme-host.ts'
import { removeDefaultPort } from '../rules/remove-default-port.ts'
import { removeDotSegments } from '../rules/remove-dot-segments.ts'
import { removeEmptyParams } from '../rules/remove-empty-params.ts'
import { sortQuery } from '../rules/sort-query.ts'
import { trailingSlash } from '../rules/trailing-slash.ts'

export const uriGuide: Preset = {
  name: 'uri-guide',
  summary:
    'The seven steps of a design guide for resource URIs: case, default port, dots, trailing slash, order, empty parameters.',
  rules: [
    lowercaseSchemeHost,
    removeDefaultPort,
    removeDotSegments,
    trailingSlash,
    removeEmptyParams,
    sortQuery,
  ],
  options: { trailingSlash: 'never', trailingSlashRun: 'all', bare: 'keep' },
}
