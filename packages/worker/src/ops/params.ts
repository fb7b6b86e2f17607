import { parseUrlencoded } from '@waymark/urlencoded'
import type { Implementation } from '../op.ts'
import { parseByBase } from '../parse-by-base.ts'

export const params: Implementation = {
  options: ['base'],
  bind(settings) {
    const parse = parseByBase(settings)
    return (text) => {
      const url = parse(text)
      return url && JSON.stringify(parseUrlencoded(url.query ?? ''))
    }
  },
}
