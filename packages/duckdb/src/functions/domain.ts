import { parseUrl } from '@waymark/url-parser'
import type { UrlFunction } from './url-function.ts'

export const domain: UrlFunction = {
  name: 'domain',
  values: ['url'],
  returns: 'VARCHAR',
  summary:
    'The registrable domain of the host, in ASCII; NULL for an IP address, a public suffix, and what is not a URL with a domain.',
  examples: [
    ["domain('https://www.example.co.uk/a')", 'example.co.uk'],
    ["domain('https://127.0.0.1/')", null],
  ],
  bind: (_, list) => (url) => {
    const host = parseUrl(url)?.host ?? null
    return host === null ? null : list.getRegistrableDomain(host)
  },
}
