import { builtInList } from '@waymark/public-suffix'
import type { Op } from '../op.ts'
import { parseByBase } from '../parse-by-base.ts'

export const domain: Op = {
  name: 'domain',
  summary: 'The registrable domain of a URL; NULL for IP addresses and public suffixes.',
  columns: ['url'],
  type: 'String',
  options: ['base', 'publicSuffixList'],
  examples: [
    [['https://www.example.co.uk/a'], 'example.co.uk'],
    [['https://127.0.0.1/'], null],
  ],
  create(settings) {
    const { getRegistrableDomain } = settings.publicSuffixList ?? builtInList
    const parse = parseByBase(settings)
    return (text) => {
      const host = parse(text)?.host ?? null
      return host && getRegistrableDomain(host)
    }
  },
}
