import { createInspector } from '@waymark/display'
import type { Implementation } from '../op.ts'
import { parseByBase } from '../parse-by-base.ts'

export const warnings: Implementation = {
  options: ['base'],
  bind(settings) {
    const inspect = createInspector()
    const parse = parseByBase(settings)
    return (text) => {
      const host = parse(text)?.host ?? null
      if (host?.kind !== 'domain') return null
      return (
        inspect(host.name)
          ?.warnings.map(({ code }) => code)
          .join(',') ?? null
      )
    }
  },
}
