import { normalize, presets, rules, trace } from '@waymark/normalize'
import { expect, test } from 'vitest'

const families: Readonly<Record<string, (n: number) => string>> = {
  'at signs': (n) => `http://${'@'.repeat(n)}a/`,
  colons: (n) => `http://a/${':'.repeat(n)}`,
  'dot segments': (n) => `http://a/${'a/../'.repeat(n)}`,
  slashes: (n) => `http://a/${'/'.repeat(n)}`,
  'parameters to sort': (n) => `http://a/?${'b&a&'.repeat(n)}`,
  escapes: (n) => `http://a/?${'%61+&'.repeat(n)}`,
  'tabs and spaces': (n) => `${' \t'.repeat(n)}http://a/${'\t\n'.repeat(n)}`,
  'fragment directives': (n) => `http://a/#${':~:'.repeat(n)}`,
}

// Generous: the suite in which time is measured well is elsewhere. A quadratic way takes minutes here.
test.each(Object.entries(families))('%s take linear time', (_name, make) => {
  const input = make(200_000)
  const start = performance.now()
  expect(normalize(input, rules)).not.toBeNull()
  expect(trace(input, presets.seo).output).not.toBeNull()
  expect(performance.now() - start).toBeLessThan(5000)
})
