import { parseHost, serializeIpv4 } from '@waymark/host'
import { deepFreeze } from '@waymark/infra/internal'
import { isSpecialScheme } from '@waymark/url-parser'
import { replaceParts } from '@waymark/url-parser/internal'
import type { Rule } from '../rule.ts'
import { changeAuthority } from '../url-shape.ts'

/** Writes an IPv4 address as four decimal numbers. */
export const ipv4Canonical: Rule = /* @__PURE__ */ deepFreeze({
  name: 'ipv4-canonical',
  category: 'preserves',
  summary: 'Writes an IPv4 address as four decimal numbers.',
  explain:
    'Resolvers also accept hexadecimal and octal numbers, and fewer than four numbers. The URL parser reads all of these forms and writes only this one.',
  source: 'https://url.spec.whatwg.org/#concept-ipv4-parser',
  settledByParser: true,
  reads: ['scheme', 'host'],
  options: [],
  examples: [
    ['http://0x7f.1/', 'http://127.0.0.1/'],
    ['http://3494755494/', 'http://208.77.188.166/'],
    ['http://192.168.0.1./', 'http://192.168.0.1/'],
  ],
  apply(url) {
    const { host } = url
    if (host?.kind !== 'ipv4') return url
    const written = url.href.slice(url.hostStart, url.hostEnd)
    return serializeIpv4(host.address) === written ? url : replaceParts(url, { host })
  },
  applyToUri(uri) {
    return changeAuthority(uri, (parts, scheme) => {
      if (!isSpecialScheme(scheme) || scheme === 'file' || parts.host === '') return parts
      const host = parseHost(parts.host)
      if (host?.kind !== 'ipv4') return parts
      const address = serializeIpv4(host.address)
      return address === parts.host ? parts : { ...parts, host: address }
    })
  },
})
