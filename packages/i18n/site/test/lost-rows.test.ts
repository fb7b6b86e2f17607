import { FileError, listKeys, type SiteProblem } from '@waymark/site'
import { describe, expect, test } from 'vitest'
import { drain } from './drain.ts'
import { memoryFiles } from './memory-files.ts'
import { loc, sitemapIndexOf, urlset } from './sitemap-texts.ts'

/** What is said of a file, as `place code`, and how many rows there are. */
async function told(text: string, name = 'a') {
  const problems: SiteProblem[] = []
  const onProblem = (problem: SiteProblem) => problems.push(problem)
  const files = memoryFiles({ [name]: text })
  const { rows, withoutUrl } = await drain(listKeys([name], files, { onProblem }))
  const said = problems.map(({ code, severity, pointer, line, column, leftOut }) => [
    pointer ?? `${line}:${column}`,
    code,
    severity,
    ...(leftOut === undefined ? [] : [leftOut]),
  ])
  return { said, rows: [rows.pages, rows.links, withoutUrl] }
}

describe('what has no row', () => {
  test('of a sitemap is its broken links, dates and entries', async () => {
    const link = (attributes: string) => `<xhtml:link ${attributes} href="https://a.example/b"/>`
    const text = urlset(
      `${loc('/a')}${link('rel="alternate" href-lang="de"')}${link('hreflang="pt"')}${link('rel="alternate" hreflang="en"')}`,
      '<lastmod>2024-01-01</lastmod>',
      `${loc('/c')}<lastmod><b/></lastmod><link rel="alternate" hreflang="es" href="/"/>`,
    )
    const { said, rows } = await told(text)
    expect(rows).toEqual([2, 1, 1])
    expect(said.map(([, ...rest]) => rest)).toEqual([
      ['alternate-incomplete', 'error', { links: 1 }],
      ['alternate-incomplete', 'error', { links: 1 }],
      ['loc-missing', 'error', { entries: 1 }],
      ['invalid-lastmod', 'warning', { dates: 1 }],
      ['unknown-element', 'warning'],
    ])
  })

  test('of a sitemap is not what tables do not have', async () => {
    const text = urlset(
      `${loc('/a')}<changefreq>often</changefreq><image:image xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"/><x:y xmlns:x="urn:x"/>`,
      `${loc('/relative').replace('https://a.example', '')}<lastmod>yesterday</lastmod>`,
    )
    expect(await told(text)).toEqual({ said: [], rows: [2, 0, 0] })
  })

  test('of a database is what has another type', async () => {
    const urls = [
      { loc: '/kept as it is', lang: 'no tag', lastmod: 'yesterday', alternates: [] },
      5,
      { lok: 'https://a.example/' },
      {
        loc: 'https://a.example/',
        lang: 5,
        lastmod: null,
        alternates: [{ lang: 'de', loc: '' }, { lang: 'fr' }, 'es', { lang: 1, loc: 2 }],
      },
      { loc: 'https://a.example/x', alternates: {} },
    ]
    const { said, rows } = await told(JSON.stringify({ urls }))
    expect(rows).toEqual([3, 2, 2])
    expect(said).toEqual([
      ['/urls/1', 'WRONG_TYPE', 'error', { entries: 1 }],
      ['/urls/2/loc', 'MISSING_MEMBER', 'error', { entries: 1 }],
      ['/urls/3/lastmod', expect.any(String), 'error', { dates: 1 }],
      ['/urls/3/lang', expect.any(String), 'error', { links: 1 }],
      ['/urls/3/alternates/1/loc', 'MISSING_MEMBER', 'error', { links: 1 }],
      ['/urls/3/alternates/2', 'WRONG_TYPE', 'error', { links: 1 }],
      ['/urls/3/alternates/3/lang', expect.any(String), 'error', { links: 1 }],
      ['/urls/3/alternates/3/loc', expect.any(String), 'error'],
      ['/urls/4/alternates', 'WRONG_TYPE', 'error'],
      ['/urls/2/lok', 'UNKNOWN_MEMBER', 'warning'],
    ])
  })

  test('of a table is a row that is not read, and a member that nobody knows', async () => {
    const { said, rows } = await told('url,lang,hreflangs\n/a,en,x\n/b\n')
    expect(rows).toEqual([1, 1, 0])
    expect(said.map(([, code]) => code)).toEqual(['UNKNOWN_MEMBER', 'row-length'])
    expect((await told('{"urls":3}')).said).toEqual([['/urls', 'WRONG_TYPE', 'error']])
  })
})

test('a line of a robots.txt that names no sitemap is a missing one, if others are named', async () => {
  const robots = 'Sitemap: https://a.example/a.xml\nSitemap: /b.xml\n'
  const files = memoryFiles({ 's/robots.txt': robots, 's/a.xml': urlset(loc('/1')) })
  const error = await drain(listKeys(['s/robots.txt'], files)).catch((thrown: unknown) => thrown)
  expect((error as FileError).problem).toMatchObject({ code: 'file-incomplete', line: 2 })
})

test('an entry of an index without a URL is a missing sitemap', async () => {
  const index = sitemapIndexOf('https://a.example/a.xml').replace(
    '</sitemapindex>',
    '<sitemap><lastmod>2024-01-01</lastmod></sitemap></sitemapindex>',
  )
  const files = memoryFiles({ 's/i.xml': index, 's/a.xml': urlset(loc('/1')) })
  const error = await drain(listKeys(['s/i.xml'], files)).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(FileError)
  expect((error as FileError).problem).toMatchObject({ code: 'file-incomplete', file: 's/i.xml' })
})
