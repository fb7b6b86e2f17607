import type { Preset } from '../preset.ts'
import { SYNTAX_BASED } from '../uri-ladder.ts'

/** https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2 */
export const rfc3986Syntax: Preset = {
  name: 'rfc3986-syntax',
  summary: 'Syntax-based normalisation of RFC 3986, on the string as it is written.',
  rules: [],
  options: {},
  canonicalizer: SYNTAX_BASED,
}
