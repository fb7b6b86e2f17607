import { keysOf } from '../method-functions.ts'
import type { Op } from '../op.ts'

export const site: Op = {
  name: 'site',
  summary: 'The site of a URL: scheme and registrable domain, or the host if there is none.',
  columns: ['url'],
  type: 'String',
  options: ['base', 'publicSuffixList'],
  examples: [
    [['https://news.bbc.co.uk:8443/x'], 'https://bbc.co.uk'],
    [['mailto:a@example.com'], null],
  ],
  create: (settings) => keysOf('same-site', { ...settings, methodOptions: {} }),
}
