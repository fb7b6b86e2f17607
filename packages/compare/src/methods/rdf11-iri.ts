import { deepFreeze } from '@waymark/infra/internal'
import { baseOption } from '../context-options.ts'
import type { SymmetricMethod } from '../method.ts'

/** Two IRIs in RDF are the same string. */
export const rdf11Iri: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'rdf11-iri',
  kind: 'symmetric',
  family: 'format',
  summary: 'Two IRIs in RDF are the same string.',
  explain:
    'Simple string comparison as in RFC 3987, without normalisation. A note in the specification advises against everything that can make equivalent IRIs differ: upper-case hosts, default ports, dot segments, unnecessary percent-encoding.',
  falsePositive: 'None: the strings are the same.',
  falseNegative: 'Triples about one resource are not joined if its IRI is written in two ways.',
  without: 'None: every string has a key.',
  source: 'https://www.w3.org/TR/rdf11-concepts/#dfn-iri-equality',
  options: [baseOption],
  examples: [
    ['http://example.com/a', 'http://example.com/a', true],
    ['http://Example.com/', 'http://example.com/', false],
    ['../b', 'http://example.com/b', true, { base: 'http://example.com/a/c' }],
  ],
  keyIsUrl: true,
  key: ({ reference }) => reference,
})
