import { isInScope, parseSitemap, SITEMAP_NAMESPACE, SitemapError } from '@waymark/sitemap'
import { addSitemapLines, parseRobots, updateSitemapLine } from '@waymark/sitemap/robots'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'
import { timeRatio } from '../../../../test/time-ratio.ts'

const location = 'https://a.example/robots.txt'
const loc = 'https://a.example/sitemap.xml'

const read = (text: string) => {
  const { sitemaps, problems } = parseRobots(text, location)
  return { locs: sitemaps.map((sitemap) => sitemap.loc), problems }
}

describe('parseRobots', () => {
  test('finds the lines anywhere, with the place of each URL', () => {
    const text = `User-agent: *\nDisallow: /a\n  sitemap : ${loc}  # all\r\nSITEMAP:https://b.example/s.xml\rAllow: /`
    expect(parseRobots(text, location)).toEqual({
      location,
      sitemaps: [
        { loc, line: 3, column: 13 },
        { loc: 'https://b.example/s.xml', line: 4, column: 9 },
      ],
      problems: [],
    })
  })

  test.each([
    ['nothing', ''],
    ['a byte order mark alone', '\uFEFF'],
    ['other lines', 'User-agent: sitemap\nDisallow: /sitemap.xml\nSitemapper: a'],
    ['a comment', `# Sitemap: ${loc}`],
    ['words', 'Sitemap follows'],
  ])('%s names no sitemap, without a problem', (_what, text) => {
    expect(read(text)).toEqual({ locs: [], problems: [] })
  })

  test('a byte order mark is ignored', () => {
    expect(read(`\uFEFFSitemap: ${loc}`)).toEqual({ locs: [loc], problems: [] })
  })

  test.each([
    ['Sitemap: /sitemap.xml', 'loc-relative', 10],
    ['Sitemap: ', 'loc-relative', 9],
    ['Sitemap:', 'loc-relative', 9],
    ['Sitemap: https://', 'loc-not-url', 10],
    ['Sitemap: ftp://a.example/s.xml', 'loc-protocol', 10],
    [`Sitemaps: ${loc}`, 'misspelt-sitemap-line', 1],
    [` Site-map: ${loc}`, 'misspelt-sitemap-line', 2],
    [`Sitemap ${loc}`, 'misspelt-sitemap-line', 1],
  ])('%j is reported as %s', (line, code, column) => {
    const { locs, problems } = read(`User-agent: *\n${line}`)
    expect(locs).toEqual([])
    expect(problems).toMatchObject([{ code, line: 2, column }])
  })

  test('what is wrong with a line is said as a whole', () => {
    const text = `site maps  : ${loc} # a\rSITE_MAP:${loc}\r\n  sitemap  ${loc}\n\tSitemap:\t/x #\nSitemap: https://user:pw@a.example/`
    const { locs, problems } = read(text)
    expect(locs).toEqual([])
    const misspelt = {
      code: 'misspelt-sitemap-line',
      severity: 'warning',
      remedy: expect.any(String),
    }
    expect(problems).toEqual([
      {
        ...misspelt,
        message: expect.any(String),
        data: { name: 'site maps' },
        value: `site maps  : ${loc} # a`,
        line: 1,
        column: 1,
      },
      {
        ...misspelt,
        message: expect.any(String),
        data: { name: 'SITE_MAP' },
        value: `SITE_MAP:${loc}`,
        line: 2,
        column: 1,
      },
      {
        ...misspelt,
        message: expect.any(String),
        value: `sitemap  ${loc}`,
        line: 3,
        column: 3,
      },
      {
        code: 'loc-relative',
        severity: 'error',
        message: expect.any(String),
        data: { detail: 'relative' },
        remedy: expect.any(String),
        value: '/x',
        line: 4,
        column: 11,
      },
      {
        code: 'credentials',
        severity: 'error',
        message: expect.any(String),
        remedy: expect.any(String),
        value: 'https://user:***@a.example/',
        line: 5,
        column: 10,
      },
    ])
  })

  test.each([
    `Sitemaps ${loc}`,
    `site-map: ${loc}`,
    `sitemap HTTP://a.example/s.xml`,
    `Site map https:x`,
  ])('%j is meant to name a sitemap', (line) => {
    expect(read(line).problems.map(({ code }) => code)).toEqual(['misspelt-sitemap-line'])
  })

  test.each([
    `Sitemaps and more: ${loc}`,
    `My sitemap: ${loc}`,
    `Sitemap of ${loc}`,
    `sitemap_index: ${loc}`,
    `sitemapa: ${loc}`,
    `site.map: ${loc}`,
    'sitemap x-https://a.example/',
    'Sitemap',
    `Sitemap${loc}`,
  ])('%j is not', (line) => {
    expect(read(line)).toEqual({ locs: [], problems: [] })
  })

  test('a URL with a password names no sitemap, and the problem does not show it', () => {
    const { locs, problems } = read('Sitemap: https://u:pw@a.example/s.xml')
    expect(locs).toEqual([])
    expect(problems).toMatchObject([{ code: 'credentials' }])
    expect(JSON.stringify(problems)).not.toContain('pw')
  })

  test('a line that ends after 500 KiB is reported once, where it begins', () => {
    const line = `Sitemap: ${loc}`
    const rules = 'Disallow: /a\n'.repeat(39_000)
    const before = (length: number) => `${rules}${'#'.repeat(length - rules.length - 1)}\n`
    const fits = before(512_000 - line.length - 1)
    expect(read(`${fits}${line}\n`)).toEqual({ locs: [loc], problems: [] })
    const tooLong = before(512_000 - line.length)
    expect(read(`${tooLong}${line}\n ${line}`)).toEqual({
      locs: [loc, loc],
      problems: [
        {
          code: 'robots-too-large',
          severity: 'warning',
          message: expect.any(String),
          data: { most: 512_000 },
          remedy: expect.any(String),
          value: loc,
          line: 39_002,
          column: 1,
        },
      ],
    })
    expect(read(`${line}\n${rules}${rules}`).problems).toEqual([])
  })

  test('a long line of spaces takes time in proportion to its length', () => {
    const work = (length: number) => {
      const spaces = ' '.repeat(length)
      const text = `Sitemap${spaces}x\n${spaces}x\nSitemap: a${spaces}x`
      return () => read(text)
    }
    const limit = 30
    const ratio = timeRatio({ work: work(200_000), reference: work(20_000), limit })
    expect(ratio).toBeLessThan(limit)
  })
})

describe('addSitemapLines', () => {
  test.each([
    ['', `Sitemap: ${loc}\n`],
    ['User-agent: *\nAllow: /\n', `User-agent: *\nAllow: /\n\nSitemap: ${loc}\n`],
    ['User-agent: *', `User-agent: *\n\nSitemap: ${loc}\n`],
    ['a: b\r\n', `a: b\r\n\r\nSitemap: ${loc}\r\n`],
    [`sitemap:${loc}`, `sitemap:${loc}`],
    ['a: b\r', `a: b\r\rSitemap: ${loc}\r`],
    ['a: b\r\nc: d', `a: b\r\nc: d\r\n\r\nSitemap: ${loc}\r\n`],
    ['\n', `\n\nSitemap: ${loc}\n`],
    [`Sitemap ${loc}`, `Sitemap ${loc}\n\nSitemap: ${loc}\n`],
    ['Sitemap: HTTPS://A.example:443/sitemap.xml', 'Sitemap: HTTPS://A.example:443/sitemap.xml'],
  ])('to %j gives %j', (text, expected) => {
    expect(addSitemapLines(text, [loc, loc])).toBe(expected)
    expect(addSitemapLines(expected, [loc])).toBe(expected)
  })

  test('what is written is read again', () => {
    const text = addSitemapLines('', ['https://ä.example/ü.xml?a=b c', 'https://a.example/#x'])
    expect(read(text)).toEqual({
      locs: ['https://xn--4ca.example/%C3%BC.xml?a=b%20c', 'https://a.example/'],
      problems: [],
    })
  })

  test('several are added in their order, each once', () => {
    const locs = [`${loc}#`, 'https://a.example/2.xml', 'https://a.example/2.xml#b', loc]
    expect(addSitemapLines('a: b', locs)).toBe(
      `a: b\n\nSitemap: ${loc}\nSitemap: https://a.example/2.xml\n`,
    )
    expect(addSitemapLines('a: b', [])).toBe('a: b')
  })

  test('a relative URL is refused, with its number', () => {
    expect(() => addSitemapLines('', ['/sitemap.xml'])).toThrow(SitemapError)
    expect(() => addSitemapLines('', [loc, loc, '/sitemap.xml'])).toThrow(
      errorWith({ code: 'loc-relative', problem: { entry: 2, pointer: '' } }),
    )
  })
})

describe('a sitemap of another host', () => {
  const sitemap = 'https://a.example/maps/b.xml'
  const page = 'https://b.example/1'
  const naming = (text: string, at = 'https://b.example/robots.txt') => [parseRobots(text, at)]

  test.each([
    ['its robots.txt names the sitemap', naming(`Sitemap: ${sitemap}`), true],
    ['it names another one', naming(`Sitemap: ${loc}`), false],
    ['the robots.txt is of a third host', naming(`Sitemap: ${sitemap}`, location), false],
    [
      'it is of another scheme',
      naming(`Sitemap: ${sitemap}`, 'http://b.example/robots.txt'),
      false,
    ],
    [
      'it is not at the root',
      naming(`Sitemap: ${sitemap}`, 'https://b.example/x/robots.txt'),
      false,
    ],
    ['there is none', [], false],
  ])('may list a page if %s', (_what, robots, expected) => {
    expect(isInScope(sitemap, page, robots)).toBe(expected)
    const xml = `<urlset xmlns="${SITEMAP_NAMESPACE}"><url><loc>${page}</loc></url></urlset>`
    const codes = parseSitemap(xml, { location: sitemap, robots }).flatMap((item) =>
      item.type === 'problem' ? [item.code] : [],
    )
    expect(codes).toEqual(expected ? [] : ['other-host'])
  })

  test('its own robots.txt lets it list other folders, too', () => {
    const robots = naming(`Sitemap: ${sitemap}`, location)
    expect(isInScope(sitemap, 'https://a.example/other')).toBe(false)
    expect(isInScope(sitemap, 'https://a.example/other', robots)).toBe(true)
  })
})

describe('updateSitemapLine', () => {
  const line = `Sitemap: ${loc}`

  test.each([
    ['a new file', '', `${line}\n`],
    ['a file that names it', `# a\r${line} # b\rAllow: /`, `# a\r${line} # b\rAllow: /`],
    ['a file without a last line break', 'Allow: /', `Allow: /\n\n${line}\n`],
    [
      'the compressed sitemap, on the first line',
      `\uFEFF  sitemap :${loc}.gz# x\r\n\r\nAllow: /`,
      `\uFEFF  sitemap :${loc}# x\r\n\r\nAllow: /`,
    ],
    [
      'the compressed sitemap, on a later line',
      `Allow: /\r\rSitemap: ${loc}2\nSitemap: ${loc}.gz\n`,
      `Allow: /\r\rSitemap: ${loc}2\n${line}\n`,
    ],
    ['the compressed sitemap alone', `Sitemap: ${loc}.gz`, line],
    [
      'a file that names others after it',
      `${line}\nSitemap: ${loc}2\nSitemap: ${loc}3`,
      `${line}\nSitemap: ${loc}2\nSitemap: ${loc}3`,
    ],
    [
      'a fragment',
      `Allow: /\n\tSitemap:  ${loc}.gz#x\nAllow: /`,
      `Allow: /\n\tSitemap:  ${loc}#x\nAllow: /`,
    ],
    ['another sitemap', `Sitemap: ${loc}.gz2`, `Sitemap: ${loc}.gz2\n\n${line}\n`],
    ['a line that is wrong', `Sitemap: /sitemap.xml.gz`, `Sitemap: /sitemap.xml.gz\n\n${line}\n`],
    ['both forms', `Sitemap: ${loc}.gz\n${line}\n`, `Sitemap: ${loc}.gz\n${line}\n`],
  ])('changes only what is needed in %s', (_, text, expected) => {
    expect(updateSitemapLine(text, loc)).toBe(expected)
    expect(updateSitemapLine(expected, loc)).toBe(expected)
  })

  test('replaces the plain sitemap by the compressed one, without its fragment', () => {
    const text = `\uFEFFSitemap: HTTPS://a.example/sitemap.xml\r# x\r\nSitemap: ${loc}`
    expect(updateSitemapLine(text, `${loc}.gz#`)).toBe(
      `\uFEFFSitemap: ${loc}.gz\r# x\r\nSitemap: ${loc}`,
    )
  })

  test('refuses a URL that no sitemap can have', () => {
    expect(() => updateSitemapLine('', '/sitemap.xml')).toThrow(
      errorWith({ code: 'loc-relative', problem: { entry: 0, pointer: '' } }),
    )
  })
})
