import { deepFreeze, sentence, tell } from '@waymark/infra/internal'
import type { PairwiseMethod } from '../method.ts'
import { parseSipUri, sipDifference } from '../sip-uri.ts'
import { lacking } from '../why.ts'

/** The same SIP or SIPS URI, by the rules of SIP for each component. */
export const sipUri: PairwiseMethod = /* @__PURE__ */ deepFreeze({
  name: 'sip-uri',
  kind: 'pairwise',
  family: 'format',
  scope: 'scheme',
  summary: 'The same SIP or SIPS URI, by the rules of SIP for each component.',
  explain:
    'User and password are compared with case, all else without. A port or a parameter with its default value is not the same as none. Header fields must be the same, in any order. Parameters that both have must be the same; `transport`, `user`, `method`, `ttl` and `maddr` must be in both or in neither; all others are ignored if only one has them. So equality is not transitive: `;security=on` and `;security=off` both equal a URI without the parameter, but not each other. There can be no key, and URLs cannot be grouped by this method. Rules for the values of single header fields are not applied.',
  falsePositive: 'A call is routed by a registration that was made with another parameter.',
  falseNegative: 'A phone rings twice, because one contact is registered in two ways.',
  without: 'All strings that are not SIP or SIPS URIs by RFC 3261.',
  source: 'https://www.rfc-editor.org/rfc/rfc3261#section-19.1.4',
  options: [],
  noBase: 'compares SIP URIs, which are never relative',
  examples: [
    ['sip:%61lice@atlanta.com;transport=TCP', 'sip:alice@AtLanTa.CoM;Transport=tcp', true],
    ['sip:carol@chicago.com', 'sip:carol@chicago.com;security=on', true],
    ['sip:carol@chicago.com;newparam=5', 'sip:carol@chicago.com;security=on', true],
    ['sip:carol@chicago.com;security=on', 'sip:carol@chicago.com;security=off', false],
    [
      'sip:biloxi.com;transport=tcp;method=REGISTER?to=sip:bob%40biloxi.com',
      'sip:biloxi.com;method=REGISTER;transport=tcp?to=sip:bob%40biloxi.com',
      true,
    ],
    [
      'sip:alice@atlanta.com?subject=project%20x&priority=urgent',
      'sip:alice@atlanta.com?priority=urgent&subject=project%20x',
      true,
    ],
    ['SIP:ALICE@AtLanTa.CoM;Transport=udp', 'sip:alice@AtLanTa.CoM;Transport=UDP', false],
    ['sip:bob@biloxi.com', 'sip:bob@biloxi.com:5060', false],
    ['sip:bob@biloxi.com', 'sip:bob@biloxi.com;transport=udp', false],
    ['sip:bob@biloxi.com', 'sip:bob@biloxi.com:6000;transport=tcp', false],
    ['sip:carol@chicago.com', 'sip:carol@chicago.com?Subject=next%20meeting', false],
    ['sip:bob@phone21.boxesbybob.com', 'sip:bob@192.0.2.4', false],
    ['sip:bob@biloxi.com', 'sips:bob@biloxi.com', false],
  ],
  knows: ({ text }) => parseSipUri(text) !== null,
  difference(a, b) {
    const [first, second] = [parseSipUri(a.text), parseSipUri(b.text)]
    if (first !== null && second !== null) return sipDifference(first, second)
    const why =
      second !== null
        ? sentence('The first is not a SIP or SIPS URI.')
        : first !== null
          ? sentence('The second is not a SIP or SIPS URI.')
          : sentence('Neither is a SIP or SIPS URI.')
    return tell({ why: { ...why, data: { lacking: lacking(first !== null, second !== null) } } })
  },
})
