import { createNameTest, deepFreeze } from '@waymark/infra/internal'
import { STRINGS } from '../option-types.ts'
import { decodeParameter, filterQuery } from '../query-parameters.ts'
import type { NormalizeOptions, Rule } from '../rule.ts'
import { changeQuery, changeUriQuery, type TextChange } from '../url-shape.ts'

/** Drops the parameters that are not on a list. */
export const keepParams: Rule = /* @__PURE__ */ deepFreeze({
  name: 'keep-params',
  category: 'changes',
  summary: 'Drops the parameters that are not on a list.',
  explain:
    'Use it if you know which parameters a page reads. Names are compared decoded and as a whole; `*` matches any characters, as in `f_*`.',
  source: 'https://en.wikipedia.org/wiki/URI_normalization',
  reads: ['query'],
  options: [
    {
      name: 'keep',
      type: STRINGS,
      default: null,
      summary: 'Names of parameters to keep; `*` matches any characters.',
    },
  ],
  examples: [
    ['http://example.com/?id=1&x=2', 'http://example.com/?id=1', { keep: ['id'] }],
    ['http://example.com/?%69d&ID', 'http://example.com/?%69d', { keep: ['id'] }],
    ['http://example.com/?f_size=1&f=2&x_f_=3', 'http://example.com/?f_size=1', { keep: ['f_*'] }],
    ['http://example.com/?x', 'http://example.com/', { keep: [] }],
  ],
  apply(url, options) {
    return changeQuery(url, keepParameters(options))
  },
  applyToUri(uri, options) {
    return changeUriQuery(uri, keepParameters(options))
  },
})

function keepParameters({ keep = [] }: NormalizeOptions): TextChange {
  const isKept = createNameTest(keep)
  return filterQuery(({ name }) => isKept(decodeParameter(name)))
}
