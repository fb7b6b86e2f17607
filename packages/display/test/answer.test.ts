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
    ['\\\\server\\share\\a b.txt', 'file://server/share/a%20b.txt'],
    ['file://C:\\a\\b.txt', 'file:///C:/a/b.txt !'],
    ['git@github.com:owner/repo.git', 'ssh://git@github.com/owner/repo.git'],
    ['ssh://git@github.com:owner/repo.git', 'ssh://git@github.com/owner/repo.git'],
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
    ['https://user:pa/ss@example.com/', 'https://user:pa%2Fss@example.com/'],
    // Written so that only a browser reads it
    ['https://example.com/a b', 'https://example.com/a%20b !'],
    ['https://example.com/100%', 'https://example.com/100%25 !'],
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

describe('no repair leads to what should not be followed', () => {
  test.each([
    '<https://paypal.com.evil.example/>',
    'see https://www.paypal.com.evil.ru/signin now',
    '[bank](https://paypal.com@evil.com)',
    'g\u043e\u043egle.com',
    'paypaI.com',
    '//paypal.com@evil.com/',
    'https%3A%2F%2Fpaypal.com%40evil.com',
    'see javascript:alert(1)',
    'href="javascript:alert(1)"',
    'j\u0430vascript:',
    'j\u0430vascript:alert(1)',
    // A port that would be an address
    'http://http:8080/x',
    'https://https:443/',
  ])('%j', (input) => {
    expect(repairsOf(input)).toEqual([])
  })
})

describe('what is not a URL that was pasted has no repair', () => {
  test.each([
    '12:30',
    '0:30',
    '9:5',
    '1:2',
    '2026-12-01T10:26:04Z',
    'Re: your mail',
    'TODO: fix',
    'key: value',
    'lodash@4.17.21',
    'me@example..com',
    'user@192.168.0.1',
    '/foo\nThanks',
    'https://exa\u2026',
    'https://example.com/foo\u2026',
    'look at foo.md now',
    'see README.md',
    'hello. world',
    'e.g. this',
    'I am here.Now',
  ])('%j', (input) => {
    expect(repairsOf(input)).toEqual([])
  })
})

describe('all repairs of an input with more in it than a URL', () => {
  const long = `https://example.com/${'a-long-path-'.repeat(6)}`
  test.each([
    ['\u2039https://example.com\u203a', ['https://example.com !']],
    // Line breaks and tabs
    ['https://example.com\n\nSent from my iPhone', ['https://example.com']],
    ['//example.com\nfoo', ['https://example.com']],
    ['https:/example.com\nfoo', ['https://example.com']],
    ['https://example.com/foo.\nThank you', ['https://example.com/foo']],
    ['https://example.com\u2028foo', ['https://example.com']],
    ['see\nhttps://example.com/a', ['https://example.com/a']],
    ['see https://example.com/a\nb', ['https://example.com/a']],
    ['https://example.com\tfoo', ['https://example.com']],
    ['https://example.com\nwww.example.org', ['https://example.com']],
    ['https://example.com/\nfoo', ['https://example.com/']],
    ['https://exa\nmple.com/', ['https://example.com/']],
    ['https://example.com/a\nb', ['https://example.com/a', 'https://example.com/ab']],
    ['https://example.com/foo\nThank you', ['https://example.com/foo']],
    ['www.example.com/a\nb', ['https://www.example.com/a', 'https://www.example.com/ab']],
    [`${long}\nb`, [`${long}b`, long]],
    ['https://example.com/a%2\n0b', ['https://example.com/a%20b', 'https://example.com/a%252']],
    ['https://example.com/fo=\r\no', ['https://example.com/foo']],
    // A port after a space
    ['https://localhost 3000', ['https://localhost:3000', 'https://localhost']],
    ['https://example.com 8080', ['https://example.com:8080', 'https://example.com']],
    ['https://localhost 3000/foo', ['https://localhost:3000/foo']],
    ['http://localhost 81 82', ['http://localhost:81', 'http://localhost']],
    ['https://[::1] 3000', ['https://[::1]:3000', 'https://[::1]']],
    ['https://example.com 2nd', ['https://example.com']],
    ['https://example.com\u00a0foo', ['https://example.com']],
    // Several URLs
    ['https://a.com->https://b.com', ['https://a.com', 'https://b.com']],
    ['https://a.com \u2192 https://b.com', ['https://a.com', 'https://b.com']],
    ['https://a.com/foo and https://b.com/bar.', ['https://a.com/foo', 'https://b.com/bar']],
    ['https://a.com/foo,https://b.com/bar', ['https://a.com/foo', 'https://b.com/bar']],
    ['https://a.com=>https://b.com', ['https://a.com', 'https://b.com']],
    ['https://a.com\\nhttps://b.com', ['https://a.com', 'https://b.com']],
    ['https://a.com/%20https://b.com', ['https://a.com/', 'https://b.com']],
    ['https://a.comhttps://b.com', ['https://a.com', 'https://b.com']],
    ['[https://a.com](https://b.com)', ['https://a.com', 'https://b.com']],
    ['www.a.com www.b.com', ['https://www.a.com', 'https://www.b.com']],
    ['example.com/a and example.org/b', ['https://example.com/a', 'https://example.org/b']],
    // Cut off
    ['https://exa\u2026ple.com/', ['https://exaple.com/']],
    ['see https://example.com/foo\u2026 now', ['https://example.com/foo\u2026']],
    ['https://example.com...', ['https://example.com']],
    ['example.com/foo\u2026', ['https://example.com/foo\u2026']],
    // Numbers
    ['https://1.2.3.4.5', ['https://1.2.3.4']],
    ['http://localhost:3OOO', ['http://localhost:3000 !']],
    ['http://localhost:3000foo', ['http://localhost:3000']],
    ['http://localhost:-1/', ['http://localhost:1/']],
    // Encoded for somewhere else
    ['https:&#47;&#47;example.com/a', ['https://example.com/a !']],
    ['https:&#x2f;&#x2F;example.com', ['https://example.com !']],
    ['https:&sol;&sol;example.com/', ['https://example.com/ !']],
    ['https%3A//example.com/a%20b?c=%26', ['https://example.com/a%20b?c=%26 !']],
    ['https%3A%2F%2Fexample.com/a%2Fb', ['https://example.com/a%2Fb !']],
    // Mail
    ['<mailto:me@example.com>', ['mailto:me@example.com !']],
    ['(me@example.com)', ['mailto:me@example.com !']],
    ['"me@example.com"', ['mailto:me@example.com !']],
    ['me@example.com.', ['mailto:me@example.com !']],
    // Closing characters
    ['https://example.com\u3002', ['https://example.com']],
    ['www.example.com,', ['https://www.example.com']],
    ['www.example.com.', ['https://www.example.com']],
    ['www.example.com)', ['https://www.example.com']],
    ['https://example.com/a"', ['https://example.com/a', 'https://example.com/a%22']],
    ['https://example.com/a]', ['https://example.com/a', 'https://example.com/a%5D']],
    ['https://example.com/a}', ['https://example.com/a', 'https://example.com/a%7D']],
    ['https://example.com/a`', ['https://example.com/a', 'https://example.com/a%60']],
    ['https://example.com/a>', ['https://example.com/a', 'https://example.com/a%3E']],
    ['https://example.com/a ,', ['https://example.com/a']],
    // Brackets that the URL opens itself
    ['https://example.com/a[1]', ['https://example.com/a%5B1%5D !']],
    // A host in a sentence
    ['example.com,', ['https://example.com']],
    ['see example.com', ['https://example.com']],
    ['visit www.example.com now', ['https://www.example.com']],
    ['[x](www.example.com)', ['https://www.example.com']],
    ['<a href="www.example.com">', ['https://www.example.com']],
  ])('%j: %j', (input, repairs) => {
    expect(repairsOf(input)).toEqual(repairs)
  })
})

test('of many URLs, the first four are offered', () => {
  const urls = [1, 2, 3, 4, 5].map((n) => `https://example.com/${n}`)
  expect(repairsOf(urls.join(' and '))).toEqual(urls.slice(0, 4))
})

test('a URL inside another one is not a second one', () => {
  for (const input of [
    'https://web.archive.org/web/2020/https://a.example/',
    'https://a.example/?u=https://b.example',
    'https://a.example/?u=1,https://b.example',
  ]) {
    expect(repairsOf(input)).toEqual([])
  }
})

test('a host that is far too long has no repair', () => {
  for (const unit of ['a ', 'a\ud800', 'a\0', 'a<']) {
    expect(repairsOf(`https://${unit.repeat(1000)}`)).toEqual([])
  }
})

test('certain changes are made together, and the others after them', () => {
  expect(repairsOf('“https://www.example.con/a|b”')).toEqual([
    'https://www.example.con/a%7Cb',
    'https://www.example.com/a%7Cb',
  ])
  expect(repairsOf('https://a.example/ https://b.example/')).toEqual([
    'https://a.example/',
    'https://b.example/',
  ])
})

test('a repair says what comes out, and what to think of it', () => {
  expect(answerUrl('<https://example.con/>').repairs[0]).toEqual({
    input: 'https://example.con/',
    href: 'https://example.con/',
    destination: { registrableDomain: 'example.con', host: 'example.con', scheme: 'https' },
    level: 'caution',
    isCertain: false,
    code: 'missing-scheme-non-relative-URL',
  })
})

test('against a base, a repair is one of what is written', () => {
  const base = 'https://page.example/'
  expect(repairsOf('www.example.com/x', base)).toEqual(['https://www.example.com/x !'])
  expect(repairsOf('https%3A%2F%2Fexample.com%2Fa', base)).toEqual(['https://example.com/a !'])
  expect(repairsOf('https;//example.com', base)).toEqual(['https://example.com !'])
  expect(repairsOf('www.example.com,', base)).toEqual(['https://www.example.com'])
  expect(repairsOf('/foo\nThanks', base)).toEqual(['/foo', '/fooThanks'])
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
