import { isScheme, recomposeUri, resolveParts, splitUri } from '@waymark/rfc3986'
import type { SymmetricMethod } from '../method.ts'
import { MissingOptionError } from '../options.ts'

const name = 'string-after-resolution'

export const stringAfterResolution: SymmetricMethod = {
  name,
  kind: 'symmetric',
  family: 'text',
  summary: 'The same text once both references are resolved against one base.',
  explain:
    'Resolves as RFC 3986 says, strictly, and compares what comes out as text. Resolution takes out dot segments and changes nothing else: neither case nor escapes.',
  falseEqual:
    'With a base that is not the one of the document, references that lead to different places, or the same, are told apart wrongly.',
  falseDifferent: 'As with code points: the host in other case is another host.',
  without: 'None: every reference resolves.',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-5.2',
  options: [
    { name: 'base', required: true, summary: 'The base URI that both are resolved against.' },
  ],
  examples: [
    ['../c', '/a/c', true, { base: 'http://example.com/a/b/d' }],
    ['//example.com/x', '/x', true, { base: 'http://example.com/a' }],
    ['HTTP://example.com/', '/', false, { base: 'http://example.com/' }],
  ],
  keyIsUrl: true,
  key({ parts }, { base }) {
    if (base === undefined) {
      throw new MissingOptionError(name, 'base', 'a relative reference means nothing without it')
    }
    const baseParts = splitUri(base)
    if (baseParts.scheme === null || !isScheme(baseParts.scheme)) {
      throw new TypeError(`The base is a URI with a scheme; got ${JSON.stringify(base)}`)
    }
    return recomposeUri(resolveParts(parts, baseParts))
  },
}
