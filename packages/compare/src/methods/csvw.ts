import { deepFreeze } from '@waymark/infra/internal'
import { baseOption, portsOption } from '../context-options.ts'
import { schemeKey } from '../ladder.ts'
import type { SymmetricMethod } from '../method.ts'

/** The same URL in the metadata of tabular data, after syntax-based and scheme-based normalisation. */
export const csvw: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'csvw',
  kind: 'symmetric',
  family: 'format',
  summary:
    'The same URL in the metadata of tabular data, after syntax-based and scheme-based normalisation.',
  explain:
    'CSV on the Web requires syntax-based normalisation, and scheme-based normalisation for HTTP and HTTPS; for other well-known schemes it recommends the latter. That is `rfc3986-scheme` with the usual default ports.',
  falsePositive: 'A table is read with the schema of another table.',
  falseNegative: 'Existing metadata is not found, and a table is read without its schema.',
  without: 'None: every string has a key.',
  source: 'https://www.w3.org/TR/2015/REC-tabular-data-model-20151217/#h-url-normalization',
  options: [baseOption, portsOption],
  examples: [
    ['HTTP://Example.com:80/a.csv', 'http://example.com/a.csv', true],
    ['http://example.com/a/../b.csv', 'http://example.com/b.csv', true],
    ['coap://a:5683', 'coap://a/', true, { ports: { coap: 5683 } }],
    ['http://example.com/a.csv', 'http://example.com/A.csv', false],
    ['../b.csv', 'http://example.com/b.csv', true, { base: 'http://example.com/a/c' }],
  ],
  keyIsUrl: true,
  key: schemeKey,
})
