import type { ProblemCatalogue, ProblemEntry } from '@waymark/infra/problem'
import { fileEntries } from './problems/file-entries.ts'

const entries: readonly ProblemEntry[] = [
  {
    code: 'x-default-unused',
    severity: 'warning',
    summary: 'The language that is to be repeated as `x-default` is not that of any page.',
    explanation:
      'No page has this language, so no page gets an `x-default` link, and the option has no effect. Most likely the language is misspelt, such as `eng` for `en`.',
    remedy: 'Name one of the languages that the pages have.',
    source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
    examples: [
      {
        wrong:
          '{"version":"1.1","generated":"2024-01-01T00:00:00Z","defaultLang":"en","urls":[{"loc":"https://a.example/","lastmod":"2024-01-01T00:00:00Z","lang":"en"}]}',
        given: 'xDefaultLang: de',
      },
    ],
  },
  {
    code: 'future-lastmod',
    severity: 'warning',
    summary: 'A date in a sitemap is in the future, by more than a day.',
    explanation:
      'Search engines stop trusting the dates of a site whose pages change in the future, and then ignore them all. Often a clock is wrong, or the date of a planned change was written.',
    remedy: 'Give the time of a change that has happened.',
    source: 'https://www.sitemaps.org/protocol.html#lastmoddef',
    examples: [
      {
        wrong:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc><lastmod>2999-01-01</lastmod></url></urlset>',
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc><lastmod>2024-01-01</lastmod></url></urlset>',
      },
    ],
  },
  {
    code: 'other-xml',
    severity: 'info',
    summary: 'The folder has XML that is not a sitemap, such as a feed; it was passed over.',
    explanation:
      'Only files with the root `urlset` or `sitemapindex` are sitemaps; a feed or a configuration file has another root. Its URLs were not checked.',
    remedy: 'If it should be a sitemap, correct its root.',
    source: 'https://www.sitemaps.org/protocol.html#urlsetdef',
    examples: [
      {
        wrong: '<rss></rss>',
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url></urlset>',
        given: 'a file of a folder',
      },
    ],
  },
  {
    code: 'packed-copy',
    severity: 'info',
    summary:
      'A folder has a sitemap twice, plain and compressed; the compressed one was passed over.',
    explanation:
      'Servers such as nginx with `gzip_static` offer both forms of one file. Only the plain one was checked; if the compressed one is older, search engines may read other pages than those that were checked.',
    remedy: 'Nothing, if both are made together. To check the compressed one, name it.',
    source: 'https://nginx.org/en/docs/http/ngx_http_gzip_static_module.html',
    examples: [
      { wrong: 'a folder with sitemap.xml and sitemap.xml.gz', given: 'described in words' },
    ],
  },
  {
    code: 'sitemap-repeated',
    severity: 'warning',
    summary: 'An index names a sitemap twice.',
    explanation:
      'It is read once. The second entry does no harm, but it may have been meant for another file, whose pages are then missing.',
    remedy: 'Name it once.',
    source: 'https://www.sitemaps.org/protocol.html#index',
    examples: [{ wrong: 'an index with two entries for one URL', given: 'described in words' }],
  },
  {
    code: 'sitemap-elsewhere',
    severity: 'error',
    summary: 'An index names sitemaps of several sites.',
    explanation:
      'Scheme, host and port of a sitemap must be those of the index. Search engines do not read the other sitemaps, so their pages are not found through this index.',
    remedy: 'Make an index for each site.',
    source: 'https://www.sitemaps.org/protocol.html#index',
    examples: [
      { wrong: 'an index with sitemaps on a.example and b.example', given: 'described in words' },
    ],
  },
  {
    code: 'page-elsewhere',
    severity: 'warning',
    summary: 'A sitemap lists pages of several sites: their scheme, host or port differs.',
    explanation:
      'Search engines accept pages of another site only if the robots.txt of that site names this sitemap. They drop the others. Often `http:` and `https:`, or names with and without `www.`, are mixed.',
    remedy: 'Make a sitemap for each site, or name this one in the robots.txt of each.',
    source: 'https://www.sitemaps.org/protocol.html#sitemaps_cross_submits',
    examples: [
      {
        wrong:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url><url><loc>https://b.example/</loc></url></urlset>',
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url></urlset>',
      },
    ],
  },
  {
    code: 'sitemap-not-read',
    severity: 'info',
    summary: 'The sitemaps that the index names were not checked.',
    explanation:
      'The index was read from a stream, so there is no folder to look for the sitemaps that it lists. Only the index itself was checked.',
    remedy: 'Give the index as a file beside them, or their folder.',
    source: 'https://www.sitemaps.org/protocol.html#index',
    examples: [{ wrong: 'an index from standard input', given: 'described in words' }],
  },
]

/** All that only `@waymark/site` can report. */
export const problems: ProblemCatalogue = {
  title: 'Sites and files',
  entries: /* @__PURE__ */ [...entries, ...fileEntries],
}
