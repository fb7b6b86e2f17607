import { builtInList } from '@waymark/public-suffix'
import { suffixFinder, writeFound } from '../host-bytes.ts'
import type { Implementation } from '../op.ts'
import { parseByBase } from '../parse-by-base.ts'

export const suffix: Implementation = {
  options: ['base', 'publicSuffixList'],
  bind(settings) {
    const { getPublicSuffix } = settings.publicSuffixList ?? builtInList
    const parse = parseByBase(settings)
    return (text) => {
      const host = parse(text)?.host ?? null
      return host && getPublicSuffix(host)
    }
  },
  bytesOf: (settings) => writeFound(suffixFinder(settings)),
}
