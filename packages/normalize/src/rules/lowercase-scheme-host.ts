import { asciiLowercase } from '@waymark/infra'
import { deepFreeze } from '@waymark/infra/internal'
import { lowercaseOutsidePercentEncoding } from '@waymark/rfc3986'
import { replaceParts } from '@waymark/url-parser/internal'
import type { Rule } from '../rule.ts'
import { changeAuthority } from '../url-shape.ts'

/** Writes the scheme and the host in lower case. */
export const lowercaseSchemeHost: Rule = /* @__PURE__ */ deepFreeze({
  name: 'lowercase-scheme-host',
  category: 'preserves',
  summary: 'Writes the scheme and the host in lower case.',
  explain:
    'Schemes and domains are compared without regard to case. In a record, the host of a scheme that the URL Standard does not know is left alone, since nothing says what it means; so are credentials, path, query and fragment.',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.1',
  settledByParser: true,
  reads: ['scheme', 'host'],
  options: [],
  examples: [
    ['HTTP://User@Example.COM/Path?Q#F', 'http://User@example.com/Path?Q#F'],
    ['http://example.com/', 'http://example.com/'],
  ],
  apply(url) {
    const scheme = asciiLowercase(url.scheme)
    const lowered = scheme === url.scheme ? url : replaceParts(url, { scheme })
    const { host } = lowered
    if (host?.kind !== 'domain') return lowered
    const name = asciiLowercase(host.name)
    return name === host.name ? lowered : replaceParts(lowered, { host: { kind: 'domain', name } })
  },
  applyToUri(uri) {
    const scheme = uri.scheme === null ? null : asciiLowercase(uri.scheme)
    const lowered = changeAuthority(uri, (parts) => {
      const host = lowercaseOutsidePercentEncoding(parts.host)
      return host === parts.host ? parts : { ...parts, host }
    })
    return scheme === uri.scheme ? lowered : { ...lowered, scheme }
  },
})
