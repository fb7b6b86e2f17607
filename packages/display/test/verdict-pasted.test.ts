import { judgeUrl, type VerdictLevel } from '@waymark/display/verdict'
import { describe, expect, test } from 'vitest'

/** The level, and the characters that a finding underlines. */
function found(input: string, code: string, base?: string): [VerdictLevel, string[] | null] {
  const { level, findings } = judgeUrl(input, { base })
  const finding = findings.find((each) => each.code === code)
  return [level, finding?.places.map(({ start, end }) => input.slice(start, end)) ?? null]
}

/** A character with its name. */
const named = (codePoint: string): string =>
  expect.stringMatching(`\\(${codePoint.replace('+', '\\+')}\\)$`)

describe('what was copied with a URL', () => {
  test.each<[input: string, code: string, level: VerdictLevel, marked: string[] | null]>([
    ['https://a.example/,https://b.example/', 'second-url', 'caution', ['https://b.example/']],
    ['https://a.example/|http://b.example/', 'second-url', 'caution', ['http://b.example/']],
    ['https://a.example/%0Ahttps://b.example/', 'second-url', 'caution', ['https://b.example/']],
    ['https://a.examplehttp://b.example/', 'second-url', 'caution', ['http://b.example/']],
    ['https://archive.example/2026/https://b.example/', 'second-url', 'clear', null],
    ['https://a.example/?q=1,https://b.example/', 'second-url', 'clear', null],
    [
      'https://a.example/?b=1&amp;c=2&#38;d',
      'html-character-reference',
      'caution',
      ['&amp;', '&#38;'],
    ],
    ['https://a.example/?b=1&amp=2', 'html-character-reference', 'clear', null],
    ['https://a.example/b)', 'stray-character-at-end', 'clear', [')']],
    ['https://a.example/b\u201d', 'stray-character-at-end', 'clear', ['\u201d']],
    ["https://a.example/b'", 'stray-character-at-end', 'clear', ["'"]],
    ['https://a.example/b).', 'stray-character-at-end', 'clear', [').']],
    ['https://a.example/b,', 'stray-character-at-end', 'clear', [',']],
    ['https://a.example/b_(c)', 'stray-character-at-end', 'clear', null],
    ["https://a.example/'b'", 'stray-character-at-end', 'clear', null],
    ['https://a.example/b.', 'stray-character-at-end', 'clear', null],
    ['url:https://a.example/', 'label-as-scheme', 'caution', ['url']],
    ['feed:https://a.example/', 'label-as-scheme', 'clear', null],
    ['user:pw@a.example', 'mistaken-scheme', 'caution', ['user']],
    ['sip:jo@a.example', 'mistaken-scheme', 'caution', null],
    ['https://a.example/b\u2026', 'stray-character-at-end', 'clear', ['\u2026']],
    ['https://a.example/?b=1&lt;', 'stray-character-at-end', 'caution', null],
    ['web:8080/b', 'mistaken-scheme', 'caution', ['web']],
    ['tel:112', 'mistaken-scheme', 'clear', null],
    ['URL: https://a.example/', 'invalid-URL-unit', 'caution', [' ']],
    ['https:\\/\\/a.example\\/b', 'invalid-reverse-solidus', 'caution', ['\\']],
    ['https://a.example/?b=1\\u0026c', 'invalid-URL-unit', 'caution', ['\\']],
    ['https://a.example/{{b}}', 'invalid-URL-unit', 'caution', ['{', '{', '}', '}']],
    ['https://a.example/%7B%7Bb%7D%7D', 'encoded-placeholder', 'caution', ['%7B%7Bb%7D%7D']],
    ['https://a.example/?b=$%7Bc%7D', 'encoded-placeholder', 'caution', ['$%7Bc%7D']],
    ['https://a.example/?b=%7B%22c%22:1%7D', 'encoded-placeholder', 'clear', null],
    ['mailto:me', 'malformed-path', 'caution', ['me']],
    ['mailto:?subject=a', 'malformed-path', 'clear', null],
    ['mailto:me@b.example;you@b.example', 'malformed-path', 'caution', [';']],
    ['mailto:me@b.example?body=c#d', 'malformed-path', 'caution', ['#']],
    ['mailto:me@b.example,you@b.example', 'malformed-path', 'clear', null],
    ['mailto:me@b,example', 'malformed-path', 'caution', [',']],
    ['tel://+1555', 'malformed-path', 'caution', ['//']],
    ['data:image/png:base64,iVBO', 'malformed-path', 'caution', [':']],
    ['tel:+1 234', 'invalid-URL-unit', 'caution', [' ']],
  ])('%j: %s', (input, code, level, marked) => {
    expect(found(input, code)).toEqual([level, marked])
  })
})

test.each<[input: string, marked: string[] | null]>([
  ['www.b.example/c', ['www.b.example']],
  ['b.com', ['b.com']],
  ['https%3A%2F%2Fb.example', ['https%3A%2F%2Fb.example']],
  ['https//b.example', ['https//b.example']],
  ['b.html', null],
  ['/www.b.example', null],
  ['//www.b.example', null],
])('what looks like a URL and is read as a path is found: %s', (input, marked) => {
  expect(found(input, 'url-as-path', 'https://a.example/')[1]).toEqual(marked)
})

describe('a relative URL that leaves the host of its base', () => {
  test.each([
    ['\\\\evil.example'],
    ['/\\evil.example'],
    ['\\/evil.example'],
    ['///evil.example'],
    ['/\t/evil.example'],
  ])('is deceptive: %j', (input) => {
    const { level, data, findings } = judgeUrl(input, { base: 'https://good.example/a' })
    expect([level, findings[0]?.code]).toEqual(['stop', 'leaves-base-host'])
    expect(data).toMatchObject({ host: 'evil.example', base: 'good.example' })
  })

  test.each([
    ['//evil.example', 'https://good.example/a'],
    ['\\\\evil.example', 'file:///a'],
    ['\\\\good.example/b', 'https://good.example/a'],
    ['/b\\c', 'https://good.example/a'],
    ['https:\\\\evil.example', 'https://good.example/a'],
    ['\\\\evil.example', 'foo://good.example/a'],
  ])('is not: %j against %s', (input, base) => {
    expect(found(input, 'leaves-base-host', base)[1]).toBe(null)
  })
})

describe('characters that cannot be seen', () => {
  test.each<[input: string, code: string, marked: string[], data: object]>([
    [
      'https://a/\u00a0b\u200b\u00a0',
      'deceptive-character',
      ['\u00a0', '\u200b', '\u00a0'],
      { invisible: [named('U+00A0'), named('U+200B')] },
    ],
    [
      'https://a/b\u2044c',
      'deceptive-character',
      ['\u2044'],
      { lookalikes: [{ data: { sign: '\u2044', codePoint: 'U+2044' } }], n: 1 },
    ],
    [
      'https://a/\ud7ff',
      'deceptive-character',
      ['\ud7ff'],
      { invisible: [{ data: { codePoint: 'U+D7FF' } }] },
    ],
    [
      'https://a/b\u202ec',
      'direction-control',
      ['\u202e'],
      { characters: [named('U+202E')], n: 1 },
    ],
  ])('are named: %j', (input, code, marked, data) => {
    expect(found(input, code)).toEqual(['caution', marked])
    expect(judgeUrl(input)).toMatchObject({ data, findings: [{ code, data }] })
  })

  test('are named four at most, and have a hundred places at most', () => {
    const input = `https://a/${'\u00a0\u200b\u2060\u2003\u2009\u200a'.repeat(50)}`
    const [finding] = judgeUrl(input).findings
    expect(finding).toMatchObject({ code: 'deceptive-character', count: 300 })
    expect(finding?.places.length).toBe(100)
    expect(finding?.data).toEqual({
      invisible: [...['U+00A0', 'U+200B', 'U+2060', 'U+2003'].map(named), 'others'],
    })
  })
})

test.each<[input: string, code: string, data: object]>([
  ['https://a.example/&quot;', 'html-character-reference', { written: '&quot;', means: '%22' }],
  ['https://a.example/b&nbsp;', 'html-character-reference', { written: '&nbsp;', means: '%20' }],
  [
    'https://a.example/?b=1&#160;c=2',
    'html-character-reference',
    { written: '&#160;', means: '%20', character: '%20' },
  ],
  [
    'https://a.example/?b=1&#38;c=2',
    'html-character-reference',
    { written: '&#38;', means: '&', character: '&' },
  ],
  [
    'https://a.example/?b=&lt;c',
    'html-character-reference',
    { written: '&lt;', means: '%3C', character: '%3C' },
  ],
  ['https://a.example/b).', 'stray-character-at-end', { written: ').' }],
])('%j: the finding names what was copied', (input, code, data) => {
  const [finding] = judgeUrl(input).findings
  expect(finding!.code).toBe(code)
  const { meaning: _, ...facts } = finding?.data ?? {}
  expect(facts).toEqual(data)
})
