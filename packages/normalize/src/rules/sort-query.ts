import { deepFreeze } from '@waymark/infra/internal'
import { hasInnerQuery, hasInnerUriQuery } from '../inner-url.ts'
import { oneOf } from '../option-types.ts'
import { decodeParameter, readParameter } from '../query-parameters.ts'
import type { NormalizeOptions, Rule } from '../rule.ts'
import { changeQuery, changeUriQuery } from '../url-shape.ts'

/** Sorts the parameters of the query by name. */
export const sortQuery: Rule = /* @__PURE__ */ deepFreeze({
  name: 'sort-query',
  category: 'usually-preserves',
  summary: 'Sorts the parameters of the query by name.',
  explain:
    'Most servers read parameters by name, so their order does not matter; some read them in order. Names are compared decoded, by UTF-16 code units and never by a locale. Parameters with the same name keep their order, and each stays as it is written. An `&` with nothing before the next one is not a parameter and is dropped, so `?a&` and `?&a` become `?a`, and `?&` becomes no query. A query that belongs to a URL inside, such as a page in an archive, stays.',
  source: 'https://url.spec.whatwg.org/#dom-urlsearchparams-sort',
  reads: ['scheme', 'host', 'path', 'query'],
  effects: () => [{ kind: 'change', parts: ['query'], trigger: { kind: 'code-unit', any: '&' } }],
  options: [
    {
      name: 'by',
      type: /* @__PURE__ */ oneOf('name', 'name-value'),
      default: 'name',
      summary: 'What parameters are sorted by.',
    },
    {
      name: 'compare',
      type: /* @__PURE__ */ oneOf('decoded', 'raw'),
      default: 'decoded',
      summary: 'Compare decoded parameters, or parameters as they are written.',
    },
  ],
  examples: [
    ['http://example.com/?b=2&a=1&a=0', 'http://example.com/?a=1&a=0&b=2'],
    ['http://example.com/?b=2&a=1&a=0', 'http://example.com/?a=0&a=1&b=2', { by: 'name-value' }],
    ['http://example.com/?%C3%A4=1&z=2', 'http://example.com/?z=2&%C3%A4=1'],
    ['http://example.com/?b=2&&a=1&', 'http://example.com/?a=1&b=2'],
    ['http://example.com/?&', 'http://example.com/'],
    ['https://href.li/?https://b.example/?b&a', 'https://href.li/?https://b.example/?b&a'],
    ['http://example.com/?z=1&%61=2', 'http://example.com/?%61=2&z=1', { compare: 'raw' }],
  ],
  apply(url, options) {
    return hasInnerQuery(url) ? url : changeQuery(url, (query) => sortParameters(query, options))
  },
  applyToUri(uri, options) {
    return hasInnerUriQuery(uri)
      ? uri
      : changeUriQuery(uri, (query) => sortParameters(query, options))
  },
})

function sortParameters(
  query: string,
  { by = 'name', compare = 'decoded' }: NormalizeOptions,
): string | null {
  if (!query.includes('&')) return query
  const meaning = compare === 'decoded' ? decodeParameter : String
  const texts = query.split('&').filter((text) => text !== '')
  const parameters = texts.map((text) => {
    const { name, value } = readParameter(text)
    return { text, key: meaning(name), tie: by === 'name-value' ? meaning(value ?? '') : '' }
  })
  // Array.prototype.sort is stable since ECMAScript 2019.
  parameters.sort((a, b) => compareCodeUnits(a.key, b.key) || compareCodeUnits(a.tie, b.tie))
  return parameters.length === 0 ? null : parameters.map(({ text }) => text).join('&')
}

function compareCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
