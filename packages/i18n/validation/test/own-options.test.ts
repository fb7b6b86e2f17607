import {
  createURLNormalizer,
  DEFAULT_URL_NORMALIZATION,
  isURLNormalizationConfig,
  normalizeURL,
  validateISO8601DateTime,
  validateLanguageTag,
  validateURL,
  validateURLSourceDatabase,
  validateURLSourceEntries,
  validateURLSourceEntry,
  validateURLSourceHeader,
} from '@waymark/i18n-validation'
import { expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'

const loc = 'https://example.com/page/'
const lastmod = '2024-03-15T10:00:00Z'
const header = { version: '1.1', generated: lastmod, defaultLang: 'en' }
const database = { ...header, defaultLang: 'en-ZQ', urls: [] }

test('inherited members are not options of a configuration', () => {
  const config = Object.create({ ...DEFAULT_URL_NORMALIZATION, trailingSlash: 'always' })
  expect(isURLNormalizationConfig(config)).toBe(false)
  expect(normalizeURL(loc, config)).toBe('https://example.com/page')
  expect(isURLNormalizationConfig(Object.assign(config, DEFAULT_URL_NORMALIZATION))).toBe(true)
})

test('an option that is undefined counts as not given', () => {
  // The compiler checks this too: the members of settings may be undefined.
  const settings: {
    slash: 'always' | undefined
    keep: false | undefined
    size: number | undefined
  } = { slash: undefined, keep: undefined, size: undefined }
  const config = { trailingSlash: settings.slash, removeQuery: settings.keep }
  const options = { cacheSize: settings.size, registry: settings.keep, now: settings.size }
  expect(normalizeURL(`${loc}?q`, config)).toBe('https://example.com/page')
  expect(validateURL(loc, config, { mode: undefined }).data).toBe('https://example.com/page')
  expect(validateURLSourceDatabase(database, config, options).valid).toBe(true)
  expect(validateLanguageTag('en', { registry: settings.keep }).valid).toBe(true)
  expect(createURLNormalizer(config, { cacheSize: settings.size }).normalizeURL(loc)).toBe(
    'https://example.com/page',
  )
})

const functions: readonly (readonly [string, unknown, (options: object) => unknown])[] = [
  ['mode', 'check', (options) => validateURL(loc, {}, options)],
  ['registry', false, (options) => validateLanguageTag('en-ZQ', options)],
  ['allowFuture', false, (options) => validateISO8601DateTime('9999-01-01T00:00:00Z', options)],
  ['pointer', '/urls/7', (options) => validateURLSourceEntry({ loc, lastmod }, {}, options)],
  ['unknownMembers', 'drop', (options) => validateURLSourceHeader({ ...header, m: 1 }, options)],
  ['registry', true, (options) => validateURLSourceDatabase(database, {}, options)],
  ['cacheSize', -1, (options) => createURLNormalizer({}, options).cached],
]

test.each(functions)('an inherited %s is not an option', (name, value, run) => {
  const usual = run({})
  expect(run(Object.create({ [name]: value }))).toEqual(usual)
  Object.assign(Object.prototype, { [name]: value })
  try {
    expect(run({})).toEqual(usual)
  } finally {
    Reflect.deleteProperty(Object.prototype, name)
  }
  expect(() => run({ [name]: Symbol('bogus') })).toThrow(name)
})

test.each(['startIndex', 'pointer'])('an inherited %s is not an option of a list', async (name) => {
  const options: object = Object.create({ [name]: 'bogus' })
  for await (const entry of validateURLSourceEntries([{ loc, lastmod }], {}, options)) {
    expect(entry.pointer).toBe('/urls/0')
  }
})

test('changing the options during a run has no effect', async () => {
  const options: { unknownMembers: 'keep' | 'error' } = { unknownMembers: 'keep' }
  const entry = { loc, lastmod, more: 1 }
  const verdicts: boolean[] = []
  for await (const { valid } of validateURLSourceEntries([entry, entry], {}, options)) {
    verdicts.push(valid)
    options.unknownMembers = 'error'
  }
  expect(verdicts).toEqual([true, true])
})

test.each([
  [null, { option: null, code: 'option-wrong', data: { got: 'null' } }],
  ['check', { option: null, code: 'option-wrong', data: { got: "'check'" } }],
  [true, { option: null, code: 'option-wrong', data: { got: 'true' } }],
  [['check'], { option: null, code: 'option-wrong' }],
])('%j is not an options object', (options, error) => {
  expect(() => validateURL(loc, {}, options as object)).toThrow(errorWith(error))
  expect(() => validateLanguageTag('en', options as object)).toThrow(errorWith(error))
})
