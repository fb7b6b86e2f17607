import { deepFreeze } from '@waymark/infra/internal'
import { baseOption } from '../context-options.ts'
import { selfOf, sourceMatches } from '../csp.ts'
import type { DirectionalMethod } from '../method.ts'
import { COUNT, STRING } from '../option-types.ts'

/** A CSP source expression matches a URL. */
export const cspSource: DirectionalMethod = /* @__PURE__ */ deepFreeze({
  name: 'csp-source',
  kind: 'directional',
  family: 'policy',
  summary: 'A CSP source expression matches a URL.',
  explain:
    "The whole algorithm: `*`, schemes, hosts with scheme, port and path, and `'self'`. `'self'` and expressions without a scheme refer to the origin of the policy; if it is opaque, they match nothing. After a redirect, paths are ignored, because a policy could otherwise reveal the target of the redirect. Nonces, hashes and keywords do not match URLs. Only the URL is resolved against a base, not the expression.",
  falsePositive: 'The policy allows code from a source that its authors did not mean to trust.',
  falseNegative:
    'The site loses a script or an image, and its authors allow more sources than necessary.',
  without: 'Strings that do not parse match nothing.',
  source: 'https://w3c.github.io/webappsec-csp/#match-url-to-source-expression',
  options: [
    baseOption,
    {
      name: 'selfOrigin',
      type: STRING,
      required: false,
      summary: 'A URL of the origin that the policy protects; without it the origin is opaque.',
    },
    {
      name: 'redirectCount',
      type: COUNT,
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
    ['https://example.com', '/js/a.js', true, { base: 'https://example.com/' }],
  ],
  matches(pattern, { record }, { selfOrigin, redirectCount = 0 }) {
    if (pattern === null || record === null) return false
    return sourceMatches(pattern, record, selfOf(selfOrigin), redirectCount)
  },
})
