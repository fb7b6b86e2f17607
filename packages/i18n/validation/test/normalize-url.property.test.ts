import {
  normalizeURL,
  type URLNormalizationConfig,
  URLNormalizationError,
} from '@waymark/i18n-validation'
import { normalize } from '@waymark/normalize'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastHits, runs } from '../../../../test/runs.ts'

const url = fc
  .tuple(
    fc.constantFrom('https://', 'http://', 'HTTPS://', 'ftp://', 'https:/'),
    fc.constantFrom(
      'h',
      'a.example',
      'A.example',
      'a.de',
      '1.2',
      'a.example:8080',
      'a.example:443',
      'u@h',
    ),
    fc.array(
      fc.constantFrom('/', '/a', '/b.c', '/%41', '/..', '/.', '?q=1', '?', '#f', '#', 'é', ' '),
      {
        maxLength: 5,
      },
    ),
  )
  .map(([scheme, host, rest]) => scheme + host + rest.join(''))

const config: fc.Arbitrary<URLNormalizationConfig> = fc.record({
  trailingSlash: fc.constantFrom('never', 'always', 'preserve'),
  removeQuery: fc.boolean(),
  removeFragment: fc.boolean(),
  allowedProtocols: fc.constantFrom(['https', 'http'], ['https']),
  normalizePort: fc.boolean(),
})

// `normalize` takes the names of rules and does not know configurations.
test('normalizeURL returns the same as the rules of its configuration', () => {
  let hits = 0
  fc.assert(
    fc.property(url, config, (input, settings) => {
      let canonical: string
      try {
        canonical = normalizeURL(input as string, settings)
      } catch (error) {
        expect(error).toBeInstanceOf(URLNormalizationError)
        return
      }
      const left = [
        ...(settings.removeQuery ? [] : ['remove-query']),
        ...(settings.removeFragment ? [] : ['remove-fragment']),
      ]
      expect(canonical).toBe(expectedOf(input, settings, left))
      if (input.startsWith(canonical)) hits++
    }),
    { numRuns: runs(5_000) },
  )
  expect(hits).toBeGreaterThan(leastHits(100))
})

function expectedOf(
  input: string,
  settings: URLNormalizationConfig,
  left: readonly string[],
): string | null {
  const names = ['remove-default-port', 'trailing-slash', 'remove-query', 'remove-fragment']
  return normalize(
    input,
    names.filter((name) => !left.includes(name)),
    {
      trailingSlash: settings.trailingSlash,
      trailingSlashRun: 'all',
      defaultPort: settings.normalizePort ? 'remove' : 'keep',
    },
  )
}
