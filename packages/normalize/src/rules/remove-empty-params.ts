import { deepFreeze } from '@waymark/infra/internal'
import { hasInnerQuery, hasInnerUriQuery } from '../inner-url.ts'
import { oneOf } from '../option-types.ts'
import { filterQuery } from '../query-parameters.ts'
import type { NormalizeOptions, Rule } from '../rule.ts'
import { changeQuery, changeUriQuery, type TextChange } from '../url-shape.ts'

/** Drops parameters whose value is empty. */
export const removeEmptyParams: Rule = /* @__PURE__ */ deepFreeze({
  name: 'remove-empty-params',
  category: 'changes',
  summary: 'Drops parameters whose value is empty.',
  explain:
    'An empty field of a form is usually one that was not filled in, but it can mean "everything". A name without `=` is often a flag, so it stays unless `bare` says otherwise. An `&` with nothing before the next one is dropped in any case. A query that belongs to a URL inside, such as a page in an archive, stays.',
  source: 'https://url.spec.whatwg.org/#concept-urlencoded-parser',
  reads: ['scheme', 'host', 'path', 'query'],
  effects: () => [{ kind: 'change', parts: ['query'] }],
  options: [
    {
      name: 'bare',
      type: /* @__PURE__ */ oneOf('keep', 'remove'),
      default: 'keep',
      summary: 'What happens to a name without `=`.',
    },
  ],
  examples: [
    ['http://example.com/?a=&b=2', 'http://example.com/?b=2'],
    ['http://example.com/?a&b=2', 'http://example.com/?a&b=2'],
    ['http://example.com/?a&b=', 'http://example.com/', { bare: 'remove' }],
    ['http://example.com/?a&&b=2&', 'http://example.com/?a&b=2'],
    ['http://example.com/?a=%20', 'http://example.com/?a=%20', { bare: 'remove' }],
  ],
  apply(url, options) {
    return hasInnerQuery(url) ? url : changeQuery(url, removeEmpty(options))
  },
  applyToUri(uri, options) {
    return hasInnerUriQuery(uri) ? uri : changeUriQuery(uri, removeEmpty(options))
  },
})

function removeEmpty({ bare = 'keep' }: NormalizeOptions): TextChange {
  return filterQuery(({ name, value }) =>
    value === null ? name !== '' && bare === 'keep' : value !== '',
  )
}
