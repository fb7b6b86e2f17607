import { canonicalize } from '@waymark/language-tag'
import type { UrlFunction } from './url-function.ts'

export const language: UrlFunction = {
  name: 'language',
  values: ['tag'],
  returns: 'VARCHAR',
  summary: 'The canonical form of a language tag (RFC 5646); NULL if the tag is not well-formed.',
  examples: [
    ["language('zh-hant-tw')", 'zh-Hant-TW'],
    ["language('iw')", 'he'],
    ["language('en_GB')", null],
  ],
  bind: () => canonicalize,
}
