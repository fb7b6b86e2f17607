import { deepFreeze } from '@waymark/infra/internal'
import { baseOption, suffixListOption } from '../context-options.ts'
import type { SymmetricMethod } from '../method.ts'
import { siteOf } from '../site.ts'

/** The same scheme, and hosts with the same registrable domain, or the same host. */
export const sameSite: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'same-site',
  kind: 'symmetric',
  family: 'policy',
  scope: 'origin',
  summary: 'The same scheme, and hosts with the same registrable domain, or the same host.',
  explain:
    '`SameSite` cookies and site isolation use this comparison. Registrable domains come from the Public Suffix List, including its private section. An IP address or a public suffix is a site of its own. The port is ignored.',
  falsePositive:
    'Customers of a hosting domain that is not on the list share cookies and processes.',
  falseNegative: 'A login is not valid on a subdomain that needs it.',
  without: 'Strings that do not parse, and URLs with an opaque origin.',
  source: 'https://html.spec.whatwg.org/multipage/browsers.html#same-site',
  options: [baseOption, suffixListOption],
  examples: [
    ['https://a.example.com/', 'https://b.example.com:8443/', true],
    ['https://com/', 'https://com/', true],
    ['https://a.github.io/', 'https://b.github.io/', false],
    ['https://example.com/', 'http://example.com/', false],
    ['../b', 'http://example.com/b', true, { base: 'http://example.com/a/c' }],
  ],
  keyIsUrl: false,
  key(subject, options) {
    const site = siteOf(subject, options)
    return site === null ? null : `${site.scheme}://${site.site}`
  },
})
