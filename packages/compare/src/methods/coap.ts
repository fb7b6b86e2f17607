import { parseIpv6, serializeIpv6 } from '@waymark/host'
import { deepFreeze } from '@waymark/infra/internal'
import { recomposeAuthority, recomposeUri, splitAuthority } from '@waymark/rfc3986'
import { baseOption } from '../context-options.ts'
import { hasHost, normalizeSchemeParts } from '../ladder.ts'
import type { SymmetricMethod } from '../method.ts'

const PORTS = { coap: 5683, coaps: 5684 }

/** The same coap or coaps URI, with the defaults of the two schemes. */
export const coap: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'coap',
  kind: 'symmetric',
  family: 'format',
  scope: 'scheme',
  summary: 'The same coap or coaps URI, with the defaults of the two schemes.',
  explain:
    'Normalisation by RFC 3986, with the default ports 5683 and 5684, an empty path as `/`, and IPv6 addresses written as RFC 5952 recommends. A coap URI and a coaps URI are never equal.',
  falsePositive: 'A request goes to the wrong node.',
  falseNegative: 'A proxy with little memory stores one response twice.',
  without: 'All URIs whose scheme is not coap or coaps, and those without a host.',
  source: 'https://www.rfc-editor.org/rfc/rfc7252#section-6.3',
  options: [baseOption],
  examples: [
    ['coap://example.com:5683/~sensors/temp.xml', 'coap://EXAMPLE.com/%7Esensors/temp.xml', true],
    ['coap://[2001:DB8:0:0::1]/', 'coap://[2001:db8::1]/', true],
    ['coap://example.com/', 'coaps://example.com/', false],
    ['../b', 'coap://example.com/b', true, { base: 'coap://example.com/a/c' }],
  ],
  keyIsUrl: true,
  key({ syntax }) {
    if ((syntax.scheme !== 'coap' && syntax.scheme !== 'coaps') || !hasHost(syntax)) return null
    const authority = splitAuthority(syntax.authority ?? '')
    return recomposeUri(
      normalizeSchemeParts(
        {
          ...syntax,
          authority: recomposeAuthority({ ...authority, host: normalLiteral(authority.host) }),
        },
        PORTS,
      ),
    )
  },
})

function normalLiteral(host: string): string {
  if (!host.startsWith('[') || !host.endsWith(']')) return host
  const pieces = parseIpv6(host.slice(1, -1))
  return pieces === null ? host : `[${serializeIpv6(pieces)}]`
}
