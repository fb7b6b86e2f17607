import { expect, test } from 'vitest'
import { causeCount, causes } from '../src/report/html-causes.ts'
import { shownTime } from '../src/report/html-page.ts'
import { problems } from '../src/report/html-problems.ts'
import { renderHtmlReport } from '../src/report/html-report.ts'
import { languageMatrix, languages, pathPatterns, siteOf } from '../src/report/html-shape.ts'
import { since } from '../src/report/html-since.ts'
import { codeLink, prose, section, text } from '../src/report/html-text.ts'
import { renderValidation } from '../src/report/html-validation.ts'
import { severityFigure, verdictOf } from '../src/report/html-verdict.ts'
import {
  fileOf,
  kindOf,
  nothing,
  problemOf,
  sitemapReport,
  validationReport,
} from './sample-reports.ts'

/** The lines of a page without its style. */
const linesOf = (html: string): readonly string[] =>
  html.replace(/<style>.*<\/style>/s, '<style>…</style>').split('\n')

const page = (some: Parameters<typeof sitemapReport>[0]): readonly string[] =>
  linesOf(renderHtmlReport(sitemapReport(some)))

const checked = (some: Parameters<typeof validationReport>[0]): readonly string[] =>
  linesOf(renderValidation(validationReport(some)))

const HOSTILE = `<a href="x">&'\u202e`
const SHOWN = '&lt;a href=&quot;x&quot;&gt;&amp;&#39;\\u202e'

const kinds = [
  kindOf({
    count: 3,
    entries: 2,
    links: 4,
    summary: 'A `summary`.',
    causes: [
      { value: HOSTILE, count: 2, entries: 1, links: 3, leftOut: { ...nothing, links: 3 } },
      { value: null, count: 1, entries: 0, suggestion: 'en-GB', leftOut: nothing },
    ],
    first: [
      problemOf({
        file: 'a.json',
        line: 1,
        column: 2,
        pointer: '/urls/0',
        value: HOSTILE,
        related: [{ note: 'other', file: 'b', line: 3 }],
      }),
      problemOf({ message: HOSTILE }),
    ],
  }),
  kindOf({ code: 'W', severity: 'warning', count: 1000, entries: 7 }),
]

test('the page of a run with nothing to report', () => {
  expect(page({ paths: [{ pattern: 'https://a.example/{lang}', pages: 2 }] })).toEqual([
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="light dark">',
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'\">",
    '<title>Sitemap of db.json</title>',
    '<style>…</style>',
    '</head>',
    '<body>',
    '<header>',
    '<p class="brand">a.example · <time datetime="2024-03-15T10:00:59.000Z">2024-03-15 10:00 UTC</time></p>',
    '<h1>Ready to publish</h1>',
    '<p class="lead">2 entries read. All of them are in the sitemap in out.</p>',
    '</header>',
    '<main>',
    '<dl class="figures">',
    '<div><dt>Entries</dt><dd><b>2</b> <span>2 written</span></dd></div>',
    '<div><dt>Left out</dt><dd><b>0 entries</b> <span>nothing of other entries</span></dd></div>',
    '<div><dt>Languages</dt><dd><b>0</b> <span>0 links written</span></dd></div>',
    '<div><dt>Normalised</dt><dd><b>0</b> <span>URLs, by 0 rules</span></dd></div>',
    '<div><dt>Files</dt><dd><b>1</b> <span>500 B</span></dd></div>',
    '<div><dt>Errors</dt><dd><b>0</b> <span>0 warnings</span></dd></div>',
    '</dl>',
    '<section>',
    '<h2>Pages by path</h2>',
    '<div class="wide"><table><thead><tr><th>Path</th><th class="number">Pages</th></tr></thead><tbody>',
    '<tr><th scope="row"><code>https://a.example/{lang}</code></th><td class="number">2</td></tr>',
    '</tbody></table></div>',
    '</section>',
    '<section>',
    '<h2>Problems</h2>',
    '<p class="good">No problems found.</p>',
    '</section>',
    '<section>',
    '<h2>Normalised</h2>',
    '<p class="good">Every URL was already canonical.</p>',
    '</section>',
    '<section>',
    '<h2>Files</h2>',
    '<div class="wide"><table><thead><tr><th>Name</th><th>Kind</th><th>Entries</th><th>Size</th><th>This run</th></tr></thead><tbody>',
    '<tr><th scope="row">sitemap.xml</th><td>sitemap</td><td>2</td><td>500 B</td><td>written</td></tr>',
    '</tbody></table></div>',
    '</section>',
    '</main>',
    '<footer><p>waymark 1.2.3 read db.json in 12 ms.</p></footer>',
    '</body>',
    '</html>',
    '',
  ])
})

test('the page of a run with everything', () => {
  expect(
    page({
      input: HOSTILE,
      counts: {
        entries: 5,
        written: 3,
        leftOut: 2,
        repeated: 1,
        merged: 1,
        linksLeftOut: 3,
        datesLeftOut: 1,
        languages: 2,
        linksWritten: 12,
        normalised: 4,
        files: 2,
        bytes: 1500,
        problems: { error: 3, warning: 1000, info: 0 },
      },
      languages: { de: 2000, '': 1 },
      matrix: { en: { de: 2 }, de: {} },
      paths: [
        { pattern: 'https://a.example/', pages: 2 },
        { pattern: 'http://b.example/x', pages: 3 },
      ],
      files: [
        fileOf('sitemap.xml', { kind: 'sitemapindex', entries: 1, size: 999 }),
        fileOf('sitemap-1.xml', { entries: 1000, change: 'kept' } as Parameters<typeof fileOf>[1]),
      ],
      removed: ['a<b.xml', 'c.xml'],
      normalisation: [
        {
          rule: 'sort-query',
          category: 'usually-preserves',
          summary: 'Sorts `it`.',
          count: 1000,
          examples: [
            { before: '<', after: '>' },
            { before: 'b', after: 'a' },
          ],
        },
      ],
      kinds,
      since: {
        generated: '2024-01-01T00:00:00Z',
        counts: { written: { before: 1000, after: 2 } },
        problems: [{ code: 'C', severity: 'error', value: HOSTILE, before: 0, after: 1 }],
      },
      milliseconds: 3210,
    }),
  ).toEqual([
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="light dark">',
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'\">",
    '<title>Sitemap of &lt;a href=&quot;x&quot;&gt;&amp;&#39;\\u202e</title>',
    '<style>…</style>',
    '</head>',
    '<body>',
    '<header>',
    '<p class="brand">b.example and 1 other host · <time datetime="2024-03-15T10:00:59.000Z">2024-03-15 10:00 UTC</time></p>',
    '<h1>3 errors from 2 causes</h1>',
    '<p class="lead">5 entries read. 3 of them are in the sitemap in out; 2 are left out: 1 cannot be used; 1 repeats an earlier page; 1 of these is another page in the database. Of written entries, these are left out because they cannot be used: 3 links, 1 date.</p>',
    '</header>',
    '<main>',
    '<dl class="figures">',
    '<div><dt>Entries</dt><dd><b>5</b> <span>3 written</span></dd></div>',
    '<div><dt>Left out</dt><dd><b>2 entries</b> <span>3 links, 1 date</span></dd></div>',
    '<div><dt>Languages</dt><dd><b>2</b> <span>12 links written</span></dd></div>',
    '<div><dt>Normalised</dt><dd><b>4</b> <span>URLs, by 1 rule</span></dd></div>',
    '<div><dt>Files</dt><dd><b>2</b> <span>1.5 kB</span></dd></div>',
    '<div><dt>Errors</dt><dd><b>3</b> <span>1,000 warnings</span></dd></div>',
    '</dl>',
    '<section>',
    '<h2>Since 2024-01-01 00:00 UTC</h2>',
    '<div class="wide"><table><thead><tr><th>What</th><th class="number">Before</th><th class="number">Now</th><th class="number">Change</th></tr></thead><tbody>',
    '<tr><th scope="row">Entries written</th><td class="number">1,000</td><td class="number">2</td><td class="number">−998</td></tr>',
    '<tr><th scope="row"><a href="https://github.com/waymark-url/waymark/blob/main/docs/problems.md#c"><code>C</code></a> <b class="value">&lt;a href=&quot;x&quot;&gt;&amp;&#39;\\u202e</b></th><td class="number">0</td><td class="number">1</td><td class="number">+1</td></tr>',
    '</tbody></table></div>',
    '</section>',
    '<section>',
    '<h2>Causes, by weight</h2>',
    '<div class="wide"><table class="causes"><thead><tr><th scope="col">Cause</th><th scope="col" class="number">Problems</th><th scope="col" class="number">Entries</th><th scope="col">Left out</th><th scope="col">What to do</th></tr></thead><tbody>',
    '<tr class="error"><th scope="row"><span class="severity">error</span> <a href="https://github.com/waymark-url/waymark/blob/main/docs/problems.md#some-code"><code>some-code</code></a> <b class="value">&lt;a href=&quot;x&quot;&gt;&amp;&#39;\\u202e</b><p class="note">A <code>summary</code>.</p></th><td class="number" data-label="Problems">2</td><td class="number" data-label="Entries">1</td><td data-label="Left out">3 links</td><td class="wrap">Correct it.</td></tr>',
    '<tr class="error"><th scope="row"><span class="severity">error</span> <a href="https://github.com/waymark-url/waymark/blob/main/docs/problems.md#some-code"><code>some-code</code></a><p class="note">A <code>summary</code>.</p></th><td class="number" data-label="Problems">1</td><td></td><td></td><td class="wrap">Write <code>en-GB</code>.</td></tr>',
    '<tr class="warning"><th scope="row"><span class="severity">warning</span> <a href="https://github.com/waymark-url/waymark/blob/main/docs/problems.md#w"><code>W</code></a><p class="note">Something is wrong.</p></th><td class="number" data-label="Problems">1,000</td><td class="number" data-label="Entries">7</td><td></td><td class="wrap">Correct it.</td></tr>',
    '</tbody></table></div>',
    '</section>',
    '<section>',
    '<h2>Links between languages</h2>',
    '<p class="note">Rows: the language of the page. Columns: the language of the link. Links of a page to itself are not counted.</p>',
    '<div class="wide"><table class="matrix"><thead><tr><td></td><th scope="col"><code>de</code></th><th scope="col"><code>en</code></th></tr></thead><tbody>',
    '<tr><th scope="row"><code>de</code></th><td class="none">–</td><td class="gap">0</td></tr>',
    '<tr><th scope="row"><code>en</code></th><td>2</td><td class="none">–</td></tr>',
    '</tbody></table></div>',
    '</section>',
    '<section>',
    '<h2>Pages by path</h2>',
    '<div class="wide"><table><thead><tr><th>Path</th><th class="number">Pages</th></tr></thead><tbody>',
    '<tr><th scope="row"><code>https://a.example/</code></th><td class="number">2</td></tr>',
    '<tr><th scope="row"><code>http://b.example/x</code></th><td class="number">3</td></tr>',
    '</tbody></table></div>',
    '</section>',
    '<section>',
    '<h2>Problems</h2>',
    '<details class="kind error">',
    '<summary><span class="severity">error</span> <code>some-code</code> <b>3 places in 2 entries, 4 links</b></summary>',
    '<p>A <code>summary</code>. <a href="https://github.com/waymark-url/waymark/blob/main/docs/problems.md#some-code"><code>some-code</code></a></p>',
    '<p class="remedy"><b>What to do:</b> Correct it.</p>',
    '<ol>',
    '<li><p>It is wrong.</p><p class="place"><code>/urls/0</code> <code>a.json:1:2</code></p><p class="value">&lt;a href=&quot;x&quot;&gt;&amp;&#39;\\u202e</p><p class="place">other: b:3</p></li>',
    '<li><p>&lt;a href=&quot;x&quot;&gt;&amp;&#39;\\u202e</p></li>',
    '</ol>',
    '',
    '<p class="more">… and 1 more. Run waymark validate to list all of them.</p>',
    '</details>',
    '<details class="kind warning">',
    '<summary><span class="severity">warning</span> <code>W</code> <b>1,000 places in 7 entries</b></summary>',
    '<p>Something is wrong. <a href="https://github.com/waymark-url/waymark/blob/main/docs/problems.md#w"><code>W</code></a></p>',
    '<p class="remedy"><b>What to do:</b> Correct it.</p>',
    '<ol>',
    '',
    '</ol>',
    '',
    '<p class="more">… and 1,000 more. Run waymark validate to list all of them.</p>',
    '</details>',
    '</section>',
    '<section>',
    '<h2>Normalised</h2>',
    '<div class="rule">',
    '<h3><code>sort-query</code> <b>1,000</b> <span class="category">usually-preserves</span></h3>',
    '<p>Sorts <code>it</code>.</p>',
    '<p class="change"><del>&lt;</del> <ins>&gt;</ins></p>',
    '<p class="change"><del>b</del> <ins>a</ins></p>',
    '</div>',
    '</section>',
    '<section>',
    '<h2>Files</h2>',
    '<div class="wide"><table><thead><tr><th>Name</th><th>Kind</th><th>Entries</th><th>Size</th><th>This run</th></tr></thead><tbody>',
    '<tr><th scope="row">sitemap.xml</th><td>index</td><td>1 sitemap</td><td>999 B</td><td>written</td></tr>',
    '<tr><th scope="row">sitemap-1.xml</th><td>sitemap</td><td>1,000</td><td>1.0 kB</td><td>kept</td></tr>',
    '</tbody></table></div><p>Removed: a&lt;b.xml, c.xml.</p>',
    '</section>',
    '<section>',
    '<h2>Links by language</h2>',
    '<ul class="tags">',
    '<li><code>de</code> 2,000</li>',
    '<li>no language 1</li>',
    '</ul>',
    '</section>',
    '</main>',
    '<footer><p>waymark 1.2.3 read &lt;a href=&quot;x&quot;&gt;&amp;&#39;\\u202e in 3.2 s.</p></footer>',
    '</body>',
    '</html>',
    '',
  ])
})

test.each([
  [
    { entries: 2, written: 0, leftOut: 2 },
    '2 entries read. None could be used, so no sitemap was written.',
  ],
  [{ entries: 1, written: 1 }, '1 entry read. All of them are in the sitemap in out.'],
  [
    { entries: 2, written: 1, leftOut: 1 },
    '2 entries read. 1 of them is in the sitemap in out; 1 is left out: 1 cannot be used.',
  ],
  [
    { entries: 5, written: 2, leftOut: 3, repeated: 3, mediaLeftOut: 1, hintsLeftOut: 2 },
    '5 entries read. 2 of them are in the sitemap in out; 3 are left out: 3 repeat an earlier page. Of written entries, these are left out because they cannot be used: 2 changefreq or priority, 1 image, video or article.',
  ],
])('for %j, the first paragraph is %s', (counts, lead) => {
  expect(page({ counts })).toContain(`<p class="lead">${lead}</p>`)
})

test('the page of a check with nothing to report', () => {
  expect(checked({})).toEqual([
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="light dark">',
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'\">",
    '<title>Check of db.json</title>',
    '<style>…</style>',
    '</head>',
    '<body>',
    '<header>',
    '<p class="brand">Waymark · <time datetime="2024-03-15T10:00:59.000Z">2024-03-15 10:00 UTC</time></p>',
    '<h1>No problems found</h1>',
    '<p class="lead">Checked db.json: 2 entries in 1 file.</p>',
    '</header>',
    '<main>',
    '<dl class="figures">',
    '<div><dt>Errors</dt><dd><b>0</b> <span>0 warnings</span></dd></div>',
    '<div><dt>Entries</dt><dd><b>2</b> <span>2 distinct URLs</span></dd></div>',
    '<div><dt>Languages</dt><dd><b>0</b> <span>0 alternates</span></dd></div>',
    '<div><dt>Ignored links</dt><dd><b>0</b> <span>because of their language</span></dd></div>',
    '<div><dt>Files</dt><dd><b>1</b> <span>all could be read</span></dd></div>',
    '</dl>',
    '<section>',
    '<h2>Problems</h2>',
    '<p class="good">No problems found.</p>',
    '</section>',
    '<section>',
    '<h2>Files</h2>',
    '<div class="wide"><table><thead><tr><th scope="col">Name</th><th scope="col">Kind</th><th scope="col" class="number">Entries</th><th scope="col" class="number">Size</th></tr></thead><tbody>',
    '<tr><th scope="row">db.json</th><td>database</td><td class="number">2</td><td class="number">500 B</td></tr>',
    '</tbody></table></div>',
    '</section>',
    '</main>',
    '<footer><p>waymark 1.2.3 read db.json in 12 ms.</p></footer>',
    '</body>',
    '</html>',
    '',
  ])
})

test('the page of a check with everything', () => {
  expect(
    checked({
      input: [HOSTILE, 'b'],
      entriesInAllFiles: 1002,
      distinctLocs: 1,
      languages: { [HOSTILE]: 2, en: 3 },
      counts: { alternates: 1 } as never,
      kinds,
      paths: [{ pattern: 'https://a.example/', pages: 2 }],
      files: (['urlset', 'sitemapindex', 'text', 'feed', 'robots', 'database', null] as const).map(
        (kind, n) => ({ path: `${kind}<`, bytes: 1000 * n, kind, entries: n === 4 ? 1 : 1000 }),
      ),
      failures: [
        {
          ...problemOf({ file: 'no', line: 2, message: '<m>', remedy: '<r>' }),
          file: 'no',
        } as never,
      ],
      since: { generated: '2024-01-01T00:00:00Z', counts: {}, problems: [] },
    }),
  ).toEqual([
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="light dark">',
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'\">",
    '<title>Check of &lt;a href=&quot;x&quot;&gt;&amp;&#39;\\u202e, b</title>',
    '<style>…</style>',
    '</head>',
    '<body>',
    '<header>',
    '<p class="brand">a.example · <time datetime="2024-03-15T10:00:59.000Z">2024-03-15 10:00 UTC</time></p>',
    '<h1>3 errors from 2 causes; 1 input could not be read</h1>',
    '<p class="lead">Checked &lt;a href=&quot;x&quot;&gt;&amp;&#39;\\u202e, b: 1,002 entries in 7 files, with 1 distinct URL. The links between pages were not checked, because a part of the entries is missing.</p>',
    '</header>',
    '<main>',
    '<dl class="figures">',
    '<div><dt>Errors</dt><dd><b>3</b> <span>1,000 warnings</span></dd></div>',
    '<div><dt>Entries</dt><dd><b>1,002</b> <span>1 distinct URL</span></dd></div>',
    '<div><dt>Languages</dt><dd><b>2</b> <span>1 alternate</span></dd></div>',
    '<div><dt>Ignored links</dt><dd><b>2</b> <span>because of their language</span></dd></div>',
    '<div><dt>Files</dt><dd><b>7</b> <span>1 not read</span></dd></div>',
    '</dl>',
    '<section>',
    '<h2>Not read</h2>',
    '<ol class="kind error">',
    '<li><p><code>no:2</code>: &lt;m&gt;</p><p class="remedy"><b>What to do:</b> &lt;r&gt;</p></li>',
    '</ol>',
    '</section>',
    '<section>',
    '<h2>Since 2024-01-01 00:00 UTC</h2>',
    '<p class="good">Nothing has changed.</p>',
    '</section>',
    '<section>',
    '<h2>Causes, by weight</h2>',
    '<div class="wide"><table class="causes"><thead><tr><th scope="col">Cause</th><th scope="col" class="number">Problems</th><th scope="col" class="number">Entries</th><th scope="col">Left out</th><th scope="col">What to do</th></tr></thead><tbody>',
    '<tr class="error"><th scope="row"><span class="severity">error</span> <a href="https://github.com/waymark-url/waymark/blob/main/docs/problems.md#some-code"><code>some-code</code></a> <b class="value">&lt;a href=&quot;x&quot;&gt;&amp;&#39;\\u202e</b><p class="note">A <code>summary</code>.</p></th><td class="number" data-label="Problems">2</td><td class="number" data-label="Entries">1</td><td data-label="Left out">3 links</td><td class="wrap">Correct it.</td></tr>',
    '<tr class="error"><th scope="row"><span class="severity">error</span> <a href="https://github.com/waymark-url/waymark/blob/main/docs/problems.md#some-code"><code>some-code</code></a><p class="note">A <code>summary</code>.</p></th><td class="number" data-label="Problems">1</td><td></td><td></td><td class="wrap">Write <code>en-GB</code>.</td></tr>',
    '<tr class="warning"><th scope="row"><span class="severity">warning</span> <a href="https://github.com/waymark-url/waymark/blob/main/docs/problems.md#w"><code>W</code></a><p class="note">Something is wrong.</p></th><td class="number" data-label="Problems">1,000</td><td class="number" data-label="Entries">7</td><td></td><td class="wrap">Correct it.</td></tr>',
    '</tbody></table></div>',
    '</section>',
    '<section>',
    '<h2>Pages by path</h2>',
    '<div class="wide"><table><thead><tr><th>Path</th><th class="number">Pages</th></tr></thead><tbody>',
    '<tr><th scope="row"><code>https://a.example/</code></th><td class="number">2</td></tr>',
    '</tbody></table></div>',
    '</section>',
    '<section>',
    '<h2>Problems</h2>',
    '<details class="kind error">',
    '<summary><span class="severity">error</span> <code>some-code</code> <b>3 places in 2 entries, 4 links</b></summary>',
    '<p>A <code>summary</code>. <a href="https://github.com/waymark-url/waymark/blob/main/docs/problems.md#some-code"><code>some-code</code></a></p>',
    '<p class="remedy"><b>What to do:</b> Correct it.</p>',
    '<ol>',
    '<li><p>It is wrong.</p><p class="place"><code>/urls/0</code> <code>a.json:1:2</code></p><p class="value">&lt;a href=&quot;x&quot;&gt;&amp;&#39;\\u202e</p><p class="place">other: b:3</p></li>',
    '<li><p>&lt;a href=&quot;x&quot;&gt;&amp;&#39;\\u202e</p></li>',
    '</ol>',
    '',
    '<p class="more">… and 1 more. Run waymark validate to list all of them.</p>',
    '</details>',
    '<details class="kind warning">',
    '<summary><span class="severity">warning</span> <code>W</code> <b>1,000 places in 7 entries</b></summary>',
    '<p>Something is wrong. <a href="https://github.com/waymark-url/waymark/blob/main/docs/problems.md#w"><code>W</code></a></p>',
    '<p class="remedy"><b>What to do:</b> Correct it.</p>',
    '<ol>',
    '',
    '</ol>',
    '',
    '<p class="more">… and 1,000 more. Run waymark validate to list all of them.</p>',
    '</details>',
    '</section>',
    '<section>',
    '<h2>Files</h2>',
    '<div class="wide"><table><thead><tr><th scope="col">Name</th><th scope="col">Kind</th><th scope="col" class="number">Entries</th><th scope="col" class="number">Size</th></tr></thead><tbody>',
    '<tr><th scope="row">urlset&lt;</th><td>sitemap</td><td class="number">1,000</td><td class="number">0 B</td></tr>',
    '<tr><th scope="row">sitemapindex&lt;</th><td>index</td><td class="number">1,000 sitemaps</td><td class="number">1.0 kB</td></tr>',
    '<tr><th scope="row">text&lt;</th><td>text sitemap</td><td class="number">1,000</td><td class="number">2.0 kB</td></tr>',
    '<tr><th scope="row">feed&lt;</th><td>feed</td><td class="number">1,000</td><td class="number">3.0 kB</td></tr>',
    '<tr><th scope="row">robots&lt;</th><td>robots.txt</td><td class="number">1 sitemap</td><td class="number">4.0 kB</td></tr>',
    '<tr><th scope="row">database&lt;</th><td>database</td><td class="number">1,000</td><td class="number">5.0 kB</td></tr>',
    '<tr><th scope="row">null&lt;</th><td>not known</td><td class="number">1,000</td><td class="number">6.0 kB</td></tr>',
    '</tbody></table></div>',
    '</section>',
    '<section>',
    '<h2>Links by language</h2>',
    '<ul class="tags">',
    '<li><code>&lt;a href=&quot;x&quot;&gt;&amp;&#39;\\u202e</code> 2</li>',
    '<li><code>en</code> 3</li>',
    '</ul>',
    '</section>',
    '</main>',
    '<footer><p>waymark 1.2.3 read &lt;a href=&quot;x&quot;&gt;&amp;&#39;\\u202e, b in 12 ms.</p></footer>',
    '</body>',
    '</html>',
    '',
  ])
})

test('what to do is said once if it is the same for all, and otherwise with each problem', () => {
  const first = [problemOf({ remedy: 'Do <one>.' }), problemOf({ remedy: 'Do other.' })]
  const remedies = (html: string) =>
    [...html.matchAll(/<p class="remedy"><b>What to do:<\/b> (.*?)<\/p>/g)].map(([, told]) => told)
  expect(remedies(problems([kindOf({ first })], 0))).toEqual([
    'Correct it.',
    'Do &lt;one&gt;.',
    'Do other.',
  ])
  const { remedy: _, ...kind } = kindOf({ first })
  expect(remedies(problems([kind], 0))).toEqual(['Do &lt;one&gt;.', 'Do other.'])
  expect(remedies(problems([{ ...kind, remedy: 'Do other.' }], 0))).toEqual([
    'Do other.',
    'Do &lt;one&gt;.',
  ])
  expect(causes([kind])).toContain('What to do is said with each problem.')
})

const info = [kindOf({ severity: 'info' })]
const failure = { ...problemOf({ file: 'no' }), file: 'no' } as never

test.each([
  [{}, 'No problems found'],
  [{ kinds: info }, 'No errors or warnings'],
  [{ kinds: [kindOf({ severity: 'warning', count: 2 })] }, '2 warnings from 1 cause'],
  [{ kinds: [kindOf()], failures: [failure] }, '1 error from 1 cause; 1 input could not be read'],
  [{ failures: [failure, failure] }, 'No problems found; 2 inputs could not be read'],
  [{ failures: [failure], files: [] }, '1 input could not be read'],
  [
    { kinds: info, failures: [failure], files: [] },
    'No errors or warnings; 1 input could not be read',
  ],
])('of %j, the headline is %s', (some, headline) => {
  expect(checked(some)).toContain(`<h1>${headline}</h1>`)
})

test('problems that are not reported are said instead of none', () => {
  const hidden = 'No errors or warnings except 2 hidden problems'
  const same = { generated: '2024-01-01T09:08:07Z', counts: {}, problems: [] }
  const page = renderValidation(validationReport({ hidden: 2, since: same }))
  expect(page).toContain(`<h1>${hidden}</h1>`)
  expect(page).toContain(`<p class="good">${hidden}.</p>`)
  expect(page).not.toMatch(/No problems|Nothing has changed\./)
  const built = renderHtmlReport(sitemapReport({ counts: { hidden: 1 }, since: same }))
  expect(built).toContain('<h1>No errors or warnings except 1 hidden problem</h1>')
  expect(built).not.toMatch(/No problems|Ready to publish|Nothing has changed\./)
  for (const html of [page, built])
    expect(html).toMatch(/Nothing has changed in what is reported; \d/)
})

test('of an empty database, nothing is ready to publish', () => {
  const empty = { counts: { entries: 0, written: 0, files: 0 }, files: [] }
  expect(page(empty)).toContain('<h1>No page was published</h1>')
})

test('links are not checked if a part of a database cannot be read', () => {
  const lead = (some: Parameters<typeof validationReport>[0]) =>
    checked(some).find((line) => line.includes('"lead"'))
  const note = 'The links between pages were not checked, because a part of the entries is missing.'
  expect(lead({ failures: [failure] })).toContain(note)
  expect(lead({ failures: [failure], files: [] })).toContain(note)
  const map = { path: 'a', bytes: 1, kind: 'urlset' as const, entries: 1 }
  expect(lead({ failures: [failure], files: [map] })).not.toContain(note)
  expect(lead({})).not.toContain(note)
})

test('200 files are listed, the next one is counted', () => {
  const files = (length: number) =>
    checked({
      files: Array.from({ length }, () => ({
        path: 'f',
        bytes: 1,
        kind: 'text' as const,
        entries: 1,
      })),
    }).filter((line) => line.startsWith('<tr><th scope="row">f<') || line.includes('class="more"'))
  expect(files(200)).toHaveLength(200)
  expect(files(201).slice(200)).toEqual(['<p class="more">… and 1 more, in the JSON report.</p>'])
})

test('text in a page is escaped, and backticks mark code', () => {
  expect(text(`${HOSTILE}\u0007\ud800\u2028\u2029`)).toBe(`${SHOWN}\\u0007\\ud800\\u2028\\u2029`)
  expect(prose('a `b` <c> `d')).toBe('a <code>b</code> &lt;c&gt; <code>d</code>')
  expect(section('<t>', '<p>')).toBe('<section>\n<h2>&lt;t&gt;</h2>\n<p>\n</section>')
  expect(codeLink('IPv4-<x>')).toBe(
    '<a href="https://github.com/waymark-url/waymark/blob/main/docs/problems.md#ipv4-%3Cx%3E"><code>IPv4-&lt;x&gt;</code></a>',
  )
  expect(shownTime('2024-03-15T10:00:59.123Z')).toBe('2024-03-15 10:00 UTC')
})

test('the matrix marks a pair of languages without links, if both have pages', () => {
  expect(languageMatrix({})).toBe('')
  expect(
    languageMatrix({ fr: { en: 1000, ja: 1 }, en: { fr: 0 }, '': { en: 2, '': 3 } }).split('\n'),
  ).toEqual([
    '<section>',
    '<h2>Links between languages</h2>',
    '<p class="note">Rows: the language of the page. Columns: the language of the link. Links of a page to itself are not counted.</p>',
    '<div class="wide"><table class="matrix"><thead><tr><td></td><th scope="col"><code>en</code></th><th scope="col"><code>fr</code></th><th scope="col"><code>ja</code></th></tr></thead><tbody>',
    '<tr><th scope="row">no language</th><td>2</td><td class="gap">0</td><td class="none">–</td></tr>',
    '<tr><th scope="row"><code>en</code></th><td class="none">–</td><td class="gap">0</td><td class="none">–</td></tr>',
    '<tr><th scope="row"><code>fr</code></th><td>1,000</td><td class="none">–</td><td>1</td></tr>',
    '</tbody></table></div>',
    '</section>',
  ])
})

test('the matrix has 40 languages on each side', () => {
  const matrix = (length: number) =>
    languageMatrix(
      Object.fromEntries(Array.from({ length }, (_, n) => [`l${String(n).padStart(2, '0')}`, {}])),
    )
  expect([...matrix(40).matchAll(/<tr><th scope="row">/g)]).toHaveLength(40)
  expect(matrix(40)).not.toContain('class="more"')
  expect([...matrix(42).matchAll(/<tr><th scope="row">/g)]).toHaveLength(40)
  expect([...matrix(42).matchAll(/<th scope="col">/g)]).toHaveLength(40)
  expect(matrix(42)).toContain(
    '</div>\n<p class="more">… and 2 more languages, in the JSON report.</p>',
  )
  expect(matrix(42)).not.toContain('l40')
})

test('paths and languages are lists, or nothing', () => {
  expect([pathPatterns([]), languages({})]).toEqual(['', ''])
  expect(pathPatterns([{ pattern: 'https://a/<', pages: 1000 }]).split('\n')).toEqual([
    '<section>',
    '<h2>Pages by path</h2>',
    '<div class="wide"><table><thead><tr><th>Path</th><th class="number">Pages</th></tr></thead><tbody>',
    '<tr><th scope="row"><code>https://a/&lt;</code></th><td class="number">1,000</td></tr>',
    '</tbody></table></div>',
    '</section>',
  ])
  expect(languages({ en: 1000, '': 1 }).split('\n')).toEqual([
    '<section>',
    '<h2>Links by language</h2>',
    '<ul class="tags">',
    '<li><code>en</code> 1,000</li>',
    '<li>no language 1</li>',
    '</ul>',
    '</section>',
  ])
})

test.each([
  [[], 'Waymark'],
  [['https://a.example/x 1'], 'a.example'],
  [['https://a.example/x 1', 'http://a.example/ 2'], 'a.example'],
  [['https://a.example/x 1', 'http://b.example 2'], 'b.example and 1 other host'],
  [['https://a/x 1', 'http://b 2', 'http://a 2', 'http://c 1'], 'a and 2 other hosts'],
  [['…other 1'], ''],
])('the site of the paths %j is %s', (paths, site) => {
  const list = paths.map((path) => {
    const [pattern = '', pages] = path.split(' ')
    return { pattern, pages: Number(pages) }
  })
  expect(siteOf(list)).toBe(site)
})

test('what has changed is a table with the sign of each change', () => {
  expect(
    since(
      {
        generated: '2024-01-01T09:08:07Z',
        counts: { written: { before: 1000, after: 3000 }, other: { before: 2, after: 1 } },
        problems: [{ code: 'Some-Code', severity: 'info', before: 3, after: 0 }],
      },
      0,
    ).split('\n'),
  ).toEqual([
    '<section>',
    '<h2>Since 2024-01-01 09:08 UTC</h2>',
    '<div class="wide"><table><thead><tr><th>What</th><th class="number">Before</th><th class="number">Now</th><th class="number">Change</th></tr></thead><tbody>',
    '<tr><th scope="row">Entries written</th><td class="number">1,000</td><td class="number">3,000</td><td class="number">+2,000</td></tr>',
    '<tr><th scope="row">other</th><td class="number">2</td><td class="number">1</td><td class="number">−1</td></tr>',
    '<tr><th scope="row"><a href="https://github.com/waymark-url/waymark/blob/main/docs/problems.md#some-code"><code>Some-Code</code></a></th><td class="number">3</td><td class="number">0</td><td class="number">−3</td></tr>',
    '</tbody></table></div>',
    '</section>',
  ])
  expect(
    since({ generated: '2024-01-01T09:08:07Z', counts: {}, problems: [] }, 0).split('\n'),
  ).toEqual([
    '<section>',
    '<h2>Since 2024-01-01 09:08 UTC</h2>',
    '<p class="good">Nothing has changed.</p>',
    '</section>',
  ])
  const many = (length: number) =>
    since(
      {
        generated: '2024-01-01T09:08:07Z',
        counts: {},
        problems: Array.from({ length }, () => ({
          code: 'c',
          severity: 'info',
          before: 0,
          after: 1,
        })),
      },
      0,
    )
  expect(many(50)).not.toContain('class="more"')
  expect(many(51)).toContain('</div>\n<p class="more">… and 1 more, in the JSON report.</p>')
  expect([...many(51).matchAll(/<tr><th scope="row">/g)]).toHaveLength(50)
})

test('causes are in the order of their weight', () => {
  const item = (code: string, severity: 'error' | 'warning' | 'info', count: number, entries = 0) =>
    kindOf({ code, severity, count, leftOut: { ...nothing, entries } })
  const html = causes([
    item('i', 'info', 99, 99),
    item('w1', 'warning', 1),
    item('w2', 'warning', 2),
    item('e1', 'error', 1),
    item('e2', 'error', 5),
    item('e3', 'error', 1, 1),
    item('e4', 'error', 1, 2),
  ])
  expect([...html.matchAll(/<code>(\w+)<\/code>/g)].map(([, code]) => code)).toEqual([
    'e4',
    'e3',
    'e2',
    'e1',
    'w2',
    'w1',
    'i',
  ])
  expect(causes([])).toBe('')
})

test('a column of the causes is left out if it has nothing', () => {
  const heads = (some: Parameters<typeof kindOf>[0]) =>
    [...causes([kindOf(some)]).matchAll(/<th scope="col"[^>]*>([^<]*)/g)].map(([, name]) => name)
  expect(heads({})).toEqual(['Cause', 'Problems', 'What to do'])
  expect(heads({ entries: 0 })).toEqual(['Cause', 'Problems', 'What to do'])
  expect(heads({ entries: 1 })).toEqual(['Cause', 'Problems', 'Entries', 'What to do'])
  expect(heads({ leftOut: { ...nothing, dates: 1 } })).toEqual([
    'Cause',
    'Problems',
    'Left out',
    'What to do',
  ])
  // What is left out has the links already.
  expect(heads({ links: 2 })).toEqual(['Cause', 'Problems', 'What to do'])
  const { leftOut: _, ...unwritten } = kindOf({ links: 1000 })
  expect(causes([unwritten]).split('\n')).toEqual([
    '<section>',
    '<h2>Causes, by weight</h2>',
    '<div class="wide"><table class="causes"><thead><tr><th scope="col">Cause</th><th scope="col" class="number">Problems</th><th scope="col" class="number">Links</th><th scope="col">What to do</th></tr></thead><tbody>',
    '<tr class="error"><th scope="row"><span class="severity">error</span> <a href="https://github.com/waymark-url/waymark/blob/main/docs/problems.md#some-code"><code>some-code</code></a><p class="note">Something is wrong.</p></th><td class="number" data-label="Problems">1</td><td class="number" data-label="Links">1,000</td><td class="wrap">Correct it.</td></tr>',
    '</tbody></table></div>',
    '</section>',
  ])
})

test('50 causes are listed, the next one is counted', () => {
  const list = (length: number) => causes(Array.from({ length }, () => kindOf()))
  expect([...list(51).matchAll(/<tr class/g)]).toHaveLength(50)
  expect(list(50)).not.toContain('class="more"')
  expect(list(51)).toContain('</div>\n<p class="more">… and 1 more, in the JSON report.</p>')
})

test('a kind without causes counts as one', () => {
  expect(causeCount(kinds, 'error')).toBe(2)
  expect(causeCount(kinds, 'warning')).toBe(1)
  expect(causeCount(kinds, 'info')).toBe(0)
})

test('100 places of a kind are listed, and paper has 10', () => {
  const list = (length: number, count = length) =>
    problems(
      [kindOf({ count, first: Array.from({ length }, (_, n) => problemOf({ file: `${n}` })) })],
      0,
    )
  expect(problems([], 0)).toBe(
    '<section>\n<h2>Problems</h2>\n<p class="good">No problems found.</p>\n</section>',
  )
  expect(list(10)).not.toContain('class="more')
  expect(list(11)).toContain(
    '</ol>\n<p class="more printed">… and 1 more in this page, which are not printed.</p>\n\n</details>',
  )
  expect([...list(101).matchAll(/<li>/g)]).toHaveLength(100)
  expect(list(101)).toContain(
    '<p class="more printed">… and 90 more in this page, which are not printed.</p>\n<p class="more">… and 1 more. Run waymark validate to list all of them.</p>',
  )
  expect(list(1, 3)).toContain(
    '<p class="more">… and 2 more. Run waymark validate to list all of them.</p>',
  )
})

test('the headline counts problems and their causes', () => {
  const counts = (error: number, warning: number) => ({ error, warning, info: 5 })
  expect(verdictOf(counts(1, 1), kinds)).toBe('1 error from 2 causes')
  expect(verdictOf(counts(0, 1000), kinds)).toBe('1,000 warnings from 1 cause')
  expect(verdictOf(counts(0, 0), kinds)).toBeNull()
  expect(severityFigure(counts(1000, 1))).toEqual({
    label: 'Errors',
    value: '1,000',
    note: '1 warning',
  })
})
