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

  const FORMS = ['safe', 'seo', 'seo-strict']
  const CHOICES = ['trailing-slash', 'query', 'fragment', 'https-only']
  test.each<[form: unknown, pointer: string, data: object]>([
    ['soe', '', { value: 'soe', near: 'seo', words: FORMS }],
    ['SEO', '', { value: 'SEO', near: 'seo', words: FORMS }],
    ['', '', { value: '', words: FORMS }],
    ['constructor', '', { value: 'constructor', words: FORMS }],
    [null, '', { got: 'null', value: 'null' }],
    [['seo'], '', { got: 'a list' }],
    [5, '', { got: '5', value: '5' }],
    [
      { trailingSlash: 'never' },
      '/trailingSlash',
      { value: 'trailingSlash', near: 'trailing-slash', words: CHOICES },
    ],
    [
      JSON.parse('{"__proto__":{"query":"keep"}}'),
      '/__proto__',
      { value: '__proto__', words: CHOICES },
    ],
    [{ 'a/b': 1 }, '/a~1b', { value: 'a/b', words: CHOICES }],
    [
      { query: 'drop' },
      '/query',
      { choice: 'query', got: '"drop"', value: 'drop', words: ['keep', 'remove'] },
    ],
    [
      { query: null },
      '/query',
      { choice: 'query', got: 'null', value: 'null', words: ['keep', 'remove'] },
    ],
    [
      { 'https-only': 'true' },
      '/https-only',
      { choice: 'https-only', got: '"true"', value: 'true' },
    ],
  ])('%j has an error at %j', (form, pointer, data) => {
    const { errors = [], original } = validateCanonicalForm<unknown>(form)
    expect(errors).toMatchObject([{ code: 'INVALID_CANONICAL', severity: 'error', pointer }])
    expect(errors[0]!.data).toEqual(data)
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
