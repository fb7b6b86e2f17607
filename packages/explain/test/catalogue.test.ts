import { causes, explain, problemOf, problems, repair } from '@waymark/explain'
import { readUrl } from '@waymark/url-parser'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import { section } from '../src/sections.ts'

test('the catalogues have titles, and nobody changes them', () => {
  expect([causes.title, problems.title]).toEqual(['Causes of URL errors', 'URL parsing'])
  for (const catalogue of [causes, problems]) {
    expect(Object.isFrozen(catalogue.entries)).toBe(true)
    expect(Object.isFrozen(catalogue.entries[0]!.examples[0])).toBe(true)
  }
})

const STANDARD = 'https://url.spec.whatwg.org/#'

test.each([
  [
    'error',
    `${STANDARD}concept-basic-url-parser`,
    'input-empty text-around-url several-urls scheme-lookalike url-percent-encoded base-without-path scheme-colon-left-out scheme-start scheme-character scheme-left-out credentials-delimiter host-list host-left-out port-too-large port-extra port-character',
  ],
  ['error', `${STANDARD}host-writing`, 'host-defanged host-placeholder'],
  [
    'warning',
    `${STANDARD}concept-basic-url-parser`,
    'slashes-escaped escape-left-over drive-letter-scheme',
  ],
  [
    'warning',
    `${STANDARD}url-writing`,
    'slashes-left-out slashes-extra slashes-reversed credentials-like-host at-sign-extra at-sign-alone user-name user-name-expected password drive-letter-relative drive-letter-as-host outer-space tab-or-newline part-placeholder percent-bare space-unencoded space-in-address control-unencoded character-unencoded',
  ],
  [
    'error',
    `${STANDARD}concept-host-parser`,
    'ipv6-without-brackets ipv6-no-opening-bracket host-not-utf8 host-nothing-left host-without-idna ipv6-text-after-bracket ipv6-prefix-length ipv6-no-closing-bracket',
  ],
  ['warning', `${STANDARD}domain-percent-encoded`, 'host-percent-encoded'],
  [
    'error',
    `${STANDARD}forbidden-domain-code-point`,
    'host-space host-control-character host-percent-sign host-delimiter host-forbidden-character',
  ],
  [
    'warning',
    `${STANDARD}valid-domain`,
    'host-punctuation label-empty host-final-dot label-too-long host-name-too-long hyphen-at-start hyphen-at-end hyphens-third-fourth',
  ],
  [
    'error',
    'https://www.unicode.org/reports/tr46/#Validity_Criteria',
    'host-disallowed-character mark-at-start',
  ],
  ['error', 'https://www.rfc-editor.org/rfc/rfc5892#appendix-A', 'joiner-out-of-place'],
  [
    'error',
    'https://www.rfc-editor.org/rfc/rfc3492#section-6.2',
    'punycode-not-ascii punycode-digit punycode-overflow punycode-of-ascii punycode-not-normalized punycode-of-prefix',
  ],
  [
    'error',
    'https://www.rfc-editor.org/rfc/rfc5893#section-2',
    'bidi-first-character bidi-right-to-left-character bidi-right-to-left-end bidi-mixed-digits bidi-left-to-right-character bidi-left-to-right-end',
  ],
  [
    'warning',
    `${STANDARD}concept-ipv4-parser`,
    'ipv4-other-digits ipv4-final-dot ipv4-parts-left-out ipv4-part-hexadecimal ipv4-part-octal ipv4-last-part-fills',
  ],
  [
    'error',
    `${STANDARD}concept-ipv4-parser`,
    'ipv4-part-empty ipv4-extra-parts ipv4-part-not-numeric ipv4-octal-digit ipv4-part-too-large ipv4-last-part-too-large',
  ],
  [
    'error',
    `${STANDARD}concept-ipv6-parser`,
    'ipv6-future ipv6-name-in-brackets ipv6-colon-at-start ipv6-colon-at-end ipv6-needless-compression ipv6-extra-pieces ipv6-colons-in-a-row ipv6-second-compression ipv6-zone ipv6-piece-too-long ipv6-character ipv6-empty ipv6-pieces-left-out ipv6-no-room-for-ipv4 ipv6-ipv4-zero-padded ipv6-ipv4-part-empty ipv6-ipv4-extra-part ipv6-ipv4-character ipv6-ipv4-part-too-large ipv6-ipv4-parts-left-out',
  ],
  ['warning', `${STANDARD}ipv6-piece-leading-zero`, 'ipv6-zero-padded'],
])('each %s by %s', (severity, source, codes) => {
  const found = causes.entries.filter(
    (each) => each.severity === severity && each.source === source,
  )
  expect(found.map(({ code }) => code)).toEqual(codes.split(' '))
})

test('a cause says the others that it replaces', () => {
  const replaced = causes.entries.flatMap(({ code, replaces = [], replacesInside = [] }) =>
    replaces.length + replacesInside.length === 0
      ? []
      : [[code, replaces.join(' '), replacesInside.join(' ')]],
  )
  const firstPiece =
    'ipv4-parts-left-out ipv4-last-part-fills ipv4-part-octal ipv4-part-hexadecimal'
  expect(replaced).toEqual([
    ['ipv6-without-brackets', firstPiece, 'host-punctuation'],
    ['ipv6-no-opening-bracket', firstPiece, ''],
    ['host-placeholder', '', 'host-percent-encoded host-punctuation'],
    [
      'host-left-out',
      'user-name user-name-expected password credentials-like-host at-sign-extra slashes-left-out',
      '',
    ],
    ['host-punctuation', '', 'host-percent-encoded'],
    ['label-empty', '', 'host-percent-encoded'],
    ['host-final-dot', '', 'host-percent-encoded'],
    ['hyphen-at-start', '', 'hyphen-at-end host-percent-encoded'],
    ['hyphen-at-end', '', 'host-percent-encoded'],
    ['punycode-of-prefix', '', 'hyphens-third-fourth'],
    ['ipv4-final-dot', 'host-final-dot', 'ipv4-other-digits host-percent-encoded'],
    ['ipv4-parts-left-out', 'ipv4-last-part-fills ipv4-part-octal ipv4-part-hexadecimal', ''],
    ['ipv4-part-empty', 'label-empty ipv4-parts-left-out', ''],
    ['ipv4-extra-parts', 'label-empty', ''],
    ['ipv4-part-not-numeric', 'ipv4-parts-left-out', 'hyphen-at-start hyphen-at-end'],
    ['ipv4-octal-digit', 'ipv4-parts-left-out', ''],
    ['ipv4-part-too-large', 'ipv4-parts-left-out', ''],
    ['ipv4-last-part-too-large', 'ipv4-parts-left-out', ''],
  ])
})

test('an entry of a section has what its rows have', () => {
  const build = section('https://a.example/#b', 'warning')
  expect(
    build('c', ['host-missing'], ['S.', 'E.', 'R.'], ['w', 'm', 'r'], ['', '', 'r', 'base']),
  ).toEqual({
    code: 'c',
    severity: 'warning',
    errors: ['host-missing'],
    summary: 'S.',
    explanation: 'E.',
    remedy: 'R.',
    source: 'https://a.example/#b',
    examples: [
      { wrong: 'w', marked: 'm', right: 'r' },
      { wrong: '', marked: '', right: 'r', base: 'base', given: 'the base URL base' },
    ],
  })
})

test('each validation error is in its part of the standard', () => {
  for (const { code, section: part, source, summary } of problems.entries) {
    expect(summary).toMatch(/^[A-Z].*\.$/)
    const isHost = /^(?:domain-p|host-i|IPv)/.test(code)
    expect([code, part]).toEqual([
      code,
      code === 'domain-to-ASCII' ? 'IDNA' : isHost ? 'Host parsing' : 'URL parsing',
    ])
    const anchor = code === 'domain-to-ASCII' ? `validation-error-${code}` : code
    expect(source).toBe(`${STANDARD}${anchor.toLowerCase()}`)
  }
  const ending = (fails: string) =>
    problems.entries.filter((entry) => entry.fails === fails).map(({ code }) => code)
  expect(ending('sometimes')).toEqual(['domain-to-ASCII', 'IPv4-out-of-range-part'])
  expect(ending('no')).toEqual([
    'domain-percent-encoded',
    'IPv4-non-ASCII-input',
    'IPv4-empty-part',
    'IPv4-too-few-parts',
    'IPv4-non-decimal-part',
    'IPv6-piece-leading-zero',
    'invalid-URL-unit',
    'special-scheme-missing-following-solidus',
    'invalid-reverse-solidus',
    'invalid-credentials',
    'file-invalid-Windows-drive-letter',
    'file-invalid-Windows-drive-letter-host',
  ])
  expect(ending('yes')).toHaveLength(17)
})

test.each([
  null,
  undefined,
  {},
  { name: 'nope', start: 0, end: 0 },
  { name: 'host-missing', start: 0 },
  { name: 'host-missing', end: 0 },
  { name: 'host-missing', start: '0', end: 0 },
])('%j is not a validation error', (error) => {
  expect(() => problemOf(error as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'error' }),
  )
})

test('an error is one if the parser stops there, or always does', () => {
  const [outOfRange] = readUrl('https://1.2.3.256/').errors
  expect(problemOf(outOfRange!).severity).toBe('warning')
  expect(problemOf(outOfRange!, { isFailure: true }).severity).toBe('error')
  const missing = readUrl('https://').failure!
  expect(problemOf(missing).severity).toBe('error')
  expect(problemOf(missing, { hasBase: true }).message).toBe(problemOf(missing).message)
  const relative = readUrl('a').failure!
  expect(problemOf(relative, { hasBase: false })).toEqual(problemOf(relative))
  expect(problemOf(relative, { hasBase: true })).toEqual({
    code: 'missing-scheme-non-relative-URL',
    severity: 'error',
    message:
      'The input has no scheme, and only a fragment can be resolved against this base URL, which has an opaque path.',
    remedy: 'Write the whole URL, or give a base URL with slashes, such as https://example.com/.',
    start: 0,
    end: 1,
  })
})

test('an explained error says whether the parser stopped, and knows the base', () => {
  expect(explain(readUrl('https://u@a b/'))).toMatchObject([
    { code: 'invalid-credentials', severity: 'warning', start: 8, end: 10 },
    { code: 'domain-to-ASCII', severity: 'error', start: 10, end: 13 },
  ])
  expect(explain(readUrl('a', { base: 'mailto:b' }))[0]!.message).toContain('only a fragment')
  expect(explain(readUrl('a'))[0]!.message).toContain('there is no base URL')
})

test('errors are those of the reading, in a list', () => {
  const reading = readUrl('https://u@a b/')
  expect(() => explain(reading, 'x' as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'errors' }),
  )
  expect(explain(reading, [reading.errors[1]!]).map(({ code }) => code)).toEqual([
    'domain-to-ASCII',
  ])
  expect(explain(reading, null)).toEqual(explain(reading))
})

test.each([
  ['https://a b/', 'https://ab/'],
  [' https://a/', 'https://a/'],
  ['https://a b c/', 'https://abc/'],
  ['https://[::1', 'https://[::1]'],
  ['https://', null],
  ['https://a.bb,c.dd', null],
])('%j is repaired to %j', (input, repaired) => {
  const reading = readUrl(input)
  expect(repair(reading, explain(reading)[0]!)?.input ?? null).toBe(repaired)
})

test('a repair that does not lead to a URL is none', () => {
  const reading = readUrl('https://a b/')
  const [error] = explain(reading)
  const edit = { start: 8, end: 11, text: '' }
  const wrong = { ...error!, causes: [{ ...error!.causes[0]!, edit }] }
  expect(repair(reading, wrong)).toBeNull()
})
