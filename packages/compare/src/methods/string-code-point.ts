import type { SymmetricMethod } from '../method.ts'

export const stringCodePoint: SymmetricMethod = {
  name: 'string-code-point',
  kind: 'symmetric',
  family: 'text',
  summary: 'The same code points in the same order.',
  explain:
    'Looks at the strings as they are written and at nothing else. What looks the same need not be the same: `é` can be one character or two.',
  falseEqual:
    'None: the strings are the same, so whatever is done with one is done with the other.',
  falseDifferent:
    'One resource is stored, fetched, counted or drawn as unvisited twice; a block list is passed by changing a letter’s case.',
  without: 'None: every string has a key.',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-6.2.1',
  options: [],
  examples: [
    ['http://example.com/', 'http://example.com/', true],
    ['http://example.com/%7e', 'http://example.com/%7E', false],
    ['http://example.com/\u00e9', 'http://example.com/e\u0301', false],
  ],
  keyIsUrl: true,
  key: ({ text }) => text,
}
