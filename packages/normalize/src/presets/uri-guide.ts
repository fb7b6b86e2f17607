import { deepFreeze } from '@waymark/infra/internal'
import type { Preset } from '../preset.ts'
import { lowercaseSchemeHost } from '../rules/lowercase-scheme-host.ts'
import { removeDefaultPort } from '../rules/remove-default-port.ts'
import { removeDotSegments } from '../rules/remove-dot-segments.ts'
import { removeEmptyParams } from '../rules/remove-empty-params.ts'
import { sortQuery } from '../rules/sort-query.ts'
import { trailingSlash } from '../rules/trailing-slash.ts'

/** The seven steps of a design guide for resource URIs: case, default port, dots, trailing slash, order, empty parameters. */
export const uriGuide: Preset = /* @__PURE__ */ deepFreeze({
  name: 'uri-guide',
  summary:
    'The seven steps of a design guide for resource URIs: case, default port, dots, trailing slash, order, empty parameters.',
  explain:
    'For resource URIs that you design yourself, for example for the Model Context Protocol: the seven steps of the design guide. It merges the case of scheme and host, default ports, dot segments, trailing slashes, the order of parameters, and parameters with an empty value. Fragments, which name parts of a resource, stay.',
  caution:
    'To some servers, an empty parameter or the order of parameters means something. Do not use it for URLs that others have designed.',
  merges: ['https://example.com/notes?tag=', 'https://example.com/notes'],
  rules: [
    lowercaseSchemeHost,
    removeDefaultPort,
    removeDotSegments,
    trailingSlash,
    removeEmptyParams,
    sortQuery,
  ],
  options: { trailingSlash: 'never', trailingSlashRun: 'all', bare: 'keep' },
})
