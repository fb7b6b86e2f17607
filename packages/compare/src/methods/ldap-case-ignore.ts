import { deepFreeze } from '@waymark/infra/internal'
import { prepareCaseIgnore } from '../case-ignore.ts'
import type { SymmetricMethod } from '../method.ts'

/** Two URIs in an LDAP directory match by caseIgnoreMatch, including their paths. */
export const ldapCaseIgnore: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'ldap-case-ignore',
  kind: 'symmetric',
  family: 'format',
  summary: 'Two URIs in an LDAP directory match by caseIgnoreMatch, including their paths.',
  explain:
    'The LDAP schema for printers uses this rule because of hosts, but it ignores case in the whole value. Strings are prepared by RFC 4518 (case folded, compatibility characters mapped, unnecessary spaces removed) and compared. Ports and percent-encoded bytes have no special meaning. Case folding uses the Unicode version of the engine; the RFC requires version 3.2.',
  falsePositive: 'A job for the queue `/archive` goes to `/Archive`.',
  falseNegative: 'A printer is listed twice, with and without its default port.',
  without: 'Values with prohibited characters: private use, unassigned, U+FFFD.',
  source: 'https://www.rfc-editor.org/rfc/rfc7612#section-1.4.2',
  options: [],
  noBase: 'compares values of a directory, which are never relative',
  examples: [
    ['ipp://Printer.Example/Queue', 'ipp://printer.example/queue', true],
    ['ipp://printer.example/Stra\u00dfe', 'ipp://printer.example/STRASSE', true],
    ['ipp://printer.example:631/', 'ipp://printer.example/', false],
  ],
  keyIsUrl: false,
  key: ({ text }) => prepareCaseIgnore(text),
})
