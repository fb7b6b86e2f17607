import {
  type AbsoluteURL,
  createURLNormalizer,
  DEFAULT_URL_NORMALIZATION,
  type ISO8601DateTime,
  isAbsoluteURL,
  isNormalizedURL,
  isURLSourceDatabase,
  type LanguageTag,
  type NormalizedURL,
  type NormalizedURLSourceDatabase,
  type NormalizedURLSourceEntry,
  normalizeURL,
  type URLArgument,
  type URLErrorCode,
  type URLNormalizationConfig,
  type URLSourceDatabase,
  type URLSourceEntry,
  type URLValidationError,
  urlNormalizationRules,
  validateURL,
  validateURLSourceDatabase,
  validateURLSourceEntries,
  validateURLSourceEntry,
  type W3CDateTime,
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

test('a template that begins with a string compiles, because only its value tells', () => {
  const base: string = 'https://example.com'
  const path: string = 'tea'
  const locale: 'en' | 'ja' = path === 'tea' ? 'en' : 'ja'
  const env: { readonly SITE_URL: string | undefined } = { SITE_URL: base }
  const page = 'https://example.com/tea'
  expect(normalizeURL(`${base}/tea`)).toBe(page)
  expect(normalizeURL(`${base}/${path}`)).toBe(page)
  expect(normalizeURL(`${base}/tea?q=1`)).toBe(page)
  expect(normalizeURL(`${env.SITE_URL}/${locale}/p`)).toBe('https://example.com/en/p')
  expect(normalizeURL(`${base}`)).toBe('https://example.com/')
  expect(normalizeURL(`https://example.com/${path}`)).toBe(page)
  expect(createURLNormalizer().normalizeURL(`${base}?q=1`)).toBe('https://example.com/')
  // @ts-expect-error a path is relative
  expect(() => normalizeURL(`/x/${path}`)).toThrow()
  // @ts-expect-error a file name is relative
  expect(() => normalizeURL(`page/${path}`)).toThrow()
  // @ts-expect-error a path that begins with a language is relative
  expect(() => normalizeURL(`${locale}/${path}`)).toThrow()
  // @ts-expect-error ftp
  expect(() => normalizeURL(`ftp://${path}`)).toThrow()
  // @ts-expect-error a file name is relative
  expect(() => normalizeURL('page.html')).toThrow()
  // @ts-expect-error nothing is relative
  expect(() => normalizeURL('')).toThrow()
})

test('a literal with another scheme does not compile as an argument', () => {
  // @ts-expect-error ftp
  expect(() => normalizeURL('ftp://example.com/page')).toThrow()
  // @ts-expect-error file
  expect(() => normalizeURL('FILE:///page')).toThrow()
  // @ts-expect-error mailto
  expect(() => normalizeURL(' mailto:a@example.com')).toThrow()
  // @ts-expect-error javascript
  expect(() => createURLNormalizer().normalizeURL('javascript:alert(1)')).toThrow()
  // @ts-expect-error a colon in a query does not end a scheme
  expect(() => normalizeURL('page.html?a:b')).toThrow()
  // @ts-expect-error one of the two is not allowed
  const either: URLArgument<'ftp://example.com/' | 'https://example.com/'> = 'ftp://example.com/'
  expect(either).toBe('ftp://example.com/')
  expectTypeOf<URLArgument<AbsoluteURL>>().toEqualTypeOf<AbsoluteURL>()
  expectTypeOf<URLArgument<NormalizedURL>>().toEqualTypeOf<NormalizedURL>()
  expectTypeOf<URLArgument<`${string}://example.com/`>>().not.toBeNever()
  expectTypeOf(normalizeURL('http:example.com')).toEqualTypeOf<NormalizedURL>()
  expectTypeOf(normalizeURL('ht\ntps://example.com')).toEqualTypeOf<NormalizedURL>()
})

test('the examples of the specification compile as they are written', () => {
  const url = 'https://example.com/page/?utm_source=google#section'
  const normalized = normalizeURL(url)
  expect(normalized).toBe('https://example.com/page')
  const result = validateURL(url)
  expect(result.valid ? result.data : result.errors).toBe('https://example.com/page')
  const customConfig = {
    ...DEFAULT_URL_NORMALIZATION,
    trailingSlash: 'always',
  }
  const customNormalized = normalizeURL(url, customConfig)
  expect(customNormalized).toBe('https://example.com/page/')
})

test('every function takes a configuration whose trailingSlash is a string, and refuses a wrong literal', () => {
  const config = { ...DEFAULT_URL_NORMALIZATION, trailingSlash: 'always' }
  const url = 'https://example.com/page'
  expect(validateURL(url, config).data).toBe(`${url}/`)
  expect(createURLNormalizer(config).normalizeURL(url)).toBe(`${url}/`)
  expect(isNormalizedURL(url, config)).toBe(false)
  expect(urlNormalizationRules(config).config).toEqual(config)
  expect(validateURLSourceDatabase({}, config).valid).toBe(false)
  expect(validateURLSourceEntry({}, config).valid).toBe(false)
  expectTypeOf(validateURLSourceEntries([url], config)).toBeObject()
  // @ts-expect-error there are three rules for slashes
  expect(() => normalizeURL(url, { trailingSlash: 'maybe' })).toThrow(TypeError)
  // @ts-expect-error here too
  expect(() => validateURL(url, { trailingSlash: 'maybe' })).toThrow(TypeError)
  // @ts-expect-error an option that does not exist
  expect(() => normalizeURL(url, { trailingslash: 'never' })).toThrow(TypeError)
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
  expectTypeOf<NormalizedURLSourceDatabase['generated']>().toEqualTypeOf<W3CDateTime | undefined>()
  expectTypeOf<NormalizedURLSourceEntry['lastmod']>().toEqualTypeOf<W3CDateTime | undefined>()
  expectTypeOf<NormalizedURLSourceDatabase['defaultLang']>().toEqualTypeOf<
    LanguageTag | undefined
  >()
  expectTypeOf<ISO8601DateTime>().toExtend<W3CDateTime>()
  expectTypeOf<W3CDateTime>().not.toExtend<ISO8601DateTime>()
  expectTypeOf<URLSourceEntry>().toExtend<{ lastmod?: string; loc: AbsoluteURL }>()
  const page: URLSourceEntry = { loc: 'https://example.com/' }
  const database: URLSourceDatabase = { urls: [page] }
  expect(isURLSourceDatabase(database)).toBe(true)
})

test('a configuration has exactly five options', () => {
  expectTypeOf<keyof URLNormalizationConfig>().toEqualTypeOf<
    'trailingSlash' | 'removeQuery' | 'removeFragment' | 'allowedProtocols' | 'normalizePort'
  >()
  // @ts-expect-error there are three rules for slashes
  const config: URLNormalizationConfig = { ...DEFAULT_URL_NORMALIZATION, trailingSlash: 'maybe' }
  expect(config).toBeTypeOf('object')
})
