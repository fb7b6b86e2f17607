import {
  validateURL,
  validateURLSourceDatabase,
  validateURLSourceEntry,
} from '@waymark/i18n-validation'
import { problems } from '@waymark/i18n-validation/problems'
import { describe, expect, test } from 'vitest'

/** Returns the codes for a value: an entry or a database if it is JSON, otherwise a URL. */
function codesOf(input: string, given: string): readonly string[] {
  const mode = given.includes("mode: 'check'") ? 'check' : 'normalize'
  const unknownMembers = given.includes('unknownMembers') ? 'error' : 'keep'
  const allowFuture = !given.includes('allowFuture: false')
  const value: unknown = input.startsWith('{') ? JSON.parse(input) : input
  const { errors = [] } =
    typeof value === 'string'
      ? validateURL(value, {}, { mode })
      : given.startsWith('a database')
        ? validateURLSourceDatabase(value)
        : validateURLSourceEntry(value, {}, { unknownMembers, allowFuture })
  return errors.map(({ code }) => code)
}

describe.each(problems.entries)('$code', ({ code, examples }) => {
  test.each(examples)('is reported for $wrong', ({ wrong, right, given = '' }) => {
    expect(codesOf(wrong, given)).toContain(code)
    if (right !== undefined) expect(codesOf(right, given)).toEqual([])
  })
})

test('a message shows only the beginning of a long value', () => {
  const long = 'x'.repeat(200_000)
  const database = { version: long, generated: long, defaultLang: long, urls: [{ loc: long }] }
  const result = validateURLSourceDatabase(database, {}, { unknownMembers: 'error' })
  for (const { message } of result.valid ? [] : result.errors) {
    expect(message.length).toBeLessThan(300)
  }
})

test('the catalogue says how severe each problem is, what causes it, and where that is documented', () => {
  const readme = 'https://github.com/waymark-url/waymark/tree/main/packages/i18n/validation#readme'
  const protocol = 'https://www.sitemaps.org/protocol.html'
  const url = 'https://url.spec.whatwg.org/'
  const rfc = 'https://www.rfc-editor.org/rfc/'
  expect(problems.title).toBe('URL source databases')
  expect(
    problems.entries.map(({ code, severity, causedBy, source }) => [
      code,
      severity,
      causedBy,
      source,
    ]),
  ).toEqual([
    ['INVALID_URL', 'error', undefined, `${url}#url-parsing`],
    ['RELATIVE_URL', 'error', undefined, `${url}#relative-url-string`],
    ['UNSUPPORTED_PROTOCOL', 'error', 'scheme', `${url}#special-scheme`],
    ['INVALID_HOST', 'error', 'host', `${url}#host-parsing`],
    ['TRAILING_SLASH_VIOLATION', 'error', undefined, `${rfc}rfc3986#section-6.2.4`],
    [
      'UNREACHABLE_HOST',
      'error',
      'host',
      'https://www.iana.org/assignments/special-use-domain-names/',
    ],
    ['CREDENTIALS_IN_URL', 'error', undefined, `${rfc}rfc3986#section-7.5`],
    ['WRONG_TYPE', 'error', undefined, `${rfc}rfc8259#section-3`],
    ['MISSING_MEMBER', 'error', undefined, readme],
    ['UNKNOWN_MEMBER', 'warning', undefined, readme],
    ['UNSUPPORTED_VERSION', 'error', undefined, readme],
    ['INVALID_CANONICAL', 'error', undefined, readme],
    ['INVALID_LANGUAGE_TAG', 'error', 'lang', `${rfc}rfc5646#section-2.1`],
    ['INVALID_DATE_TIME', 'error', 'value', 'https://www.w3.org/TR/NOTE-datetime'],
    ['FUTURE_DATE_TIME', 'warning', undefined, `${protocol}#lastmoddef`],
    ['UNKNOWN_CHANGEFREQ', 'error', undefined, `${protocol}#changefreqdef`],
    ['PRIORITY_OUT_OF_RANGE', 'error', undefined, `${protocol}#prioritydef`],
    [
      'INVALID_EXTENSION',
      'error',
      undefined,
      'https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview#sitemap-extensions',
    ],
  ])
  expect(
    problems.entries.filter(({ fixed }) => fixed !== undefined).map(({ code }) => code),
  ).toEqual([
    'INVALID_URL',
    'CREDENTIALS_IN_URL',
    'WRONG_TYPE',
    'INVALID_LANGUAGE_TAG',
    'INVALID_DATE_TIME',
    'UNKNOWN_CHANGEFREQ',
  ])
})
