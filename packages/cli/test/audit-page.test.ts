import type { AuditReport } from '@waymark/site/audit'
import { expect, test } from 'vitest'
import { type PagesReport, toPagesReport } from '../src/report/audit-report.ts'
import { renderAudit } from '../src/report/html-audit.ts'
import { readFiles } from '../src/report/html-files.ts'
import { kindOf, nothing, problemOf } from './sample-reports.ts'

const none = { head: 0, header: 0, sitemap: 0, database: 0 }

const figures = (lang: string, pages: number, alternates: object = {}) => ({
  ...{ lang, pages, indexable: pages - 1, listed: pages - 2 },
  alternates: { ...none, ...alternates },
})

/** What an audit gives, with nothing to report. */
function audited(some: Partial<AuditReport> = {}): AuditReport {
  return {
    address: {
      base: 'https://ann:secret@a.example/',
      from: 'canonical',
      index: 'slash',
      html: 'keep',
      fits: 2,
      of: 2,
    },
    ...{ pages: 2, indexable: 2, listed: 2, languages: [], matrix: {}, paths: [] },
    figures: { languages: {}, counts: { alternates: 0 } },
    files: [{ path: 'dist/sitemap.xml', bytes: 500, kind: 'urlset', entries: 2 }],
    ...some,
  } as AuditReport
}

function reportOf(
  report: AuditReport,
  listed: Partial<Parameters<typeof toPagesReport>[1]> = {},
): PagesReport {
  return toPagesReport(report, { kinds: [], hidden: 0, failures: [], ...listed }, {
    generator: 'waymark 1.2.3',
    generated: '2024-03-15T10:00:59.000Z',
    input: 'dist',
    milliseconds: 12,
  } as never)
}

/** The lines of a page from its header on. */
function bodyOf(report: PagesReport): readonly string[] {
  const lines = renderAudit(report).split('\n')
  return lines.slice(lines.indexOf('<header>'))
}

test('the page of an audit with nothing to report', () => {
  expect(bodyOf(reportOf(audited()))).toEqual([
    '<header>',
    '<p class="brand">Waymark · <time datetime="2024-03-15T10:00:59.000Z">2024-03-15 10:00 UTC</time></p>',
    '<h1>No problems found</h1>',
    '<p class="lead">dist/a/index.html is https://ann:***@a.example/a/, dist/b.html is https://ann:***@a.example/b.html; 2 of 2 canonicals fit. 2 pages, 2 indexable, 2 of these in a sitemap.</p>',
    '</header>',
    '<main>',
    '<dl class="figures">',
    '<div><dt>Errors</dt><dd><b>0</b> <span>0 warnings</span></dd></div>',
    '<div><dt>Pages</dt><dd><b>2</b> <span>all could be read</span></dd></div>',
    '<div><dt>Indexable pages</dt><dd><b>2</b> <span>2 of these in a sitemap</span></dd></div>',
    '<div><dt>Languages</dt><dd><b>0</b> <span>0 alternates</span></dd></div>',
    '</dl>',
    '<section>',
    '<h2>Problems</h2>',
    '<p class="good">No problems found.</p>',
    '</section>',
    '<section>',
    '<h2>Files</h2>',
    '<div class="wide"><table><thead><tr><th scope="col">Name</th><th scope="col">Kind</th><th scope="col" class="number">Entries</th><th scope="col" class="number">Size</th></tr></thead><tbody>',
    '<tr><th scope="row">dist/sitemap.xml</th><td>sitemap</td><td class="number">2</td><td class="number">500 B</td></tr>',
    '</tbody></table></div>',
    '</section>',
    '</main>',
    '<footer><p>waymark 1.2.3 read dist in 12 ms.</p></footer>',
    '</body>',
    '</html>',
    '',
  ])
})

test('languages are in a table, those with most pages first, and then by their tags', () => {
  const languages = [
    figures('fr', 3),
    figures('de', 3, { sitemap: 2 }),
    figures('', 4),
    figures('en', 5, { head: 4 }),
  ]
  const report = reportOf(audited({ languages, figures: { counts: { alternates: 6 } } as never }))
  expect(report.languages.map(({ lang }) => lang)).toEqual(['en', '', 'de', 'fr'])
  const body = bodyOf({ ...report, site: { ...report.site, languages: {} } })
  expect(body[10]).toBe('<div><dt>Languages</dt><dd><b>3</b> <span>6 alternates</span></dd></div>')
  const at = body.indexOf('<h2>Pages by language</h2>')
  expect(body.slice(at + 1, at + 7)).toEqual([
    '<div class="wide"><table><thead><tr><td></td><th scope="col" class="number">pages</th><th scope="col" class="number">indexable</th><th scope="col" class="number">listed</th><th scope="col" class="number">hreflang in head</th><th scope="col" class="number">hreflang in sitemap</th></tr></thead><tbody>',
    ...[
      ['<code>en</code>', 5, 4, 3, 4, 0],
      ['no language', 4, 3, 2, 0, 0],
      ['<code>de</code>', 3, 2, 1, 0, 2],
      ['<code>fr</code>', 3, 2, 1, 0, 0],
    ].map(
      ([name, ...cells]) =>
        `<tr><th scope="row">${name}</th>${cells.map((n) => `<td class="number">${n}</td>`).join('')}</tr>`,
    ),
    '</tbody></table></div>',
  ])
})

test('100 languages and 200 files are listed, the next one is counted', () => {
  const languages = (n: number) =>
    Array.from({ length: n }, (_, at) => figures(`x-${String(at).padStart(3, '0')}`, 5))
  const rest = (n: number) => {
    const body = bodyOf(reportOf(audited({ languages: languages(n) })))
    return [
      body.filter((line) => /^<tr><th scope="row"><code>x-/.test(line)).length,
      body.filter((line) => /more/.test(line)),
    ]
  }
  expect(rest(100)).toEqual([100, []])
  expect(rest(101)).toEqual([100, ['<p class="more">… and 1 more, in the JSON report.</p>']])
  const files = (n: number) =>
    readFiles(Array.from({ length: n }, () => ({ path: 'a', bytes: 1, kind: null, entries: 0 })))
  expect(files(0)).toBe('')
  expect(files(200)).not.toContain('more')
  expect(files(201)).toContain('<p class="more">… and 1 more, in the JSON report.</p>')
})

test('each kind of file has its word, and sitemaps are not counted as entries', () => {
  const kinds = ['urlset', 'sitemapindex', 'text', 'feed', 'robots', 'database', 'crawl', null]
  const html = readFiles(
    kinds.map((kind, at) => ({ path: `f${at}`, bytes: 1, kind, entries: at + 1000 })) as never,
  )
  expect(
    [...html.matchAll(/<td>(.*?)<\/td><td class="number">(.*?)<\/td>/g)].map(([, ...row]) => row),
  ).toEqual([
    ['sitemap', '1,000'],
    ['index', '1,001 sitemaps'],
    ['text sitemap', '1,002'],
    ['feed', '1,003'],
    ['robots.txt', '1,004 sitemaps'],
    ['database', '1,005'],
    ['crawl export', '1,006'],
    ['not known', '1,007'],
  ])
})

test('the headline and the sections of an audit with everything', () => {
  const failure = { ...problemOf({ message: 'It is <cut>.' }), file: 'dist/a.html', line: 3 }
  const kinds = [
    kindOf({
      count: 2,
      causes: [{ value: 'x', count: 2, entries: 0, links: 0, leftOut: nothing }] as never,
    }),
    kindOf({ code: 'W', severity: 'warning', count: 3 }),
  ]
  const body = bodyOf(
    reportOf(
      audited({
        paths: [{ pattern: 'https://a.example/{lang}/', pages: 2 }],
        matrix: { en: { de: 1 }, de: { en: 1 } },
        figures: { languages: { en: 1, de: 1 }, counts: { alternates: 1 } } as never,
      }),
      { kinds: kinds as never, hidden: 4, failures: [failure] as never },
    ),
  )
  expect(body[1]).toBe(
    '<p class="brand">a.example · <time datetime="2024-03-15T10:00:59.000Z">2024-03-15 10:00 UTC</time></p>',
  )
  expect(body[2]).toBe('<h1>2 errors from 1 cause; 1 input could not be read</h1>')
  expect(body[8]).toBe('<div><dt>Pages</dt><dd><b>2</b> <span>1 not read</span></dd></div>')
  expect(body).toContain(
    '<li><p><code>dist/a.html:3</code>: It is &lt;cut&gt;.</p><p class="remedy"><b>What to do:</b> Correct it.</p></li>',
  )
  expect(body.filter((line) => line.startsWith('<h2>'))).toEqual([
    '<h2>Not read</h2>',
    '<h2>Causes, by weight</h2>',
    '<h2>Links between languages</h2>',
    '<h2>Pages by path</h2>',
    '<h2>Problems</h2>',
    '<h2>Files</h2>',
    '<h2>Links by language</h2>',
  ])
})
