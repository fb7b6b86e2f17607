import type { MethodChoice } from '@waymark/compare'
import { keysOf } from '../method-functions.ts'
import type { Implementation } from '../op.ts'

export const key: Implementation = {
  options: ['methodOptions', 'base', 'publicSuffixList'],
  bind: (settings, choice) => keysOf(choice as MethodChoice, settings),
}
