/** @module-tag slow */
import { normalize, presets, rules, trace } from '@waymark/normalize'
import { expect, test } from 'vitest'
import { expectLinear } from '../../../test/growth.ts'

const families: Readonly<Record<string, (n: number) => string>> = {
  'at signs': (n) => `http://${'@'.repeat(n)}a/`,
  colons: (n) => `http://a/${':'.repeat(n)}`,
  'dot segments': (n) => `http://a/${'a/../'.repeat(n)}`,
  slashes: (n) => `http://a/${'/'.repeat(n)}`,
  'parameters to sort': (n) => `http://a/?${'b&a&'.repeat(n)}`,
  escapes: (n) => `http://a/?${'%61+&'.repeat(n)}`,
  'tabs and spaces': (n) => `${' \t'.repeat(n)}http://a/${'\t\n'.repeat(n)}`,
  'session IDs': (n) => `http://a/${';jsessionid=0123456789abcdef0123456789abcdef/'.repeat(n)}`,
  'fragment directives': (n) => `http://a/#${':~:'.repeat(n)}`,
}

test.each(Object.entries(families))('%s take time in proportion to the size', (_name, make) => {
  expectLinear((size) => {
    expect(normalize(make(size), rules)).not.toBeNull()
    expect(normalize(make(size), 'iipc-aggressive')).not.toBeNull()
    expect(trace(make(size), presets.seo).output).not.toBeNull()
  }, 4_000)
})
