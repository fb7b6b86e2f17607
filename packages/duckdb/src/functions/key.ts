import { createKeyFunction, methodNamed } from '@waymark/compare'
import { optionsOfMethod } from './options-of-method.ts'
import { SAMPLE } from './sample.ts'
import type { UrlFunction } from './url-function.ts'

export const key: UrlFunction = {
  name: 'key',
  values: ['url'],
  choice: 'method',
  returns: 'VARCHAR',
  summary:
    'The key by which a method or preset groups URLs: two URLs are equal exactly when their keys are. NULL if the method gives the URL no key.',
  examples: [
    ["key('https://news.bbc.co.uk/x', 'same-site')", 'https://bbc.co.uk'],
    ["key('HTTPS://a.example/%7Eme', 'rfc3986-syntax')", 'https://a.example/~me'],
    ["key('mailto:me@example.com', 'same-site')", null],
  ],
  bind(name, list) {
    const method = methodNamed(name)
    const keyOf = createKeyFunction(method, optionsOfMethod(method, list))
    keyOf(SAMPLE)
    return keyOf
  },
}
