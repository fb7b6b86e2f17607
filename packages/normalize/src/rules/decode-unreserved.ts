import { decodeUnreserved as decode } from '@waymark/rfc3986'
import { parseFilePath } from '../file-path.ts'
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
    return changeText(url, decode, (segment, index) => {
      const text = decode(segment)
      // The URL parser would read `C|` as a drive.
      return url.scheme === 'file' && index === 0 && /^[a-z]\|$/i.test(text) ? segment : text
    })
  },
  applyToUri(uri) {
    const changed = changeUriText(uri, decode)
    if (changed.path === uri.path) return changed
    const path = parseFilePath(uri)
    // Nor may `%43:` become a drive there, which no `..` takes away.
    const isSame = path === null || decode(path) === parseFilePath(changed)
    return isSame ? changed : { ...changed, path: uri.path }
  },
}
