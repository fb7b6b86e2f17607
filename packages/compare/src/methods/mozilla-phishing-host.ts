import { deepFreeze } from '@waymark/infra/internal'
import { canonicalPhishingHost } from '@waymark/normalize/safe-browsing'
import { splitAuthority } from '@waymark/rfc3986'
import { baseOption } from '../context-options.ts'
import type { SymmetricMethod } from '../method.ts'

/** The same host, after the canonicalisation of Firefox 2. */
export const mozillaPhishingHost: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'mozilla-phishing-host',
  kind: 'symmetric',
  family: 'format',
  scope: 'host',
  summary: 'The same host, after the canonicalisation of Firefox 2.',
  explain:
    'Only hosts are compared. The steps of the wiki page, in order: convert domains to A-labels; remove controls and bytes beyond ASCII; remove leading and trailing dots and repeated dots; write IPv4 addresses in one form; percent-encode everything except letters, digits, `.` and `-`; lowercase. Percent-encoded bytes in the host are not decoded.',
  falsePositive:
    'A host is blocked because of another one that differs only in removed characters.',
  falseNegative: 'A phishing site is reached by a form of its host that is not on the list.',
  without: 'Strings without a host.',
  source: 'https://wiki.mozilla.org/Phishing_Protection:_Server_Spec#Canonical_Hostname_Creation',
  options: [baseOption],
  examples: [
    ['http://www.Example.COM/', 'http://www.example.com/x', true],
    ['http://..example...com../', 'http://example.com/', true],
    ['http://0x7f.1/', 'http://127.0.0.1/', true],
    ['http://a.example/', 'http://b.example/', false],
    ['/x', 'http://example.com/', true, { base: 'http://example.com./a' }],
  ],
  keyIsUrl: false,
  key({ parts }) {
    if (parts.authority === null) return null
    const { host } = splitAuthority(parts.authority)
    return canonicalPhishingHost(host) || null
  },
})
