import { createCanonicalizer } from '../archive/canonicalizer.ts'
import { AGGRESSIVE } from '../archive/steps.ts'
import type { Preset } from '../preset.ts'

/** https://github.com/iipc/urlcanon */
export const iipcAggressive: Preset = {
  name: 'iipc-aggressive',
  summary: 'One form for captures of one page, as web archives do it.',
  rules: [],
  options: {},
  canonicalizer: /* @__PURE__ */ createCanonicalizer(AGGRESSIVE),
}
