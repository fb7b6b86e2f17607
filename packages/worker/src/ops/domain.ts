import { builtInList, getRegistrableDomain, type PublicSuffixOptions } from '@waymark/public-suffix'
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
  bytesOf({ publicSuffixList }, choice, codec) {
    // What a list of the caller does is not known: its domains may not be a part of the host.
    if (publicSuffixList !== null) return null
    const options = optionsOf(choice)
    return (bytes, { hostStart, hostEnd, isIpv4 }, output) => {
      if (isIpv4) return false
      const name = codec.latin1(bytes, hostStart, hostEnd)
      const domain = getRegistrableDomain({ kind: 'domain', name }, options)
      if (domain === null) return false
      output.copy(bytes, hostEnd - domain.length, hostEnd)
      return true
    }
  },
}
