import {
  type AbsoluteURL,
  createURLNormalizer,
  DEFAULT_URL_NORMALIZATION,
  type ISO8601DateTime,
  isAbsoluteURL,
  isURLSourceDatabase,
  type LanguageTag,
  type NormalizedURL,
  type NormalizedURLSourceDatabase,
  normalizeURL,
  type URLErrorCode,
  type URLNormalizationConfig,
  type URLSourceDatabase,
  type URLSourceEntry,
  type URLValidationError,
  validateURL,
  validateURLSourceDatabase,
} from '@waymark/i18n-validation'
import { expect, expectTypeOf, test } from 'vitest'

// The compiler checks this file with the rest of the workspace, and reports an expected error that does not occur.

test('a relative literal does not compile as an AbsoluteURL', () => {
  const absolute: AbsoluteURL = 'https://example.com/page'
  expectTypeOf(absolute).toExtend<AbsoluteURL>()
  // @ts-expect-error a path is relative
  const path: AbsoluteURL = '/page'
  // @ts-expect-error another scheme
  const ftp: AbsoluteURL = 'ftp://example.com/page'
  const entry: URLSourceEntry = {
    // @ts-expect-error a file name is relative
    loc: 'page.html',
    lastmod: '2024-03-15T10:00:00.000Z',
  }
  expect([path, ftp, entry.loc]).toHaveLength(3)
})

test('a relative literal does not compile as an argument; any other string does', () => {
  const text: string = 'https://example.com/'
  expectTypeOf(normalizeURL(text)).toEqualTypeOf<NormalizedURL>()
  expectTypeOf(normalizeURL('https://example.com/')).toEqualTypeOf<NormalizedURL>()
  expectTypeOf(normalizeURL('  HTTPS://example.com/')).toEqualTypeOf<NormalizedURL>()
  // @ts-expect-error a path is relative
  expect(() => normalizeURL('/page:1')).toThrow()
  // @ts-expect-error a file name is relative
  expect(() => normalizeURL('page.html')).toThrow()
  // @ts-expect-error a query is relative
  expect(() => normalizeURL('?a:b')).toThrow()
  // @ts-expect-error a file name is relative, here too
  expect(() => createURLNormalizer().normalizeURL('page.html')).toThrow()
})

test('a string is not assignable to NormalizedURL', () => {
  // @ts-expect-error an absolute URL need not be normalised
  const url: NormalizedURL = 'https://example.com/page'
  expect(url).toBe('https://example.com/page')
  expectTypeOf<NormalizedURL>().toExtend<AbsoluteURL>()
  expectTypeOf<AbsoluteURL>().not.toExtend<NormalizedURL>()
  expectTypeOf<string>().not.toExtend<AbsoluteURL>()
})

test('results and type guards narrow types', () => {
  const given: unknown = 'https://example.com/'
  if (isAbsoluteURL(given)) expectTypeOf(given).toEqualTypeOf<AbsoluteURL>()
  if (isURLSourceDatabase(given)) expectTypeOf(given).toEqualTypeOf<URLSourceDatabase>()
  const result = validateURL(given)
  if (result.valid) expectTypeOf(result.data).toEqualTypeOf<NormalizedURL>()
  else expectTypeOf(result.errors[0]!.code).toEqualTypeOf<URLErrorCode>()
  const database = validateURLSourceDatabase(given)
  if (database.valid) expectTypeOf(database.data).toEqualTypeOf<NormalizedURLSourceDatabase>()
  // Before the result is narrowed, each member may be missing.
  const { data, errors = [] } = result
  expectTypeOf(data).toEqualTypeOf<NormalizedURL | undefined>()
  expectTypeOf(errors).items.toEqualTypeOf<URLValidationError>()
  expect(result.data).toBe('https://example.com/')
})

test('normalised data is assignable to data', () => {
  expectTypeOf<NormalizedURLSourceDatabase>().toExtend<URLSourceDatabase>()
  expectTypeOf<NormalizedURLSourceDatabase['generated']>().toEqualTypeOf<ISO8601DateTime>()
  expectTypeOf<NormalizedURLSourceDatabase['defaultLang']>().toEqualTypeOf<LanguageTag>()
})

test('a configuration has exactly five options', () => {
  expectTypeOf<keyof URLNormalizationConfig>().toEqualTypeOf<
    'trailingSlash' | 'removeQuery' | 'removeFragment' | 'allowedProtocols' | 'normalizePort'
  >()
  // @ts-expect-error there are three rules for slashes
  const config: URLNormalizationConfig = { ...DEFAULT_URL_NORMALIZATION, trailingSlash: 'maybe' }
  expect(config).toBeTypeOf('object')
})
