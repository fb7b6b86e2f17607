import { deepFreeze } from '@waymark/infra/internal'
import type { Preset } from '../preset.ts'
import { BASE_OPTION } from '../resolve-input.ts'
import { canonicalizeWithSteps } from '../safe-browsing/canonicalize.ts'

/** The canonical form that Google Safe Browsing looks up. */
export const safeBrowsing: Preset = /* @__PURE__ */ deepFreeze({
  name: 'safe-browsing',
  summary: 'The canonical form that Google Safe Browsing looks up.',
  explain:
    'For looking up URLs in lists of dangerous pages as Google Safe Browsing does, in version 4 of its protocol. It undoes disguises: percent-encoding at any depth, unusual IPv4 addresses, credentials, ports, fragments, and needless dots and slashes. Without a base, a string without a scheme is read as http.',
  caution:
    'It is made only for comparing with such lists: to a server, ports and repeated slashes matter, and the result may be another page. Do not request it, and do not use it to find duplicates.',
  merges: ['http://example.com:8080/', 'http://example.com/'],
  rules: [],
  options: {},
  canonicalizer: { options: [BASE_OPTION], canonicalize: canonicalizeWithSteps },
})
