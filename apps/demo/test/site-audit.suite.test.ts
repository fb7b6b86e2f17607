/** @module-tag slow */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { SiteProblem } from '@waymark/site'
import { afterAll, describe, expect, test } from 'vitest'
import { runWaymark } from '../../../packages/cli/test/run-waymark.ts'
import { dataPath, isMissing, readData, realSites } from '../../../test/data.ts'
import { auditSite } from '../src/site-audit/audit-site.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const MUSEUM = readFileSync(join(ROOT, 'examples/site/url-source.json'), 'utf8')
const place = mkdtempSync(join(tmpdir(), 'waymark-audit-'))

afterAll(() => rmSync(place, { recursive: true, force: true }))

type Contents = Readonly<Record<string, string | Buffer>>
type ComparedProblem = Pick<
  SiteProblem,
  'code' | 'severity' | 'message' | 'value' | 'pointer' | 'related'
> &
  Pick<SiteProblem, 'file' | 'line' | 'column'>

/** A problem as a string to compare; the command line calls options by other names in its remedies. */
function problemKey({
  code,
  severity,
  message,
  value,
  file,
  line,
  column,
  pointer,
  related,
}: ComparedProblem): string {
  const own = message.replace(/`?--[\w-]+`?|the option `\w+`|option \w+/g, '(option)')
  return JSON.stringify({ code, severity, own, value, file, line, column, pointer, related })
}

async function onPage(contents: Contents, paths: readonly string[]): Promise<string[]> {
  const files = Object.entries(contents).map(([path, content]) => ({
    path,
    blob: new Blob([typeof content === 'string' ? content : new Uint8Array(content)]),
  }))
  const problems: SiteProblem[] = []
  const { failures } = await auditSite(
    { files, paths, canonical: false },
    () => {},
    (problem) => problems.push(problem),
  )
  return [...problems, ...failures].map(problemKey)
}

let sites = 0

async function onCommandLine(contents: Contents, paths: readonly string[]): Promise<string[]> {
  const folder = join(place, String(sites++))
  for (const [path, content] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  const { stdout } = await runWaymark(['validate', '--format', 'json', ...paths], { cwd: folder })
  const { problems, failures } = JSON.parse(stdout) as {
    problems: SiteProblem[]
    failures: SiteProblem[]
  }
  return [...problems, ...failures].map(problemKey)
}

async function expectSame(contents: Contents, paths: readonly string[]): Promise<string[]> {
  const problems = await onPage(contents, paths)
  expect(problems).toEqual(await onCommandLine(contents, paths))
  return problems
}

test('XML that is not well-formed is said once', async () => {
  const blob = new Blob(['<urlset><url><loc>https://a.example/?a&b</loc></url></urlset>'])
  const { view, failures } = await auditSite(
    { files: [{ path: 'sitemap.xml', blob }], paths: ['sitemap.xml'], canonical: false },
    () => {},
  )
  expect(failures).toHaveLength(1)
  expect(view.failures).toEqual([])
  expect(view.kinds.map(({ code }) => code)).toContain('not-well-formed')
})

describe('the findings are those of the command line', () => {
  test('in the museum', async () => {
    const problems = await expectSame({ 'url-source.json': MUSEUM }, ['url-source.json'])
    expect(problems.length).toBeGreaterThan(10)
  })

  test('and each of their codes is explained', async () => {
    const files = [{ path: 'url-source.json', blob: new Blob([MUSEUM]) }]
    const request = { files, paths: ['url-source.json'], canonical: true }
    const { view } = await auditSite(request, () => {})
    expect(view.kinds.filter(({ explanation }) => explanation === '')).toEqual([])
  })

  test('in a packed sitemap, in a table and in a file that is not read', async () => {
    const sitemap =
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>http://localhost/</loc><lastmod>2024-13-01</lastmod></url></urlset>'
    const packed = { 'a/sitemap.xml.gz': gzipSync(sitemap), 'a/b/other.xml': '<svg/>' }
    expect((await expectSame(packed, ['a'])).length).toBeGreaterThan(2)
    const table = { 'a.csv': 'group,lang,url\n1,jp,https://a.example/\n1,de,/b\n' }
    expect((await expectSame(table, ['a.csv'])).length).toBeGreaterThan(2)
    expect(await expectSame({ 'a.xml': 'no XML' }, ['a.xml'])).toHaveLength(1)
  })

  const vectors = 'vectors/url-source.json'

  test.skipIf(isMissing(vectors))('in the databases of the vectors', async () => {
    const { vectors: all } = JSON.parse(readData(vectors)) as {
      vectors: { document: unknown }[]
    }
    let count = 0
    for (const { document } of all) {
      const text = JSON.stringify(document, null, 2)
      count += (await expectSame({ 'urls.json': text }, ['urls.json'])).length
    }
    expect(count).toBeGreaterThan(10)
  })

  test.each(realSites())('in the sitemaps of %s', async (name) => {
    const folder = dataPath(`real-sites/${name}`)
    const paths = readdirSync(join(folder, 'xml'), { recursive: true, encoding: 'utf8' }).filter(
      (path) => /\.(?:xml|gz)$/.test(path),
    )
    const contents = Object.fromEntries(
      paths.map((path) => [`xml/${path}`, readFileSync(join(folder, 'xml', path))]),
    )
    await expectSame(contents, ['xml'])
  })
})

test('more of a kind are of its severity: a date may be certain, or not', async () => {
  const urls = ['2024-3-15', 'today', '2024-3-16', 'now'].map((lastmod, n) => {
    return { loc: `https://a.example/${n}`, lastmod }
  })
  const blob = new Blob([JSON.stringify({ urls })])
  const request = { files: [{ path: 'a.json', blob }], paths: ['a.json'], canonical: false }
  const { view, problems } = await auditSite(request, () => {})
  const kinds = view.kinds.filter(({ code }) => code === 'INVALID_DATE_TIME')
  expect(kinds.map(({ severity, count, listed }) => [severity, count, listed])).toEqual([
    ['error', 2, 2],
    ['warning', 2, 2],
  ])
  for (const kind of kinds) {
    expect(problems(kind, 0, 5)).toEqual(kind.first)
    expect(problems(kind, 1, 5)).toEqual(kind.first.slice(1))
  }
})

describe('pages by languages', () => {
  const link = (lang: string, path: string) => ({ lang, loc: `https://a.example/${path}` })
  const urls = [
    { loc: 'https://a.example/a', lang: 'en', alternates: [link('de', 'b'), link('fr', 'c')] },
    { loc: 'https://a.example/%62', lang: 'de', alternates: [link('en', 'a#x'), link('ja', 'd')] },
    { loc: 'https://a.example/d', lang: 'ja', alternates: [link('x-default', 'd')] },
    { loc: 'https://a.example/e' },
  ]
  const audited = (own: readonly object[] = urls) => {
    const text = JSON.stringify({ version: '1.1', defaultLang: 'en', urls: own })
    return auditSite(
      { files: [{ path: 'a.json', blob: new Blob([text]) }], paths: ['a.json'], canonical: false },
      () => {},
    )
  }

  test('the matrix counts the links of pages, and those that are returned', async () => {
    const { view } = await audited()
    expect(view.matrix).toEqual({
      from: [
        { lang: 'en', pages: 1 },
        { lang: 'de', pages: 1 },
        { lang: 'ja', pages: 1 },
      ],
      to: ['en', 'de', 'ja', 'fr', 'x-default'],
      pairs: [
        [
          null,
          { pages: 1, back: 1 },
          { pages: 0, back: 0 },
          { pages: 1, back: 0 },
          { pages: 0, back: 0 },
        ],
        [
          { pages: 1, back: 1 },
          null,
          { pages: 1, back: 0 },
          { pages: 0, back: 0 },
          { pages: 0, back: 0 },
        ],
        [
          { pages: 0, back: 0 },
          { pages: 0, back: 0 },
          null,
          { pages: 0, back: 0 },
          { pages: 1, back: 1 },
        ],
      ],
      more: 0,
    })
  })

  test('a page has a state for each language, and the filters choose by the states', async () => {
    const { pages } = await audited()
    const { total, rows } = pages.rows('all', 0, 10)
    expect(total).toBe(4)
    expect(rows.map(({ lang, cells }) => [lang, ...cells])).toEqual([
      ['en', 1, 2, 0, 4, 0],
      ['de', 2, 1, 3, 0, 0],
      ['ja', 0, 0, 1, 0, 2],
      ['', 0, 0, 0, 0, 0],
    ])
    expect(pages.rows('all', 1, 2).rows.map(({ lang }) => lang)).toEqual(['de', 'ja'])
    expect(pages.rows('broken', 0, 10).rows.map(({ lang }) => lang)).toEqual(['en', 'de'])
    expect(pages.rows('incomplete', 0, 10).total).toBe(4)
  })

  test('a page with another query or slash is another page, as for the check', async () => {
    const { view, pages } = await audited([
      { loc: 'https://a.example/a', lang: 'en', alternates: [link('de', 'b/')] },
      { loc: 'https://a.example/b', lang: 'de', alternates: [link('en', 'a?x')] },
    ])
    const codes = view.kinds.map(({ code, count }) => [code, count])
    expect(codes).toContainEqual(['alternate-not-listed', 2])
    expect(pages.rows('all', 0, 2).rows.map(({ cells }) => cells)).toEqual([
      [1, 4],
      [4, 1],
    ])
  })
})
