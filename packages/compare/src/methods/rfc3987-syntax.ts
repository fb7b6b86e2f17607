import { deepFreeze } from '@waymark/infra/internal'
import { recomposeUri } from '@waymark/rfc3986'
import { baseOption } from '../context-options.ts'
import { iriSyntaxParts } from '../ladder.ts'
import type { SymmetricMethod } from '../method.ts'

/** The step `rfc3986-syntax`, where a character and its percent-encoded UTF-8 bytes are the same. */
export const rfc3987Syntax: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'rfc3987-syntax',
  kind: 'symmetric',
  family: 'ladder',
  summary:
    'The step `rfc3986-syntax`, where a character and its percent-encoded UTF-8 bytes are the same.',
  explain:
    'Characters are not composed or decomposed: `é` as one code point and as two are different, because Unicode normalisation is the task of the author of an IRI. The key is the URI that the IRI maps to. A domain in Unicode and its form with A-labels are equal only by `rfc3987-scheme`.',
  falsePositive:
    'Servers that decode percent-encoded bytes in another encoding than UTF-8 see two paths where this method sees one.',
  falseNegative: 'IRIs that look the same but are composed differently are different.',
  without: 'None: every string has a key.',
  source: 'https://www.rfc-editor.org/rfc/rfc3987#section-5.3.2',
  options: [baseOption],
  examples: [
    ['example://a/b/c/%7Bfoo%7D/ros\u00e9', 'eXAMPLE://a/./b/../b/%63/%7bfoo%7d/ros%C3%A9', true],
    ['http://example.org/\u00e9', 'http://example.org/e\u0301', false],
    ['http://r\u00e9sum\u00e9.example.org/', 'http://xn--rsum-bpad.example.org/', false],
    ['../b', 'http://example.com/b', true, { base: 'http://example.com/a/c' }],
  ],
  keyIsUrl: true,
  key: (subject) => recomposeUri(iriSyntaxParts(subject)),
})
