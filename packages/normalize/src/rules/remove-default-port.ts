import { deepFreeze } from '@waymark/infra/internal'
import { PORTS, removeDefaultPort as withoutPort } from '@waymark/rfc3986'
import { defaultPort } from '@waymark/url-parser'
import { replaceParts } from '@waymark/url-parser/internal'
import { DEFAULT_PORT, PORTS_BY_SCHEME } from '../option-types.ts'
import type { Rule } from '../rule.ts'
import { isPlain } from '../url-shape.ts'

/** Drops a port that is the default of its scheme. */
export const removeDefaultPort: Rule = /* @__PURE__ */ deepFreeze({
  name: 'remove-default-port',
  category: 'preserves',
  summary: 'Drops a port that is the default of its scheme.',
  explain:
    'A URL without a port means the default port. The URL parser drops the default port of special schemes, whether or not this rule is in the list; `defaultPort: keep` restores it from the string (as a number, so `:0443` becomes `:443`; an empty port is dropped).',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-6.2.3',
  settledByParser: true,
  reads: ['scheme', 'port'],
  effects: ({ ports }) => (ports === undefined ? [] : [{ kind: 'change', parts: ['port'] }]),
  options: [
    {
      name: 'defaultPort',
      type: DEFAULT_PORT,
      default: 'remove',
      summary: 'Whether an explicit default port is removed.',
    },
    {
      name: 'ports',
      type: PORTS_BY_SCHEME,
      default: null,
      summary: 'More schemes and their default ports.',
    },
  ],
  examples: [
    ['https://example.com:443/page', 'https://example.com/page'],
    ['http://example.com:080/x', 'http://example.com/x'],
    ['http://example.com:/x', 'http://example.com/x'],
    ['https://example.com:8080/page', 'https://example.com:8080/page'],
    ['https://example.com:443/p', 'https://example.com:443/p', { defaultPort: 'keep' }],
    ['gopher://example.com:70/', 'gopher://example.com/', { ports: { gopher: 70 } }],
  ],
  apply(url, options) {
    if (url.port === null || options.defaultPort === 'keep') return url
    const { ports = {} } = options
    const standard = Object.hasOwn(ports, url.scheme) ? ports[url.scheme] : defaultPort(url.scheme)
    return url.port === standard ? replaceParts(url, { port: null }) : url
  },
  applyToUri(uri, { defaultPort: policy, ports = {} }) {
    if (uri.authority === null || uri.scheme === null || policy === 'keep') return uri
    const scheme = uri.scheme.toLowerCase()
    const table = Object.hasOwn(ports, scheme) ? ports : PORTS
    if (!Object.hasOwn(table, scheme) || !isPlain(uri)) return uri
    const authority = withoutPort(uri.authority, table[scheme]!)
    return authority === uri.authority ? uri : { ...uri, authority }
  },
})
