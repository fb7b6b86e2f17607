import { parseUrl } from '@waymark/url-parser'
import { expect, test } from 'vitest'
import { SiteComparison } from '../src/site-comparison.ts'

test('pages are compared with the site of the first one that is absolute', () => {
  const comparison = new SiteComparison()
  expect(comparison.site).toBeNull()
  expect(comparison.others()).toBeNull()
  const pages = [
    ['/relative', false],
    ['mailto:a@a.example', false],
    ['https://A.example:443/1', false],
    ['https://a.example', false],
    ['https://a.example?2', false],
    ['HTTPS:\\\\a.example\\3', false],
    ['http://a.example/4', true],
    ['https://a.example.evil.example/5', true],
    ['https://a.example:8443/6', true],
    ['https://www.a.example/7', true],
    ['/8', false],
    ['https://a.example/9', false],
  ] as const
  for (const [n, [url, isElsewhere]] of pages.entries()) {
    expect(comparison.add(url, { line: n + 1, column: 3 }), url).toBe(isElsewhere)
  }
  expect(comparison.site).toBe('https://a.example')
  expect(comparison.others()).toEqual({
    url: 'http://a.example/4',
    at: { line: 7, column: 3 },
    message: {
      text: expect.any(String),
      data: { n: 4, site: 'https://a.example' },
    },
  })
})

test('one page on another site is said of one', () => {
  const comparison = new SiteComparison()
  comparison.add('https://a.example/', { line: 1 })
  expect(comparison.add('https://b.example/', { line: 2 })).toBe(true)
  expect(comparison.others()?.message.data).toEqual({
    n: 1,
    site: 'https://a.example',
  })
})

test('what the parser made of a page is used if it is known', () => {
  const comparison = new SiteComparison()
  comparison.add('anything', { line: 1 }, parseUrl('https://a.example/x')!)
  expect(comparison.site).toBe('https://a.example')
  expect(comparison.add('anything', { line: 2 }, parseUrl('https://b.example/x')!)).toBe(true)
})
