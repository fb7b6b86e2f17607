import { problems } from '@waymark/site/problems'
import { expect, test } from 'vitest'
import { fileEntries } from '../src/problems/file-entries.ts'
import { pageEntries } from '../src/problems/page-entries.ts'

const README = 'https://github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme'
const GOOGLE =
  'https://developers.google.com/search/docs/specialty/international/localized-versions'
const SLASHES = 'https://developers.google.com/search/blog/2010/04/to-slash-or-not-to-slash'
const PROTOCOL = 'https://www.sitemaps.org/protocol.html'
const SEARCH = 'https://developers.google.com/search/docs/crawling-indexing'
const SITEMAPS = `${SEARCH}/sitemaps/build-sitemap`
const ROBOTS = 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2'
const URL_STRUCTURE = 'https://developers.google.com/search/docs/crawling-indexing/url-structure'

test('the catalogue says how severe each problem is, what causes it, and where that is documented', () => {
  const others = new Set([...fileEntries, ...pageEntries].map(({ code }) => code))
  expect(problems.title).toBe('Sites and files')
  expect(
    problems.entries
      .filter(({ code }) => !others.has(code))
      .map(({ code, severity, causedBy, source }) => [code, severity, causedBy, source]),
  ).toEqual([
    ['x-default-unused', 'warning', undefined, GOOGLE],
    [
      'pages-merged',
      'error',
      undefined,
      'https://developers.google.com/search/docs/crawling-indexing/canonicalization',
    ],
    [
      'entry-not-merged',
      'warning',
      undefined,
      'https://github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme',
    ],
    ['urls-changed', 'warning', undefined, SLASHES],
    ['trailing-slash-unusual', 'warning', undefined, SLASHES],
    ['future-lastmod', 'warning', undefined, `${PROTOCOL}#lastmoddef`],
    ['placeholder-lastmod', 'warning', undefined, `${PROTOCOL}#lastmoddef`],
    ['other-xml', 'info', undefined, `${PROTOCOL}#urlsetdef`],
    [
      'packed-copy',
      'info',
      undefined,
      'https://nginx.org/en/docs/http/ngx_http_gzip_static_module.html',
    ],
    ['sitemap-repeated', 'warning', undefined, `${PROTOCOL}#index`],
    ['sitemap-elsewhere', 'error', 'host', `${PROTOCOL}#index`],
    ['page-elsewhere', 'warning', 'host', `${PROTOCOL}#sitemaps_cross_submits`],
    ['sitemap-not-read', 'info', undefined, `${PROTOCOL}#submit_robots`],
    ['robots-without-sitemap', 'info', undefined, `${PROTOCOL}#submit_robots`],
    ['robots-not-read', 'info', undefined, 'https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1'],
    ['row-length', 'error', undefined, 'https://www.rfc-editor.org/rfc/rfc4180#section-2'],
    ['group-repeated', 'error', undefined, README],
    ['group-without-lang', 'error', undefined, GOOGLE],
    ['default-lang-differs', 'warning', undefined, README],
    ['not-convertible', 'error', undefined, README],
    ['crawl-status', 'info', 'value', SITEMAPS],
    ['crawl-not-html', 'info', 'value', SITEMAPS],
    ['crawl-canonical', 'info', undefined, `${SEARCH}/canonicalization`],
    ['crawl-not-indexable', 'info', 'value', `${SEARCH}/block-indexing`],
    [
      'lastmod-same',
      'warning',
      undefined,
      'https://blogs.bing.com/webmaster/february-2023/The-Importance-of-Setting-the-lastmod-Tag-in-Your-Sitemap',
    ],
    ['template-value-in-url', 'warning', undefined, `${PROTOCOL}#locdef`],
    ['language-doubled', 'warning', undefined, `${PROTOCOL}#locdef`],
    ['url-escaped-twice', 'warning', undefined, `${PROTOCOL}#escaping`],
    [
      'percent-encoding-broken',
      'warning',
      undefined,
      'https://www.rfc-editor.org/rfc/rfc3986#section-2.1',
    ],
    ['path-not-utf-8', 'warning', undefined, 'https://www.rfc-editor.org/rfc/rfc3986#section-2.5'],
    [
      'bidi-control-in-url',
      'warning',
      undefined,
      'https://www.rfc-editor.org/rfc/rfc3987#section-4.1',
    ],
    ['tracking-parameter-in-url', 'warning', undefined, URL_STRUCTURE],
    [
      'error-page-listed',
      'info',
      undefined,
      'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
    ],
    ['sitemap-listed-as-page', 'warning', undefined, `${PROTOCOL}#index`],
    ['link-in-path', 'warning', undefined, `${PROTOCOL}#locdef`],
    ['fragment-in-url', 'warning', undefined, URL_STRUCTURE],
    ['site-disallowed', 'error', undefined, ROBOTS],
    ['pages-disallowed', 'warning', undefined, ROBOTS],
  ])
})

test('every example shows something wrong, and what is right is something else', () => {
  for (const { code, examples } of problems.entries) {
    expect(examples.length, code).toBeGreaterThan(0)
    for (const { wrong, right = '' } of examples) {
      expect(wrong.trim(), code).not.toBe('')
      expect(wrong, code).not.toBe(right)
    }
  }
})
