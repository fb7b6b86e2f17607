import { toScalarValueString } from '@waymark/infra'
import { deepFreeze } from '@waymark/infra/internal'
import type { SymmetricMethod } from '../method.ts'

/** The same bytes, after both are encoded as UTF-8. */
export const stringUtf8Bytes: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'string-utf8-bytes',
  kind: 'symmetric',
  family: 'string',
  summary: 'The same bytes, after both are encoded as UTF-8.',
  explain:
    'Programs in C and databases with binary collation compare in this way. The method differs from `string-code-point` only for lone surrogates, which UTF-8 cannot represent: each becomes U+FFFD. The key is the string that the bytes decode to.',
  falsePositive: 'Strings that differ only in lone surrogates are equal. Valid URLs have none.',
  falseNegative:
    'As with `string-code-point`. If the two sides use different encodings, one string has two sequences of bytes.',
  without: 'None: every string has a key.',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-6.2.1',
  options: [],
  noBase: 'compares strings as they are written; string-after-resolution resolves first',
  examples: [
    ['http://example.com/\u00e9', 'http://example.com/\u00e9', true],
    ['http://example.com/\u00e9', 'http://example.com/%C3%A9', false],
    ['http://example.com/\ud800', 'http://example.com/\udc00', true],
  ],
  keyIsUrl: true,
  key: ({ text }) => toScalarValueString(text),
})
