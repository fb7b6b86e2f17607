import { asciiLowercase } from '@waymark/infra'
import { deepFreeze } from '@waymark/infra/internal'
import { splitAuthority } from '@waymark/rfc3986'
import { serializePath } from '@waymark/url-parser'
import { hasInnerQuery, hasInnerUriQuery, isWebScheme } from '../inner-url.ts'
import { BOOLEAN, SITES, STRINGS } from '../option-types.ts'
import { decodeParameter, filterQuery } from '../query-parameters.ts'
import type { NormalizeOptions, Rule } from '../rule.ts'
import { trackingMatcher } from '../tracking-matcher.ts'
import { changeQuery, changeUriQuery, type TextChange } from '../url-shape.ts'

/** Drops parameters that only tell where a visitor came from. */
export const removeTrackingParams: Rule = /* @__PURE__ */ deepFreeze({
  name: 'remove-tracking-params',
  category: 'usually-preserves',
  summary: 'Drops parameters that only tell where a visitor came from.',
  explain:
    'Campaign tags and click identifiers are read by analytics, not by pages; a site is free to use one of these names for something else. Names are compared decoded, and as a whole. A table lists the names, the evidence for each, and what breaks without it: see docs/tracking-parameters.md and `TRACKING_PARAMETERS`. Lists for single sites say what else is removed there and what stays. Only `http` and `https` URLs are changed, and none whose query belongs to a URL inside, such as a page in an archive.',
  source: 'https://support.google.com/analytics/answer/10917952',
  reads: ['scheme', 'host', 'path', 'query'],
  effects: (options) => [
    {
      kind: 'change',
      parts: ['query'],
      trigger: {
        kind: 'content',
        matches: (query) => trackingMatcher(options).isFoundIn(query),
      },
    },
  ],
  options: [
    {
      name: 'params',
      type: STRINGS,
      default: 'TRACKING_PARAMS',
      summary: 'Names to remove, in place of the table’s; `*` matches any characters.',
    },
    {
      name: 'moreParams',
      type: STRINGS,
      default: null,
      summary: 'More names to remove, besides those of `params`.',
    },
    {
      name: 'exceptParams',
      type: STRINGS,
      default: null,
      summary: 'Names to keep on every site, whatever the other lists say.',
    },
    {
      name: 'sites',
      type: SITES,
      default: 'TRACKING_SITES',
      summary:
        'Sites, each with names to keep (`allow`) and more names to remove (`deny`); `path` limits a list to some paths, and `*` is every site.',
    },
    {
      name: 'caseSensitive',
      type: BOOLEAN,
      default: null,
      summary:
        'Whether names are compared with regard to case. Without it, each name is compared as its sources do.',
    },
  ],
  examples: [
    ['https://example.com/?utm_source=google&id=3', 'https://example.com/?id=3'],
    ['https://example.com/?%75tm_source=x', 'https://example.com/'],
    ['https://example.com/?utm=1&q=utm_source', 'https://example.com/?utm=1&q=utm_source'],
    ['https://example.com/?UTM_SOURCE=x', 'https://example.com/'],
    [
      'https://example.com/?UTM_SOURCE=x',
      'https://example.com/?UTM_SOURCE=x',
      { caseSensitive: true },
    ],
    ['https://example.com/?ref=x&id=3', 'https://example.com/?id=3', { params: ['ref'] }],
    [
      'https://example.com/?ref=x&gclid=y&id=3',
      'https://example.com/?id=3',
      { moreParams: ['ref'] },
    ],
    [
      'https://example.com/?gclid=y&fbclid=z',
      'https://example.com/?gclid=y',
      { exceptParams: ['gclid'] },
    ],
    ['https://youtu.be/x?si=abc&t=5', 'https://youtu.be/x?t=5'],
    ['https://example.com/?utm_zone=33&utm_id=4', 'https://example.com/?utm_zone=33'],
    [
      'https://archive.example/2020/https://example.com/?utm_id=4',
      'https://archive.example/2020/https://example.com/?utm_id=4',
    ],
    ['https://example.com/guide?mkt_tok=x', 'https://example.com/guide'],
    ['https://example.com/unsubscribe?mkt_tok=x', 'https://example.com/unsubscribe?mkt_tok=x'],
    [
      'https://shop.example/?gclid=x&ref=y',
      'https://shop.example/?gclid=x',
      { sites: [{ site: 'shop.example', allow: ['gclid'], deny: ['ref'] }] },
    ],
  ],
  apply(url, options) {
    if (url.query === null || !isWebScheme(url.scheme) || hasInnerQuery(url)) return url
    const host = url.host?.kind === 'domain' ? url.host.name : ''
    return changeQuery(
      url,
      removeTracking(host, () => serializePath(url), options),
    )
  },
  applyToUri(uri, options) {
    if (uri.query === null || !isWebScheme(uri.scheme ?? 'https') || hasInnerUriQuery(uri))
      return uri
    const host = uri.authority === null ? '' : splitAuthority(uri.authority).host
    return changeUriQuery(
      uri,
      removeTracking(asciiLowercase(host), () => uri.path, options),
    )
  },
})

function removeTracking(host: string, path: () => string, options: NormalizeOptions): TextChange {
  const isTracking = trackingMatcher(options).onHost(host, path)
  return filterQuery((parameter) => !isTracking(decodeParameter(parameter.name)))
}
