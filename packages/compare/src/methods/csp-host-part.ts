import { deepFreeze } from '@waymark/infra/internal'
import { hostOfText, hostPartMatches } from '../csp.ts'
import type { DirectionalMethod } from '../method.ts'

/** The host of a CSP source expression matches a host. */
export const cspHostPart: DirectionalMethod = /* @__PURE__ */ deepFreeze({
  name: 'csp-host-part',
  kind: 'directional',
  family: 'policy',
  scope: 'step',
  summary: 'The host of a CSP source expression matches a host.',
  explain:
    'A name matches the same name, ignoring case. `*.` and a name match all subdomains of the name, but not the name itself. `*` matches every domain. IP addresses never match. The second string is a host as written in a URL, not a URL, so it takes no base.',
  falsePositive: 'The policy allows code from a source that its authors did not mean to trust.',
  falseNegative:
    'The site loses a script or an image, and its authors allow more sources than necessary.',
  without: 'A host that the host parser refuses matches nothing.',
  source: 'https://w3c.github.io/webappsec-csp/#host-part-match',
  options: [],
  noBase: 'takes a host and not a URL',
  examples: [
    ['*.example.com', 'www.example.com', true],
    ['EXAMPLE.com', 'example.com', true],
    ['*.example.com', 'example.com', false],
    ['*.example.com', 'badexample.com', false],
    ['*', '127.0.0.1', false],
  ],
  matches: (pattern, { text }) => pattern !== null && hostPartMatches(pattern, hostOfText(text)),
})
