import type { Preset } from '../preset.ts'
import { decodeUnreserved } from '../rules/decode-unreserved.ts'
import { emptyPathSlash } from '../rules/empty-path-slash.ts'
import { lowercaseSchemeHost } from '../rules/lowercase-scheme-host.ts'
import { removeDefaultPort } from '../rules/remove-default-port.ts'
import { removeDotSegments } from '../rules/remove-dot-segments.ts'
import { uppercasePercentEncoding } from '../rules/uppercase-percent-encoding.ts'

/** https://www.rfc-editor.org/rfc/rfc3986#section-6.2.3 */
export const rfc3986Scheme: Preset = {
  name: 'rfc3986-scheme',
  summary: 'Scheme-based normalisation of RFC 3986, on the string as it is written.',
  rules: [
    uppercasePercentEncoding,
    decodeUnreserved,
    lowercaseSchemeHost,
    removeDefaultPort,
    emptyPathSlash,
    removeDotSegments,
  ],
  options: { model: 'rfc3986' },
}
