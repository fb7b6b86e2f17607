import { deepFreeze } from '@waymark/infra/internal'
import { textToNfc } from '../path-nfc.ts'
import type { Rule } from '../rule.ts'
import { changeEach, changeSegments, changeUriSegments } from '../url-shape.ts'

/** Writes the path in Unicode Normalization Form C. */
export const nfcPath: Rule = /* @__PURE__ */ deepFreeze({
  name: 'nfc-path',
  category: 'usually-preserves',
  summary: 'Writes the path in Unicode Normalization Form C.',
  explain:
    'An accented letter can be one character (NFC) or a letter with marks (NFD). Some file systems give the second, nearly everything else the first. To a server they are different bytes. Only characters that change are rewritten; bytes that are not UTF-8 stay.',
  source: 'https://www.rfc-editor.org/rfc/rfc3987#section-5.3.2.2',
  reads: ['path'],
  effects: () => [{ kind: 'change', parts: ['path'], trigger: { kind: 'code-unit', any: '%' } }],
  options: [],
  examples: [
    ['http://example.com/cafe%CC%81', 'http://example.com/caf%C3%A9'],
    ['http://example.com/e%CC%81?q=e%CC%81', 'http://example.com/%C3%A9?q=e%CC%81'],
    ['http://example.com/%e3%81%8b%FF%CC%81', 'http://example.com/%e3%81%8b%FF%CC%81'],
    ['http://example.com/e\u0301', 'http://example.com/\u00e9', { model: 'rfc3986' }],
  ],
  apply(url) {
    return changeSegments(url, allToNfc)
  },
  applyToUri(uri) {
    return changeUriSegments(uri, allToNfc)
  },
})

function allToNfc(segments: readonly string[]): readonly string[] {
  return changeEach(segments, (segment) => textToNfc(segment))
}
