import { deepFreeze } from '@waymark/infra/internal'
import type { SymmetricMethod } from '../method.ts'
import { telUriKey } from '../tel-uri.ts'

/** The same telephone number, without visual separators, and the same parameters. */
export const telUri: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'tel-uri',
  kind: 'symmetric',
  family: 'format',
  scope: 'scheme',
  summary: 'The same telephone number, without visual separators, and the same parameters.',
  explain:
    'A global number begins with `+`; a local number needs the parameter `phone-context` and never equals a global one. Hyphens, dots and parentheses are removed from numbers, also from `ext` and from a number in `phone-context`. The order of parameters does not count, and neither does case; a parameter that only one of the two has makes them different.',
  falsePositive:
    'None that the specification knows of; a parameter whose value depends on case would be one.',
  falseNegative:
    'A contact is stored twice, once with the national prefix and once with the international one.',
  without:
    'All strings that are not tel URIs by RFC 3966, among them local numbers without `phone-context`.',
  source: 'https://www.rfc-editor.org/rfc/rfc3966#section-4',
  options: [],
  noBase: 'compares tel URIs, which are never relative',
  examples: [
    ['tel:+1-201-555-0123', 'tel:+1(201)555.0123', true],
    ['tel:7042;phone-context=example.com', 'TEL:70-42;Phone-Context=EXAMPLE.com', true],
    ['tel:863-1234;phone-context=+1-914-555', 'tel:8631234;phone-context=+1914555', true],
    ['tel:+358-555-1234567;postd=pp22;isub=1411', 'tel:+3585551234567;isub=1411;postd=PP22', true],
    ['tel:+1-201-555-0123', 'tel:+1-201-555-0123;ext=5', false],
    ['tel:+1-201', 'tel:1-201;phone-context=+1', false],
    ['tel:911', 'tel:911', false],
  ],
  keyIsUrl: true,
  key: ({ text }) => telUriKey(text),
})
