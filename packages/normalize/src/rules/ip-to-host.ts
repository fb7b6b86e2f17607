import { parseHost, serializeHost } from '@waymark/host'
import { deepFreeze } from '@waymark/infra/internal'
import { isSpecialScheme } from '@waymark/url-parser'
import { STRINGS_BY_NAME } from '../option-types.ts'
import type { Rule } from '../rule.ts'
import { changeAuthority, replaceDomain } from '../url-shape.ts'

/** Writes a domain in place of an IP address. */
export const ipToHost: Rule = /* @__PURE__ */ deepFreeze({
  name: 'ip-to-host',
  category: 'changes',
  summary: 'Writes a domain in place of an IP address.',
  explain:
    'Many sites can share one IP address, so you give the map; nothing is looked up. A name in the map that is not a domain is ignored.',
  source: 'https://en.wikipedia.org/wiki/URI_normalization',
  reads: ['host'],
  effects: () => [{ kind: 'change', parts: ['host'], trigger: { kind: 'ip-address' } }],
  options: [
    {
      name: 'map',
      type: STRINGS_BY_NAME,
      default: null,
      summary: 'IP addresses as they are serialized, and the domain of each.',
    },
  ],
  examples: [
    [
      'http://208.77.188.166/',
      'http://www.example.com/',
      { map: { '208.77.188.166': 'www.example.com' } },
    ],
    [
      'http://[2001:DB8::1]:8080/',
      'http://v6.example:8080/',
      { map: { '[2001:db8::1]': 'v6.example' } },
    ],
    ['http://192.0.2.1/', 'http://192.0.2.1/', { map: {} }],
  ],
  apply(url, { map = {} }) {
    if (url.host?.kind !== 'ipv4' && url.host?.kind !== 'ipv6') return url
    const address = serializeHost(url.host)
    if (!Object.hasOwn(map, address)) return url
    const host = parseHost(map[address]!)
    return host?.kind === 'domain' ? replaceDomain(url, host.name) : url
  },
  applyToUri(uri, { map = {} }) {
    return changeAuthority(uri, (parts, scheme) => {
      const host = parseHost(parts.host, { isOpaque: !isSpecialScheme(scheme) })
      if (host?.kind !== 'ipv4' && host?.kind !== 'ipv6') return parts
      const address = serializeHost(host)
      if (!Object.hasOwn(map, address)) return parts
      const domain = parseHost(map[address]!)
      return domain?.kind === 'domain' ? { ...parts, host: domain.name } : parts
    })
  },
})
