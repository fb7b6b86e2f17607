import { deepFreeze } from '@waymark/infra/internal'
import { iaSurt as toIaSurt } from '@waymark/normalize/surt'
import { baseOption } from '../context-options.ts'
import type { SymmetricMethod } from '../method.ts'

/** The same page in the index of the Wayback Machine. */
export const iaSurt: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'ia-surt',
  kind: 'symmetric',
  family: 'format',
  summary: 'The same page in the index of the Wayback Machine.',
  explain:
    'The URL is canonicalised, and the labels of its host are reversed. Scheme, `www`, default port, credentials, fragment and session identifiers are removed; everything is lowercased; parameters are sorted. Without a base, a string without a scheme is read as http. Domains are written as IDNA 2003 does, so `ß` is `ss`, and bytes of a host that are not UTF-8 are dropped. This is the key of the lines in CDX files.',
  falsePositive:
    'A capture of another page is shown, on a site where case or a session identifier matters. `www` with digits is removed even if it is the whole name: `www1.com` and `www22.com` are one page.',
  falseNegative: 'A page that was captured is reported as missing.',
  without: 'Strings in which the port is not a number.',
  source: 'https://github.com/internetarchive/surt',
  options: [baseOption],
  examples: [
    ['http://www.archive.org/goo/?b&a', 'https://Archive.org:443/goo?a&b#c', true],
    ['http://archive.org/GOO', 'http://archive.org/goo', true],
    ['http://www1.com/', 'https://www22.com/', true],
    ['http://archive.org/goo', 'http://archive.org:8080/goo', false],
    ['../b', 'http://example.com/b', true, { base: 'http://example.com/a/c' }],
  ],
  keyIsUrl: false,
  key: ({ link }) => (link === null ? null : toIaSurt(link)),
})
