import { deepFreeze } from '@waymark/infra/internal'
import { removeDefaultPort } from '@waymark/rfc3986'
import { defaultPort } from '@waymark/url-parser'
import { replaceParts } from '@waymark/url-parser/internal'
import { oneOf } from '../option-types.ts'
import type { Rule } from '../rule.ts'

/** Writes `http` and `https` as one of the two. */
export const forceScheme: Rule = /* @__PURE__ */ deepFreeze({
  name: 'force-scheme',
  category: 'changes',
  summary: 'Writes `http` and `https` as one of the two.',
  explain:
    'The two are different services, which most sites answer with the same content. A port that is the default of the old scheme or of the new one is removed. Any other port stays, although it rarely serves both. With `scheme: preserve` the rule does nothing, so a preset can include it and leave the choice to its user.',
  source: 'https://www.rfc-editor.org/rfc/rfc9110#section-4.2.2',
  reads: ['scheme', 'port'],
  effects: ({ scheme }) =>
    scheme === 'preserve' ? [] : [{ kind: 'change', parts: ['scheme', 'port'] }],
  options: [
    {
      name: 'scheme',
      type: /* @__PURE__ */ oneOf('http', 'https', 'preserve'),
      default: 'https',
      summary: 'The scheme to write; with `preserve`, the one that is there.',
    },
  ],
  examples: [
    ['http://example.com/', 'https://example.com/'],
    ['https://example.com:443/', 'http://example.com/', { scheme: 'http' }],
    ['http://example.com:443/', 'https://example.com/', { scheme: 'https' }],
    ['https://example.com:8443/', 'http://example.com:8443/', { scheme: 'http' }],
    ['http://example.com/', 'http://example.com/', { scheme: 'preserve' }],
    ['ftp://example.com/', 'ftp://example.com/'],
  ],
  apply(url, { scheme = 'https' }) {
    if (scheme === 'preserve' || !isChanged(url.scheme, scheme)) return url
    const isDefault = url.port === defaultPort(url.scheme) || url.port === defaultPort(scheme)
    return replaceParts(url, { scheme, port: isDefault ? null : url.port })
  },
  applyToUri(uri, { scheme = 'https' }) {
    if (scheme === 'preserve' || !isChanged(uri.scheme?.toLowerCase() ?? '', scheme)) return uri
    const authority = uri.authority === null ? null : withoutPort(uri.authority)
    return { ...uri, scheme, authority }
  },
})

function isChanged(before: string, after: string): boolean {
  return before !== after && (before === 'http' || before === 'https')
}

/** Drops a port that is the default of `http` or of `https`. */
function withoutPort(authority: string): string {
  return removeDefaultPort(removeDefaultPort(authority, 80), 443)
}
