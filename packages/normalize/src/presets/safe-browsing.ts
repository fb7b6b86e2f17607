import type { Preset } from '../preset.ts'
import { canonicalizeWithSteps } from '../safe-browsing/canonicalize.ts'

export const safeBrowsing: Preset = {
  name: 'safe-browsing',
  summary: 'The canonical form that Google Safe Browsing looks up.',
  rules: [],
  options: {},
  canonicalizer: { canonicalize: canonicalizeWithSteps },
}
