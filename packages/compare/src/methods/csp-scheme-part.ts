import { deepFreeze } from '@waymark/infra/internal'
import { schemePartMatches } from '../csp.ts'
import type { DirectionalMethod } from '../method.ts'

/** The scheme of a CSP source expression matches a scheme. */
export const cspSchemePart: DirectionalMethod = /* @__PURE__ */ deepFreeze({
  name: 'csp-scheme-part',
  kind: 'directional',
  family: 'policy',
  scope: 'step',
  summary: 'The scheme of a CSP source expression matches a scheme.',
  explain:
    'A scheme matches itself, ignoring case, and its secure variants: `http` also matches `https`; `ws` also matches `wss`, `http` and `https`; `wss` also matches `https`. It never works the other way round. The second string is a scheme without its colon, not a URL, so it takes no base.',
  falsePositive: 'The policy allows code from a source that its authors did not mean to trust.',
  falseNegative:
    'The site loses a script or an image, and its authors allow more sources than necessary.',
  without: 'None: any two strings can be compared.',
  source: 'https://w3c.github.io/webappsec-csp/#scheme-part-match',
  options: [],
  noBase: 'takes a scheme and not a URL',
  examples: [
    ['http', 'https', true],
    ['ws', 'http', true],
    ['https', 'http', false],
    ['wss', 'ws', false],
  ],
  matches: (pattern, { text }) => pattern !== null && schemePartMatches(pattern, text),
})
