import { checkHreflang } from '@waymark/language-tag'
import type { UrlFunction } from './url-function.ts'

export const hreflangValid: UrlFunction = {
  name: 'hreflang_valid',
  values: ['tag'],
  returns: 'BOOLEAN',
  summary: 'Whether search engines document the value for `hreflang`.',
  examples: [
    ["hreflang_valid('pt-BR')", true],
    ["hreflang_valid('x-default')", true],
    ["hreflang_valid('en-UK')", false],
  ],
  bind: () => (tag) => checkHreflang(tag).usable,
}
