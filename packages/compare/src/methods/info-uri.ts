import { asciiLowercase } from '@waymark/infra'
import { decodeUnreserved, uppercaseEscapes } from '@waymark/rfc3986'
import type { SymmetricMethod } from '../method.ts'

export const infoUri: SymmetricMethod = {
  name: 'info-uri',
  kind: 'symmetric',
  family: 'format',
  summary: 'The same info URI after the generic steps of its scheme.',
  explain:
    'Scheme and namespace lose their case, escapes of unreserved characters are decoded, all other escapes get upper-case digits. The identifier keeps its case and its slashes, dots included: only the registration of a namespace may say more. The case of the namespace is taken last, so that an escaped letter has none either.',
  falseEqual: 'A namespace in which escapes matter gives two things one name.',
  falseDifferent:
    'Namespaces with rules of their own (hyphens in an LCCN, case in a DDC number) know more aliases than this does.',
  without: 'All URIs whose scheme is not info.',
  source: 'https://www.rfc-editor.org/rfc/rfc4452#section-5',
  options: [],
  examples: [
    ['INFO:DDC/22/eng//004.678', 'info:ddc/22/eng//004.678', true],
    ['info:lccn/2002022641', 'info:lccn/%32002022641', true],
    ['info:ddc/22/ENG//004.678', 'info:ddc/22/eng//004.678', false],
    ['info:sici/a%2Fb', 'info:sici/a/b', false],
  ],
  keyIsUrl: true,
  key({ text, parts }) {
    if (parts.scheme === null || asciiLowercase(parts.scheme) !== 'info') return null
    const rest = decodeUnreserved(uppercaseEscapes(text.slice(parts.scheme.length + 1)))
    const end = rest.search(/[/?#]|$/)
    const namespace = rest.slice(0, end)
    return `info:${uppercaseEscapes(asciiLowercase(namespace))}${rest.slice(end)}`
  },
}
