import {
  createURLNormalizer,
  DEFAULT_URL_NORMALIZATION,
  isURLNormalizationConfig,
  normalizeURL,
  STRICT_URL_NORMALIZATION,
  type URLNormalizationConfig,
  URLNormalizationError,
  validateURL,
} from '@waymark/i18n-validation'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'

describe('the examples of the specification', () => {
  const always = { ...DEFAULT_URL_NORMALIZATION, trailingSlash: 'always' } as const
  const preserve = { trailingSlash: 'preserve' } as const

  test.each([
    ['https://example.com/page/', undefined, 'https://example.com/page'],
    ['https://example.com/', undefined, 'https://example.com/'],
    ['https://example.com/page', always, 'https://example.com/page/'],
    ['https://example.com/', always, 'https://example.com/'],
    ['https://example.com/page', preserve, 'https://example.com/page'],
    ['https://example.com/page/', preserve, 'https://example.com/page/'],
    [
      'https://example.com/page?utm_source=google&utm_medium=cpc#section1',
      undefined,
      'https://example.com/page',
    ],
    ['https://example.com:443/page', undefined, 'https://example.com/page'],
    ['http://example.com:80/page', undefined, 'http://example.com/page'],
    ['https://example.com:8080/page', undefined, 'https://example.com:8080/page'],
    ['https://example.com/page/?utm_source=google#section', always, 'https://example.com/page/'],
  ])('%s', (input: string, config, output) => {
    expect(normalizeURL(input, config)).toBe(output)
  })
})

describe('each option', () => {
  const url = 'https://example.com:443/page/?q#f'

  test.each([
    [{ trailingSlash: 'preserve' }, 'https://example.com/page/'],
    [{ removeQuery: false }, 'https://example.com/page?q'],
    [{ removeFragment: false }, 'https://example.com/page#f'],
    [{ normalizePort: false }, 'https://example.com:443/page'],
    [{}, 'https://example.com/page'],
    [{ removeQuery: undefined }, 'https://example.com/page'],
  ])('%o', (config, output) => {
    expect(normalizeURL(url, config as Partial<URLNormalizationConfig>)).toBe(output)
  })

  test('normalizePort: false keeps a port that is written, and adds none', () => {
    const config = { normalizePort: false }
    expect(normalizeURL('http://example.com:80/', config)).toBe('http://example.com:80/')
    expect(normalizeURL('http://example.com/', config)).toBe('http://example.com/')
    expect(normalizeURL('http://example.com:8080/', config)).toBe('http://example.com:8080/')
  })

  test('all slashes at the end of the path are removed', () => {
    expect(normalizeURL('https://example.com/page//')).toBe('https://example.com/page')
    expect(normalizeURL('https://example.com//')).toBe('https://example.com/')
  })
})

describe('a URL that is not accepted', () => {
  test.each([
    ['/page', 'RELATIVE_URL', 0, 5],
    ['page.html', 'RELATIVE_URL', 0, 9],
    ['//example.com/page', 'RELATIVE_URL', 0, 18],
    ['#a', 'RELATIVE_URL', 0, 2],
    ['1https://example.com/', 'RELATIVE_URL', 0, 21],
    ['://a', 'RELATIVE_URL', 0, 4],
    ['a/b:c', 'RELATIVE_URL', 0, 5],
    ['page?https://example.com/', 'RELATIVE_URL', 0, 25],
    ['', 'INVALID_URL', 0, 0],
    [' \n', 'INVALID_URL', 0, 2],
    [' ftp://example.com/', 'UNSUPPORTED_PROTOCOL', 1, 5],
    ['javascript:alert(1)', 'UNSUPPORTED_PROTOCOL', 0, 11],
    ['ftp://a b/', 'UNSUPPORTED_PROTOCOL', 0, 4],
    ['https://exa mple.com/', 'INVALID_HOST', 11, 12],
    ['https://', 'INVALID_HOST', 8, 8],
    ['https://[::1/', 'INVALID_HOST', 8, 12],
    ['https://256.256.256.256/', 'INVALID_HOST', undefined, undefined],
    ['https://a%00b/', 'INVALID_HOST', undefined, undefined],
    ['https://example.com:99999/', 'INVALID_URL', undefined, undefined],
    ['https://example.com:port/', 'INVALID_URL', undefined, undefined],
  ])('%s is %s', (input: string, code, start, end) => {
    const error = thrownBy(() => normalizeURL(input))
    expect(error).toBeInstanceOf(URLNormalizationError)
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({ name: 'URLNormalizationError', code, original: input })
    expect(error.message).toContain(error.remedy)
    if (start !== undefined) expect([error.start, error.end]).toEqual([start, end])
    expect(error.start).toBeLessThanOrEqual(error.end)
    expect(error.end).toBeLessThanOrEqual(input.length)
  })

  test('the cause is the error of the URL parser, as in a result of validateURL', () => {
    for (const input of [
      'https://exa mple.com/',
      'https://example.com:port/',
      '/page',
    ] as string[]) {
      const error = thrownBy(() => normalizeURL(input))
      expect(error.cause).toBe(validateURL(input).errors?.[0]?.cause)
    }
    expect(thrownBy(() => normalizeURL('https://')).cause).toBe('host-missing')
    expect('cause' in thrownBy(() => normalizeURL('/page' as string))).toBe(false)
  })

  test('the strict configuration refuses http', () => {
    const error = thrownBy(() => normalizeURL('http://example.com/', STRICT_URL_NORMALIZATION))
    expect(error.code).toBe('UNSUPPORTED_PROTOCOL')
    expect(error).toMatchObject({ code: 'UNSUPPORTED_PROTOCOL' })
  })

  test('a message quotes only the beginning of a long input', () => {
    const error = thrownBy(() => normalizeURL(`x${'y'.repeat(1e6)}` as string))
    expect(error.message.length).toBeLessThan(200)
  })
})

describe('the configuration', () => {
  test('the two constants are frozen', () => {
    for (const preset of [DEFAULT_URL_NORMALIZATION, STRICT_URL_NORMALIZATION]) {
      expect(Object.isFrozen(preset)).toBe(true)
      expect(Object.isFrozen(preset.allowedProtocols)).toBe(true)
      expect(isURLNormalizationConfig(preset)).toBe(true)
    }
    expect(DEFAULT_URL_NORMALIZATION).toEqual({
      trailingSlash: 'never',
      removeQuery: true,
      removeFragment: true,
      allowedProtocols: ['https', 'http'],
      normalizePort: true,
    })
    expect(STRICT_URL_NORMALIZATION).toEqual({
      ...DEFAULT_URL_NORMALIZATION,
      allowedProtocols: ['https'],
    })
  })

  test.each([
    [null, { option: null, code: 'option-wrong' }],
    ['never', { option: null, code: 'option-wrong', data: { got: "'never'" } }],
    [[], { option: null, code: 'option-wrong', data: { got: 'a list of 0' } }],
    [{ trailingSlash: 'sometimes' }, { option: 'trailingSlash', code: 'option-wrong' }],
    [
      { removeQuery: 'yes' },
      { option: 'removeQuery', code: 'option-wrong', data: { got: "'yes'" } },
    ],
    [
      { allowedProtocols: [] },
      { option: 'allowedProtocols', code: 'option-wrong', data: { got: 'a list of 0' } },
    ],
    [
      { allowedProtocols: ['https', 'htp'] },
      {
        option: 'allowedProtocols',
        code: 'option-wrong',
        data: { place: 'allowedProtocols[1]', got: "'htp'", near: 'http' },
      },
    ],
    [{ allowedProtocols: ['https:'] }, { option: 'allowedProtocols', code: 'option-wrong' }],
    [
      { allowedProtocols: 'https' },
      { option: 'allowedProtocols', code: 'option-wrong', data: { got: "'https'" } },
    ],
    [
      { normalisePort: true },
      { option: 'normalisePort', code: 'option-unknown', data: { near: 'normalizePort' } },
    ],
  ])('%o is refused', (config, error) => {
    const action = () => normalizeURL('https://example.com/', config as never)
    expect(action).toThrow(TypeError)
    expect(action).toThrow(errorWith(error))
    expect(isURLNormalizationConfig(config)).toBe(false)
  })

  test('a partial configuration is not a complete configuration', () => {
    expect(isURLNormalizationConfig({ removeQuery: true })).toBe(false)
  })
})

describe('a normaliser with a cache', () => {
  test('returns the same as the functions', () => {
    const { normalizeURL: bound, validateURL } = createURLNormalizer({ trailingSlash: 'always' })
    expect(bound('https://example.com/a?b')).toBe('https://example.com/a/')
    expect(bound('https://example.com/a?b')).toBe('https://example.com/a/')
    expect(() => bound('/a' as string)).toThrow(URLNormalizationError)
    expect(validateURL('https://example.com/a')).toEqual({
      valid: true,
      data: 'https://example.com/a/',
      original: 'https://example.com/a',
    })
    expect(validateURL(7)).toMatchObject({ valid: false, original: 7 })
  })

  test('does not change with the object of its configuration', () => {
    const config: { allowedProtocols: ('https' | 'http')[]; removeQuery: boolean } = {
      allowedProtocols: ['https'],
      removeQuery: false,
    }
    const { validateURL } = createURLNormalizer(config)
    config.allowedProtocols.push('http')
    config.removeQuery = true
    expect(validateURL('http://example.com/').valid).toBe(false)
    expect(validateURL('https://example.com/?a').data).toBe('https://example.com/?a')
    expect(createURLNormalizer(config).validateURL('http://example.com/').valid).toBe(true)
  })

  test('does not exceed its size', () => {
    const normalizer = createURLNormalizer({}, { cacheSize: 3 })
    for (let i = 0; i < 100; i++) normalizer.validateURL(`https://example.com/${i % 7}`)
    expect(normalizer.cached).toBeGreaterThan(0)
    expect(normalizer.cached).toBeLessThanOrEqual(3)
    const none = createURLNormalizer({}, { cacheSize: 0 })
    none.validateURL('https://example.com/')
    expect(none.cached).toBe(0)
  })

  test('does not cache long strings', () => {
    const normalizer = createURLNormalizer()
    normalizer.validateURL(`https://example.com/${'a'.repeat(3000)}`)
    expect(normalizer.cached).toBe(0)
  })

  test.each([-1, 1.5, Number.NaN, Infinity, 2 ** 24])('cannot have the size %d', (cacheSize) => {
    expect(() => createURLNormalizer({}, { cacheSize })).toThrow(
      expect.objectContaining({ option: 'cacheSize', code: 'option-wrong' }),
    )
  })
})

function thrownBy(action: () => void): URLNormalizationError {
  try {
    action()
  } catch (error) {
    return error as URLNormalizationError // The test asserts the class.
  }
  throw new Error('nothing was thrown')
}
