import {
  isAbsoluteURL,
  isNormalizedURL,
  isURLErrorCode,
  STRICT_URL_NORMALIZATION,
  validateURL,
} from '@waymark/i18n-validation'
import { problems } from '@waymark/i18n-validation/problems'
import { describe, expect, test } from 'vitest'

test('a valid URL comes back in its normal form, with the original', () => {
  expect(validateURL('https://example.com/page?param=value')).toEqual({
    valid: true,
    data: 'https://example.com/page',
    original: 'https://example.com/page?param=value',
  })
})

test('an invalid URL comes back with its errors', () => {
  expect(validateURL('http://example.com/', STRICT_URL_NORMALIZATION)).toEqual({
    valid: false,
    errors: [
      {
        code: 'UNSUPPORTED_PROTOCOL',
        severity: 'error',
        message: '"http:" is not allowed here, only https.',
        remedy: 'Use https, or http where the configuration allows it.',
        start: 0,
        end: 5,
      },
    ],
    original: 'http://example.com/',
  })
})

test('the standard’s name for what is wrong is given, too', () => {
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
])('the message says in words what was given: %s', (value, words) => {
  expect(validateURL<unknown>(value)).toMatchObject({
    errors: [{ message: `A URL is a string, not ${words}.` }],
  })
})

describe('check mode', () => {
  const check = (url: string, config = {}) => {
    const result = validateURL(url, config, { mode: 'check' })
    return result.valid
      ? []
      : result.errors.map((e) => [e.code, e.rule ?? null, url.slice(e.start, e.end)])
  }

  test('a URL in its normal form is clean', () => {
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

  test('a wrong end of the path is a violation', () => {
    expect(check('https://example.com/page/')).toEqual([
      ['TRAILING_SLASH_VIOLATION', 'trailing-slash', '/'],
    ])
    expect(check('https://example.com/page?a', { trailingSlash: 'always' })).toEqual([
      ['TRAILING_SLASH_VIOLATION', 'trailing-slash', ''],
      ['INVALID_URL', 'remove-query', '?a'],
    ])
  })

  test('whatever else would change is reported with its rule and place', () => {
    expect(check('https://EXAMPLE.com:443/ä/?q#f')).toEqual([
      ['INVALID_URL', 'lowercase-scheme-host', 'EXAMPLE'],
      ['INVALID_URL', 'remove-default-port', ':443'],
      ['INVALID_URL', 'parse-serialise', 'ä'],
      ['TRAILING_SLASH_VIOLATION', 'trailing-slash', '/'],
      ['INVALID_URL', 'remove-query', '?q'],
      ['INVALID_URL', 'remove-fragment', '#f'],
    ])
  })

  test('the remedy shows how to write it', () => {
    const result = validateURL('https://example.com/page/', {}, { mode: 'check' })
    expect(result).toMatchObject({
      errors: [
        {
          remedy: expect.stringContaining('"https://example.com/page"'),
          expected: 'https://example.com/page',
        },
      ],
    })
  })

  test('what is no URL is reported as in the other mode', () => {
    expect(check('/page/')).toEqual([['RELATIVE_URL', null, '/page/']])
  })

  test('there are two modes', () => {
    expect(() => validateURL('https://a/', {}, { mode: 'strict' as 'check' })).toThrow(
      "option `mode` must be 'normalize' or 'check'",
    )
  })
})

test('five codes are those of the specification', () => {
  const five = problems.entries.map(({ code }) => code).filter(isURLErrorCode)
  expect(five).toEqual([
    'INVALID_URL',
    'RELATIVE_URL',
    'UNSUPPORTED_PROTOCOL',
    'INVALID_HOST',
    'TRAILING_SLASH_VIOLATION',
  ])
  expect(isURLErrorCode('WRONG_TYPE')).toBe(false)
  expect(isURLErrorCode(undefined)).toBe(false)
})

test('guards agree with the functions', () => {
  expect(isAbsoluteURL('https://example.com/a/')).toBe(true)
  expect(isAbsoluteURL('/a')).toBe(false)
  expect(isAbsoluteURL('HTTPS://example.com/')).toBe(false)
  expect(isAbsoluteURL(null)).toBe(false)
  expect(isNormalizedURL('https://example.com/a/')).toBe(false)
  expect(isNormalizedURL('https://example.com/a/', { trailingSlash: 'always' })).toBe(true)
})
