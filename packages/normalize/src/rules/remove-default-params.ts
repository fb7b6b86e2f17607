import { deepFreeze } from '@waymark/infra/internal'
import { STRINGS_BY_NAME } from '../option-types.ts'
import { decodeParameter, filterQuery } from '../query-parameters.ts'
import type { NormalizeOptions, Rule } from '../rule.ts'
import { changeQuery, changeUriQuery, type TextChange } from '../url-shape.ts'

/** Removes parameters that have their default value. */
export const removeDefaultParams: Rule = /* @__PURE__ */ deepFreeze({
  name: 'remove-default-params',
  category: 'changes',
  summary: 'Removes parameters that have their default value.',
  explain:
    'Use it if you know the defaults of a page, and they do not change. Names and values are compared decoded; a name without `=` has the empty value.',
  source: 'https://en.wikipedia.org/wiki/URI_normalization',
  reads: ['query'],
  options: [
    {
      name: 'defaults',
      type: STRINGS_BY_NAME,
      default: null,
      summary: 'Names, each with its default value.',
    },
  ],
  examples: [
    [
      'http://example.com/?id=&sort=up',
      'http://example.com/',
      { defaults: { id: '', sort: 'up' } },
    ],
    [
      'http://example.com/?sort=down',
      'http://example.com/?sort=down',
      { defaults: { sort: 'up' } },
    ],
  ],
  apply(url, options) {
    return changeQuery(url, removeDefaults(options))
  },
  applyToUri(uri, options) {
    return changeUriQuery(uri, removeDefaults(options))
  },
})

function removeDefaults({ defaults = {} }: NormalizeOptions): TextChange {
  return filterQuery(({ name, value }) => {
    const key = decodeParameter(name)
    return !Object.hasOwn(defaults, key) || defaults[key] !== decodeParameter(value ?? '')
  })
}
