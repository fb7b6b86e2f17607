import type { MethodChoice } from '@waymark/compare'
import { equalBy } from '../method-functions.ts'
import type { Implementation } from '../op.ts'

export const equal: Implementation = {
  options: ['methodOptions', 'base', 'publicSuffixList'],
  bind: (settings, choice) => equalBy(choice as MethodChoice, settings),
}
