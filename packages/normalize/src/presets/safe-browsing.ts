import type { Preset } from '../preset.ts'
import { BASE_OPTION } from '../resolve-input.ts'
import { canonicalizeWithSteps } from '../safe-browsing/canonicalize.ts'

export const safeBrowsing: Preset = {
  name: 'safe-browsing',
  summary: 'The canonical form that Google Safe Browsing looks up.',
  rules: [],
  options: {},
  canonicalizer: { options: [BASE_OPTION], canonicalize: canonicalizeWithSteps },
}
