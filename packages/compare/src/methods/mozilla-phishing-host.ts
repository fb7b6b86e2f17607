import { canonicalPhishingHost } from '@waymark/normalize/safe-browsing'
import { splitAuthority } from '@waymark/rfc3986'
import type { SymmetricMethod } from '../method.ts'

export const mozillaPhishingHost: SymmetricMethod = {
  name: 'mozilla-phishing-host',
  kind: 'symmetric',
  family: 'format',
  summary: 'The hosts of both are the same after the canonicalisation of Firefox 2.',
  explain:
    'Hosts alone, by the steps of the wiki page in their order: A-labels for domains in Unicode; controls and bytes beyond ASCII dropped; dots trimmed and runs of them shrunk; spellings of IPv4 addresses made one; all but letters, digits, `.` and `-` escaped; lower case, escapes included. Escapes that are in the host already are not decoded.',
  falseEqual:
    'A host is blocked for what another did, because both lose the characters that tell them apart.',
  falseDifferent: 'A phishing site is reached under a spelling that is not on the list.',
  without: 'Strings without a host.',
  source: 'https://wiki.mozilla.org/Phishing_Protection:_Server_Spec#Canonical_Hostname_Creation',
  options: [],
  examples: [
    ['http://www.Example.COM/', 'http://www.example.com/x', true],
    ['http://..example...com../', 'http://example.com/', true],
    ['http://0x7f.1/', 'http://127.0.0.1/', true],
    ['http://a.example/', 'http://b.example/', false],
  ],
  keyIsUrl: false,
  key({ parts }) {
    if (parts.authority === null) return null
    const { host } = splitAuthority(parts.authority)
    return canonicalPhishingHost(host) || null
  },
}
