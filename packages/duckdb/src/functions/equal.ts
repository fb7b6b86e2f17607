import { equal as areEqual } from '@waymark/compare'
import { SAMPLE } from './sample.ts'
import type { UrlFunction } from './url-function.ts'

export const equal: UrlFunction = {
  name: 'equal',
  values: ['a', 'b'],
  choice: 'method',
  returns: 'BOOLEAN',
  summary:
    'Whether two URLs are equal by a method; for a method that matches a pattern, whether the first matches the second.',
  examples: [
    ["equal('https://a.example/%7Eme', 'https://a.example/~me', 'rfc3986-syntax')", true],
    ["equal('https://a.example/%7Eme', 'https://a.example/~me', 'whatwg')", false],
    ["equal('https://a.example/', NULL, 'whatwg')", null],
  ],
  bind(method) {
    areEqual(SAMPLE, SAMPLE, method)
    return (a, b) => areEqual(a, b, method)
  },
}
