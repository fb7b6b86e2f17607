import { createComparer, createKeyFunction, methodNamed } from '@waymark/compare'
import { optionsOfMethod } from './options-of-method.ts'
import { SAMPLE } from './sample.ts'
import type { UrlFunction } from './url-function.ts'

export const equal: UrlFunction = {
  name: 'equal',
  values: ['a', 'b'],
  choice: 'method',
  returns: 'BOOLEAN',
  summary:
    'Whether two URLs are equal by a method; for a method that matches a pattern, whether the first matches the second. NULL if the method gives one of them no key.',
  examples: [
    ["equal('https://a.example/%7Eme', 'https://a.example/~me', 'rfc3986-syntax')", true],
    ["equal('https://a.example/%7Eme', 'https://a.example/~me', 'whatwg')", false],
    ["equal('https://a.example/', NULL, 'whatwg')", null],
    ["equal('not a url', 'not a url', 'whatwg')", null],
  ],
  bind(name, list) {
    const method = methodNamed(name)
    const isEqual = createComparer(method)
    isEqual(SAMPLE, SAMPLE)
    if (method.kind !== 'symmetric') return isEqual
    const keyOf = createKeyFunction(method, optionsOfMethod(method, list))
    return (a, b) => {
      const key = keyOf(a)
      const other = key === null ? null : keyOf(b)
      return other === null ? null : key === other
    }
  },
}
