import type { Preset } from '../preset.ts'
import { SCHEME_BASED } from '../uri-ladder.ts'

/** https://www.rfc-editor.org/rfc/rfc3986#section-6.2.3 */
export const rfc3986Scheme: Preset = {
  name: 'rfc3986-scheme',
  summary: 'Scheme-based normalisation of RFC 3986, on the string as it is written.',
  rules: [],
  options: {},
  canonicalizer: SCHEME_BASED,
}
