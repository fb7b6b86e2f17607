import { deepFreeze } from '@waymark/infra/internal'
import { decodeUnreserved as decode, isUnreserved } from '@waymark/rfc3986'
import { parseFilePath } from '../file-path.ts'
import type { Rule } from '../rule.ts'
import { changeText, changeUriText } from '../url-shape.ts'

/** Decodes percent-encoded letters, digits and `-._~`. */
export const decodeUnreserved: Rule = /* @__PURE__ */ deepFreeze({
  name: 'decode-unreserved',
  category: 'preserves',
  summary: 'Decodes percent-encoded letters, digits and `-._~`.',
  explain:
    'These characters mean the same either way. All other percent-encoded bytes stay, since decoding them may make a difference. Bytes are decoded once: `%2541` becomes `%41`, not `A`. A byte stays encoded if decoding it would complete a new percent-encoded byte after a lone `%`. Dots that appear in a path are left to `remove-dot-segments`.',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.2',
  reads: ['credentials', 'host', 'path', 'query', 'fragment'],
  effects: () => [
    {
      kind: 'change',
      parts: ['credentials', 'host', 'path', 'query', 'fragment'],
      trigger: { kind: 'percent-encoded-byte', matches: isUnreserved },
    },
  ],
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
    return isSame ? changed : changeUriText(uri, decode, (same) => same)
  },
})
