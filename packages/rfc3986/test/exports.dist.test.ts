import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const names = [
  'PORTS',
  'decodeUnreserved',
  'findControl',
  'guardPath',
  'hidesStructure',
  'iriToUri',
  'isDotSegment',
  'isScheme',
  'isUcschar',
  'isUnreserved',
  'isUri',
  'isUriReference',
  'lowercaseOutsidePercentEncoding',
  'mapPercentEncodedBytes',
  'normalizeScheme',
  'normalizeSchemeParts',
  'normalizeSyntax',
  'normalizeSyntaxParts',
  'parseRequestTarget',
  'percentEncodedByteAt',
  'recomposeAuthority',
  'recomposeUri',
  'reconstructTarget',
  'removeDefaultPort',
  'removeDotSegments',
  'requireUriParts',
  'resolveParts',
  'resolveUri',
  'segmentRisk',
  'splitAuthority',
  'splitUri',
  'uppercasePercentEncoding',
  'uriToIri',
  'writeRequestTarget',
]

test('the built package exports exactly the documented names', async () => {
  expect(import.meta.resolve('@waymark/rfc3986')).toMatch(/dist\/index\.js$/)
  expect(Object.keys(await import('@waymark/rfc3986')).sort()).toEqual(names)
  const required = createRequire(import.meta.url)('@waymark/rfc3986')
  expect(Object.keys(required).sort()).toEqual(names)
})
