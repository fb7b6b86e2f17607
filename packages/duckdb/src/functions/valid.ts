import { canParse } from '@waymark/url-parser'
import type { UrlFunction } from './url-function.ts'

export const valid: UrlFunction = {
  name: 'valid',
  values: ['url'],
  returns: 'BOOLEAN',
  summary: 'Whether the string parses as an absolute URL, as `URL.canParse` says.',
  examples: [
    ["valid('https://a.example\\x y')", true],
    ["valid('https://a b/')", false],
  ],
  bind: () => (url) => canParse(url),
}
