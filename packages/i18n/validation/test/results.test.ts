import { readFileSync } from 'node:fs'
import {
  createURLNormalizer,
  isAbsoluteURL,
  isISO8601DateTime,
  isLanguageTag,
  isNormalizedURL,
  isURLErrorCode,
  isURLNormalizationConfig,
  isURLSourceDatabase,
  isURLSourceEntry,
  normalizeURL,
  URLNormalizationError,
  urlNormalizationRules,
  validateURL,
  validateURLSourceDatabase,
  validateURLSourceEntry,
} from '@waymark/i18n-validation'
import type { Facts } from '@waymark/infra/problem'
import { describe, expect, test } from 'vitest'
import { REMEDIES } from '../src/error-codes.ts'
import { type Kind, type Settings, shownResult } from './shown-result.ts'

const escaped = (text: string) =>
  text.replace(/[\x7f-\uffff]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)

const blocks = readFileSync(new URL('vectors/results.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n\n')
  .map((block) => {
    const [head, ...lines] = block.split('\n')
    const [kind, value, settings] = JSON.parse(head!) as [Kind, unknown, Settings]
    return { head, kind, value, settings, expected: lines.join('\n') }
  })

describe('a whole result', () => {
  test.each(blocks)('of $head', ({ kind, value, settings, expected }) => {
    const before = JSON.stringify(value)
    expect(escaped(shownResult(kind, value, settings))).toBe(expected)
    expect(JSON.stringify(value)).toBe(before)
  })
})

/** A result of any of the functions. */
interface Checked {
  readonly errors?:
    | readonly {
        readonly code: string
        readonly severity: string
        readonly message: string
        readonly remedy: string
        readonly data?: Facts
      }[]
    | undefined
}

function resultOf(kind: Kind, value: unknown, { config, options }: Settings): Checked {
  if (kind === 'url') return validateURL(value, config, options)
  if (kind === 'database') return validateURLSourceDatabase(value, config, options)
  const { startIndex: _, ...own } = { startIndex: 0, ...options }
  return validateURLSourceEntry(value, config, own)
}

test('every error has the remedy of its code, the URL that should be written, or a remedy of its own', () => {
  const codes = new Set<string>()
  const own = new Set<string>()
  for (const { kind, value, settings } of blocks) {
    for (const error of resultOf(kind, value, settings).errors ?? []) {
      codes.add(error.code)
      expect(error.severity).toBe(error.data?.['certain'] === undefined ? 'error' : 'warning')
      if ('expected' in error) expect(error.remedy).toMatch(/^Write ".*"\.$/)
      else if (error.remedy !== REMEDIES[error.code as keyof typeof REMEDIES]) {
        own.add(error.code)
        expect(error.remedy).toMatch(/^(?:Add|Use|Write) .*\.$/)
      }
    }
  }
  expect([...own].sort()).toEqual([
    'INVALID_CANONICAL',
    'INVALID_DATE_TIME',
    'INVALID_EXTENSION',
    'MISSING_MEMBER',
    'UNSUPPORTED_PROTOCOL',
    'UNSUPPORTED_VERSION',
    'WRONG_TYPE',
  ])
  expect([...codes].sort()).toEqual(Object.keys(REMEDIES).sort())
  for (const remedy of Object.values(REMEDIES)) expect(remedy).toMatch(/^[A-Z].*\.$/)
})

test('a URL is normalised as it is validated, by every function', () => {
  for (const { kind, value, settings } of blocks) {
    if (kind !== 'url' || typeof value !== 'string') continue
    const { config, options } = settings
    if (options !== undefined) continue
    const { data, errors } = validateURL(value, config)
    const normalizer = createURLNormalizer(config, { cacheSize: 2 })
    for (let again = 0; again < 2; again++) {
      expect(normalizer.validateURL(value)).toEqual(validateURL(value, config))
      if (errors === undefined) {
        expect(normalizeURL(value, config)).toBe(data)
        expect(normalizer.normalizeURL(value)).toBe(data)
        continue
      }
      const [{ code, start, end, message, remedy, cause }] = errors as [(typeof errors)[0]]
      for (const run of [() => normalizeURL(value, config), () => normalizer.normalizeURL(value)]) {
        const error = thrownBy(run)
        expect(error).toMatchObject({
          name: 'URLNormalizationError',
          code,
          start,
          end,
          remedy,
          original: value,
          message: `${message} ${remedy}`,
        })
        expect(error.cause).toBe(cause)
        expect('cause' in error).toBe(cause !== undefined)
      }
    }
    expect(normalizer.cached).toBe(1)
  }
})

function thrownBy(run: () => unknown): URLNormalizationError {
  try {
    run()
  } catch (error) {
    if (error instanceof URLNormalizationError) return error
  }
  throw new Error('no URLNormalizationError')
}

test.each([
  [undefined, ['remove-query', 'remove-fragment', 'remove-default-port'], 'never', 'remove'],
  [{ removeQuery: false }, ['remove-fragment', 'remove-default-port'], 'never', 'remove'],
  [{ removeFragment: false }, ['remove-query', 'remove-default-port'], 'never', 'remove'],
  [{ normalizePort: false }, ['remove-query', 'remove-fragment'], 'never', 'keep'],
  [
    { trailingSlash: 'always' },
    ['remove-query', 'remove-fragment', 'remove-default-port'],
    'always',
    'remove',
  ],
] as const)('the configuration %j as rules', (config, names, trailingSlash, defaultPort) => {
  const { rules, options, ...rest } = urlNormalizationRules(config as never)
  const all = rules.map(({ name }) => name)
  for (const name of ['remove-query', 'remove-fragment', 'remove-default-port'] as const) {
    expect(all.includes(name)).toBe((names as readonly string[]).includes(name))
  }
  expect(options).toMatchObject({ trailingSlash, defaultPort })
  expect(Object.keys(rest)).toEqual(['config'])
  expect(isURLNormalizationConfig(rest.config)).toBe(true)
})

const lastmod = '2024-03-15T10:00:00Z'
const loc = 'https://a.example/b'
const header = { version: '1.1', generated: lastmod, defaultLang: 'en' }

test.each<readonly [string, (value: never) => boolean, readonly unknown[], readonly unknown[]]>([
  [
    'isAbsoluteURL',
    isAbsoluteURL,
    ['https://a.example/b/?q#f', 'http://localhost', 'https://u:p@10.0.0.1/', 'http://a..b'],
    [
      'HTTPS://a.example',
      ' https://a.example',
      'https:/a.example',
      'http://',
      'ftp://a.example',
      5,
    ],
  ],
  [
    'isNormalizedURL',
    isNormalizedURL,
    [loc, 'https://a.example/', 'http://localhost:3000/b'],
    ['https://a.example', `${loc}/`, `${loc}?q`, 'https://localhost/b/', '/b', null],
  ],
  ['isLanguageTag', isLanguageTag, ['en', 'x-default', 'EN-us'], ['en_US', '', 'en-UK', 5]],
  [
    'isISO8601DateTime',
    isISO8601DateTime,
    [lastmod, '9999-12-31T23:59:59.999Z'],
    ['2024-03-15', '2024-02-30T00:00:00Z', 0, null],
  ],
  [
    'isURLSourceEntry',
    isURLSourceEntry,
    [{ loc }, { loc, lastmod: '2024-03' }, { loc, lastmod, alternates: [{ lang: 'de', loc }] }],
    [
      null,
      { lastmod },
      { loc, lastmod: '2024-3' },
      { loc: ` ${loc}`, lastmod },
      {
        loc,
        lastmod,
        alternates: [
          { lang: 'de', loc },
          { lang: 'fr', loc: 'HTTPS://a.example/' },
        ],
      },
    ],
  ],
  [
    'isURLSourceDatabase',
    isURLSourceDatabase,
    [{ urls: [] }, { ...header, urls: [{ loc, lastmod }] }],
    [
      header,
      { version: '1.0', urls: [] },
      {
        ...header,
        urls: [
          { loc, lastmod },
          { loc: `${loc} `, lastmod: 'x' },
        ],
      },
      {
        ...header,
        urls: [
          { loc, lastmod },
          { loc: ` ${loc}`, lastmod },
        ],
      },
    ],
  ],
  [
    'isURLErrorCode',
    isURLErrorCode,
    [
      'INVALID_URL',
      'RELATIVE_URL',
      'UNSUPPORTED_PROTOCOL',
      'INVALID_HOST',
      'TRAILING_SLASH_VIOLATION',
      'UNREACHABLE_HOST',
      'CREDENTIALS_IN_URL',
    ],
    ['WRONG_TYPE', 'invalid_url', '', 'toString', 5, null],
  ],
])('%s', (_, guard, right, wrong) => {
  for (const value of right) expect([value, guard(value as never)]).toEqual([value, true])
  for (const value of wrong) expect([value, guard(value as never)]).toEqual([value, false])
})

test('a page has at most 1,000 images, and the first of them are usable', () => {
  const images = Array.from({ length: 1002 }, (_, index) => ({ loc: `https://a.example/${index}` }))
  const entry = { loc, lastmod, images: images.slice(0, 1000) }
  expect(validateURLSourceEntry(entry).data).toEqual(entry)
  const result = validateURLSourceEntry(
    { ...entry, images },
    {},
    { lenient: true, pointer: '/urls/4' },
  )
  expect(result.errors).toEqual([
    {
      code: 'INVALID_EXTENSION',
      severity: 'error',
      message: expect.any(String),
      remedy: expect.any(String),
      start: 0,
      end: 0,
      pointer: '/urls/4/images/1000',
      data: { most: 1000, member: 'images', n: 1002 },
    },
  ])
  expect(result.valid || result.usable?.entry).toEqual(entry)
})
