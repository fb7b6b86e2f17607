import { keysOf } from '../method-functions.ts'
import type { Implementation } from '../op.ts'

export const site: Implementation = {
  options: ['base', 'publicSuffixList'],
  bind: (settings) => keysOf('same-site', { ...settings, methodOptions: {} }),
}
