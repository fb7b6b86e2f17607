import type { SymmetricMethod } from '../method.ts'

export const owl2Iri: SymmetricMethod = {
  name: 'owl2-iri',
  kind: 'symmetric',
  family: 'format',
  summary: 'The IRIs of two OWL 2 entities are the same string.',
  explain:
    'Structural equivalence of OWL 2: full IRIs, after abbreviations are spelled out, are one exactly when their strings are identical.',
  falseEqual: 'None: the strings are the same.',
  falseDifferent:
    'An entity that two ontologies spell differently is two entities, and a reasoner draws no conclusion from one about the other.',
  without: 'None: every string has a key.',
  source: 'https://www.w3.org/TR/2009/REC-owl2-syntax-20091027/#IRIs',
  options: [],
  examples: [
    ['http://example.com/a', 'http://example.com/a', true],
    ['http://example.com/%61', 'http://example.com/a', false],
  ],
  keyIsUrl: true,
  key: ({ text }) => text,
}
