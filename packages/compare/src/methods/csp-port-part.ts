import { portPartMatches } from '../csp.ts'
import type { DirectionalMethod } from '../method.ts'

export const cspPortPart: DirectionalMethod = {
  name: 'csp-port-part',
  kind: 'directional',
  family: 'policy',
  summary: 'The port of a CSP source expression matches the port of a URL.',
  explain:
    '`*` matches every port, a number the same one, and a port that is left out the default of the URL’s scheme. The pattern is `null` or empty when the expression has no port.',
  falseEqual: 'A policy lets code from a place run that nobody meant to trust.',
  falseDifferent:
    'The site loses a script or a picture, and its authors widen the policy more than they need.',
  without: 'Strings that do not parse match nothing.',
  source: 'https://w3c.github.io/webappsec-csp/#port-part-match',
  options: [],
  examples: [
    ['080', 'http://example.com/', true],
    ['*', 'https://example.com:8443/', true],
    [null, 'https://example.com/', true],
    ['', 'https://example.com/', true],
    [null, 'http://example.com:8080/', false],
    ['80', 'https://example.com/', false],
  ],
  matches: (pattern, { record }) => record !== null && portPartMatches(pattern, record),
}
