import { asciiLowercase } from '@waymark/infra'
import { deepFreeze } from '@waymark/infra/internal'
import type { SymmetricMethod } from '../method.ts'

/** The same string, ignoring the case of ASCII letters. */
export const stringAsciiCaseInsensitive: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'string-ascii-case-insensitive',
  kind: 'symmetric',
  family: 'string',
  summary: 'The same string, ignoring the case of ASCII letters.',
  explain:
    'Ignores the case of ASCII letters in the whole string, including paths and queries. Other letters keep their case: U+212A, the Kelvin sign, is not `k`.',
  falsePositive:
    'On servers with case-sensitive paths, different resources are equal: `/README` and `/readme`, or two tokens that differ in case.',
  falseNegative:
    'URLs that differ only in percent-encoding, a default port or dot segments are different.',
  without: 'None: every string has a key.',
  source: 'https://infra.spec.whatwg.org/#ascii-case-insensitive',
  options: [],
  noBase: 'compares strings as they are written; string-after-resolution resolves first',
  examples: [
    ['HTTP://Example.com/A', 'http://example.com/a', true],
    ['http://example.com/\u212a', 'http://example.com/k', false],
  ],
  keyIsUrl: true,
  key: ({ text }) => asciiLowercase(text),
})
