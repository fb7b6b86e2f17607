import { checkLoc, escapeLoc, SitemapError, writeSitemapIndex } from '@waymark/sitemap'
import { describe, expect, test } from 'vitest'

const problemOf = (call: () => unknown): object | null => {
  try {
    call()
  } catch (error) {
    expect(error).toBeInstanceOf(SitemapError)
    return (error as SitemapError).problem
  }
  return null
}

describe('an error', () => {
  const REMEDY = 'Shorten the URL.'
  const facts = { code: 'loc-too-long', severity: 'error', message: 'M.', remedy: REMEDY }

  test('has its code, and says what is wrong as data', () => {
    const error = new SitemapError('loc-too-long', 'M.')
    expect([error.name, error.code, error.message]).toEqual(['SitemapError', 'loc-too-long', 'M.'])
    expect(error.problem).toStrictEqual(facts)
    expect(String(error)).toBe('SitemapError: M.')
  })

  test.each([
    [{ entry: 0 }, 'entry 0: M.', { entry: 0, pointer: '' }],
    [{ entry: 7, pointer: '/loc' }, 'entry 7 /loc: M.', { entry: 7, pointer: '/loc' }],
    [{ pointer: '/loc' }, 'M.', { pointer: '/loc' }],
    [{ value: 'abc' }, 'M.', { value: 'abc', start: 0, end: 3 }],
    [{ value: 'abc', start: 1, end: 2 }, 'M.', { value: 'abc', start: 1, end: 2 }],
    [
      { value: 'https://u:pw@a/' },
      'M.',
      { value: 'https://u:***@a/', start: 0, end: 'https://u:pw@a/'.length },
    ],
  ])('with the place %j', (place, message, expected) => {
    const error = new SitemapError('loc-too-long', 'M.', place)
    expect(error.message).toBe(message)
    expect(error.problem).toStrictEqual({ ...facts, ...expected })
  })

  test('shows no password and no line break of a message', () => {
    const { message } = new SitemapError('loc-not-url', 'Of https://u:pw@a/\n.')
    expect(message).not.toContain('pw')
    expect(message).not.toContain('\n')
  })

  test('inherits no place', () => {
    const place = Object.create({ entry: 1, value: 'x' }) as object
    expect(new SitemapError('loc-too-long', 'M.', place).problem).toStrictEqual(facts)
  })
})

describe('a URL that is not that of a page is explained', () => {
  const CREDENTIALS = 'The URL contains a user name or a password.'
  const NOT_URL = expect.stringMatching(/^The value is not a URL\. .*\.$/)

  test.each([
    ['', 'loc-relative', 'The URL is empty.', 0, 0],
    ['a b', 'loc-relative', 'The URL is relative.', 0, 3],
    ['ftp://a/', 'loc-protocol', 'The scheme is ftp, not http or https.', 0, 3],
    [
      `${'x'.repeat(41)}:a`,
      'loc-protocol',
      `The scheme is ${'x'.repeat(41)}, not http or https.`,
      0,
      41,
    ],
    ['mailto:a', 'loc-protocol', 'The scheme is mailto, not http or https.', 0, 6],
    ['https://', 'loc-not-url', NOT_URL, 8, 8],
    ['http://a:b/', 'loc-not-url', NOT_URL, 9, 10],
    ['https://user@a/', 'credentials', CREDENTIALS, 8, 12],
    ['https://user:pw@a/', 'credentials', CREDENTIALS, 8, 15],
    ['https://:pw@a/', 'credentials', CREDENTIALS, 8, 11],
    [' https://u:p@a/', 'credentials', CREDENTIALS, 9, 12],
  ])('%j', (loc, code, message, start, end) => {
    const data = /^loc-/.test(code) ? { data: expect.any(Object) } : {}
    const explained = {
      code,
      severity: 'error',
      message,
      remedy: expect.any(String),
      ...data,
      start,
      end,
    }
    expect(checkLoc(loc)).toEqual(explained)
    const value = loc.replace(/:(?:pw|p)@/, ':***@')
    expect(problemOf(() => escapeLoc(loc))).toEqual({ ...explained, value })
    expect(problemOf(() => writeSitemapIndex([{ loc: 'https://a/' }, { loc }]))).toEqual({
      ...explained,
      value,
      entry: 1,
      pointer: '/loc',
    })
  })

  test('with what its message names', () => {
    expect(checkLoc('ftp://a/')?.data).toEqual({ scheme: 'ftp' })
    expect(checkLoc('https://')?.data).toEqual({ reason: 'The host is missing.' })
    expect(checkLoc('http://a:b/')?.data).toMatchObject({ part: 'b' })
    // Before an at sign may be a password.
    expect(checkLoc('http://u:pw@a:b/')?.data).not.toHaveProperty('part')
  })

  test('by its length as it is written', () => {
    const loc = `https://a.example/${'ä'.repeat(339)}`
    const message = 'The URL has 2,052 characters; the protocol allows 2,047.'
    const data = { length: 2_052 }
    const problem = { code: 'loc-too-long', message, data, start: 0, end: loc.length }
    expect(checkLoc(loc)).toMatchObject(problem)
    expect(problemOf(() => writeSitemapIndex([{ loc }]))).toMatchObject({ ...problem, value: loc })
    const most = `https://a.example/${'x'.repeat(2_029)}`
    expect([checkLoc(most), checkLoc(`${most}x`)?.code]).toEqual([null, 'loc-too-long'])
  })
})

describe('an index', () => {
  const loc = 'https://a.example/1.xml'

  test('is written with its dates, and escaped', () => {
    expect(writeSitemapIndex([{ loc: 'HTTPS://a/ü?a&b' }, { loc, lastmod: '2026-01' }])).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap>
  <loc>https://a/%C3%BC?a&amp;b</loc>
</sitemap>
<sitemap>
  <loc>https://a.example/1.xml</loc>
  <lastmod>2026-01</lastmod>
</sitemap>
</sitemapindex>
`,
    )
  })

  test('with a wrong date or a wrong type names it', () => {
    expect(problemOf(() => writeSitemapIndex([{ loc }, { loc, lastmod: 'x' }]))).toEqual({
      code: 'invalid-lastmod',
      severity: 'error',
      message: 'The lastmod is not a W3C date and time.',
      remedy: expect.any(String),
      data: { detail: 'not-a-date' },
      value: 'x',
      start: 0,
      end: 1,
      entry: 1,
      pointer: '/lastmod',
    })
    const unzoned = [{ loc, lastmod: '2026-01-02T10:00' }]
    expect(problemOf(() => writeSitemapIndex(unzoned))).toMatchObject({
      message: 'The lastmod has no time zone.',
      remedy: 'Add the time zone, as in 2024-03-15T10:00:00Z or 2024-03-15T10:00:00+09:00.',
    })
    for (const [wrong, message, detail] of [
      [undefined, 'The string is missing.', 'missing'],
      [7, 'The value is not a string.', 'not-a-string'],
      [null, 'The value is not a string.', 'not-a-string'],
    ] as const) {
      expect(problemOf(() => writeSitemapIndex([{ loc: wrong as never }]))).toEqual({
        code: 'invalid-entry',
        severity: 'error',
        message,
        data: { detail },
        remedy: expect.any(String),
        entry: 0,
        pointer: '/loc',
      })
    }
  })

  test('has at most 52,428,800 bytes', () => {
    const urlOf = (length: number) => 'https://a.example/'.padEnd(length, 'x')
    const empty = writeSitemapIndex([]).length
    const around = writeSitemapIndex([{ loc: urlOf(20) }]).length - empty - 20
    const room = 52_428_800 - empty
    const count = Math.floor(room / (2_000 + around))
    const last = room - count * (2_000 + around) - around
    expect(last).toBeGreaterThan(20)
    const full = [...Array<string>(count).fill(urlOf(2_000)), urlOf(last), urlOf(20)]
    expect(problemOf(() => writeSitemapIndex(full.map((loc) => ({ loc }))))).toEqual({
      code: 'file-too-large',
      severity: 'error',
      message: 'A sitemap index can have at most 52,428,800 bytes.',
      data: { most: 52_428_800 },
      remedy: expect.any(String),
      entry: count + 1,
      pointer: '',
    })
  })
})
