import { judgeUrl, type UrlFinding } from '@waymark/display/verdict'
import { describe, expect, test } from 'vitest'
import { expectLinearOn } from '../../../test/growth/expect-linear.ts'

const finding = (input: string, code: string): UrlFinding | undefined =>
  judgeUrl(input).findings.find((each) => each.code === code)
const textsAt = (input: string, found: UrlFinding | undefined) =>
  found?.places.map(({ start, end }) => input.slice(start, end)) ?? []

describe('a URL in a URL is a fact, and no reason for caution', () => {
  test.each([
    [
      'https://l.facebook.com/l.php?u=https%3A%2F%2Fevil.example%2F',
      'https%3A%2F%2Fevil.example%2F',
    ],
    ['https://google.com/url?q=https://evil.example&sa=D', 'https://evil.example'],
    ['https://a.example/?next=//evil.example/b', '//evil.example/b'],
    ['https://a.example/?next=%2F%2Fevil.example', '%2F%2Fevil.example'],
    ['https://a.example/?u=https%253A%252F%252Fevil.example', 'https%253A%252F%252Fevil.example'],
    ['https://a.example/?u=https%3A//evil.example/b&c', 'https%3A//evil.example/b'],
    ['https://a.example/?https://evil.example', 'https://evil.example'],
    ['https://a.example/?b=c%3Dhttps%3A%2F%2Fevil.example', 'https%3A%2F%2Fevil.example'],
    ['https://a.example/?q=cache:http://evil.example/', 'http://evil.example/'],
    ['https://a.example/#https://evil.example/b', 'https://evil.example/b'],
    ['https://a.example/#/b?u=http:%2F%2Fevil.example', 'http:%2F%2Fevil.example'],
    ['https://web.archive.org/web/2026/http://evil.example/b?c#d', 'http://evil.example/b?c#d'],
    ['https://a.example/amp/s/http:/evil.example/b', 'http:/evil.example/b'],
    [
      'https://a.example/x=1/RU=https%3a%2f%2fevil.example%2fb/RK=0',
      'https%3a%2f%2fevil.example%2fb',
    ],
    ['https://a.example/?u=HTTPS://EVIL.example/', 'HTTPS://EVIL.example/'],
    ['https://a.example/?u=http:\\\\evil.example', 'http:\\\\evil.example'],
    ['https://a.example/?u=ftp://evil.example/', 'ftp://evil.example/'],
    [
      'intent://a.example/#Intent;S.browser_fallback_url=https%3A%2F%2Fevil.example;end',
      'https%3A%2F%2Fevil.example',
    ],
  ])('%s', (input, inner) => {
    const found = finding(input, 'inner-url')
    expect(found).toMatchObject({ kind: 'inner', severity: 'info', errors: [] })
    expect(found?.data).toEqual({ hosts: ['evil.example'], n: 1 })
    expect(textsAt(input, found)).toEqual([inner])
    expect(finding(input, 'deceptive-inner-url')).toBeUndefined()
  })

  test('redirects, archives, share buttons and shops of real sites stay clear', () => {
    for (const input of [
      'https://www.google.com/url?sa=t&url=https%3A%2F%2Fexample.org%2F&usg=a',
      'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fexample.org%2Fb',
      'https://twitter.com/intent/tweet?text=b&url=https%3A%2F%2Fexample.org%2F%40me',
      'https://validator.w3.org/nu/?doc=https%3A%2F%2Fexample.org%2F',
      'https://gitpod.io/#https://github.com/ai/nanoid/',
      'https://img.badgesize.io/https://unpkg.com/preact/dist/preact.min.js?compression=gzip',
      'https://accounts.google.com/ServiceLogin?continue=https%3A%2F%2Fmail.google.com%2F',
      'https://steamcommunity.com/openid/login?openid.ns=http://specs.openid.net/auth/2.0',
      'https://urldefense.com/v3/__https://example.org/__;!!a',
      'https://web.archive.org/web/2020*/example.org',
      'https://a.example/oauth?redirect_uri=com.example.app://callback',
    ])
      expect([input, judgeUrl(input).level]).toEqual([input, 'clear'])
  })
})

test('several are told of together, each host once', () => {
  const input = 'https://a.example/?b=http://b.example/&c=http://c.example/&d=http://b.example/2'
  const found = finding(input, 'inner-url')
  expect(found).toMatchObject({ count: 3 })
  expect(found?.data).toEqual({ hosts: ['b.example', 'c.example'], n: 2 })
  const many = Array.from({ length: 9 }, (_, i) => `u=http://b${i}.example/`).join('&')
  expect(finding(`https://a.example/?${many}`, 'inner-url')?.data).toEqual({
    hosts: ['b0.example', 'b1.example', 'b2.example', 'others'],
    n: 9,
  })
})

describe('what leads to no other site is not told', () => {
  test.each([
    'https://a.example/?next=https%3A%2F%2Fa.example%2Fb',
    'https://a.example.com/?next=https://www.example.com/',
    'https://a.example/?next=/b',
    'https://a.example/?img=//img/logo.png',
    'https://a.example/?logo=//img/logo',
    'https://a.example/?x=1&menu_u=//b/c',
    'https://a.example/b//c.example/',
    'https://a.example/?c=C:\\b',
    'https://a.example/?t=12:30://',
    'https://a.example/?q=site:b.example',
    'https://a.example/?u=app://callback',
    'https://a.example/?u=http://',
    'https://a.example/?u=http%3A%2F%2F&b',
    'https://a.example/b:c/d',
    'https://a.example/xhttp%3A%2F%2Fb.example',
    'https://a.example/?u=https%3A%2F%2Fb c',
  ])('%s', (input) => {
    expect(finding(input, 'inner-url')).toBeUndefined()
  })

  test('nor what another finding says', () => {
    const codes = judgeUrl('https://a.example/,https://b.example/').findings.map(({ code }) => code)
    expect(codes).toContain('second-url')
    expect(codes).not.toContain('inner-url')
  })
})

describe('an inner URL that would be stopped by itself is a reason for caution', () => {
  test.each([
    ['https://a.example/?u=https://paypal.com.evil.example/', 'paypal.com.evil.example'],
    ['https://a.example/?u=https%3A%2F%2Fpaypal.com.evil.example%2F', 'paypal.com.evil.example'],
    ['https://a.example/?u=https%253A%252F%252Fb.example%2540evil.example', 'b.example'],
    ['https://a.example/b/http://b.example@evil.example/?c#d', 'b.example'],
    ['https://a.example/#u=https://0x7f.1/', '0x7f.1'],
    ['https://a.example/?u=javascript:alert(1)', 'javascript'],
    ['https://a.example/?u=javascript%3Aalert(1)', 'javascript'],
    ['https://a.example/?u=data:text/html,x', 'data'],
    ['https://a.example/?u=search-ms:query=a', 'search-ms'],
    ['https://a.example/?next=/%5Cevil.example', '/%5Cevil.example'],
    ['https://a.example/?next=%2F%5Cevil.example', '%2F%5Cevil.example'],
    ['https://a.example/?u=http://b.example/?v=http://c.example@evil.example/', 'c.example'],
    [
      'https://a.example/?u=https%3A%2F%2F%D0%B0%D1%80%D1%80%D3%8F%D0%B5.com',
      '%D0%B0%D1%80%D1%80%D3%8F%D0%B5',
    ],
    ['ms-appinstaller:?source=https://b.example@evil.example/a', 'b.example'],
  ])('%s', (input, place) => {
    const found = finding(input, 'deceptive-inner-url')
    expect(found).toMatchObject({ kind: 'inner', severity: 'warning' })
    expect(textsAt(input, found)).toEqual([place])
  })

  test('the verdict says why, and where the outer one leads', () => {
    const found = judgeUrl('https://a.example/?u=https%3A%2F%2Fbank.example@evil.example')
    expect(found.findings[0]?.code).toBe('deceptive-inner-url')
    expect(found).toMatchObject({
      destination: { registrableDomain: 'a.example', host: 'a.example', scheme: 'https' },
      level: 'caution',
      data: { inner: 'evil.example', resembles: 'bank.example' },
    })
  })

  test('without a host, the message names none', () => {
    const { data, findings } = judgeUrl('https://a.example/?u=javascript:alert(1)')
    expect(data).toEqual({ finding: expect.any(String), scheme: 'javascript' })
    expect(findings[0]?.code).toBe('deceptive-inner-url')
  })

  test.each([
    'https://a.example/?u=https%3A%2F%2Fuser@b.example%2F',
    'https://sso.example/login?target=https%3A%2F%2Fpaypal-login.com',
    'https://sso.example/login?target=https%3A%2F%2Fexample.cmo',
    'https://sso.example/login?target=https:%5C%5Cb.example',
    'https://web.archive.org/web/2020/http://paypal-login.com/',
    'https://web.archive.org/web/2020/https://user@b.example/',
    'https://web.archive.org/web/2020/ssh://b.example/',
    'https://web.archive.org/web/2020id_/http://b.example:6000/',
    'https://www.google.com/amp/s/paypal-login.com/',
  ])('one that is only unusual is not: %s', (input) => {
    expect(judgeUrl(input).level).toBe('clear')
  })
})

describe('services that have a host in the path, without a scheme', () => {
  test.each([
    ['https://www.google.com/amp/s/paypal.com.evil.example/', 'paypal.com.evil.example'],
    ['https://www.google.co.uk/amp/paypal.com.evil.example/b?c#d', 'paypal.com.evil.example'],
    ['https://www.google.com/amp/s/b.example@evil.example', 'b.example'],
    ['https://www.google.com/amp/s/b.example:c@evil.example', 'b.example'],
    ['https://www.google.com/amp/s/https://b.example@evil.example/', 'b.example'],
    ['https://www.google.com/amp/s/https%3A%2F%2Fb.example@evil.example', 'b.example'],
    ['https://www.bing.com/amp/s/paypal.com.evil.example/', 'paypal.com.evil.example'],
    ['https://cdn.ampproject.org/c/s/paypal.com.evil.example/', 'paypal.com.evil.example'],
    ['https://b-example.cdn.ampproject.org/v/b.example@evil.example/', 'b.example'],
    ['https://web.archive.org/web/2020/paypal.com.evil.example/', 'paypal.com.evil.example'],
    ['https://web.archive.org/web/2020id_/b.example@evil.example/', 'b.example'],
    ['https://www.google.com/amp/s/b.example/?u=http://c.example@evil.example', 'c.example'],
  ])('%s', (input, place) => {
    const found = finding(input, 'deceptive-inner-url')
    expect(found).toMatchObject({ severity: 'warning' })
    expect(textsAt(input, found)).toEqual([place])
  })

  test('an honest one is a fact', () => {
    const input = 'https://www.google.com/amp/s/www.b.example/c.html?d'
    expect(judgeUrl(input).level).toBe('clear')
    const found = finding(input, 'inner-url')
    expect(found?.data).toEqual({ hosts: ['www.b.example'], n: 1 })
    expect(textsAt(input, found)).toEqual(['www.b.example/c.html?d'])
  })

  test.each([
    'https://www.google.com/amp/',
    'https://www.google.com/amp/s/b',
    'https://www.google.com/ampere/s/paypal.com.evil.example/',
    'https://www.google.evil.example/amp/s/b.example@evil.example/',
    'https://a.example/amp/s/b.example@evil.example/',
    'https://web.archive.org/b/c.example@evil.example/',
  ])('%s has none', (input) => {
    expect(finding(input, 'inner-url')).toBeUndefined()
  })
})

test('only so many levels are looked into', () => {
  const nested = (depth: number) =>
    `${'https://a.example/'.repeat(depth)}https://b.example@evil.example/`
  expect(judgeUrl(nested(5)).level).toBe('caution')
  expect(judgeUrl(nested(50)).level).toBe('clear')
})

test.each([
  ['an inner URL without end', (n: number) => `https://a.example/${'http://'.repeat(n)}`],
  ['inner URLs in each other', (n: number) => `https://a.example${'/http://b.c'.repeat(n)}`],
  ['relative ones', (n: number) => `https://a.example/?${'=//b'.repeat(n)}`],
  ['encoded ones', (n: number) => `https://a.example/?${'&u=https%253A%252F%252Fb.c'.repeat(n)}`],
  ['hosts in paths', (n: number) => `https://${'www.google.com/amp/s/'.repeat(n)}`],
  ['deceptive ones', (n: number) => `https://a.example/?${'u=http://b.c@d.e&'.repeat(n)}`],
  ['colons', (n: number) => `https://a.example/?=${'%3a:'.repeat(n)}`],
  ['letters after hosts', (n: number) => `https://${'a.comん.'.repeat(n)}example/`],
])('%s take linear time', { tags: 'slow' }, async (_, make) => {
  await expectLinearOn(make, judgeUrl)
})
