import { deepFreeze } from '@waymark/infra/internal'
import { ssurt as toSsurt } from '@waymark/normalize/surt'
import { baseOption } from '../context-options.ts'
import type { SymmetricMethod } from '../method.ts'

/** The same SSURT: the string with its parts in an order for sorting. */
export const ssurt: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'ssurt',
  kind: 'symmetric',
  family: 'format',
  summary: 'The same SSURT: the string with its parts in an order for sorting.',
  explain:
    'A variant of the SURT that keeps every part of the URL. The host comes first, its labels in reverse order, then port, scheme and credentials, then the rest: a sorted list keeps the pages of a site together, whatever their schemes. Nothing is normalised: normalise the URL first, with a preset such as `iipc-semantic`.',
  falsePositive: 'Hardly any: only the order of the parts changes.',
  falseNegative: 'A page is listed twice because a default port was written once.',
  without: 'None: every string has a key.',
  source: 'https://github.com/iipc/urlcanon/blob/master/ssurt.rst',
  options: [baseOption],
  examples: [
    ['http://www.example.org/path', 'http://www.example.org/path', true],
    ['http://www.example.org/path', 'http://www.example.org:80/path', false],
    ['http://www.example.org/path', 'https://www.example.org/path', false],
    ['../b', 'http://example.com/b', true, { base: 'http://example.com/a/c' }],
  ],
  keyIsUrl: false,
  key: ({ reference }) => toSsurt(reference),
})
