import { deepFreeze } from '@waymark/infra/internal'
import { baseOption } from '../context-options.ts'
import { portPartMatches2016 } from '../csp.ts'
import type { DirectionalMethod } from '../method.ts'

/** As `csp-port-part`, with the change of July 2016 by which port 80 also matches 443. */
export const cspPortPart2016: DirectionalMethod = /* @__PURE__ */ deepFreeze({
  name: 'csp-port-part-2016',
  kind: 'directional',
  family: 'policy',
  scope: 'step',
  summary: 'As `csp-port-part`, with the change of July 2016 by which port 80 also matches 443.',
  explain:
    'A version of the algorithm from one commit. Expressions with `:80` keep matching after an upgrade to HTTPS, and do not reveal which sites a visitor has used over HTTPS. Without a port, only the default port of the URL’s scheme matches. Only the URL is resolved against a base.',
  falsePositive: 'The policy allows code from a source that its authors did not mean to trust.',
  falseNegative:
    'The site loses a script or an image, and its authors allow more sources than necessary.',
  without: 'Strings that do not parse match nothing.',
  source: 'https://github.com/w3c/webappsec-csp/commit/22d08b990290e49f5a666fad08de16d75bb369e7',
  options: [baseOption],
  examples: [
    ['80', 'https://example.com:443/', true],
    ['*', 'http://example.com:8080/', true],
    ['8080', 'https://example.com:443/', false],
    ['', 'https://example.com/', true],
    [null, 'https://example.com:8443/', false],
    ['80', '/a', true, { base: 'https://example.com/' }],
  ],
  matches: (pattern, { record }) => record !== null && portPartMatches2016(pattern, record),
})
