import type { SymmetricMethod } from '../method.ts'
import { siteOf } from '../site.ts'

export const schemelesslySameSite: SymmetricMethod = {
  name: 'schemelessly-same-site',
  kind: 'symmetric',
  family: 'policy',
  summary: 'As `same-site`, whatever the schemes.',
  explain: 'What *same site* meant before schemes were counted: `http` and `https` are one site.',
  falseEqual: 'Whoever can write into unencrypted traffic acts as the encrypted site.',
  falseDifferent: 'A login does not reach the subdomain that needs it.',
  without: 'Strings that do not parse, and URLs with an opaque origin.',
  source: 'https://html.spec.whatwg.org/multipage/browsers.html#schemelessly-same-site',
  options: [],
  examples: [
    ['https://a.example.com/', 'http://b.example.com/', true],
    ['https://a.github.io/', 'http://b.github.io/', false],
  ],
  keyIsUrl: false,
  key: (subject) => siteOf(subject)?.site ?? null,
}
