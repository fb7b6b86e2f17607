import { deepFreeze } from '@waymark/infra/internal'
import type { Preset } from '../preset.ts'
import { SYNTAX_BASED } from '../uri-ladder.ts'

/**
 * Syntax-based normalisation of RFC 3986, on the string as it is written.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2
 */
export const rfc3986Syntax: Preset = /* @__PURE__ */ deepFreeze({
  name: 'rfc3986-syntax',
  summary: 'Syntax-based normalisation of RFC 3986, on the string as it is written.',
  explain:
    'For URIs of any scheme that programs read by RFC 3986, such as identifiers in documents and data. It merges the case of scheme, host and percent-encoded bytes, percent-encoded letters and digits, and dot segments. Everything else stays byte for byte as it is written.',
  caution:
    'It checks nothing: every string has a result, even one that is not a URI. Browsers read some strings differently, for example those with backslashes, so do not use it to decide where a browser will go. To a program that compares strings, such as names of XML namespaces, `/%7Ea` and `/~a` are two names.',
  merges: ['http://example.com/%7Ea', 'http://example.com/~a'],
  rules: [],
  options: {},
  canonicalizer: SYNTAX_BASED,
})
