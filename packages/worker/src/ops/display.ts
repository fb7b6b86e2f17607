import { createRenderer } from '@waymark/display'
import type { Implementation } from '../op.ts'
import { parseByBase } from '../parse-by-base.ts'

export const display: Implementation = {
  options: ['base'],
  bind(settings) {
    const render = createRenderer()
    const parse = parseByBase(settings)
    return (text) => {
      const url = parse(text)
      return url && render(url).text
    }
  },
}
