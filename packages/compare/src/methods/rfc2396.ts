import { asciiLowercase } from '@waymark/infra'
import { deepFreeze } from '@waymark/infra/internal'
import { recomposeAuthority, recomposeUri, splitAuthority } from '@waymark/rfc3986'
import { baseOption, portsOption } from '../context-options.ts'
import { portOf } from '../ladder.ts'
import type { SymmetricMethod } from '../method.ts'

/** The same string, except for the case of scheme and host, and an explicit default port. */
export const rfc2396: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'rfc2396',
  kind: 'symmetric',
  family: 'ladder',
  summary: 'The same string, except for the case of scheme and host, and an explicit default port.',
  explain:
    'The rules of 1998: scheme and hostname have no case, and an explicit default port is the same as no port. This standard says nothing about an empty port, an empty path or percent-encoded bytes, so differences in these count.',
  falsePositive: 'Hardly any: these rules hold for every scheme that has that default port.',
  falseNegative:
    'Everything that later rules make equal: `/%7Ea` and `/~a`, `http://a` and `http://a/`, dot segments.',
  without: 'None: every string has a key.',
  source: 'https://www.rfc-editor.org/rfc/rfc2396#section-6',
  options: [baseOption, portsOption],
  examples: [
    ['http://www.XEROX.com', 'http://www.xerox.com', true],
    ['http://example.com:80/', 'http://example.com/', true],
    ['http://example.com:/', 'http://example.com/', false],
    ['coap://example.com:5683/', 'coap://example.com/', true, { ports: { coap: 5683 } }],
    ['../b', 'http://example.com/b', true, { base: 'http://example.com/a/c' }],
  ],
  keyIsUrl: true,
  key({ parts }, options) {
    if (parts.scheme === null) return recomposeUri(parts)
    const scheme = asciiLowercase(parts.scheme)
    if (parts.authority === null) return recomposeUri({ ...parts, scheme })
    const { userinfo, host, port } = splitAuthority(parts.authority)
    const defaultPort = portOf(scheme, options)
    const isDefault = port && !/\D/.test(port) && Number(port) === defaultPort
    return recomposeUri({
      ...parts,
      scheme,
      authority: recomposeAuthority({
        userinfo,
        host: asciiLowercase(host),
        port: isDefault ? null : port,
      }),
    })
  },
})
