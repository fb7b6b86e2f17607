import type { SymmetricMethod } from '../method.ts'
import { siteOf } from '../site.ts'

export const sameSite: SymmetricMethod = {
  name: 'same-site',
  kind: 'symmetric',
  family: 'policy',
  summary: 'The same scheme, and hosts under one registrable domain, or the same host.',
  explain:
    'What `SameSite` cookies and site isolation ask. Registrable domains come from the Public Suffix List, its private part included; addresses and public suffixes are a site of their own. The port does not count.',
  falseEqual:
    'Tenants of one hosting domain that is missing in the list share cookies and processes.',
  falseDifferent: 'A login does not reach the subdomain that needs it.',
  without: 'Strings that do not parse, and URLs with an opaque origin.',
  source: 'https://html.spec.whatwg.org/multipage/browsers.html#same-site',
  options: [],
  examples: [
    ['https://a.example.com/', 'https://b.example.com:8443/', true],
    ['https://com/', 'https://com/', true],
    ['https://a.github.io/', 'https://b.github.io/', false],
    ['https://example.com/', 'http://example.com/', false],
  ],
  keyIsUrl: false,
  key(subject) {
    const site = siteOf(subject)
    return site === null ? null : `${site.scheme}://${site.site}`
  },
}
