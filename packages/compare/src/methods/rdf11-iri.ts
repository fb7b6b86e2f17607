import type { SymmetricMethod } from '../method.ts'

export const rdf11Iri: SymmetricMethod = {
  name: 'rdf11-iri',
  kind: 'symmetric',
  family: 'format',
  summary: 'Two IRIs in RDF are the same string.',
  explain:
    'Simple string comparison, as RFC 3987 has it, and no further normalisation. The note in the text advises against everything that would be lost: upper-case hosts, default ports, dot segments, escapes that are not needed.',
  falseEqual: 'None: the strings are the same.',
  falseDifferent: 'Triples about one resource under two spellings never join.',
  without: 'None: every string has a key.',
  source: 'https://www.w3.org/TR/rdf11-concepts/#dfn-iri-equality',
  options: [],
  examples: [
    ['http://example.com/a', 'http://example.com/a', true],
    ['http://Example.com/', 'http://example.com/', false],
  ],
  keyIsUrl: true,
  key: ({ text }) => text,
}
