import { pathPartMatches } from '../csp.ts'
import type { DirectionalMethod } from '../method.ts'

export const cspPathPart: DirectionalMethod = {
  name: 'csp-path-part',
  kind: 'directional',
  family: 'policy',
  summary: 'The path of a CSP source expression matches a path.',
  explain:
    'A path that ends with a slash matches everything below it, any other matches itself alone, and an empty one matches all. Segments are compared with their escapes decoded, case and all. The second text is a path.',
  falseEqual: 'A policy lets code from a place run that nobody meant to trust.',
  falseDifferent:
    'The site loses a script or a picture, and its authors widen the policy more than they need.',
  without: 'None: any two texts can be asked about.',
  source: 'https://w3c.github.io/webappsec-csp/#path-part-match',
  options: [],
  examples: [
    ['/subdirectory/', '/subdirectory/file', true],
    ['/a%2Db', '/a-b', true],
    ['', '/anything', true],
    ['/a/', '/a', false],
    ['/a', '/A', false],
  ],
  matches: (pattern, { text }) => pattern !== null && pathPartMatches(pattern, text),
}
