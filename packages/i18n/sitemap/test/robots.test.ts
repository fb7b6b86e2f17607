import { isInScope, parseSitemap, SITEMAP_NAMESPACE, SitemapError } from '@waymark/sitemap'
import { addSitemapLines, parseRobots, updateSitemapLine } from '@waymark/sitemap/robots'
import { describe, expect, test } from 'vitest'

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

  test('a URL with a password names no sitemap, and the problem does not show it', () => {
    const { locs, problems } = read('Sitemap: https://u:pw@a.example/s.xml')
    expect(locs).toEqual([])
    expect(problems).toMatchObject([{ code: 'credentials' }])
    expect(JSON.stringify(problems)).not.toContain('pw')
  })

  test('a line after 500 KiB is reported once', () => {
    const rules = 'Disallow: /a\n'.repeat(40_000)
    const { locs, problems } = read(`${rules}Sitemap: ${loc}\nSitemap: ${loc}`)
    expect(locs).toHaveLength(2)
    expect(problems).toMatchObject([{ code: 'robots-too-large', line: 40_001 }])
    expect(read(`Sitemap: ${loc}\n${rules}`).problems).toEqual([])
  })

  test('a long line of spaces takes time in proportion to its length', () => {
    const started = performance.now()
    read(
      `Sitemap${' '.repeat(200_000)}x\n${' '.repeat(200_000)}x\nSitemap: a${' '.repeat(200_000)}x`,
    )
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})

describe('addSitemapLines', () => {
  test.each([
    ['', `Sitemap: ${loc}\n`],
    ['User-agent: *\nAllow: /\n', `User-agent: *\nAllow: /\n\nSitemap: ${loc}\n`],
    ['User-agent: *', `User-agent: *\n\nSitemap: ${loc}\n`],
    ['a: b\r\n', `a: b\r\n\r\nSitemap: ${loc}\r\n`],
    [`sitemap:${loc}`, `sitemap:${loc}`],
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

  test('a relative URL is refused', () => {
    expect(() => addSitemapLines('', ['/sitemap.xml'])).toThrow(SitemapError)
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
    ['both forms', `Sitemap: ${loc}.gz\n${line}\n`, `Sitemap: ${loc}.gz\n${line}\n`],
  ])('changes only what is needed in %s', (_, text, expected) => {
    expect(updateSitemapLine(text, loc)).toBe(expected)
    expect(updateSitemapLine(expected, loc)).toBe(expected)
  })

  test('refuses a URL that no sitemap can have', () => {
    expect(() => updateSitemapLine('', '/sitemap.xml')).toThrow('The URL is relative.')
  })
})
