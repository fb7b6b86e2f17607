import { deepFreeze } from '@waymark/infra/internal'
import { baseOption, suffixListOption } from '../context-options.ts'
import type { SymmetricMethod } from '../method.ts'
import { siteOf } from '../site.ts'

/** As `same-site`, whatever the schemes. */
export const schemelesslySameSite: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'schemelessly-same-site',
  kind: 'symmetric',
  family: 'policy',
  scope: 'host',
  summary: 'As `same-site`, whatever the schemes.',
  explain:
    'The meaning of *same site* before the scheme became part of it: `http` and `https` are the same site.',
  falsePositive: 'An attacker who can change unencrypted traffic can act as the encrypted site.',
  falseNegative: 'A login is not valid on a subdomain that needs it.',
  without: 'Strings that do not parse, and URLs with an opaque origin.',
  source: 'https://html.spec.whatwg.org/multipage/browsers.html#schemelessly-same-site',
  options: [baseOption, suffixListOption],
  examples: [
    ['https://a.example.com/', 'http://b.example.com/', true],
    ['https://a.github.io/', 'http://b.github.io/', false],
    ['../b', 'http://example.com/b', true, { base: 'http://example.com/a/c' }],
  ],
  keyIsUrl: false,
  key: (subject, options) => siteOf(subject, options)?.site ?? null,
})
