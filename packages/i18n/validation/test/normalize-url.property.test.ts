import {
  normalizeURL,
  SAFE_URL_NORMALIZATION,
  STRICT_URL_NORMALIZATION,
  type URLNormalizationConfig,
  URLNormalizationError,
  validateURL,
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
      fc.constantFrom(
        ...['/', '/a', '/b.c', '/%41', '/..', '/.', '?q=1', '?', '#f', '#', 'é', ' '],
        ...['%7e', '%c3%bc', '%2F', '%zz', '%', '41'],
      ),
      { maxLength: 5 },
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
  const names = [
    'parse-serialise',
    'uppercase-percent-encoding',
    'decode-unreserved',
    'lowercase-scheme-host',
    'remove-default-port',
    'empty-path-slash',
    'remove-dot-segments',
    'trailing-slash',
    'remove-query',
    'remove-fragment',
  ] as const
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

test('SAFE_URL_NORMALIZATION changes only spelling, and DEFAULT_URL_NORMALIZATION does the rest', () => {
  let hits = 0
  fc.assert(
    fc.property(url, (input: string) => {
      const { data: safe } = validateURL(input, SAFE_URL_NORMALIZATION)
      if (safe === undefined) {
        expect(validateURL(input).valid).toBe(false)
        return
      }
      if (safe !== input) hits++
      expect(normalizeURL(safe)).toBe(normalizeURL(input))
      expect(normalizeURL(safe, SAFE_URL_NORMALIZATION)).toBe(safe)
      if (safe.startsWith('https:')) {
        expect(normalizeURL(safe, STRICT_URL_NORMALIZATION)).toBe(normalizeURL(input))
      }
      expect(partsOf(safe)).toEqual(partsOf(input))
      expect(safe).not.toContain('#')
    }),
    { numRuns: runs(5_000) },
  )
  expect(hits).toBeGreaterThan(leastHits(1_000))
})

/** What distinguishes pages, however their bytes are percent-encoded. */
function partsOf(input: string) {
  const { origin, pathname, search, href } = new URL(input)
  const decode = (text: string) =>
    text.replace(/%([\da-f]{2})/gi, (_, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    )
  const hasQuery = href.replace(/#.*/, '').includes('?')
  return {
    origin,
    path: decode(pathname),
    slash: pathname.endsWith('/'),
    hasQuery,
    query: decode(search),
  }
}
