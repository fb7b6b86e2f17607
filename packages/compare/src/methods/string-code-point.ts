import { deepFreeze } from '@waymark/infra/internal'
import type { SymmetricMethod } from '../method.ts'

/** The same code points in the same order. */
export const stringCodePoint: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'string-code-point',
  kind: 'symmetric',
  family: 'string',
  summary: 'The same code points in the same order.',
  explain:
    'Compares the strings as they are written. Strings that look the same may differ: `é` can be one code point or two.',
  falsePositive: 'None: the strings are the same.',
  falseNegative:
    'One resource is stored, fetched or counted twice; a block list is evaded by changing the case of a letter.',
  without: 'None: every string has a key.',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-6.2.1',
  options: [],
  noBase: 'compares strings as they are written; string-after-resolution resolves first',
  examples: [
    ['http://example.com/', 'http://example.com/', true],
    ['http://example.com/%7e', 'http://example.com/%7E', false],
    ['http://example.com/\u00e9', 'http://example.com/e\u0301', false],
  ],
  keyIsUrl: true,
  key: ({ text }) => text,
})
