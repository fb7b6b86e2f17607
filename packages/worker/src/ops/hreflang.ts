import { checkHreflang } from '@waymark/language-tag'
import type { Implementation } from '../op.ts'

export const hreflang: Implementation = {
  options: [],
  bind: () => (tag) => checkHreflang(tag).usable,
}
