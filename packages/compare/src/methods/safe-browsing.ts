import { canonicalizeForSafeBrowsing } from '@waymark/normalize/safe-browsing'
import type { SymmetricMethod } from '../method.ts'

export const safeBrowsing: SymmetricMethod = {
  name: 'safe-browsing',
  kind: 'symmetric',
  family: 'format',
  summary: 'The same URL after the canonicalisation of Google Safe Browsing.',
  explain:
    'Made to catch what hides, so it goes far: escapes are decoded until none is left and written once, spellings of IPv4 addresses become one, fragment, user information and port go, runs of dots and slashes shrink. It keeps the scheme and an empty query. Version 5 also settles IPv6 addresses. A URL without a scheme is taken for http; a `..` at the end leaves a slash, as in RFC 3986, of which the text is silent.',
  falseEqual: 'A harmless page is blocked because a dangerous one on another port shares its form.',
  falseDifferent: 'A dangerous page is visited under a spelling that the list does not hold.',
  without: 'Strings without a host, such as `mailto:` URLs.',
  source: 'https://developers.google.com/safe-browsing/v4/urls-hashing#canonicalization',
  options: [
    {
      name: 'profile',
      required: false,
      summary: 'v4 or v5, which adds rules for IPv6 addresses. Default: v4.',
    },
  ],
  examples: [
    ['http://host/%25%32%35', 'http://host/%2525252525252525', true],
    ['http://3279880203/a//b/..', 'http://195.127.0.11:8080/a/#x', true],
    ['http://[::ffff:1.2.3.4]/', 'http://1.2.3.4/', true, { profile: 'v5' }],
    ['http://www.google.com/q?', 'http://www.google.com/q', false],
    ['https://www.google.com/', 'http://www.google.com/', false],
  ],
  keyIsUrl: true,
  key: ({ text }, { profile = 'v4' }) => canonicalizeForSafeBrowsing(text, profile),
}
