import { createCanonicalizer } from '../archive/canonicalizer.ts'
import { SEMANTIC } from '../archive/steps.ts'
import type { Preset } from '../preset.ts'

/** https://github.com/iipc/urlcanon */
export const iipcSemantic: Preset = {
  name: 'iipc-semantic',
  summary: 'One form for URLs that lead to one page, as web archives do it: without fragment.',
  rules: [],
  options: {},
  canonicalizer: /* @__PURE__ */ createCanonicalizer(SEMANTIC),
}
