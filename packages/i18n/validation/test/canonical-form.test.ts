import {
  CANONICAL_CHOICES,
  CANONICAL_FORMS,
  DEFAULT_URL_NORMALIZATION,
  SAFE_URL_NORMALIZATION,
  STRICT_URL_NORMALIZATION,
  validateCanonicalForm,
  validateURLSourceDatabase,
  validateURLSourceHeader,
} from '@waymark/i18n-validation'
import { describe, expect, test } from 'vitest'

describe('a canonical form', () => {
  test('has the name of a configuration', () => {
    expect(CANONICAL_FORMS).toEqual({
      safe: SAFE_URL_NORMALIZATION,
      seo: DEFAULT_URL_NORMALIZATION,
      'seo-strict': STRICT_URL_NORMALIZATION,
    })
    for (const [name, config] of Object.entries(CANONICAL_FORMS)) {
      expect(validateCanonicalForm(name)).toEqual({ valid: true, data: config, original: name })
    }
  })

  test.each([
    [{}, {}],
    [{ 'trailing-slash': 'always' }, { trailingSlash: 'always' }],
    [{ 'trailing-slash': 'never' }, { trailingSlash: 'never' }],
    [{ 'trailing-slash': 'preserve' }, { trailingSlash: 'preserve' }],
    [{ query: 'keep' }, { removeQuery: false }],
    [{ query: 'remove' }, { removeQuery: true }],
    [{ fragment: 'keep' }, { removeFragment: false }],
    [{ fragment: 'remove' }, { removeFragment: true }],
    [{ 'https-only': true }, { allowedProtocols: ['https'] }],
    [{ 'https-only': false }, { allowedProtocols: ['https', 'http'] }],
    [{ query: undefined, fragment: 'keep' }, { removeFragment: false }],
  ])('%j sets %j', (form, data) => {
    expect(validateCanonicalForm(form).data).toEqual(data)
  })

  test('accepts exactly the values of its choices', () => {
    const values = new Set<unknown>(Object.values(CANONICAL_CHOICES).flat())
    for (const [choice, own] of Object.entries<readonly unknown[]>(CANONICAL_CHOICES)) {
      for (const value of values) {
        expect(validateCanonicalForm({ [choice]: value }).valid).toBe(own.includes(value))
      }
    }
  })

  test.each([
    ['soe', '', '"soe" is not a canonical form; perhaps "seo" is meant.'],
    ['SEO', '', '"SEO" is not a canonical form; perhaps "seo" is meant.'],
    ['', '', '"" is not one of safe, seo, seo-strict.'],
    ['constructor', '', '"constructor" is not one of safe, seo, seo-strict.'],
    [null, '', 'A canonical form must be a name or an object, not null.'],
    [['seo'], '', 'A canonical form must be a name or an object, not a list.'],
    [5, '', 'A canonical form must be a name or an object, not 5.'],
    [
      { trailingSlash: 'never' },
      '/trailingSlash',
      '"trailingSlash" is not a choice of a canonical form; perhaps "trailing-slash" is meant.',
    ],
    [
      JSON.parse('{"__proto__":{"query":"keep"}}'),
      '/__proto__',
      '"__proto__" is not one of trailing-slash, query, fragment, https-only.',
    ],
    [{ 'a/b': 1 }, '/a~1b', '"a/b" is not one of trailing-slash, query, fragment, https-only.'],
    [{ query: 'drop' }, '/query', 'The choice "query" must be "keep" or "remove", not "drop".'],
    [{ query: null }, '/query', 'The choice "query" must be "keep" or "remove", not null.'],
    [
      { 'https-only': 'true' },
      '/https-only',
      'The choice "https-only" must be true or false, not "true".',
    ],
  ])('%j has an error at %j', (form, pointer, message) => {
    const { errors = [], original } = validateCanonicalForm<unknown>(form)
    expect(errors).toMatchObject([
      { code: 'INVALID_CANONICAL', severity: 'error', pointer, message },
    ])
    expect(original).toBe(form)
  })

  test('inherits no choices', () => {
    const form = Object.create({ query: 'remove', fragment: 'x' })
    expect(validateCanonicalForm(form).data).toEqual({})
  })
})

describe('the canonical form of a database', () => {
  const url = 'https://a.example/tea/?page=2#top'
  const locOf = (canonical: unknown, config?: object) =>
    validateURLSourceDatabase<unknown>({ canonical, urls: [{ loc: url }] }, config as never).data
      ?.urls[0]?.loc

  test('is that of its URLs, and stays in the data', () => {
    expect(locOf(undefined)).toBe('https://a.example/tea')
    expect(locOf('seo')).toBe('https://a.example/tea')
    expect(locOf('safe')).toBe('https://a.example/tea/?page=2')
    expect(locOf({ fragment: 'keep' })).toBe(url)
    expect(locOf({ 'trailing-slash': 'never' })).toBe('https://a.example/tea?page=2')
    const { data } = validateURLSourceDatabase({ canonical: 'safe', urls: [] })
    expect(data).toEqual({ canonical: 'safe', urls: [] })
  })

  test('gives way to the options, one by one', () => {
    expect(locOf('safe', { removeQuery: true })).toBe('https://a.example/tea/')
    expect(locOf('seo', SAFE_URL_NORMALIZATION)).toBe('https://a.example/tea/?page=2')
  })

  test('is refused if it is wrong, in the header and in the whole', () => {
    const header = { canonical: { query: 'drop', fragmnt: 'keep' } }
    const places = ['/canonical/query', '/canonical/fragmnt']
    for (const { errors = [] } of [
      validateURLSourceHeader(header),
      validateURLSourceDatabase<unknown>({ ...header, urls: [] }),
    ]) {
      expect(errors.map(({ pointer }) => pointer)).toEqual(places)
    }
  })
})
