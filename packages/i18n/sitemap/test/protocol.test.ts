import {
  compareW3cDates,
  escapeLoc,
  escapeXml,
  fitsOneIndex,
  fitsOneSitemap,
  isInScope,
  isValidChangefreq,
  isValidLastmod,
  isValidLocLength,
  isValidPriority,
  parseW3cDate,
  SitemapError,
} from '@waymark/sitemap'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'

describe('lastmod', () => {
  test.each([
    '2005',
    '2005-01',
    '2005-01-31',
    '2005-01-01T10:00Z',
    '2005-01-01T10:00+14:00',
    '2005-01-01T23:59:59-08:00',
    '2005-01-01T10:00:00.123456789Z',
    '2024-02-29',
    '2000-02-29',
    '0001-01-01',
  ])('%s is a W3C date', (text) => {
    expect(isValidLastmod(text)).toBe(true)
  })

  test.each([
    '',
    '05',
    '2005-1-1',
    '2005-00-01',
    '2005-04-31',
    '2023-02-29',
    '1900-02-29',
    '2005-01-01T10Z',
    '2005-01-01T10:00',
    '2005-01-01T24:00Z',
    '2005-01-01T10:60Z',
    '2005-01-01T10:00:60Z',
    '2005-01-01T10:00:00.Z',
    '2005-01-01T10:00:00,5Z',
    '2005-01-01T10:00:00+0100',
    '2005-01-01T10:00:00+24:00',
    '2005-01-01 10:00:00Z',
    '2005-01-01t10:00:00z',
    '2005-01T10:00Z',
    ' 2005-01-01',
    '2005-01-01\n',
    '+2005-01-01',
    '２００５-01-01',
  ])('%j is none', (text) => {
    expect(isValidLastmod(text)).toBe(false)
  })

  test('dates are compared by the moments that they name', () => {
    const order = (a: string, b: string) =>
      Math.sign(compareW3cDates(parseW3cDate(a)!, parseW3cDate(b)!))
    expect(order('2005', '2005-01-01T00:00:00.000Z')).toBe(0)
    expect(order('2005-01-01T01:00+02:00', '2005-01-01')).toBe(-1)
    expect(order('2005-01-01T00:00:00.10Z', '2005-01-01T00:00:00.09Z')).toBe(1)
    expect(order('1969-12-31T23:59:59Z', '1970')).toBe(-1)
    expect(order('2000-03-01', '2000-02-29T23:59:59.999Z')).toBe(1)
  })

  test('a date counts as JavaScript counts it', () => {
    for (const text of [
      '0001-01-01',
      '1970-01-01',
      '2024-03-01T12:34Z',
      '9999-12-31T23:59-05:30',
    ]) {
      expect(parseW3cDate(text)?.minutes).toBe(Date.parse(text) / 60_000)
    }
  })
})

describe('hints', () => {
  test('changefreq is one of seven words in lower case', () => {
    expect(isValidChangefreq('hourly')).toBe(true)
    for (const text of ['Hourly', ' hourly', 'biweekly', ''])
      expect(isValidChangefreq(text)).toBe(false)
  })

  test('priority is a decimal from 0 to 1', () => {
    for (const value of ['0', '0.0', '1', '1.00', '.5', '+0.3', '1.', '-0', 0, 0.25, 1, -0]) {
      expect(isValidPriority(value)).toBe(true)
    }
    for (const value of [
      '1.1',
      '-0.1',
      '1e-1',
      '.',
      '+.',
      '+',
      '1.0.0',
      null as never,
      '0,5',
      '',
      'high',
      ' 0.5',
      'NaN',
      Number.NaN,
      1.01,
      -1,
    ]) {
      expect(isValidPriority(value)).toBe(false)
    }
  })
})

describe('limits', () => {
  test('a file holds 50,000 pages and 50 MiB, and no more', () => {
    expect(fitsOneSitemap(50_000, 52_428_800)).toBe(true)
    expect(fitsOneSitemap(50_001, 1)).toBe(false)
    expect(fitsOneSitemap(1, 52_428_801)).toBe(false)
    const limits = { maxUrls: 2, maxBytes: 30 }
    expect(fitsOneSitemap(2, 30, limits)).toBe(true)
    expect(fitsOneSitemap(3, 30, limits)).toBe(false)
    expect(fitsOneSitemap(2, 31, limits)).toBe(false)
  })

  test('an index names 50,000 sitemaps in 50 MiB', () => {
    expect(fitsOneIndex(50_000)).toBe(true)
    expect(fitsOneIndex(50_001)).toBe(false)
    expect(fitsOneIndex(50_000, 52_428_800)).toBe(true)
    expect(fitsOneIndex(1, 52_428_801)).toBe(false)
  })

  test('a URL is shorter than 2,048 characters', () => {
    expect(isValidLocLength(2_047)).toBe(true)
    expect(isValidLocLength(2_048)).toBe(false)
  })
})

describe('location', () => {
  test.each([
    ['https://a.example/s.xml', 'https://a.example/any/where', true],
    ['https://a.example/s.xml', 'HTTPS://A.EXAMPLE:443/x', true],
    ['https://a.example/docs/s.xml', 'https://a.example/docs/', true],
    ['https://a.example/docs/s.xml', 'https://a.example/docs', false],
    ['https://a.example/docs/s.xml', 'https://a.example/docs/../x', false],
    ['https://a.example/docs/s.xml', 'https://a.example/docs/%2E%2e/x', false],
    ['https://a.example/docs/s.xml', 'https://a.example/docs/\\..\\..\\x', false],
    ['https://a.example/docs/s.xml', 'https://a.example/docs/.\t./x', false],
    ['https://a.example/docs/s.xml', 'https://a.example/docs/a..b/.c', true],
    ['https://a.example/docs/s.xml?p=/', 'https://a.example/docs/x', true],
    ['https://a.example/s.xml', 'https://www.a.example/', false],
    ['https://a.example/s.xml', 'http://a.example/', false],
    ['https://a.example/s.xml', '/x', false],
    ['file:///s.xml', 'file:///x', false],
  ])('%s may list %s: %s', (sitemap, page, expected) => {
    expect(isInScope(sitemap, page)).toBe(expected)
  })
})

describe('escaping', () => {
  test('a URL is serialised first', () => {
    expect(escapeLoc('https://bücher.example/ü?a=1&b=\'"<>#ü')).toBe(
      'https://xn--bcher-kva.example/%C3%BC?a=1&amp;b=%27%22%3C%3E#%C3%BC',
    )
  })

  test('the five characters are escaped in text', () => {
    expect(escapeXml(`&<>"'😀]]>`)).toBe('&amp;&lt;&gt;&quot;&apos;😀]]&gt;')
  })

  test.each([
    ['a\0', 1],
    ['\ud800x', 0],
    ['ab\udc00', 2],
    ['😀\ufffe', 2],
    ['\uffff', 0],
    ['tab\tand\u001f', 7],
  ])('a character that XML 1.0 has not is an error at its place: %j', (text, start) => {
    let error: unknown
    try {
      escapeXml(text)
    } catch (thrown) {
      error = thrown
    }
    expect(error).toBeInstanceOf(SitemapError)
    expect(error).toMatchObject({
      code: 'illegal-character',
      problem: { code: 'illegal-character', start, end: start + 1, value: text },
    })
  })

  test.each([
    ['/page', 'loc-relative', 0, 5],
    ['', 'loc-relative', 0, 0],
    ['\u00a0https://a.example/', 'loc-relative', 0, 19],
    ['ht\ttps://a b/', 'loc-not-url', 10, 11],
    ['//a.example/', 'loc-relative', 0, 12],
    ['javascript:alert(1)', 'loc-protocol', 0, 10],
    ['ftp://a.example/', 'loc-protocol', 0, 3],
    ['ftp://', 'loc-protocol', 0, 3],
    ['https://a b.example/', 'loc-not-url', 9, 10],
  ])('%j is not the URL of a page', (loc, code, start, end) => {
    expect(() => escapeLoc(loc)).toThrow(
      expect.objectContaining({ code, problem: expect.objectContaining({ code, start, end }) }),
    )
  })
})

test('a relative URL of any length is reported as one', () => {
  expect(() => escapeLoc('a'.repeat(1_000_000))).toThrow(errorWith({ code: 'loc-relative' }))
})
