import { URLPattern } from '@waymark/url-pattern'
import type { Implementation } from '../op.ts'
import { parseByBase } from '../parse-by-base.ts'

export const matches: Implementation = {
  options: ['base'],
  bind(settings, choice) {
    const pattern = new URLPattern(String(choice))
    const parse = parseByBase(settings)
    return (text) => {
      const url = parse(text)
      return url && pattern.test(url.href)
    }
  },
}
