import { createKeyFunction } from '@waymark/compare'
import type { UrlFunction } from './url-function.ts'

export const site: UrlFunction = {
  name: 'site',
  values: ['url'],
  returns: 'VARCHAR',
  summary:
    'The site of HTML: the scheme, and the registrable domain or the host if there is none. NULL for a URL with an opaque origin. The same as the key of the method `same-site`.',
  examples: [
    ["site('https://www.example.co.uk:8443/a')", 'https://example.co.uk'],
    ["site('http://127.0.0.1/')", 'http://127.0.0.1'],
    ["site('data:,x')", null],
  ],
  bind: (_, publicSuffixList) => createKeyFunction('same-site', { publicSuffixList }),
}
