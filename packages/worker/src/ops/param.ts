import { parseUrlencoded } from '@waymark/urlencoded'
import type { Implementation } from '../op.ts'
import { parseByBase } from '../parse-by-base.ts'

export const param: Implementation = {
  options: ['base'],
  bind(settings) {
    const parse = parseByBase(settings)
    return (text, name) => {
      const query = parse(text)?.query ?? null
      if (query === null) return null
      return parseUrlencoded(query).find(([found]) => found === name)?.[1] ?? null
    }
  },
}
