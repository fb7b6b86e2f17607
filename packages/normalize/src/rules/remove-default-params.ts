import { decodeParameter, filterQuery } from '../query-parameters.ts'
import type { NormalizeOptions, Rule } from '../rule.ts'
import { changeQuery, changeUriQuery, type TextChange } from '../url-shape.ts'

export const removeDefaultParams: Rule = {
  name: 'remove-default-params',
  category: 'changes',
  summary: 'Drops parameters that say what holds without them.',
  explain:
    'Right where the defaults of a page are known and stay. Names and values are compared decoded; a name without `=` has the empty value.',
  source: 'https://en.wikipedia.org/wiki/URI_normalization',
  options: [
    {
      name: 'defaults',
      values: [],
      default: null,
      summary: 'Names, each with the value that says nothing.',
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
}

function removeDefaults({ defaults = {} }: NormalizeOptions): TextChange {
  return filterQuery(({ name, value }) => {
    const key = decodeParameter(name)
    return !Object.hasOwn(defaults, key) || defaults[key] !== decodeParameter(value ?? '')
  })
}
