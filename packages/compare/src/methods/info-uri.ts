import { asciiLowercase } from '@waymark/infra'
import { deepFreeze } from '@waymark/infra/internal'
import { decodeUnreserved, uppercasePercentEncoding } from '@waymark/rfc3986'
import type { SymmetricMethod } from '../method.ts'

/** The same info URI, after the generic normalisation that its scheme defines. */
export const infoUri: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'info-uri',
  kind: 'symmetric',
  family: 'format',
  scope: 'scheme',
  summary: 'The same info URI, after the generic normalisation that its scheme defines.',
  explain:
    'Scheme and namespace are compared without case, percent-encoded unreserved characters are decoded, and all other percent-encoded bytes get upper-case digits. The identifier keeps its case, slashes and dots: only the registration of a namespace can define more. The namespace is lowercased last, so that the case of percent-encoded letters is ignored too.',
  falsePositive: 'In a namespace where percent-encoding matters, two things get the same name.',
  falseNegative:
    'Namespaces with their own rules (hyphens in an LCCN, case in a DDC number) have more equivalent forms than this method knows.',
  without: 'All URIs whose scheme is not info.',
  source: 'https://www.rfc-editor.org/rfc/rfc4452#section-5',
  options: [],
  noBase: 'compares info URIs, which are never relative',
  examples: [
    ['INFO:DDC/22/eng//004.678', 'info:ddc/22/eng//004.678', true],
    ['info:lccn/2002022641', 'info:lccn/%32002022641', true],
    ['info:ddc/22/ENG//004.678', 'info:ddc/22/eng//004.678', false],
    ['info:sici/a%2Fb', 'info:sici/a/b', false],
  ],
  keyIsUrl: true,
  key({ text, parts }) {
    if (parts.scheme === null || asciiLowercase(parts.scheme) !== 'info') return null
    const rest = decodeUnreserved(uppercasePercentEncoding(text.slice(parts.scheme.length + 1)))
    const end = rest.search(/[/?#]|$/)
    const namespace = rest.slice(0, end)
    return `info:${uppercasePercentEncoding(asciiLowercase(namespace))}${rest.slice(end)}`
  },
})
