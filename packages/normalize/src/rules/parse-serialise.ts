import { deepFreeze } from '@waymark/infra/internal'
import { parseUrl, serializeUrl } from '@waymark/url-parser'
import { replaceParts } from '@waymark/url-parser/internal'
import type { Rule } from '../rule.ts'
import { URL_PARTS } from '../rule-reads.ts'

/** Writes the URL the way the URL Standard writes it. */
export const parseSerialise: Rule = /* @__PURE__ */ deepFreeze({
  name: 'parse-serialise',
  category: 'preserves',
  summary: 'Writes the URL the way the URL Standard writes it.',
  explain:
    'Everything that a browser does to a URL before using it: spaces around the URL, tabs and line breaks are removed, backslashes become slashes, domains become A-labels, IPv6 addresses are compressed, and characters that a component cannot contain are percent-encoded. Percent-encoded bytes stay as they are.',
  source: 'https://url.spec.whatwg.org/#concept-url-serializer',
  settledByParser: true,
  reads: URL_PARTS,
  options: [],
  examples: [
    [' http:\\\\example.com\\a b ', 'http://example.com/a%20b'],
    ['http://bücher.example/ü', 'http://xn--bcher-kva.example/%C3%BC'],
    ['http://[2001:DB8:0:0:0:0:0:1]/', 'http://[2001:db8::1]/'],
    ['http://example.com/%41', 'http://example.com/%41'],
  ],
  apply(url) {
    // Only for records that other rules or the caller made: what the parser gave is not parsed again.
    const text = serializeUrl(url)
    const parsed = parseUrl(text)
    if (parsed === null || serializeUrl(parsed) === text) return url
    // A default port that was kept on purpose is `remove-default-port`'s business.
    const { port } = url
    const again = parsed.port === null && port !== null ? replaceParts(parsed, { port }) : parsed
    return serializeUrl(again) === text ? url : again
  },
})
