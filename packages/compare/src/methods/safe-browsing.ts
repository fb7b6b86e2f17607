import { deepFreeze } from '@waymark/infra/internal'
import { canonicalizeForSafeBrowsing } from '@waymark/normalize/safe-browsing'
import { baseOption } from '../context-options.ts'
import type { SymmetricMethod } from '../method.ts'
import { PROFILE } from '../option-types.ts'

/** The same URL after the canonicalisation of Google Safe Browsing. */
export const safeBrowsing: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'safe-browsing',
  kind: 'symmetric',
  family: 'format',
  summary: 'The same URL after the canonicalisation of Google Safe Browsing.',
  explain:
    'Designed to recognise disguised URLs, so it changes a lot: percent-encoded bytes are decoded until none are left, then the URL is percent-encoded once; IPv4 addresses get one form; fragment, credentials and port are removed; repeated dots and slashes become one. The scheme and an empty query are kept. Version 5 also normalises IPv6 addresses. Without a base, a string without a scheme is read as http. A `..` at the end leaves a slash, as in RFC 3986; the specification does not say.',
  falsePositive:
    'A harmless page is blocked because a dangerous one on another port has the same form.',
  falseNegative: 'A dangerous page is visited by a form of its URL that is not on the list.',
  without: 'Strings without a host, such as `mailto:` URLs.',
  source: 'https://developers.google.com/safe-browsing/v4/urls-hashing#canonicalization',
  options: [
    baseOption,
    {
      name: 'profile',
      type: PROFILE,
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
    ['/a', 'http://host/a', true, { base: 'http://host/x' }],
  ],
  keyIsUrl: true,
  key: ({ link }, { profile = 'v4' }) =>
    link === null ? null : canonicalizeForSafeBrowsing(link, profile),
})
