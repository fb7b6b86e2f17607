import { keysOf } from '../method-functions.ts'
import type { Op } from '../op.ts'

export const key: Op = {
  name: 'key',
  summary: 'The key of a URL by a comparison method: two URLs are equal if they have the same key.',
  columns: ['url'],
  type: 'String',
  options: ['method', 'methodOptions', 'base', 'publicSuffixList'],
  needs: ['method'],
  examples: [
    [['https://news.bbc.co.uk/x'], 'https://bbc.co.uk', { method: 'same-site' }],
    [['not a URL'], null, { method: 'whatwg' }],
  ],
  create: (settings) => keysOf(settings.method!, settings),
}
