import type { Preset } from '../preset.ts'
import { decodeUnreserved } from '../rules/decode-unreserved.ts'
import { emptyPathSlash } from '../rules/empty-path-slash.ts'
import { ipv4Canonical } from '../rules/ipv4-canonical.ts'
import { lowercaseSchemeHost } from '../rules/lowercase-scheme-host.ts'
import { parseSerialise } from '../rules/parse-serialise.ts'
import { removeDefaultPort } from '../rules/remove-default-port.ts'
import { removeDotSegments } from '../rules/remove-dot-segments.ts'
import { uppercasePercentEncoding } from '../rules/uppercase-percent-encoding.ts'

export const safe: Preset = {
  name: 'safe',
  summary: 'Every rule that preserves what the URL identifies.',
  rules: [
    parseSerialise,
    uppercasePercentEncoding,
    decodeUnreserved,
    lowercaseSchemeHost,
    ipv4Canonical,
    removeDefaultPort,
    emptyPathSlash,
    removeDotSegments,
  ],
  options: {},
}
