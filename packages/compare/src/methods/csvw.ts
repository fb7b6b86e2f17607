import { schemeKey } from '../ladder.ts'
import type { SymmetricMethod } from '../method.ts'
import { portsOption } from '../ports-option.ts'

export const csvw: SymmetricMethod = {
  name: 'csvw',
  kind: 'symmetric',
  family: 'format',
  summary: 'Two URLs in the metadata of tabular data after syntax and scheme are normal.',
  explain:
    'CSV on the Web asks for syntax-based normalisation, for the scheme-based one of HTTP and HTTPS, and recommends it for other schemes that are well known. That is the scheme rung of RFC 3986 with its usual ports.',
  falseEqual: 'A table is read with the schema of another one.',
  falseDifferent: 'Metadata that is there is not found, and a table is read without its schema.',
  without: 'None: every string has a key.',
  source: 'https://www.w3.org/TR/2015/REC-tabular-data-model-20151217/#h-url-normalization',
  options: [portsOption],
  examples: [
    ['HTTP://Example.com:80/a.csv', 'http://example.com/a.csv', true],
    ['http://example.com/a/../b.csv', 'http://example.com/b.csv', true],
    ['coap://a:5683', 'coap://a/', true, { ports: { coap: 5683 } }],
    ['http://example.com/a.csv', 'http://example.com/A.csv', false],
  ],
  keyIsUrl: true,
  key: schemeKey,
}
