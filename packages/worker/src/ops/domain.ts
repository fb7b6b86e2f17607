import { builtInList } from '@waymark/public-suffix'
import type { Implementation } from '../op.ts'
import { parseByBase } from '../parse-by-base.ts'
import { unknownName } from '../unknown-name.ts'

const SECTIONS = ['all', 'icann']

export const domain: Implementation = {
  options: ['base', 'publicSuffixList'],
  bind(settings, choice) {
    if (!SECTIONS.includes(String(choice))) throw unknownName('section', String(choice), SECTIONS)
    const options = choice === 'icann' ? { icannOnly: true } : undefined
    const { getRegistrableDomain } = settings.publicSuffixList ?? builtInList
    const parse = parseByBase(settings)
    return (text) => {
      const host = parse(text)?.host ?? null
      return host && getRegistrableDomain(host, options)
    }
  },
}
