import {
  isAbsoluteURL,
  isNormalizedURL,
  isURLErrorCode,
  STRICT_URL_NORMALIZATION,
  validateURL,
} from '@waymark/i18n-validation'
import { problems } from '@waymark/i18n-validation/problems'
import { describe, expect, test } from 'vitest'

test('a valid URL is returned in its normal form, with the original', () => {
  expect(validateURL('https://example.com/page?param=value')).toEqual({
    valid: true,
    data: 'https://example.com/page',
    original: 'https://example.com/page?param=value',
  })
})

test('an invalid URL is returned with its errors', () => {
  expect(validateURL('http://example.com/', STRICT_URL_NORMALIZATION)).toEqual({
    valid: false,
    errors: [
      {
        code: 'UNSUPPORTED_PROTOCOL',
        severity: 'error',
        message: expect.any(String),
        data: { scheme: 'http', allowed: ['https'] },
        remedy: expect.any(String),
        start: 0,
        end: 5,
      },
    ],
    original: 'http://example.com/',
  })
})

test('the cause is the name of the error in the URL Standard', () => {
  const result = validateURL('https://example.com:99999/')
  expect(result.valid || result.errors[0]?.cause).toBe('port-out-of-range')
})

test.each([
  [null],
  [undefined],
  [7],
  [{}],
  [['https://a/']],
  [true],
  [Symbol('a')],
  [() => 0],
  [1n],
])('a value that is not a string is not a URL: %s', (value) => {
  const result = validateURL<unknown>(value)
  expect(result).toMatchObject({
    valid: false,
    errors: [{ code: 'INVALID_URL', start: 0, end: 0 }],
  })
  expect(result.original).toBe(value)
})

test.each([
  [undefined, 'nothing'],
  [null, 'null'],
  [7, '7'],
  [true, 'true'],
  [{}, 'an object'],
  [[], 'a list'],
  [() => 0, 'a function'],
  [Symbol('a'), 'a symbol'],
  [1n, 'a bigint'],
])('an error says what was given: %s', (value, words) => {
  expect(validateURL<unknown>(value)).toMatchObject({
    errors: [{ code: 'INVALID_URL', data: { got: words } }],
  })
})

describe('check mode', () => {
  const check = (url: string, config = {}) => {
    const result = validateURL(url, config, { mode: 'check' })
    return result.valid
      ? []
      : result.errors.map((e) => [e.code, e.rule ?? null, url.slice(e.start, e.end)])
  }

  test('a URL in its normal form has no errors', () => {
    expect(check('https://example.com/page')).toEqual([])
    expect(check('https://example.com/')).toEqual([])
    expect(check('https://example.com/page/', { trailingSlash: 'always' })).toEqual([])
    expect(
      check('https://example.com:443/a/?b#c', {
        trailingSlash: 'preserve',
        removeQuery: false,
        removeFragment: false,
        normalizePort: false,
      }),
    ).toEqual([])
  })

  test('a wrong trailing slash is a violation', () => {
    expect(check('https://example.com/page/')).toEqual([
      ['TRAILING_SLASH_VIOLATION', 'trailing-slash', '/'],
    ])
    expect(check('https://example.com/page?a', { trailingSlash: 'always' })).toEqual([
      ['TRAILING_SLASH_VIOLATION', 'trailing-slash', ''],
      ['INVALID_URL', 'remove-query', '?a'],
    ])
  })

  test('every other change is reported with its rule and position', () => {
    expect(check('https://EXAMPLE.com:443/ä/?q#f')).toEqual([
      ['INVALID_URL', 'lowercase-scheme-host', 'EXAMPLE'],
      ['INVALID_URL', 'remove-default-port', ':443'],
      ['INVALID_URL', 'parse-serialise', 'ä'],
      ['TRAILING_SLASH_VIOLATION', 'trailing-slash', '/'],
      ['INVALID_URL', 'remove-query', '?q'],
      ['INVALID_URL', 'remove-fragment', '#f'],
    ])
  })

  test('the remedy is to write the URL in its normal form', () => {
    const result = validateURL('https://Example.com/page/', {}, { mode: 'check' })
    expect(result).toMatchObject({
      errors: ['INVALID_URL', 'TRAILING_SLASH_VIOLATION'].map((code) => ({
        code,

        expected: 'https://example.com/page',
      })),
    })
  })

  test('a value that is not a URL is reported as in mode normalize', () => {
    expect(check('/page/')).toEqual([['RELATIVE_URL', null, '/page/']])
  })

  test('an unknown mode is refused', () => {
    expect(() => validateURL('https://a/', {}, { mode: 'strict' as 'check' })).toThrow(
      expect.objectContaining({ option: 'mode', code: 'option-wrong' }),
    )
  })
})

test('the codes of URLs are recognised: the five of the specification, and two more', () => {
  const codes = problems.entries.map(({ code }) => code).filter(isURLErrorCode)
  expect(codes).toEqual([
    'INVALID_URL',
    'RELATIVE_URL',
    'UNSUPPORTED_PROTOCOL',
    'INVALID_HOST',
    'TRAILING_SLASH_VIOLATION',
    'UNREACHABLE_HOST',
    'CREDENTIALS_IN_URL',
  ])
  expect(isURLErrorCode('WRONG_TYPE')).toBe(false)
  expect(isURLErrorCode(undefined)).toBe(false)
})

test('the type guards agree with the validators', () => {
  expect(isAbsoluteURL('https://example.com/a/')).toBe(true)
  expect(isAbsoluteURL('/a')).toBe(false)
  expect(isAbsoluteURL('HTTPS://example.com/')).toBe(false)
  expect(isAbsoluteURL(null)).toBe(false)
  expect(isNormalizedURL('https://example.com/a/')).toBe(false)
  expect(isNormalizedURL('https://example.com/a/', { trailingSlash: 'always' })).toBe(true)
})
