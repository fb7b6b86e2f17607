import { checkHreflang } from '@waymark/language-tag'
import type { Implementation } from '../op.ts'

export const hreflangSuggestion: Implementation = {
  options: [],
  bind: () => (tag) => {
    const { problems } = checkHreflang(tag)
    return problems.find(({ suggestion }) => suggestion !== undefined)?.suggestion ?? null
  },
}
