import { inspectDomain } from '@waymark/display'
import { problems, verdictProblems } from '@waymark/display/problems'
import { createJudge, judgeUrl, type VerdictLevel } from '@waymark/display/verdict'
import { readUrl } from '@waymark/url-parser'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '../../../test/any-character.ts'
import { hostileString } from '../../../test/hostile-strings.ts'
import { runs } from '../../../test/runs.ts'

function knownIn(given = ''): string[] {
  return [...given.matchAll(/'([^']+)'/g)].map(([, name]) => name!)
}

function baseIn(given = ''): string | undefined {
  return /^the base URL (.+)$/.exec(given)?.[1]
}

describe.each(verdictProblems.entries)('$code', ({ code, severity, examples }) => {
  test.each(examples)('is found in $wrong', ({ wrong, right, fine, given }) => {
    const options = { known: knownIn(given), base: baseIn(given) }
    const finding = judgeUrl(wrong, options).findings.find((each) => each.code === code)
    // The advice for one URL can say more than the advice for all.
    expect(finding).toMatchObject({ severity, remedy: expect.stringMatching(/^[A-Z].*\.$/) })
    expect(wrong.slice(finding?.start, finding?.end)).not.toBe('')
    for (const other of [right, fine]) {
      if (other === undefined) continue
      expect(judgeUrl(other, options).findings.map((each) => each.code)).not.toContain(code)
    }
  })
})

test.each<[input: string, level: VerdictLevel, code: string | undefined, data?: object]>([
  [
    'https://аррӏе.com/login',
    'stop',
    'whole-script-confusable',
    { host: 'xn--80ak6aa92e.com', imitated: 'apple.com' },
  ],
  [
    'https://bank.example@evil.example/login',
    'stop',
    'host-like-credentials',
    { host: 'evil.example', resembles: 'bank.example' },
  ],
  ['https://user:pw@example.com/', 'caution', 'invalid-credentials'],
  ['https://☕.example/', 'caution', 'restricted-character', { host: 'xn--53h.example' }],
  ['http://1.2.3.4./', 'caution', 'domain-to-ASCII', { detail: 'ipv4' }],
  ['http://192.168.01.1/', 'caution', 'IPv4-non-decimal-part', { part: '01', value: 1 }],
  ['http://010.1.1.1/', 'stop', 'disguised-ip-address', { address: '8.1.1.1' }],
  ['https://example.com”/', 'caution', 'stray-quotation-mark', { sign: '”' }],
  ['https://‘example.com’/', 'caution', 'stray-quotation-mark'],
  ['https://’paypal.com/', 'stop', 'punctuation-lookalike', { host: 'xn--paypal-2h0c.com' }],
  ['https://xn--a/', 'caution', 'invalid-a-label', { written: 'xn--a', codePoint: 'U+0080' }],
  ['http://0x7f.1/', 'stop', 'disguised-ip-address', { address: '127.0.0.1' }],
  ['blob:https://аррӏе.com/1', 'stop', 'whole-script-confusable', { host: 'xn--80ak6aa92e.com' }],
  ['git://аррӏе.com/1', 'stop', 'whole-script-confusable', { host: 'xn--80ak6aa92e.com' }],
  ['https:\\\\example.com/', 'caution', 'special-scheme-missing-following-solidus'],
  ['https://exa mple.com/', 'stop', 'domain-to-ASCII', { host: 'example.com' }],
  ['javascript:alert(1)', 'stop', 'script-scheme', { scheme: 'javascript' }],
  [' https://example.com/a b ', 'clear', 'invalid-URL-unit'],
  ['https://例。example/', 'clear', undefined],
  ['https://ΟΔΟΣ.gr/', 'clear', undefined],
  ['https://fa.example/می\u200cشود', 'clear', undefined],
  ['https://example.com/', 'clear', undefined],
])('%s: %s, %s, %j', (input, level, code, data) => {
  const verdict = judgeUrl(input)
  expect([verdict.level, verdict.findings[0]?.code]).toEqual([level, code])
  if (data === undefined) expect(verdict.data).toBeUndefined()
  else expect(verdict.data).toMatchObject(data)
})

describe('the advice is for those who see the URL, and cannot choose its host', () => {
  test.each<[input: string, code: string, data: object]>([
    ['https://paypa1.com/', 'resembles-known', { resembles: 'paypal.com' }],
    ['https://rnicrosoft.com/', 'resembles-known', { resembles: 'microsoft.com' }],
    ['https://xn--80ak6aa92e.com/', 'whole-script-confusable', { resembles: 'apple' }],
    ['https://аррӏе.com/', 'whole-script-confusable', { resembles: 'apple' }],
    ['https://i❤.ws/', 'restricted-character', { n: 1 }],
  ])('%s', (input, code, data) => {
    const { findings } = judgeUrl(input)
    expect(findings).toMatchObject([{ code, data }])
    // One that gives another host to write would be for the author.
    const { remedy } = findings[0]!
    if (code === 'resembles-known')
      expect(remedy).toContain(String(findings[0]!.data!['resembles']))
    else expect(remedy).not.toMatch(/[\w-]+\.\w{2,}/)
  })

  test('and does not contradict itself', () => {
    const { findings } = judgeUrl('https://ɡoogle.com/')
    expect(findings.length).toBeGreaterThan(1)
    expect(new Set(findings.map(({ remedy }) => remedy)).size).toBe(1)
  })

  test('and names the characters that are not meant for names', () => {
    expect(judgeUrl('https://i❤☕.ws/').findings[0]?.data).toMatchObject({
      characters: [{ data: { sign: '❤' } }, { data: { sign: '☕' } }],
    })
  })
})

describe('what a finding and a validation error say of the same place is said once', () => {
  test.each([
    ['https://user.example@evil.example/', 'host-like-credentials', 'invalid-credentials'],
    ['https://@a.example@b@evil.example/', 'host-like-credentials', 'invalid-credentials'],
    ['http://0x7f.0.0.1/', 'disguised-ip-address', 'IPv4-non-decimal-part'],
    ['http://1.2.0x304/', 'disguised-ip-address', 'IPv4-too-few-parts'],
    ['https://exam\tple.com/\na', 'removed-characters', 'invalid-URL-unit'],
    [`https://example.com/${'\u0081'.repeat(30)}`, 'deceptive-character', 'invalid-URL-unit'],
    [`C:${'\\a'.repeat(30)}`, 'drive-as-scheme', 'invalid-URL-unit'],
    ['file://../a.txt', 'folder-as-host', 'domain-to-ASCII'],
    ['https://xn--a.example/', 'invalid-a-label', 'domain-to-ASCII'],
    ['https://bücher!.example/', 'restricted-character', 'domain-to-ASCII'],
  ])('%j: %s', (input, code, error) => {
    const { findings } = judgeUrl(input)
    const finding = findings.find((each) => each.code === code)
    expect(finding?.errors).toContain(error)
    expect(findings.map((each) => each.code)).not.toContain(error)
  })

  test('an error at another place stays', () => {
    const input = `https://xn--a.b-.example/${'\u0081'.repeat(30)} `
    const errors = judgeUrl(`${input}|`).findings.map((each) => [each.code, each.errors])
    expect(errors).toEqual([
      ['invalid-a-label', ['domain-to-ASCII']],
      ['domain-to-ASCII', ['domain-to-ASCII']],
      ['deceptive-character', ['invalid-URL-unit']],
      ['invalid-URL-unit', ['invalid-URL-unit']],
    ])
  })

  test('a finding of an inner URL has the errors that the outer one has for it', () => {
    const [inner] = judgeUrl('feed:https://a.example@evil.example/').findings
    expect(inner).toMatchObject({ code: 'host-like-credentials', start: 13, errors: [] })
    const [both] = judgeUrl('feed:https://a.example/\tb').findings
    expect(both).toMatchObject({ code: 'removed-characters', errors: ['invalid-URL-unit'] })
  })

  test('a finding of which the errors say only a part has none', () => {
    const [finding] = judgeUrl('https://example.com/\u0081\u200b').findings
    expect(finding).toMatchObject({ code: 'deceptive-character', count: 2, errors: [] })
  })

  test('a warning without words of its own has those of the cause', () => {
    expect(judgeUrl('https://xn--a.example/').findings[0]).toMatchObject({
      code: 'invalid-a-label',
      data: { written: 'xn--a', codePoint: 'U+0080' },
    })
  })
})

test('a judge takes strings and readings, and a reading has its own base', () => {
  const judge = createJudge({ base: 'https://a.example/', known: ['bank.example'] })
  expect(judge('//bank.example.b.example/')).toMatchObject({
    level: 'stop',
    data: { owner: 'b.example', imitated: 'bank.example' },
  })
  expect(judge(readUrl('/b')).findings[0]?.kind).toBe('not-a-url')
  const reading = readUrl('/\\b.example', { base: 'https://c.example/' })
  expect(judge(reading)).toMatchObject({
    data: { host: 'b.example', base: 'c.example' },
    findings: [{ code: 'leaves-base-host' }, {}],
  })
})

test('the worst comes first: a host, then credentials, then what was changed', () => {
  const { findings } = judgeUrl('https://bank.example@аррӏе.com:443\\a/../b')
  expect(findings.map(({ kind }) => kind)).toEqual([
    'deceptive-host',
    'credentials',
    'changed',
    'changed',
    'repair',
  ])
})

test('a known name is found where a subdomain imitates it', () => {
  const known = ['microsoft.com']
  expect(judgeUrl('https://rnicrosoft.com.evil.example/', { known }).data).toEqual({
    owner: 'evil.example',
    imitated: 'microsoft.com',
  })
  expect(judgeUrl('https://login.microsoft.com/', { known }).level).toBe('clear')
})

test('a base is named if it is not a URL, and used if it is', () => {
  const failed = judgeUrl('x', { base: 'nope' })
  expect(failed.level).toBe('stop')
  expect(failed).toMatchObject({ data: { host: 'nope' }, findings: [{ kind: 'not-a-url' }] })
  expect(failed.findings[0]).not.toHaveProperty('start')
  expect(judgeUrl('../x', { base: 'https://example.com/a/b' }).level).toBe('clear')
  expect(judgeUrl('x', { base: 'https://аррӏе.com/' }).level).toBe('stop')
})

test('a finding is placed in the input, also below a host that is written in Punycode', () => {
  const input = 'https://www.xn--80ak6aa92e.com/'
  const { start, end } = judgeUrl(input).findings[0]!
  expect(input.slice(start, end)).toBe('xn--80ak6aa92e')
})

const ORDER: readonly VerdictLevel[] = ['clear', 'caution', 'stop']
const weightOf = (input: string) => ORDER.indexOf(judgeUrl(input).level)

const urls = fc
  .tuple(
    fc.constantFrom('https://', 'http:', 'foo://', 'javascript:', 'https:\\\\', ''),
    fc.constantFrom('', 'user@', 'bank.example@', 'a:b.example@'),
    fc.constantFrom('example.com', 'аррӏе.com', '0x7f.1', '☕.example', 'ｅx.com', 'a b', '[::01]'),
    hostileString,
  )
  .map(([scheme, user, host, rest]) => `${scheme}${user}${host}/${rest}`)

test('findings are sorted, are placed in the input, and are the level', () => {
  const weights = { error: 2, warning: 1, info: 0 }
  fc.assert(
    fc.property(fc.oneof(urls, hostileString, fc.string({ unit: anyCharacter })), (input) => {
      const { level, headline, findings } = judgeUrl(input)
      const given = findings.map(({ severity }) => weights[severity])
      expect(given).toEqual([...given].sort((a, b) => b - a))
      expect(ORDER.indexOf(level)).toBe(given[0] ?? 0)
      expect(headline).not.toBe('')
      expect(new Set(findings.map(({ code }) => code)).size).toBe(findings.length)
      for (const { start = 0, end = 0, count } of findings) {
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeGreaterThanOrEqual(start)
        expect(end).toBeLessThanOrEqual(input.length)
        expect(count).toBeGreaterThan(0)
      }
    }),
    { numRuns: runs(2000) },
  )
})

test.each<[string, (input: string) => string]>([
  ['spaces around it', (input) => ` ${input} `],
  ['a space in its fragment', (input) => input.replace(/#a$/, '#a b')],
  ['a scheme in upper case', (input) => input.replace(/^[a-z]+:/, (s) => s.toUpperCase())],
])('%s never makes a verdict milder', (_, repaired) => {
  fc.assert(
    fc.property(urls, (url) => {
      // With a fragment, because what is at the end may belong to the text around the URL.
      const input = `${url}#a`
      expect(weightOf(repaired(input))).toBeGreaterThanOrEqual(weightOf(input))
    }),
    { numRuns: runs(1000) },
  )
})

const deceptive = [
  ...problems.entries.flatMap(({ examples }) => examples),
  { wrong: 'ѕсоре.com' },
  { wrong: 'a·com.b.com' },
  { wrong: 'ノvictim.com' },
  { wrong: 'e\u030c\u030b\u0309\u0302\u0306b.com' },
  { wrong: '৪၀.com' },
]

test.each(deceptive)('$wrong is never clear, whatever surrounds it', ({ wrong, given }) => {
  const known = knownIn(given)
  expect(inspectDomain(wrong, { known })?.warnings).not.toEqual([])
  for (const url of [`https://${wrong}/`, ` HTTPS://${wrong}:443/a b`, `https://a@${wrong}/../`]) {
    expect(judgeUrl(url, { known }).level).not.toBe('clear')
  }
})

test.each(['http://0x7f.1/', 'http://127.0.0.0x1/', 'http://0177.0.0.1/'])(
  'that %s is an IP address in disguise says how it is written, and nothing else does',
  (input) => {
    const codes = judgeUrl(input).findings.map(({ code }) => code)
    expect(codes).toContain('disguised-ip-address')
    expect(codes).not.toContain('IPv4-non-decimal-part')
  },
)

test('what is only unusual about a host is a warning', () => {
  const severities = judgeUrl('https://☕.example/').findings.map(({ code, severity }) => [
    code,
    severity,
  ])
  expect(severities).toContainEqual(['restricted-character', 'warning'])
})

test.each([
  ['https://wss:/x', 'scheme-as-host', 'wss://x'],
  ['https://http://a.example/', 'scheme-as-host', 'http://a.example/'],
  ['https://wss:8080/x', 'scheme-as-host', undefined],
  ['https://http?x', 'scheme-as-host', undefined],
  ['https://file:', 'scheme-as-host', undefined],
])('%s: what is to be written instead, for %s, is %j', (input, code, suggestion) => {
  const found = judgeUrl(input).findings.find((finding) => finding.code === code)
  expect(found?.data?.['suggestion']).toBe(suggestion)
})

test.each(['/:id/%7B%7Bx%7D%7D', '/%7B%7Bx%7D%7D/:id'])('both placeholders of %s', (path) => {
  const input = `https://a.example${path}`
  const { level, findings } = judgeUrl(input)
  expect(level).toBe('caution')
  expect(findings.map(({ code, start, end }) => [code, input.slice(start, end)])).toEqual([
    ['encoded-placeholder', '%7B%7Bx%7D%7D'],
    ['route-parameter', ':id'],
  ])
})

test('two dots are a dot segment, however many tabs are between them', () => {
  const { findings } = judgeUrl(`https://a.example/b/.${'\t'.repeat(100)}./c`)
  expect(findings.map(({ code }) => code)).toContain('dot-segments-resolved')
})

test.each([
  ['file://server.example./x', '`server.example.`'],
  ['file:////server./x', '`server.`'],
  ['https://com.a.example.com.b.example./', '`b.example.`'],
  ['https://a。example./', '`a.example.`'],
  ['https://\u00ada.example./', '`a.example.`'],
  ['https://раураl.example./', '`paypal.example.`'],
  ['https://a.example.\\@b.example./', '`b.example.`'],
])('%s: no two dots are at the end of a sentence', (input, name) => {
  const { headline, findings } = judgeUrl(input)
  const messages = findings.map(({ message }) => message)
  expect(messages).toContainEqual(expect.stringContaining(name))
  expect([headline, ...messages].join('\n')).not.toMatch(/\.\.|\.,/)
})
