import { removeDefaultPort } from '@waymark/rfc3986'
import { defaultPort, withParts } from '@waymark/url-parser'
import type { Rule } from '../rule.ts'

export const forceScheme: Rule = {
  name: 'force-scheme',
  category: 'changes',
  summary: 'Writes `http` and `https` as one of the two.',
  explain:
    'The two are different services that most sites give the same content; only the site knows. A port that was the default of the old scheme or is that of the new one goes; any other stays, though it will hardly serve both.',
  source: 'https://www.rfc-editor.org/rfc/rfc9110#section-4.2.2',
  options: [
    {
      name: 'scheme',
      values: ['http', 'https'],
      default: 'https',
      summary: 'The scheme to write.',
    },
  ],
  examples: [
    ['http://example.com/', 'https://example.com/'],
    ['https://example.com:443/', 'http://example.com/', { scheme: 'http' }],
    ['http://example.com:443/', 'https://example.com/', { scheme: 'https' }],
    ['https://example.com:8443/', 'http://example.com:8443/', { scheme: 'http' }],
    ['ftp://example.com/', 'ftp://example.com/'],
  ],
  apply(url, { scheme = 'https' }) {
    if (url.scheme === scheme || (url.scheme !== 'http' && url.scheme !== 'https')) return url
    const isDefault = url.port === defaultPort(url.scheme) || url.port === defaultPort(scheme)
    return withParts(url, { scheme, port: isDefault ? null : url.port })
  },
  applyToUri(uri, { scheme = 'https' }) {
    const written = uri.scheme?.toLowerCase() ?? ''
    if (written === scheme || (written !== 'http' && written !== 'https')) return uri
    const authority = uri.authority === null ? null : withoutPort(uri.authority)
    return { ...uri, scheme, authority }
  },
}

/** Drops a port that is the default of `http` or of `https`. */
function withoutPort(authority: string): string {
  return removeDefaultPort(removeDefaultPort(authority, 80), 443)
}
