import { iaSurt as toIaSurt } from '@waymark/normalize/surt'
import type { SymmetricMethod } from '../method.ts'

export const iaSurt: SymmetricMethod = {
  name: 'ia-surt',
  kind: 'symmetric',
  family: 'format',
  summary: 'The same page in the index of the Wayback Machine.',
  explain:
    'The URL is canonicalised, and the labels of its host are reversed. Scheme, `www`, default port, credentials, fragment and session identifiers are removed; everything is lowercased; parameters are sorted. This is the key of the lines in CDX files.',
  falsePositive:
    'A capture of another page is shown, on a site where case or a session identifier matters.',
  falseNegative: 'A page that was captured is reported as missing.',
  without: 'Strings in which the port is not a number.',
  source: 'https://github.com/internetarchive/surt',
  options: [],
  examples: [
    ['http://www.archive.org/goo/?b&a', 'https://Archive.org:443/goo?a&b#c', true],
    ['http://archive.org/GOO', 'http://archive.org/goo', true],
    ['http://archive.org/goo', 'http://archive.org:8080/goo', false],
  ],
  keyIsUrl: false,
  key: ({ text }) => toIaSurt(text),
}
