import { problemOf, problems } from '@waymark/explain'
import { parseUrl, readUrl, type UrlErrorName } from '@waymark/url-parser'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

/** Each error with what it names; where something is missing, with the offset. */
function errorsOf(input: string, base: string | null = null) {
  const errors: [UrlErrorName, string][] = []
  parseUrl(input, {
    base,
    report: (name, start, end) =>
      errors.push([name, start === end ? `at ${start}` : input.slice(start, end)]),
  })
  return errors
}

const entries = problems.entries

test.each(entries)('the examples of $code give it', ({ code, examples, fails }) => {
  expect(examples.length).toBeGreaterThan(0)
  for (const { wrong, right, base } of examples) {
    const names: UrlErrorName[] = []
    const url = parseUrl(wrong, { base: base ?? null, report: (error) => names.push(error) })
    expect(names).toContain(code)
    if (fails === 'yes') expect([url, names.at(-1)]).toEqual([null, code])
    if (fails === 'no') expect(url).not.toBeNull()
    names.length = 0
    const report = (error: UrlErrorName) => names.push(error)
    expect(right).toBeDefined()
    expect([parseUrl(right!, { base: base ?? null, report }) !== null, names]).toEqual([true, []])
  }
})

test('the catalogue says everything once', () => {
  const codes = entries.map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.length).toBe(31)
  for (const entry of entries) {
    expect(entry.failsWhen !== undefined).toBe(entry.fails === 'sometimes')
    expect(entry.severity).toBe(entry.fails === 'no' ? 'warning' : 'error')
    for (const { base, given } of entry.examples) expect(given).toBe(base && `the base URL ${base}`)
  }
})

test('a validation error becomes a problem with a message and a remedy', () => {
  const { failure, errors } = readUrl('http://u@h:99999/')
  expect(problemOf(errors[0]!)).toEqual({
    code: 'invalid-credentials',
    severity: 'warning',
    message: 'The URL contains a user name or a password.',
    remedy:
      'Remove the user name, the password and the @, and pass the credentials in another way.',
    start: 7,
    end: 9,
  })
  expect(problemOf(failure!)).toMatchObject({ code: 'port-out-of-range', severity: 'error' })
  expect(problemOf(failure!, { isFailure: false }).severity).toBe('warning')
})

test('a base URL that cannot help is a problem of its own kind', () => {
  const { failure } = readUrl('page.html', { base: 'mailto:x@example.com' })
  expect(problemOf(failure!).message).toContain('there is no base URL')
  expect(problemOf(failure!, { hasBase: true }).message).toContain('only a fragment')
})

test('what a problem is made with is checked', () => {
  const error = readUrl('x').failure!
  // @ts-expect-error: misspelt
  expect(() => problemOf(error, { isfailure: true })).toThrow(
    expect.objectContaining({ code: 'option-unknown', data: { near: 'isFailure' } }),
  )
  // @ts-expect-error: not a boolean
  expect(() => problemOf(error, { isFailure: 1 })).toThrow(
    errorWith({ option: 'isFailure', code: 'option-wrong', data: { got: '1' } }),
  )
})

test('of ASCII domains that break a rule, those with a character that no domain may have fail', () => {
  const entry = entries.find(({ code }) => code === 'domain-to-ASCII')
  expect(entry?.failsWhen).toContain('a character that no domain may have')
  const refused: string[] = []
  for (let c = 0; c < 0x80; c++) {
    const byte = c.toString(16).padStart(2, '0')
    const names: UrlErrorName[] = []
    const url = parseUrl(`https://a%${byte}b/`, { report: (name) => names.push(name) })
    if (url !== null) continue
    expect(names.at(-1)).toBe('domain-to-ASCII')
    refused.push(String.fromCharCode(c))
  }
  expect(refused.filter((character) => character > ' ').join('')).toBe('#%/:<>?@[\\]^|\x7f')
})

test.each([
  [' https://example.org ', [['invalid-URL-unit', ' ']]],
  ['https://example.org \t', [['invalid-URL-unit', ' \t']]],
  ['ht\ntps://example.org', [['invalid-URL-unit', '\n']]],
  ['https://example.org/>', [['invalid-URL-unit', '>']]],
  ['https://example.org/%s', [['invalid-URL-unit', '%']]],
  ['file:c:/my-secret-folder', [['special-scheme-missing-following-solidus', 'at 5']]],
  ['https:example.org', [['special-scheme-missing-following-solidus', 'at 6']]],
  ['https:///example.org', [['special-scheme-missing-following-solidus', '/']]],
  ['💩', [['missing-scheme-non-relative-URL', '💩']]],
  ['https://example.org\\path\\to\\file', Array(3).fill(['invalid-reverse-solidus', '\\'])],
  ['https://user@example.org', [['invalid-credentials', 'user@']]],
  ['ssh://user@example.org', [['invalid-credentials', 'user@']]],
  ['https://#fragment', [['host-missing', 'at 8']]],
  ['https://:443', [['host-missing', 'at 8']]],
  [
    'https://user:pass@',
    [
      ['invalid-credentials', 'user:pass@'],
      ['host-missing', 'at 18'],
    ],
  ],
  ['https://example.org:70000', [['port-out-of-range', '70000']]],
  ['https://example.org:7z', [['port-invalid', '7z']]],
  ['file://c:', [['file-invalid-Windows-drive-letter-host', 'c:']]],
  ['a:b c', [['invalid-URL-unit', ' ']]],
  ['https://a/\u{1f4a9}\ufffe', [['invalid-URL-unit', '\ufffe']]],
] as [string, [UrlErrorName, string][]][])(
  '%j: what is wrong is reported, and where',
  (input, errors) => {
    expect(errorsOf(input)).toEqual(errors)
  },
)

test('of a relative URL, its drive letter is reported, and nothing of its base', () => {
  expect(errorsOf('c|/path', 'file:///c:/')).toEqual([
    ['file-invalid-Windows-drive-letter', 'c|'],
    ['invalid-URL-unit', '|'],
  ])
  expect(errorsOf('https:foo.html', 'https://user@example.org/')).toEqual([
    ['special-scheme-missing-following-solidus', 'at 6'],
  ])
  expect(errorsOf('💩', 'mailto:user@example.org')).toEqual([
    ['missing-scheme-non-relative-URL', '💩'],
  ])
})

test.each([
  ['\\x', 'https://h/', 1],
  ['/\\h', 'https://h/', 1],
  ['\\\\h\\x\\y', 'https://h/', 4],
  ['\\x', 'file:///', 1],
  ['/\\h', 'file:///', 1],
  ['\\\\h\\x\\y', 'file:///', 4],
])('each reverse solidus of %s is named', (input, base, count) => {
  expect(errorsOf(input, base)).toEqual(Array(count).fill(['invalid-reverse-solidus', '\\']))
})

test('places count tabs, newlines and trimmed spaces, and span those inside', () => {
  const input = '  https://a_\tb\n/>'
  const errors: [UrlErrorName, number, number][] = []
  parseUrl(input, { report: (...error) => errors.push(error) })
  expect(errors).toEqual([
    ['invalid-URL-unit', 0, 2],
    ['invalid-URL-unit', 12, 13],
    ['domain-to-ASCII', 10, 14],
    ['invalid-URL-unit', 16, 17],
  ])
})

test('errors come in the order of the steps', () => {
  expect(errorsOf('https:\\\\a@%31.2.3.0x4.\\>?"#`').map(([name]) => name)).toEqual([
    'special-scheme-missing-following-solidus',
    'special-scheme-missing-following-solidus',
    'special-scheme-missing-following-solidus',
    'invalid-credentials',
    'domain-percent-encoded',
    'domain-to-ASCII',
    'IPv4-empty-part',
    'IPv4-non-decimal-part',
    'invalid-reverse-solidus',
    'invalid-URL-unit',
    'invalid-URL-unit',
    'invalid-URL-unit',
  ])
})
