import { hostOfText, hostPartMatches } from '../csp.ts'
import type { DirectionalMethod } from '../method.ts'

export const cspHostPart: DirectionalMethod = {
  name: 'csp-host-part',
  kind: 'directional',
  family: 'policy',
  summary: 'The host of a CSP source expression matches a host.',
  explain:
    'A name matches itself without case, `*.` and a name everything below that name and not the name itself, `*` every domain. Addresses are no domains and match nothing. The second text is a host, as it stands in a URL.',
  falseEqual: 'A policy lets code from a place run that nobody meant to trust.',
  falseDifferent:
    'The site loses a script or a picture, and its authors widen the policy more than they need.',
  without: 'A host that the host parser refuses matches nothing.',
  source: 'https://w3c.github.io/webappsec-csp/#host-part-match',
  options: [],
  examples: [
    ['*.example.com', 'www.example.com', true],
    ['EXAMPLE.com', 'example.com', true],
    ['*.example.com', 'example.com', false],
    ['*.example.com', 'badexample.com', false],
    ['*', '127.0.0.1', false],
  ],
  matches: (pattern, { text }) => pattern !== null && hostPartMatches(pattern, hostOfText(text)),
}
