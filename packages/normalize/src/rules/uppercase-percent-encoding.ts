import { deepFreeze } from '@waymark/infra/internal'
import { uppercasePercentEncoding as toUppercase } from '@waymark/rfc3986'
import type { Rule } from '../rule.ts'
import { changeText, changeUriText } from '../url-shape.ts'

/** Writes the hex digits of percent-encoded bytes in upper case. */
export const uppercasePercentEncoding: Rule = /* @__PURE__ */ deepFreeze({
  name: 'uppercase-percent-encoding',
  category: 'preserves',
  summary: 'Writes the hex digits of percent-encoded bytes in upper case.',
  explain:
    '`%c2` and `%C2` are the same byte. Text that is not a percent-encoded byte stays: `%zz`, a lone `%`, and the `c3` of `%25c3`.',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.1',
  reads: ['credentials', 'host', 'path', 'query', 'fragment'],
  effects: () => [
    {
      kind: 'change',
      parts: ['credentials', 'host', 'path', 'query', 'fragment'],
      trigger: { kind: 'percent-encoded-byte', matches: (_, isUpperCase) => !isUpperCase },
    },
  ],
  options: [],
  examples: [
    ['http://www.example.com/a%c2%b1b', 'http://www.example.com/a%C2%B1b'],
    ['http://example.com/%zz%aB%a?%2f#%ff', 'http://example.com/%zz%AB%a?%2F#%FF'],
    ['http://example.com/%25c3', 'http://example.com/%25c3'],
    ['urn:x:%c3', 'urn:x:%C3', { model: 'rfc3986' }],
  ],
  apply(url) {
    return changeText(url, toUppercase)
  },
  applyToUri(uri) {
    return changeUriText(uri, toUppercase)
  },
})
