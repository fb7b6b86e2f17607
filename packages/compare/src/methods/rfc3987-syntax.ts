import { recomposeUri } from '@waymark/rfc3986'
import { iriSyntaxParts } from '../ladder.ts'
import type { SymmetricMethod } from '../method.ts'

export const rfc3987Syntax: SymmetricMethod = {
  name: 'rfc3987-syntax',
  kind: 'symmetric',
  family: 'ladder',
  summary:
    'The rung `rfc3986-syntax`, with a character and the escapes of its UTF-8 bytes being one.',
  explain:
    'Nothing is composed or decomposed while comparing: `é` as one character and as two stay different, because whoever makes an IRI has to settle that. The key is the URI that the IRI maps to. A domain in Unicode and its A-labels meet only on the scheme rung.',
  falseEqual:
    'Servers that read escapes in another encoding than UTF-8 see two paths where this sees one.',
  falseDifferent: 'Texts that a reader cannot tell apart, composed differently, are two resources.',
  without: 'None: every string has a key.',
  source: 'https://www.rfc-editor.org/rfc/rfc3987#section-5.3.2',
  options: [],
  examples: [
    ['example://a/b/c/%7Bfoo%7D/ros\u00e9', 'eXAMPLE://a/./b/../b/%63/%7bfoo%7d/ros%C3%A9', true],
    ['http://example.org/\u00e9', 'http://example.org/e\u0301', false],
    ['http://r\u00e9sum\u00e9.example.org/', 'http://xn--rsum-bpad.example.org/', false],
  ],
  keyIsUrl: true,
  key: (subject) => recomposeUri(iriSyntaxParts(subject)),
}
