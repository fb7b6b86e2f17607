import type { Preset } from '../preset.ts'
import { decodeUnreserved } from '../rules/decode-unreserved.ts'
import { lowercaseSchemeHost } from '../rules/lowercase-scheme-host.ts'
import { removeDotSegments } from '../rules/remove-dot-segments.ts'
import { uppercasePercentEncoding } from '../rules/uppercase-percent-encoding.ts'

/** https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2 */
export const rfc3986Syntax: Preset = {
  name: 'rfc3986-syntax',
  summary: 'Syntax-based normalisation of RFC 3986, on the string as it is written.',
  rules: [uppercasePercentEncoding, decodeUnreserved, lowercaseSchemeHost, removeDotSegments],
  options: { model: 'rfc3986' },
}
