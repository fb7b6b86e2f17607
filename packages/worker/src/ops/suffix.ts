import { builtInList } from '@waymark/public-suffix'
import type { Op } from '../op.ts'
import { parseByBase } from '../parse-by-base.ts'

export const suffix: Op = {
  name: 'suffix',
  summary: 'The public suffix of a URL’s host; NULL for IP addresses.',
  columns: ['url'],
  type: 'String',
  options: ['base', 'publicSuffixList'],
  examples: [
    [['https://www.example.co.uk/a'], 'co.uk'],
    [['https://127.0.0.1/'], null],
  ],
  create(settings) {
    const { getPublicSuffix } = settings.publicSuffixList ?? builtInList
    const parse = parseByBase(settings)
    return (text) => {
      const host = parse(text)?.host ?? null
      return host && getPublicSuffix(host)
    }
  },
}
