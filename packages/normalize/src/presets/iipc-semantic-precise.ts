import { createCanonicalizer } from '../archive/canonicalizer.ts'
import { SEMANTIC_PRECISE } from '../archive/steps.ts'
import type { Preset } from '../preset.ts'

/** https://github.com/iipc/urlcanon */
export const iipcSemanticPrecise: Preset = {
  name: 'iipc-semantic-precise',
  summary: 'One form for URLs that browsers open alike, as web archives do it.',
  rules: [],
  options: {},
  canonicalizer: /* @__PURE__ */ createCanonicalizer(SEMANTIC_PRECISE),
}
