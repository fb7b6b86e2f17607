import { checkHreflang } from '@waymark/language-tag'
import type { Implementation } from '../op.ts'

export const hreflangProblem: Implementation = {
  options: [],
  bind: () => (tag) => checkHreflang(tag).problems[0]?.code ?? null,
}
