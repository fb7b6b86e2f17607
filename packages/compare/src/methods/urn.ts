import { asciiLowercase } from '@waymark/infra'
import { deepFreeze } from '@waymark/infra/internal'
import { isUri, uppercasePercentEncoding } from '@waymark/rfc3986'
import type { SymmetricMethod } from '../method.ts'

/** The assigned name and what follows it. https://www.rfc-editor.org/rfc/rfc8141#section-2 */
const URN = /^urn:([a-z\d][a-z\d-]{0,30}[a-z\d]):([^/?#][^?#]*)(?:\?[+=][^/?#][^#]*)?(?:#.*)?$/i

/** The same assigned name of two URNs. */
export const urn: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'urn',
  kind: 'symmetric',
  family: 'format',
  scope: 'scheme',
  summary: 'The same assigned name of two URNs.',
  explain:
    'Scheme and namespace identifier are compared without case, and percent-encoded octets get upper-case digits but are not decoded. The r-, q- and f-components (after `?+`, `?=` and `#`) do not belong to the name. All else is compared exactly. A namespace may define more, such as hyphens in an ISBN or case in a UUID; this method knows no such rules.',
  falsePositive:
    'An application that reads the q-component gets one entry for two parts of a resource.',
  falseNegative:
    'Two ways to write one name of a namespace with rules of its own, such as a UUID in upper case, are different.',
  without: 'All strings that are not URNs by RFC 8141.',
  source: 'https://www.rfc-editor.org/rfc/rfc8141#section-3',
  options: [],
  noBase: 'compares URNs, which are never relative',
  examples: [
    ['urn:example:a123,z456', 'URN:EXAMPLE:a123,z456', true],
    ['urn:example:a123,z456', 'urn:example:a123,z456?+abc', true],
    ['urn:example:a123,z456?=xyz', 'urn:example:a123,z456#789', true],
    ['urn:example:a123%2Cz456', 'URN:EXAMPLE:a123%2cz456', true],
    ['urn:example:a123,z456', 'urn:example:a123%2Cz456', false],
    ['urn:example:a123,z456', 'urn:example:A123,z456', false],
    ['urn:example:a123,z456', 'urn:example:a123,z456/foo', false],
  ],
  keyIsUrl: true,
  key({ text }) {
    const [, namespace, name] = URN.exec(text) ?? []
    if (namespace === undefined || name === undefined || !isUri(text)) return null
    return `urn:${asciiLowercase(namespace)}:${uppercasePercentEncoding(name)}`
  },
})
