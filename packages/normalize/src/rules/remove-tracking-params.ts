import { asciiLowercase } from '@waymark/infra'
import { splitAuthority } from '@waymark/rfc3986'
import { BOOLEAN, SITES, STRINGS } from '../option-types.ts'
import { decodeParameter, filterQuery } from '../query-parameters.ts'
import type { NormalizeOptions, Rule } from '../rule.ts'
import { TRACKING_PARAMS, TRACKING_SITES } from '../tracking-params.ts'
import { changeQuery, changeUriQuery, type TextChange } from '../url-shape.ts'
import { createNameTest } from '../wildcard.ts'

export const removeTrackingParams: Rule = {
  name: 'remove-tracking-params',
  category: 'usually-preserves',
  summary: 'Drops parameters that only tell where a visitor came from.',
  explain:
    'Campaign tags and click identifiers are read by analytics, not by pages; a site is free to use one of these names for something else. Names are compared decoded, and as a whole. The names, with the evidence for each, are data: see `TRACKING_PARAMETERS`. Lists for single sites say what else is removed there and what stays.',
  source: 'https://support.google.com/analytics/answer/10917952',
  reads: ['host', 'query'],
  effects: () => [{ kind: 'change', parts: ['query'] }],
  options: [
    {
      name: 'params',
      type: STRINGS,
      default: 'TRACKING_PARAMS',
      summary: 'Names to remove; `*` matches any characters.',
    },
    {
      name: 'sites',
      type: SITES,
      default: 'TRACKING_SITES',
      summary: 'Sites, each with names to keep (`allow`) and more names to remove (`deny`).',
    },
    {
      name: 'caseSensitive',
      type: BOOLEAN,
      default: 'true',
      summary: 'Whether names are compared with regard to case.',
    },
  ],
  examples: [
    ['https://example.com/?utm_source=google&id=3', 'https://example.com/?id=3'],
    ['https://example.com/?%75tm_source=x', 'https://example.com/'],
    ['https://example.com/?utm=1&q=utm_source', 'https://example.com/?utm=1&q=utm_source'],
    ['https://example.com/?UTM_SOURCE=x', 'https://example.com/', { caseSensitive: false }],
    ['https://example.com/?ref=x&id=3', 'https://example.com/?id=3', { params: ['ref'] }],
    ['https://youtu.be/x?si=abc&t=5', 'https://youtu.be/x?t=5'],
    [
      'https://shop.example/?gclid=x&ref=y',
      'https://shop.example/?gclid=x',
      { sites: [{ site: 'shop.example', allow: ['gclid'], deny: ['ref'] }] },
    ],
  ],
  apply(url, options) {
    if (url.query === null) return url
    const host = url.host?.kind === 'domain' ? url.host.name : ''
    return changeQuery(url, removeTracking(host, options))
  },
  applyToUri(uri, options) {
    if (uri.query === null) return uri
    const host = uri.authority === null ? '' : splitAuthority(uri.authority).host
    return changeUriQuery(uri, removeTracking(asciiLowercase(host), options))
  },
}

function removeTracking(
  host: string,
  { params = TRACKING_PARAMS, sites = TRACKING_SITES, caseSensitive = true }: NormalizeOptions,
): TextChange {
  const fold = caseSensitive ? String : asciiLowercase
  const own = sites.filter(({ site }) => isOnSite(host, site))
  const isTracking = createNameTest([...params, ...own.flatMap(({ deny = [] }) => deny)].map(fold))
  const isAllowed = createNameTest(own.flatMap(({ allow = [] }) => allow).map(fold))
  return filterQuery((parameter) => {
    const name = fold(decodeParameter(parameter.name))
    return !isTracking(name) || isAllowed(name)
  })
}

/** Whether a host is a site or below it. A root dot does not matter. */
function isOnSite(host: string, site: string): boolean {
  const name = host.endsWith('.') ? host.slice(0, -1) : host
  return name === site || name.endsWith(`.${site}`)
}
