import { builtInList, type PublicSuffixOptions } from '@waymark/public-suffix'
import { domainFinder, writeFound } from '../host-bytes.ts'
import type { Choice, Implementation } from '../op.ts'
import { parseByBase } from '../parse-by-base.ts'
import { unknownName } from '../unknown-name.ts'

const SECTIONS = ['all', 'icann']

function optionsOf(choice: Choice): PublicSuffixOptions | undefined {
  if (!SECTIONS.includes(String(choice))) throw unknownName('section', String(choice), SECTIONS)
  return choice === 'icann' ? { icannOnly: true } : undefined
}

export const domain: Implementation = {
  options: ['base', 'publicSuffixList'],
  bind(settings, choice) {
    const options = optionsOf(choice)
    const list = settings.publicSuffixList ?? builtInList
    const parse = parseByBase(settings)
    return (text) => {
      const host = parse(text)?.host ?? null
      return host && list.getRegistrableDomain(host, options)
    }
  },
  bytesOf: (settings, choice) => writeFound(domainFinder(settings, optionsOf(choice)?.icannOnly)),
}
