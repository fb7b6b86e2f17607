import { prepareCaseIgnore } from '../case-ignore.ts'
import type { SymmetricMethod } from '../method.ts'

export const ldapCaseIgnore: SymmetricMethod = {
  name: 'ldap-case-ignore',
  kind: 'symmetric',
  family: 'format',
  summary: 'Two URIs in an LDAP directory match by caseIgnoreMatch, path included.',
  explain:
    'The printer schema chose this rule for the sake of hosts, and it ignores case in the whole value: strings are prepared by RFC 4518 (case folded, compatibility characters made one, spaces at the ends and in runs dropped) and compared. Nothing is known of ports or escapes. Folding uses the engine’s Unicode, where the RFC names version 3.2.',
  falseEqual: 'A job goes to the queue `/Archive` when `/archive` was meant.',
  falseDifferent: 'A printer with its port written out is entered in the directory twice.',
  without:
    'Values with characters that the preparation prohibits: private use, unassigned, U+FFFD.',
  source: 'https://www.rfc-editor.org/rfc/rfc7612#section-1.4.2',
  options: [],
  examples: [
    ['ipp://Printer.Example/Queue', 'ipp://printer.example/queue', true],
    ['ipp://printer.example/Stra\u00dfe', 'ipp://printer.example/STRASSE', true],
    ['ipp://printer.example:631/', 'ipp://printer.example/', false],
  ],
  keyIsUrl: false,
  key: ({ text }) => prepareCaseIgnore(text),
}
