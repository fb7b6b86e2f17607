import { deepFreeze } from '@waymark/infra/internal'
import { surt as toSurt } from '@waymark/normalize/surt'
import { baseOption } from '../context-options.ts'
import type { SymmetricMethod } from '../method.ts'

/** The same SURT, as the crawler Heritrix writes it. */
export const surt: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'surt',
  kind: 'symmetric',
  family: 'format',
  summary: 'The same SURT, as the crawler Heritrix writes it.',
  explain:
    'The labels of the host in reverse order, in parentheses, without credentials. Keys sort by site, and the beginning of a key stands for all pages of a site or a folder, which is how crawls are limited. Nothing else is normalised: normalise the URL first, with a preset such as `iipc-semantic`.',
  falsePositive:
    'Two pages of one site that differ only in the credentials of their URLs are crawled once.',
  falseNegative: 'A page is crawled twice because a default port was written once.',
  without: 'None: every string has a key.',
  source: 'https://heritrix.readthedocs.io/en/latest/glossary.html',
  options: [baseOption],
  examples: [
    ['http://user@www.archive.org/a', 'http://www.archive.org/a', true],
    ['http://www.archive.org/a', 'https://www.archive.org/a', false],
    ['http://www.archive.org:80/', 'http://www.archive.org/', false],
    ['../b', 'http://example.com/b', true, { base: 'http://example.com/a/c' }],
  ],
  keyIsUrl: false,
  key: ({ reference }) => toSurt(reference),
})
