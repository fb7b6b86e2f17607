import { deepFreeze } from '@waymark/infra/internal'
import type { ApplicationMethod } from '../method.ts'
import { STRING } from '../option-types.ts'

/** The method agreed on by the applications that exchange SOAP messages. */
export const soap: ApplicationMethod = /* @__PURE__ */ deepFreeze({
  name: 'soap',
  kind: 'application',
  family: 'format',
  summary: 'The method agreed on by the applications that exchange SOAP messages.',
  explain:
    'SOAP 1.2 does not define when URIs are equal; it leaves the choice to schemes, RFC 3986 and applications. The option `comparison` names the method that was agreed on. Without an agreement, SOAP advises senders to rely only on identical strings.',
  falsePositive: 'As with the chosen method.',
  falseNegative: 'As with the chosen method.',
  without: 'As with the chosen method.',
  source: 'https://www.w3.org/TR/soap12-part1/#useofuris',
  options: [
    {
      name: 'comparison',
      type: STRING,
      required: true,
      summary: 'The name of the method agreed on.',
    },
  ],
  examples: [
    ['urn:A', 'urn:A', true, { comparison: 'string-code-point' }],
    ['http://a:80/', 'http://a/', false, { comparison: 'rfc3986-syntax' }],
    ['http://a:80/', 'http://a/', true, { comparison: 'rfc3986-scheme' }],
  ],
  choice: 'comparison',
})
