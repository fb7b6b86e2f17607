import { deepFreeze } from '@waymark/infra/internal'
import { mailtoKey } from '../mailto.ts'
import type { SymmetricMethod } from '../method.ts'

/** The same addresses and header fields, as RFC 6068 reads a mailto URI. */
export const mailto: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'mailto',
  kind: 'symmetric',
  family: 'format',
  scope: 'scheme',
  summary: 'The same addresses and header fields, as RFC 6068 reads a mailto URI.',
  explain:
    'Addresses in the path and in `to` fields are one list. Names of header fields and domains are compared without case, and a domain in percent-encoded UTF-8 is the same as its form with A-labels. Percent-encoding makes no difference where a character has no meaning as a delimiter; `+` is never a space. Fragments are ignored. Local parts and values keep their case. The order of addresses and of fields counts, because the specification does not say that it does not.',
  falsePositive: 'A mail program that ignores `to` fields opens a message with fewer recipients.',
  falseNegative:
    'A contact is stored twice because a mail server ignores the case of local parts, as nearly all do.',
  without:
    'All strings that are not URIs with the scheme mailto, and those with two question marks or a slash in an address.',
  source: 'https://www.rfc-editor.org/rfc/rfc6068#section-2',
  options: [],
  noBase: 'compares mailto URIs, which are never relative',
  examples: [
    [
      'mailto:addr1@an.example,addr2@an.example',
      'mailto:?to=addr1@an.example,addr2@an.example',
      true,
    ],
    [
      'mailto:addr1@an.example,addr2@an.example',
      'mailto:addr1@an.example?to=addr2@an.example',
      true,
    ],
    ['mailto:user@%E7%B4%8D%E8%B1%86.example.org', 'MAILTO:user@xn--99zt52a.Example.org', true],
    ['mailto:a@b.example?Subject=1%2B1', 'mailto:a@b.example?subject=1+1#x', true],
    ['mailto:%22not%40me%22@example.org', 'mailto:%22not@me%22@example.org', false],
    ['mailto:Ann@b.example', 'mailto:ann@b.example', false],
    ['mailto:a@b.example?subject=x&body=y', 'mailto:a@b.example?body=y&subject=x', false],
  ],
  keyIsUrl: true,
  key: ({ text }) => mailtoKey(text),
})
