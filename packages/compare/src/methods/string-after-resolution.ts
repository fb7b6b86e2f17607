import { deepFreeze, requireValue, sentence } from '@waymark/infra/internal'
import { type OptionType, optionType } from '@waymark/infra/options'
import { isScheme, recomposeUri, resolveParts, splitUri } from '@waymark/rfc3986'
import type { SymmetricMethod } from '../method.ts'
import { STRING } from '../option-types.ts'
import { MissingOptionError } from '../options.ts'

const name = 'string-after-resolution'

const BASE: OptionType = /* @__PURE__ */ optionType(
  'a URI with a scheme',
  (value) => typeof value === 'string' && isScheme(splitUri(value).scheme ?? ''),
)

/** The same string, after both references are resolved against one base URL. */
export const stringAfterResolution: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name,
  kind: 'symmetric',
  family: 'string',
  summary: 'The same string, after both references are resolved against one base URL.',
  explain:
    'Resolves strictly by RFC 3986 and compares the results as strings. Resolution removes dot segments, but changes neither case nor percent-encoded bytes.',
  falsePositive:
    'With another base URL than that of the document, the answer may be wrong in both directions.',
  falseNegative: 'As with `string-code-point`: a host in upper case is another host.',
  without: 'None: every reference resolves.',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-5.2',
  options: [
    {
      name: 'base',
      type: STRING,
      required: true,
      summary: 'The base URI that both are resolved against.',
    },
  ],
  examples: [
    ['../c', '/a/c', true, { base: 'http://example.com/a/b/d' }],
    ['//example.com/x', '/x', true, { base: 'http://example.com/a' }],
    ['HTTP://example.com/', '/', false, { base: 'http://example.com/' }],
  ],
  keyIsUrl: true,
  key({ parts }, { base }) {
    if (base === undefined) {
      throw new MissingOptionError(
        name,
        'base',
        sentence('a relative reference means nothing without it'),
      )
    }
    requireValue('base', BASE, base)
    return recomposeUri(resolveParts(parts, splitUri(base)))
  },
})
