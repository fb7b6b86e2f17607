import { answerUrl } from '@waymark/display/answer'
import { judgeUrl } from '@waymark/display/verdict'
import { readUrl } from '@waymark/url-parser'
import { describe, expect, test } from 'vitest'
import { embeddingsOf } from '../scripts/nearness/embeddings.ts'

/** The texts of the repairs; after a certain one, an exclamation mark. */
function repairsOf(input: string, base?: string): string[] {
  return answerUrl(input, { base }).repairs.map(({ input: text, isCertain }) =>
    isCertain ? `${text} !` : text,
  )
}

describe('the first repair of what people paste', () => {
  test.each([
    // With what was around it
    ['“https://example.com/”', 'https://example.com/ !'],
    ['"https://example.com/",', 'https://example.com/ !'],
    ['`https://example.com`', 'https://example.com !'],
    ['**https://example.com**', 'https://example.com !'],
    ['<https://example.com/>', 'https://example.com/ !'],
    ['“https//exa mple.com/”', 'https://example.com/ !'],
    ['<www.example.com>', 'https://www.example.com !'],
    ['(https://example.com/a)', 'https://example.com/a !'],
    ['[click](https://example.com)', 'https://example.com !'],
    ['see https://example.com/a.', 'https://example.com/a !'],
    ['<a href="https://example.com/a">x</a>', 'https://example.com/a !'],
    ['&lt;https://example.com/&gt;', 'https://example.com/ !'],
    ['curl https://example.com/a', 'https://example.com/a !'],
    ['GET https://example.com/ HTTP/1.1', 'https://example.com/ !'],
    ['URL: https://example.com/', 'https://example.com/ !'],
    ['url:https://example.com/', 'https://example.com/ !'],
    ['\u200bhttps://example.com/', 'https://example.com/ !'],
    ['https://example.com/a)', 'https://example.com/a'],
    ['https://a.example/ https://b.example/', 'https://a.example/'],
    // The scheme, its colon and its slashes
    ['www.example.com/x', 'https://www.example.com/x !'],
    ['example.com/a?b=c', 'https://example.com/a?b=c !'],
    ['münchen.de/a', 'https://münchen.de/a !'],
    ['//example.com/a', 'https://example.com/a !'],
    ['localhost', 'http://localhost !'],
    ['localhost:3000/api', 'http://localhost:3000/api !'],
    ['example.com:8080/x', 'https://example.com:8080/x !'],
    ['192.168.0.1/admin', 'http://192.168.0.1/admin !'],
    ['127.0.0.1:8000', 'http://127.0.0.1:8000 !'],
    ['[::1]:3000', 'http://[::1]:3000 !'],
    ['0.0.0.0:3000', 'http://0.0.0.0:3000 !'],
    ['htps://example.com/', 'https://example.com/ !'],
    ['ttps://example.com/', 'https://example.com/ !'],
    ['h ttps://example.com', 'https://example.com !'],
    ['http//example.com/a', 'http://example.com/a !'],
    ['https//:example.com', 'https://example.com !'],
    ['https;//example.com', 'https://example.com !'],
    ['https;example.com', 'https://example.com !'],
    ['https:://example.com', 'https://example.com !'],
    ['https: //example.com', 'https://example.com !'],
    ['https：//example.com/', 'https://example.com/ !'],
    ['http:/example.com', 'http://example.com !'],
    ['http:///example.com', 'http://example.com !'],
    ['https:\\\\example.com\\a', 'https://example.com/a !'],
    ['http://http://example.com', 'http://example.com !'],
    ['https\\://example.com/', 'https://example.com/ !'],
    // Files, repositories and mail
    ['C:\\Users\\ann\\report.pdf', 'file:///C:/Users/ann/report.pdf !'],
    ['D:/a/b c.html', 'file:///D:/a/b%20c.html !'],
    ['\\\\server\\share\\a b.txt', 'file://server/share/a%20b.txt !'],
    ['file://C:\\a\\b.txt', 'file:///C:/a/b.txt !'],
    ['git@github.com:owner/repo.git', 'ssh://git@github.com/owner/repo.git !'],
    ['ssh://git@github.com:owner/repo.git', 'ssh://git@github.com/owner/repo.git !'],
    ['ann@example.com', 'mailto:ann@example.com !'],
    // Encoded for somewhere else
    ['https%3A%2F%2Fexample.com%2Fa', 'https://example.com/a !'],
    ['https:\\/\\/example.com\\/a', 'https://example.com/a !'],
    ['https://example.com/?a=1&amp;b=2', 'https://example.com/?a=1&b=2 !'],
    ['https://example.com/a\\u0026b', 'https://example.com/a&b !'],
    // The host and the port
    ['https://exa mple.com/', 'https://example.com/ !'],
    ['https:// example.com/a b', 'https://example.com/a%20b !'],
    ['https://example。com/', 'https://example.com/ !'],
    ['https://example,com/', 'https://example.com/'],
    ['https://example..com/', 'https://example.com/'],
    ['https://example.con/', 'https://example.com/'],
    ['https://my–site.example/', 'https://my-site.example/'],
    ['https://“example.com”/', 'https://example.com/ !'],
    ['http://[::1/', 'http://[::1]/ !'],
    ['http://2001:db8::1/', 'http://[2001:db8::1]/ !'],
    ['http://example.com:8o80/', 'http://example.com:8080/ !'],
    ['https://user:pa/ss@example.com/', 'https://user:pa%2Fss@example.com/ !'],
    // Written so that only a browser reads it
    ['https://example.com/a b', 'https://example.com/a%20b !'],
    ['https://example.com/100%', 'https://example.com/100%25 !'],
    ['https://example.com/a\nb', 'https://example.com/ab !'],
  ])('%j: %s', (input, first) => {
    expect(repairsOf(input)[0]).toBe(first)
  })

  test.each([
    '',
    'hello world',
    '“hello”',
    'foo',
    '/path',
    '?q=1',
    '#top',
    'package.json',
    'README.md',
    'v1.2.3',
    '+1 555 0100',
    'user@machine:22',
    'https://',
    'hxxps://example[.]com/',
    'https://<host>/a',
    'http://256.1.1.1/',
    'https://example.com:99999/',
    'https://bank.example@evil.example/',
    'http://0x7f.1/',
    'javascript:alert(1)',
    'https://example.com/a',
  ])('%j has none', (input) => {
    expect(repairsOf(input)).toEqual([])
  })
})

test('certain changes are made together, and the others after them', () => {
  expect(repairsOf('“https://www.example.con/a|b”')).toEqual([
    'https://www.example.con/a%7Cb !',
    'https://www.example.com/a%7Cb',
  ])
  expect(repairsOf('https://a.example/ https://b.example/')).toEqual([
    'https://a.example/',
    'https://b.example/',
  ])
})

test('a repair says what comes out, and what to think of it', () => {
  expect(answerUrl('<https://paypal.com.evil.example/>').repairs).toEqual([
    {
      input: 'https://paypal.com.evil.example/',
      href: 'https://paypal.com.evil.example/',
      destination: {
        registrableDomain: 'evil.example',
        host: 'paypal.com.evil.example',
        scheme: 'https',
      },
      level: 'stop',
      isCertain: true,
      code: 'missing-scheme-non-relative-URL',
    },
  ])
})

test('against a base, a repair is one of what is written', () => {
  const base = 'https://page.example/'
  expect(repairsOf('www.example.com/x', base)).toEqual(['https://www.example.com/x !'])
  expect(repairsOf('https%3A%2F%2Fexample.com%2Fa', base)).toEqual(['https://example.com/a !'])
  expect(repairsOf('https;//example.com', base)).toEqual(['https://example.com !'])
  expect(repairsOf('a b', base)).toEqual(['a%20b !'])
  expect(answerUrl('/a', { base: 'no base' }).repairs).toEqual([])
})

test.each([
  ['https://example.com/', 'valid'],
  ['https://bank.example@evil.example/', 'repaired'],
  ['https://paypal.com.evil.example/', 'valid'],
  ['https:\\\\example.com', 'repaired'],
  ['https://exa mple.com/', 'not-a-url'],
])('%j is %s', (input, standing) => {
  expect(answerUrl(input).standing).toBe(standing)
})

test('findings are alarms or facts, and the verdict is that of judgeUrl', () => {
  const input = 'https://example.com:443/?u=https%3A%2F%2Fpaypal.com.evil.example%2F'
  const { alarms, facts, repairs, nested, standing, ...verdict } = answerUrl(readUrl(input))
  expect({ ...verdict, findings: [...alarms, ...facts] }).toEqual(judgeUrl(input))
  expect(alarms.map(({ code }) => code)).toEqual(['deceptive-inner-url'])
  expect(facts.map(({ code }) => code)).toEqual(['inner-url', 'port-rewritten'])
})

test('URLs inside have their places, where they lead, and their worst finding', () => {
  const input =
    'https://a.example/?u=https%3A%2F%2Fpaypal.com.evil.example%2F%3Fv%3Dhttps%3A%2F%2Fb.example'
  const { nested } = answerUrl(input)
  expect(
    nested.map(({ place: { start, end }, destination, level, worst }) => [
      decodeURIComponent(input.slice(start, end)),
      destination.registrableDomain,
      level,
      worst?.code,
      worst?.start === undefined ? undefined : input.slice(worst.start, worst.end),
    ]),
  ).toEqual([
    [
      'https://paypal.com.evil.example/?v=https://b.example',
      'evil.example',
      'stop',
      'known-name-in-subdomain',
      'paypal.com.evil.example',
    ],
    ['https://b.example', 'b.example', 'clear', undefined, undefined],
  ])
})

test.each([
  '“https://example.com/”',
  'exa mple',
  'https://exa%20mple.com/',
  'https: //a',
  '   ',
  '',
])('what is not a URL is said to be none once: %j', (input) => {
  const { alarms, facts, headline, nested } = answerUrl(input)
  expect(alarms).toHaveLength(1)
  expect(headline).toBe(`This is not a URL. ${alarms[0]!.message}`)
  expect([...facts, ...nested]).toEqual([])
})

test('names inside of other hosts all have an alarm: sixty forms below twelve suffixes', () => {
  const hosts = ['paypal.com', 'sparkasse.de'].flatMap(embeddingsOf)
  expect(hosts.length).toBe(2 * 60 * 12)
  const silent = hosts.filter((host) => answerUrl(`https://${host}/`).alarms.length === 0)
  expect(silent).toEqual([])
})

test.each([
  'https://account.booking.comんdetailんx.www-account-booking.com/en/',
  'https://sparkasse.de.kundenservice.top/',
  'https://dkb.de.evil.top/',
  'https://post.ch.track-id.info/',
  'https://allegrolokalnie.pl-oferta12.cfd/',
  'https://dpd.de-paket.info/',
  'https://google.com.ru.evil.top/',
  'https://secure-paypal.com/',
  'https://paypal.evil.top/',
  'https://appleid-apple.com/',
  'https://netflix-billing.com/',
  'https://login-microsoftonline.com/',
  'https://a.example/?u=https://paypal.com.evil.top/',
])('%j has an alarm, and no repair', (input) => {
  const { alarms, repairs } = answerUrl(input)
  expect(alarms).not.toEqual([])
  expect(repairs).toEqual([])
})
