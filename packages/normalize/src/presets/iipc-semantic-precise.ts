import { deepFreeze } from '@waymark/infra/internal'
import { createCanonicalizer } from '../archive/canonicalizer.ts'
import { SEMANTIC_PRECISE } from '../archive/steps.ts'
import type { Preset } from '../preset.ts'

/**
 * One form for URLs that browsers open alike, as web archives do it.
 *
 * @see https://github.com/iipc/urlcanon
 */
export const iipcSemanticPrecise: Preset = /* @__PURE__ */ deepFreeze({
  name: 'iipc-semantic-precise',
  summary: 'One form for URLs that browsers open alike, as web archives do it.',
  explain:
    'For web archives: one form for the captures that a browser would open by one URL, as defined by the library urlcanon of the IIPC. It merges case, default ports, dot segments, credentials, repeated slashes, the order of parameters, and percent-encoding at any depth; the fragment stays. Hosts are mapped by UTS #46 as in browsers, also where the library leaves them as they are (an underscore, a label of more than 63 characters); a host that browsers refuse is only percent-encoded. Without a base, a string without a scheme is read as http.',
  caution:
    'Repeated decoding makes `%2541` and `A` the same, and to some servers a repeated slash means something. Use the result as a key, and do not request it.',
  merges: ['http://example.com/%2541', 'http://example.com/A'],
  rules: [],
  options: {},
  canonicalizer: /* @__PURE__ */ createCanonicalizer(SEMANTIC_PRECISE),
})
