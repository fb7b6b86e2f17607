import { deepFreeze } from '@waymark/infra/internal'
import { baseOption } from '../context-options.ts'
import { portPartMatches } from '../csp.ts'
import type { DirectionalMethod } from '../method.ts'

/** The port of a CSP source expression matches the port of a URL. */
export const cspPortPart: DirectionalMethod = /* @__PURE__ */ deepFreeze({
  name: 'csp-port-part',
  kind: 'directional',
  family: 'policy',
  scope: 'step',
  summary: 'The port of a CSP source expression matches the port of a URL.',
  explain:
    '`*` matches every port, a number matches the same port, and a missing port matches the default port of the URL’s scheme. The pattern is `null` or empty if the expression has no port. Only the URL is resolved against a base.',
  falsePositive: 'The policy allows code from a source that its authors did not mean to trust.',
  falseNegative:
    'The site loses a script or an image, and its authors allow more sources than necessary.',
  without: 'Strings that do not parse match nothing.',
  source: 'https://w3c.github.io/webappsec-csp/#port-part-match',
  options: [baseOption],
  examples: [
    ['080', 'http://example.com/', true],
    ['*', 'https://example.com:8443/', true],
    [null, 'https://example.com/', true],
    ['', 'https://example.com/', true],
    [null, 'http://example.com:8080/', false],
    ['80', 'https://example.com/', false],
    ['8443', '/a', true, { base: 'https://example.com:8443/' }],
  ],
  matches: (pattern, { record }) => record !== null && portPartMatches(pattern, record),
})
