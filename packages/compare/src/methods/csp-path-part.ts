import { deepFreeze } from '@waymark/infra/internal'
import { pathPartMatches } from '../csp.ts'
import type { DirectionalMethod } from '../method.ts'

/** The path of a CSP source expression matches a path. */
export const cspPathPart: DirectionalMethod = /* @__PURE__ */ deepFreeze({
  name: 'csp-path-part',
  kind: 'directional',
  family: 'policy',
  scope: 'step',
  summary: 'The path of a CSP source expression matches a path.',
  explain:
    'A path that ends with a slash matches all paths below it; any other path matches only itself; an empty path matches every path. Segments are percent-decoded and compared case-sensitively. The second string is a path, not a URL, so it takes no base.',
  falsePositive: 'The policy allows code from a source that its authors did not mean to trust.',
  falseNegative:
    'The site loses a script or an image, and its authors allow more sources than necessary.',
  without: 'None: any two strings can be compared.',
  source: 'https://w3c.github.io/webappsec-csp/#path-part-match',
  options: [],
  noBase: 'takes a path and not a URL',
  examples: [
    ['/subdirectory/', '/subdirectory/file', true],
    ['/a%2Db', '/a-b', true],
    ['', '/anything', true],
    ['/a/', '/a', false],
    ['/a', '/A', false],
  ],
  matches: (pattern, { text }) => pattern !== null && pathPartMatches(pattern, text),
})
