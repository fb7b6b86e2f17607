import { deepFreeze } from '@waymark/infra/internal'
import type { ProblemCatalogue, ProblemEntry } from '@waymark/infra/problem'
import { crawlEntries } from './problems/crawl-entries.ts'
import { fileEntries } from './problems/file-entries.ts'
import { pageEntries } from './problems/page-entries.ts'
import { urlEntries } from './problems/url-entries.ts'

/** A database of pages whose URLs have the given ends. */
function databaseOf(ends: readonly string[]): string {
  const urls = ends.map((end) => ({ loc: `https://a.example/${end}`, lang: 'en' }))
  return JSON.stringify({ defaultLang: 'en', urls })
}

const PAGES: readonly string[] = /* @__PURE__ */ Array.from({ length: 20 }, (_, page) => `${page}/`)

const entries: readonly ProblemEntry[] = [
  {
    code: 'x-default-unused',
    severity: 'warning',
    summary: 'No page is in the language that should be repeated as `x-default`.',
    explanation:
      'No page has this language, so no page gets an `x-default` link, and the option has no effect. Most likely the language is misspelt, such as `eng` for `en`.',
    remedy: 'Use one of the languages of the pages.',
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
    code: 'pages-merged',
    severity: 'error',
    summary: 'The canonical form makes one page of several URLs.',
    explanation:
      'The URLs differ in a trailing slash, in the query or in the fragment. The canonical form that was chosen removes the difference, so only the first of these pages is published. Unless it keeps them, fragments are removed, because search engines ignore them.',
    remedy:
      'If they are different pages, choose a canonical form that keeps what distinguishes them. Otherwise, remove all entries but one.',
    notFixed: 'Only the site knows whether the URLs lead to different pages.',
    source: 'https://developers.google.com/search/docs/crawling-indexing/canonicalization',
    examples: [
      {
        wrong: databaseOf(['item?id=7', 'item?id=8']),
        right: databaseOf(['items/7', 'items/8']),
        given: 'removeQuery: true',
      },
    ],
  },
  {
    code: 'entry-not-merged',
    severity: 'warning',
    summary:
      'An entry that is left out has something that the first entry of its page does not have.',
    explanation:
      'A sitemap lists each page once, as its first entry says. A database that is made of several sitemaps, such as one with videos and one with dates, has entries that add to each other, and what only the others have is not published.',
    remedy: 'Write what all entries of the page have into the first one, and remove the others.',
    notFixed: 'Only the site knows whether the entries are about the same page.',
    source: 'https://github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme',
    examples: [
      {
        wrong:
          '{"urls":[{"loc":"https://a.example/"},{"loc":"https://a.example/","lastmod":"2024-01-01"}]}',
        right: '{"urls":[{"loc":"https://a.example/","lastmod":"2024-01-01"}]}',
      },
    ],
  },
  {
    code: 'urls-changed',
    severity: 'warning',
    summary: 'The canonical form changes more than the spelling of URLs.',
    explanation:
      'Most servers answer with one form of a URL and redirect from the other, and many choose a page by its query. Search engines want a sitemap to list the pages themselves, and not redirects. Fragments are removed, because search engines ignore them, and even one is reported. Other changes are, if they are of more than one URL in twenty.',
    remedy:
      'If the server answers in the form of the database, choose the canonical form `safe`. Otherwise, correct the database. Remove fragments in either case.',
    notFixed: 'Only the server knows which form it answers with.',
    source: 'https://developers.google.com/search/blog/2010/04/to-slash-or-not-to-slash',
    examples: [
      { wrong: databaseOf(PAGES), right: databaseOf(['0', '1']), given: 'trailingSlash: never' },
    ],
  },
  {
    code: 'trailing-slash-unusual',
    severity: 'warning',
    summary: 'A URL ends in a slash although nearly all others do not, or the reverse.',
    explanation:
      'Most servers redirect from the form that they do not use, and search engines want the URL of the page itself. This is reported if there are at least twenty URLs, and at most one in twenty differs from the others, in the same folder at most one in six. File names such as `/feed.xml`, the root, and the root of a language such as `/de/` are not counted. A URL that ends in a slash is not reported if it may be a folder: if pages are below it, or if it is in the root.',
    remedy: 'Write the URL as the server answers it without a redirect.',
    notFixed: 'Only the server knows which form it answers with.',
    source: 'https://developers.google.com/search/blog/2010/04/to-slash-or-not-to-slash',
    examples: [{ wrong: databaseOf([...PAGES, 'about']), right: databaseOf([...PAGES, 'about/']) }],
  },
  {
    code: 'future-lastmod',
    severity: 'warning',
    summary: 'A date in a sitemap is more than a day in the future.',
    explanation:
      'A page cannot have changed in the future. Search engines may ignore all dates of such a site. Often a clock is wrong, or the date of a planned change was written.',
    remedy: 'Write the time of the last change.',
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
    code: 'placeholder-lastmod',
    severity: 'warning',
    summary: 'A date stands for a missing date.',
    explanation:
      'Programs that have no date often write `1970-01-01`, which is time 0 of Unix, or `0001-01-01`, which is the empty date of Go and .NET. No page changed then, and search engines may ignore all dates of such a site. The date is written as it is.',
    remedy: 'Write the time of the last change, or leave the date out.',
    notFixed: 'Only the site knows when the page changed.',
    source: 'https://www.sitemaps.org/protocol.html#lastmoddef',
    examples: [
      {
        wrong:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc><lastmod>1970-01-01T00:00:00Z</lastmod></url></urlset>',
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url></urlset>',
      },
    ],
  },
  {
    code: 'other-xml',
    severity: 'info',
    summary: 'The folder has an XML file that is not a sitemap, such as a feed. It was skipped.',
    explanation:
      'In a folder, only files with the root element `urlset` or `sitemapindex` are taken for sitemaps. The URLs of other files were not checked. A feed in RSS or Atom is checked only if you give the file itself, or if an index or a robots.txt lists it.',
    remedy:
      'If the file should be a sitemap, correct its root element. If it is a feed that you submit to search engines, give the file itself.',
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
    summary: 'A folder has a sitemap twice, plain and compressed. The compressed file was skipped.',
    explanation:
      'Servers such as nginx with `gzip_static` need both forms of a file. Only the plain file was checked. If the compressed file is older, search engines may read pages that were not checked.',
    remedy:
      'Do nothing if both are generated together. To check the compressed file, give its path.',
    source: 'https://nginx.org/en/docs/http/ngx_http_gzip_static_module.html',
    examples: [
      { wrong: 'a folder with sitemap.xml and sitemap.xml.gz', given: 'described in words' },
    ],
  },
  {
    code: 'sitemap-repeated',
    severity: 'warning',
    summary: 'An index lists a sitemap twice.',
    explanation:
      'The sitemap is read once. The second entry may be meant for another file, whose pages are then missing.',
    remedy: 'Remove one of the entries, or correct its URL.',
    source: 'https://www.sitemaps.org/protocol.html#index',
    examples: [{ wrong: 'an index with two entries for one URL', given: 'described in words' }],
  },
  {
    code: 'sitemap-elsewhere',
    severity: 'error',
    causedBy: 'host',
    summary: 'An index lists sitemaps of several sites.',
    explanation:
      'A sitemap must have the same scheme, host and port as its index. Search engines do not read the other sitemaps, so their pages are not found through this index.',
    remedy: 'Create an index for each site.',
    source: 'https://www.sitemaps.org/protocol.html#index',
    examples: [
      { wrong: 'an index with sitemaps on a.example and b.example', given: 'described in words' },
    ],
  },
  {
    code: 'page-elsewhere',
    severity: 'warning',
    causedBy: 'host',
    summary: 'A sitemap lists pages with different schemes, hosts or ports.',
    explanation:
      'Search engines accept pages of another site only if the robots.txt of that site lists this sitemap. They drop the others. Often `http:` and `https:`, or names with and without `www.`, are mixed.',
    remedy: 'Create a sitemap for each site, or list this sitemap in the robots.txt of each site.',
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
    summary: 'Sitemaps that an index or a robots.txt lists were not checked.',
    explanation:
      'The index or the robots.txt was read from a stream, so there is no folder in which to look for the sitemaps. Or a robots.txt lists a sitemap, possibly on another host, that is not in its folder. Only the list itself was checked.',
    remedy: 'Pass the index or the robots.txt as a file in the folder that is published.',
    source: 'https://www.sitemaps.org/protocol.html#submit_robots',
    examples: [{ wrong: 'an index from standard input', given: 'described in words' }],
  },
  {
    code: 'robots-without-sitemap',
    severity: 'info',
    summary: 'A robots.txt names no sitemap.',
    explanation:
      'Every crawler reads the robots.txt, and finds sitemaps through its Sitemap lines. Without such a line, the sitemap must be submitted to each search engine.',
    remedy: 'Add a line `Sitemap:` with the URL; `waymark sitemap --robots robots.txt` does so.',
    source: 'https://www.sitemaps.org/protocol.html#submit_robots',
    examples: [
      {
        wrong: 'User-agent: *\nAllow: /\n',
        right: 'Sitemap: https://a.example/sitemap.xml\nUser-agent: *\nAllow: /\n',
        given: 'a robots.txt',
      },
    ],
  },
  {
    code: 'robots-not-read',
    severity: 'info',
    summary: 'A robots.txt next to the sitemaps cannot be read.',
    explanation:
      'The rules of the robots.txt in the folder of the sitemaps decide which of their pages search engines may read. Because the file cannot be read, this was not checked. If it is published like this, crawlers may not be able to read it either.',
    remedy: 'Correct the file or its permissions, and check again.',
    source: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1',
    examples: [
      { wrong: 'a robots.txt without permission to read it', given: 'described in words' },
    ],
  },
  {
    code: 'row-length',
    severity: 'error',
    summary: 'A row of a table has more or fewer fields than the header. It was left out.',
    explanation:
      'It is not known which field belongs to which column. Often a URL has a comma and is not quoted.',
    remedy:
      'Give the row as many fields as the header, and quote fields that contain the delimiter.',
    notFixed: 'Nothing shows which field is missing, or which comma belongs to a value.',
    source: 'https://www.rfc-editor.org/rfc/rfc4180#section-2',
    examples: [
      {
        wrong: 'url,lastmod\nhttps://a.example/a,b,2024-01-01T00:00:00Z\n',
        right: 'url,lastmod\n"https://a.example/a,b",2024-01-01T00:00:00Z\n',
        given: 'a table of pages',
      },
    ],
  },
  {
    code: 'group-repeated',
    severity: 'error',
    summary: 'The rows of a group do not follow one another.',
    explanation:
      'Only rows that follow one another are linked as translations, because a table of any size is read in bounded memory.',
    remedy: 'Sort the table by its column group.',
    notFixed: 'The rows may belong together, or two groups may have one name by mistake.',
    source: 'https://github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme',
    examples: [
      {
        wrong:
          'group,lang,url,lastmod\n1,en,https://a.example/en,2024-01-01T00:00:00Z\n2,en,https://a.example/b,2024-01-01T00:00:00Z\n1,de,https://a.example/de,2024-01-01T00:00:00Z\n',
        right:
          'group,lang,url,lastmod\n1,en,https://a.example/en,2024-01-01T00:00:00Z\n1,de,https://a.example/de,2024-01-01T00:00:00Z\n2,en,https://a.example/b,2024-01-01T00:00:00Z\n',
        given: 'a table of pages',
      },
    ],
  },
  {
    code: 'group-without-lang',
    severity: 'error',
    summary: 'A page of a group has no language.',
    explanation:
      'A link to a translation needs its language, so the other pages are not linked to it.',
    remedy: 'Write the language of the page in the column lang.',
    notFixed: 'The table does not say which language the page has.',
    source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
    examples: [
      {
        wrong:
          'group,lang,url,lastmod\n1,en,https://a.example/en,2024-01-01T00:00:00Z\n1,,https://a.example/de,2024-01-01T00:00:00Z\n',
        right:
          'group,lang,url,lastmod\n1,en,https://a.example/en,2024-01-01T00:00:00Z\n1,de,https://a.example/de,2024-01-01T00:00:00Z\n',
        given: 'a table of pages',
      },
    ],
  },
  {
    code: 'default-lang-differs',
    severity: 'warning',
    summary: 'The files of a database have different default languages. The first is used.',
    explanation: 'Several files are read as one database of one site, which has one main language.',
    remedy: 'Give all files the same defaultLang, or build the sites one by one.',
    notFixed: 'Only the site knows which language is its main one.',
    source: 'https://github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme',
    examples: [{ wrong: 'two files with the defaultLang en and de', given: 'described in words' }],
  },
  {
    code: 'not-convertible',
    severity: 'error',
    summary: 'A value of a database cannot be written in the other form. It was left out.',
    explanation:
      'A table has text in the columns of URLs, languages and dates, so it cannot hold a number or a list there. It also has no members besides its rows. Everything else in the database was converted.',
    remedy: 'Correct the value, or convert to JSON, which can hold every value.',
    source: 'https://github.com/waymark-url/waymark/tree/main/packages/i18n/site#readme',
    examples: [
      {
        wrong: '{"urls":[{"loc":"https://a.example/","lastmod":2024}]}, converted to CSV',
        right:
          '{"urls":[{"loc":"https://a.example/","lastmod":"2024-01-01T00:00:00Z"}]}, converted to CSV',
        given: 'described in words',
      },
    ],
  },
]

/** Everything that only `@waymark/site` reports. */
export const problems: ProblemCatalogue = /* @__PURE__ */ deepFreeze({
  title: 'Sites and files',
  entries: [...entries, ...crawlEntries, ...urlEntries, ...pageEntries, ...fileEntries],
})
