import { parseUrl } from '@waymark/url-parser'
import type { UrlFunction } from './url-function.ts'

export const suffix: UrlFunction = {
  name: 'suffix',
  values: ['url'],
  returns: 'VARCHAR',
  summary:
    'The public suffix of the host, in ASCII; NULL for an IP address and what is not a URL with a domain.',
  examples: [
    ["suffix('https://www.example.co.uk/a')", 'co.uk'],
    ["suffix('https://[::1]/')", null],
  ],
  bind: (_, list) => (url) => {
    const host = parseUrl(url)?.host ?? null
    return host === null ? null : list.getPublicSuffix(host)
  },
}
