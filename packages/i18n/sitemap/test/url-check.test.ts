import { describe, expect, test } from 'vitest'
import { explainUntidy } from '../src/read/untidy-url.ts'
import { UrlCheck } from '../src/read/url-check.ts'
import { loc, urlset } from './documents.ts'
import { entriesOf, problemsOf } from './found.ts'

describe('a URL that browsers repair', () => {
  const encoded = (point: string) => ({ character: `U+${point}` })
  const SLASHES = { detail: 'slashes' }
  const BACKSLASH = { detail: 'backslash' }

  test.each([
    ['https://a/\u0000', encoded('0000')],
    ['https://a/ ', encoded('0020')],
    ['https://a/!', null],
    ['https://a/"', encoded('0022')],
    ['https://a/#$', null],
    ['https://a/<', encoded('003C')],
    ['https://a/=', null],
    ['https://a/>', encoded('003E')],
    ['https://a/?>', encoded('003E')],
    ['https://a/~', null],
    ['https://a/\u007f', encoded('007F')],
    ['https://a/\u0080', null],
    ['https://a/\\', BACKSLASH],
    ['https://a/[', null],
    ['https://a/^', encoded('005E')],
    ['https://a/_', null],
    ['https://a/`', encoded('0060')],
    ['https://a/{', encoded('007B')],
    ['https://a/|', null],
    ['https://a/}', encoded('007D')],
    ['https://a/?{', null],
    ['https://a/#\\', null],
    ['https://a/x?^`{}\\', null],
    ['https://a/{ ', encoded('0020')],
    ['HTTP://a/', null],
    ['https:/a/', SLASHES],
    ['https:///a/', SLASHES],
    ['https://\\a/', SLASHES],
    ['https:\\\\a/', SLASHES],
    ['http:a', SLASHES],
    ['x-https://a/', SLASHES],
  ])('%j: %s', (url, data) => {
    expect(explainUntidy(url)?.data ?? null).toEqual(data)
  })

  test('is reported for the page and for its alternates', () => {
    const link = `<xhtml:link rel="alternate" hreflang="de" href="${loc}b c"/>`
    const items = urlset(`<url>\n<loc>${loc}{a}</loc>\n${link}</url>`)
    expect(entriesOf(items)).toEqual([
      { loc: `${loc}{a}`, alternates: [{ lang: 'de', loc: `${loc}b c` }] },
    ])
    expect(problemsOf(items)).toEqual([
      ['untidy-url', 'warning', 'nothing', `${loc}{a}`, '3:1', encoded('007B')],
      ['untidy-url', 'warning', 'nothing', `${loc}b c`, '4:1', encoded('0020')],
    ])
  })
})

test('a URL is accepted by itself, whatever was accepted before', () => {
  const good = [
    'https://a.example/',
    'https://a.example',
    'https://a.example/x y',
    'HTTPS://a.example/',
    'https:a.example',
    'http://a.example:8080/',
    'https://a.example.b.example/',
    'https://ü.example/',
  ]
  const bad = [
    'https://a.example:99999/',
    'https://a.example@b.example/',
    'https://a.example:b@c/',
    'https://',
    'ftp://a.example/',
    '/x',
    '',
    'x-https://a.example/',
    'https://a.example:8080x/',
  ]
  for (const before of good) {
    for (const [urls, isGood] of [
      [good, true],
      [bad, false],
    ] as const) {
      for (const url of urls) {
        const check = new UrlCheck()
        expect(check.accepts(before)).toBe(true)
        expect([url, check.accepts(url)]).toEqual([url, isGood])
        expect(check.accepts(before)).toBe(true)
      }
    }
  }
})
