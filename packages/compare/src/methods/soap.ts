import type { ApplicationMethod } from '../method.ts'

export const soap: ApplicationMethod = {
  name: 'soap',
  kind: 'application',
  family: 'format',
  summary: 'What the application that exchanges the SOAP messages has agreed on.',
  explain:
    'SOAP 1.2 defines no equivalence of URIs: schemes and RFC 3986 do, and applications choose among them. So here nothing is guessed: the option names the method that was agreed on. Without an agreement, senders are advised to rely on no more than the same characters.',
  falseEqual: 'As with the method that is chosen.',
  falseDifferent: 'As with the method that is chosen.',
  without: 'As with the method that is chosen.',
  source: 'https://www.w3.org/TR/soap12-part1/#useofuris',
  options: [{ name: 'comparison', required: true, summary: 'The name of the method agreed on.' }],
  examples: [
    ['urn:A', 'urn:A', true, { comparison: 'string-code-point' }],
    ['http://a:80/', 'http://a/', false, { comparison: 'rfc3986-syntax' }],
    ['http://a:80/', 'http://a/', true, { comparison: 'rfc3986-scheme' }],
  ],
  choice: 'comparison',
}
