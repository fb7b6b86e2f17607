import type { Implementation } from '../op.ts'
import { parseByBase } from '../parse-by-base.ts'

export const valid: Implementation = {
  options: ['base'],
  bind(settings) {
    const parse = parseByBase(settings)
    return (text) => parse(text) !== null
  },
}
