import { asciiLowercase } from '@waymark/infra'
import type { SymmetricMethod } from '../method.ts'

export const stringAsciiCaseInsensitive: SymmetricMethod = {
  name: 'string-ascii-case-insensitive',
  kind: 'symmetric',
  family: 'text',
  summary: 'The same text when A to Z count as a to z, everywhere.',
  explain:
    'Folds ASCII letters in the whole string, paths and queries included. No other letter is folded: U+212A, the Kelvin sign, is no `k`.',
  falseEqual:
    'On servers whose paths have a case, two resources become one: `/README` answers for `/readme`, a token that differs in case is taken for another.',
  falseDifferent: 'Escapes, default ports and dot segments still tell URLs apart that are one.',
  without: 'None: every string has a key.',
  source: 'https://infra.spec.whatwg.org/#ascii-case-insensitive',
  options: [],
  examples: [
    ['HTTP://Example.com/A', 'http://example.com/a', true],
    ['http://example.com/\u212a', 'http://example.com/k', false],
  ],
  keyIsUrl: true,
  key: ({ text }) => asciiLowercase(text),
}
