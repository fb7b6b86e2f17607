/** @module-tag slow */
import {
  iriToUri,
  isUriReference,
  normalizeScheme,
  removeDotSegments,
  resolveUri,
  uriToIri,
} from '@waymark/rfc3986'
import { test } from 'vitest'
import { expectLinear } from '../../../test/growth.ts'

const families: Readonly<Record<string, (n: number) => string>> = {
  'at signs': (n) => `http://${'@'.repeat(n)}a/`,
  colons: (n) => `http://${':'.repeat(n)}`,
  brackets: (n) => `http://${'[]'.repeat(n)}`,
  'colons in brackets': (n) => `http://[${':'.repeat(n)}]/`,
  'pieces in brackets': (n) => `http://[${'0:'.repeat(n)}]/`,
  'digits in brackets': (n) => `http://[v${'1'.repeat(n)}]/`,
  'dot segments': (n) => `http://a/${'a/../'.repeat(n)}`,
  'steps up': (n) => '../'.repeat(n),
  'steps after a way': (n) => `http://a${'/a'.repeat(n)}${'/..'.repeat(n)}`,
  escapes: (n) => `http://a/${'%41%c3%A9'.repeat(n)}`,
  percent: (n) => `http://a/${'%'.repeat(n)}`,
  'beyond ASCII': (n) => `http://a/${'é日a'.repeat(n)}`,
  zeros: (n) => `http://a:${'0'.repeat(n)}80/`,
}

test.each(Object.entries(families))('%s take time in proportion to the size', (_name, make) => {
  expectLinear((size) => {
    const input = make(size)
    normalizeScheme(input)
    removeDotSegments(input)
    resolveUri(input, 'http://a/b')
    uriToIri(iriToUri(input))
    isUriReference(input)
  }, 4_000)
})
