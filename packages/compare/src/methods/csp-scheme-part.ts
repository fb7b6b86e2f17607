import { schemePartMatches } from '../csp.ts'
import type { DirectionalMethod } from '../method.ts'

export const cspSchemePart: DirectionalMethod = {
  name: 'csp-scheme-part',
  kind: 'directional',
  family: 'policy',
  summary: 'The scheme of a CSP source expression matches a scheme.',
  explain:
    'A scheme matches itself without case, and its secure variants: `http` allows `https`, `ws` allows `wss`, `http` and `https`, `wss` allows `https`. Never the other way round. The second text is a scheme without its colon.',
  falseEqual: 'A policy lets code from a place run that nobody meant to trust.',
  falseDifferent:
    'The site loses a script or a picture, and its authors widen the policy more than they need.',
  without: 'None: any two texts can be asked about.',
  source: 'https://w3c.github.io/webappsec-csp/#scheme-part-match',
  options: [],
  examples: [
    ['http', 'https', true],
    ['ws', 'http', true],
    ['https', 'http', false],
    ['wss', 'ws', false],
  ],
  matches: (pattern, { text }) => pattern !== null && schemePartMatches(pattern, text),
}
