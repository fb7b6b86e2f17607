import { describe, expect, test } from 'vitest'
import { answerOf, doubtsOf, headersOf, hostingOf, problemsOf } from './hosting.ts'

const cloudflare = (text: string) => hostingOf({ _redirects: text }, { provider: 'cloudflare' })

// https://developers.cloudflare.com/pages/configuration/redirects/
describe('a _redirects as Cloudflare documents it', () => {
  test('has a path, a destination and a status, and 302 without one', () => {
    const hosting = cloudflare(`/a301 / 301
/a302 / 302
/query /?page=all 301
/other https://other.example
/slash /slash/ 301
/noslash/ /noslash 301
/page/ /page2/#part 301
/blog/* https://blog.example/:splat
/shop/:code/:name /shop?code=:code&name=:name
a-b /c`)
    expect(answerOf(hosting, '/a301')).toBe('301 /')
    expect(answerOf(hosting, '/a302', true)).toBe('302 /')
    expect(answerOf(hosting, '/query?x=1')).toBe('301 /?page=all')
    expect(answerOf(hosting, '/other')).toBe('302 https://other.example')
    expect(answerOf(hosting, '/slash')).toBe('301 /slash/')
    expect(answerOf(hosting, '/slash/')).toBeNull()
    expect(answerOf(hosting, '/noslash/')).toBe('301 /noslash')
    expect(answerOf(hosting, '/page/?x=1')).toBe('301 /page2/?x=1#part')
    expect(answerOf(hosting, '/blog/a/b')).toBe('302 https://blog.example/a/b')
    expect(answerOf(hosting, '/blog')).toBeNull()
    expect(answerOf(hosting, '/shop/7/tea')).toBe('302 /shop?code=7&name=tea')
    expect(answerOf(hosting, '/shop/7/tea/x')).toBeNull()
    expect(answerOf(hosting, '/a-b')).toBe('302 /c')
    expect(problemsOf(hosting)).toEqual([])
    expect(hosting.providers).toEqual(['cloudflare'])
  })

  test('takes the first rule, and rewrites once', () => {
    const hosting = cloudflare('/a /b 200\n/b /c 200\n/a /d')
    expect(answerOf(hosting, '/a')).toBe('200 /b')
    expect(answerOf(hosting, '/b')).toBe('200 /c')
  })

  test('reads 2,000 rules before the first with a placeholder, and 100 from that one on', () => {
    const rules = (count: number, rule: (i: number) => string) =>
      Array.from({ length: count }, (_, i) => rule(i))
    const lines = [
      ...rules(2_001, (i) => `/s${i} /x`),
      ...rules(99, (i) => `/d${i}/* /y`),
      '/last /z',
      '/after /z',
    ]
    const hosting = cloudflare(lines.join('\n'))
    expect(answerOf(hosting, '/s1999')).toBe('302 /x')
    expect(answerOf(hosting, '/s2000')).toBeNull()
    expect(answerOf(hosting, '/d98/q')).toBe('302 /y')
    expect(answerOf(hosting, '/last')).toBe('302 /z')
    expect(answerOf(hosting, '/after')).toBeNull()
    expect(problemsOf(hosting)).toEqual(['2001:1 too-many 2000', '2102:1 too-many 100'])
  })

  test('has problems at their places', () => {
    const hosting = cloudflare(`/a /b 404
/c id=:id /d 301
/e /f 302! 
/g /h 302 Country=us
https://a.example/x /y
/i
/* /index.html 200
/j/ /index
/k https://a.example/ 200
/l${'x'.repeat(2_000)} /m
/n/:a/:a /o
/p/*/* /q`)
    expect(problemsOf(hosting)).toEqual([
      '1:1 status 404',
      '2:1 ignored id',
      '3:1 status 302!',
      '4:1 ignored Country',
      '5:1 no-slash',
      '6:1 no-destination',
      '7:1 loop',
      '8:1 loop',
      '9:1 status 200',
      '10:1 too-long 2000',
    ])
    expect(doubtsOf(hosting)).toHaveLength(2)
    for (const path of ['/a', '/c', '/e', '/g', '/i', '/n/1/1', '/p/1/2']) {
      expect(answerOf(hosting, path)).toBeNull()
    }
  })
})

// https://developers.cloudflare.com/pages/configuration/headers/
describe('a _headers as Cloudflare documents it', () => {
  test('joins the rules of a path, and can remove a header', () => {
    const hosting = hostingOf({
      _headers: `/*
  X-Robots-Tag: nosnippet
  Content-Language: en
/films/:title
  X-Film: You watch ":title"
  X-Robots-Tag: noarchive
/films/free/*
  Content-Language: fr
  ! Content-Language
https://site.pages.example/*
  X-Robots-Tag: noindex
https://site.pages.example/a
  X-A: b`,
    })
    expect(hosting.providers).toEqual(['cloudflare'])
    expect(headersOf(hosting, '/films/Heat')).toEqual([
      'x-robots-tag: nosnippet',
      'content-language: en',
      'x-film: You watch "Heat"',
      'x-robots-tag: noarchive',
    ])
    expect(headersOf(hosting, '/films/free/a')).toEqual([
      'x-robots-tag: nosnippet',
      'content-language: fr',
    ])
    expect(doubtsOf(hosting)).toEqual(['10:1 host https://site.pages.example/*'])
  })

  test('has at most 100 rules', () => {
    const text = Array.from({ length: 101 }, (_, i) => `/p${i}\n  X-A: b`).join('\n')
    const hosting = hostingOf({ _headers: text }, { provider: 'cloudflare' })
    expect(headersOf(hosting, '/p99')).toEqual(['x-a: b'])
    expect(headersOf(hosting, '/p100')).toEqual([])
    expect(problemsOf(hosting)).toEqual(['201:1 too-many 100'])
  })
})

test.each([
  [{ _redirects: '/a /b' }, 'netlify'],
  [{ _redirects: '/a /b', 'wrangler.toml': '' }, 'cloudflare'],
  [{ _redirects: '/a /b', 'site/wrangler.jsonc': '' }, 'cloudflare'],
  [{ _redirects: '/a /b', '_routes.json': '' }, 'cloudflare'],
  [{ _redirects: '/a /b', '_worker.js': '' }, 'cloudflare'],
  [{ _redirects: '/a /b', 'wrangler.toml': '', 'netlify.toml': '' }, 'netlify'],
  [{ _redirects: '/a /b', _headers: '/*\n  ! X-A' }, 'cloudflare'],
  [{ _redirects: '/a /b 301!', _headers: '/*\n  ! X-A' }, 'netlify'],
])('the files tell whose _redirects it is: %j', (files, provider) => {
  expect(hostingOf(files).providers).toEqual([provider])
})
