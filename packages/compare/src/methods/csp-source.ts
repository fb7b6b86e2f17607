import { selfOf, sourceMatches } from '../csp.ts'
import type { DirectionalMethod } from '../method.ts'

export const cspSource: DirectionalMethod = {
  name: 'csp-source',
  kind: 'directional',
  family: 'policy',
  summary: 'A CSP source expression matches a URL.',
  explain:
    "The whole algorithm: `*`, schemes, hosts with scheme, port and path, and `'self'`. An expression without a scheme, and self, mean the origin of the policy; without one they match nothing. After a redirect paths are not looked at, because a policy could otherwise tell where it led. Nonces, hashes and keywords match no URL.",
  falseEqual: 'A policy lets code from a place run that nobody meant to trust.',
  falseDifferent:
    'The site loses a script or a picture, and its authors widen the policy more than they need.',
  without: 'Strings that do not parse match nothing.',
  source: 'https://w3c.github.io/webappsec-csp/#match-url-to-source-expression',
  options: [
    {
      name: 'selfOrigin',
      required: false,
      summary: 'A URL of the origin that the policy protects; without it the origin is opaque.',
    },
    {
      name: 'redirectCount',
      required: false,
      summary: 'How many redirects led to the URL. Default: 0.',
    },
  ],
  examples: [
    ['https://example.com', 'https://example.com/any/path', true],
    ["'self'", 'https://self.example/a', true, { selfOrigin: 'http://self.example' }],
    ['example.com', 'https://example.com/', true, { selfOrigin: 'http://self.example' }],
    ['https://example.com/js/', 'https://example.com/a.css', false],
    ['https://example.com/js/', 'https://example.com/a.css', true, { redirectCount: 1 }],
    ['https://example.com:8443', 'https://example.com/', false],
  ],
  matches(pattern, { record }, { selfOrigin, redirectCount = 0 }) {
    if (pattern === null || record === null) return false
    return sourceMatches(pattern, record, selfOf(selfOrigin), redirectCount)
  },
}
