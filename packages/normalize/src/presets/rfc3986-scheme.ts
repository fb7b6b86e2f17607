import { deepFreeze } from '@waymark/infra/internal'
import type { Preset } from '../preset.ts'
import { SCHEME_BASED } from '../uri-ladder.ts'

/**
 * Scheme-based normalisation of RFC 3986, on the string as it is written.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2.3
 */
export const rfc3986Scheme: Preset = /* @__PURE__ */ deepFreeze({
  name: 'rfc3986-scheme',
  summary: 'Scheme-based normalisation of RFC 3986, on the string as it is written.',
  explain:
    'As `rfc3986-syntax`, and then by the rules of the scheme: a default or empty port is removed, and an empty path becomes `/`. For caches, graphs of data and formats that compare URIs by RFC 3986. The option `ports` adds schemes.',
  caution:
    'A wrong default port for a scheme makes one service of two. Browsers read some strings differently, so do not use it to decide where a browser will go. To a program that compares strings, such as names of XML namespaces, the URL with the default port is another name.',
  merges: ['http://example.com:80/', 'http://example.com/'],
  rules: [],
  options: {},
  canonicalizer: SCHEME_BASED,
})
