import { decodeUnreserved as decode } from '@waymark/rfc3986'
import type { Rule } from '../rule.ts'
import { changeText, changeUriText } from '../url-shape.ts'

export const decodeUnreserved: Rule = {
  name: 'decode-unreserved',
  category: 'preserves',
  summary: 'Writes letters, digits and `-._~` without escapes.',
  explain:
    'They mean the same either way. Escapes of all other characters stay, since there they may make a difference. Decoded once: `%2541` is `%41`, not `A`; and an escape stays that would make a new one with a lone `%` before it. Dots that appear in a path are for `remove-dot-segments`.',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.2',
  options: [],
  examples: [
    ['http://www.example.com/%7Eusername/', 'http://www.example.com/~username/'],
    ['http://example.com/?%61=%62&%26=%3D', 'http://example.com/?a=b&%26=%3D'],
    ['http://example.com/%2541%%341', 'http://example.com/%2541%%341'],
    ['http://example.com/%2e%2e/x', 'http://example.com/../x', { model: 'rfc3986' }],
  ],
  apply(url) {
    const decoded = changeText(url, decode)
    // The URL parser would read `C|` as a drive.
    if (decoded.scheme !== 'file' || decoded === url || decoded.path.kind !== 'list') return decoded
    if (url.path.kind !== 'list' || !/^[a-z]\|$/i.test(decoded.path.segments[0] ?? '')) {
      return decoded
    }
    const segments = [url.path.segments[0]!, ...decoded.path.segments.slice(1)]
    return { ...decoded, path: { kind: 'list', segments } }
  },
  applyToUri(uri) {
    return changeUriText(uri, decode)
  },
}
