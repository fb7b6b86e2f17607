import { deepFreeze } from '@waymark/infra/internal'
import { baseOption } from '../context-options.ts'
import type { SymmetricMethod } from '../method.ts'

/** The IRIs of two OWL 2 entities are the same string. */
export const owl2Iri: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'owl2-iri',
  kind: 'symmetric',
  family: 'format',
  summary: 'The IRIs of two OWL 2 entities are the same string.',
  explain:
    'Structural equivalence of OWL 2: full IRIs, with abbreviations expanded, are equal exactly if their strings are identical.',
  falsePositive: 'None: the strings are the same.',
  falseNegative:
    'If two ontologies write the IRI of an entity differently, a reasoner treats it as two entities.',
  without: 'None: every string has a key.',
  source: 'https://www.w3.org/TR/2009/REC-owl2-syntax-20091027/#IRIs',
  options: [baseOption],
  examples: [
    ['http://example.com/a', 'http://example.com/a', true],
    ['http://example.com/%61', 'http://example.com/a', false],
    ['../b', 'http://example.com/b', true, { base: 'http://example.com/a/c' }],
  ],
  keyIsUrl: true,
  key: ({ reference }) => reference,
})
