import { portPartMatches2016 } from '../csp.ts'
import type { DirectionalMethod } from '../method.ts'

export const cspPortPart2016: DirectionalMethod = {
  name: 'csp-port-part-2016',
  kind: 'directional',
  family: 'policy',
  summary: 'As `csp-port-part` after the change of July 2016, in which 80 matches 443.',
  explain:
    'The version of one commit, made so that an expression with `:80` survives an upgrade to HTTPS and tells nobody which sites a visitor has seen over HTTPS. A port that is left out matches the default of the URL’s scheme alone.',
  falseEqual: 'A policy lets code from a place run that nobody meant to trust.',
  falseDifferent:
    'The site loses a script or a picture, and its authors widen the policy more than they need.',
  without: 'Strings that do not parse match nothing.',
  source: 'https://github.com/w3c/webappsec-csp/commit/22d08b990290e49f5a666fad08de16d75bb369e7',
  options: [],
  examples: [
    ['80', 'https://example.com:443/', true],
    ['*', 'http://example.com:8080/', true],
    ['8080', 'https://example.com:443/', false],
    ['', 'https://example.com/', true],
    [null, 'https://example.com:8443/', false],
  ],
  matches: (pattern, { record }) => record !== null && portPartMatches2016(pattern, record),
}
