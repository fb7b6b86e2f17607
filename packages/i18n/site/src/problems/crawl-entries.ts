import type { ProblemEntry } from '@waymark/infra/problem'

const given = 'a table of pages'
const SOURCE = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap'
const LISTED = 'https://a.example/tea'

/** The export of a crawler with one page: its status, and another column with its value. */
function exportOf(status: string, column: string, value: string): string {
  return `Address,Status Code,${column}\n${LISTED},${status},${value}\n`
}

/** Why the pages of a crawler's export are not listed. */
export const crawlEntries: readonly ProblemEntry[] = [
  {
    code: 'crawl-status',
    severity: 'info',
    summary: 'A row of a crawl export has another status than 200. It is not listed.',
    explanation:
      'The server redirects from the URL, has no page there, or had an error when the crawler asked. A sitemap should list only pages that the server answers with 200. The export of a crawler has one of the columns `Status Code`, `HTTP Status Code`, `Indexability`, `Indexable Status` and `Is indexable page`, and its URLs are in `Address` or `URL`. Only numbers from 100 to 599 count as a status.',
    remedy: 'If the page should be listed, make the server answer with 200, and crawl again.',
    notFixed: 'The row is right: only the server can change what it answers.',
    causedBy: 'value',
    source: SOURCE,
    examples: [
      {
        wrong: exportOf('301', 'Indexability', 'Non-Indexable'),
        right: exportOf('200', 'Indexability', 'Indexable'),
        given,
      },
    ],
  },
  {
    code: 'crawl-not-html',
    severity: 'info',
    summary:
      'A row of a crawl export is an image, a style sheet or another file that is not HTML. It is not listed.',
    explanation:
      'Crawlers export all that they have fetched. The column `Content Type` has a MIME type other than `text/html` and `application/xhtml+xml`.',
    remedy: 'If the file itself should be listed, such as a PDF, clear its `Content Type`.',
    notFixed: 'The row is right: it is not a page.',
    causedBy: 'value',
    source: SOURCE,
    examples: [
      {
        wrong: exportOf('200', 'Content Type', 'image/png'),
        right: exportOf('200', 'Content Type', 'text/html; charset=utf-8'),
        given,
      },
    ],
  },
  {
    code: 'crawl-canonical',
    severity: 'info',
    summary: 'A row of a crawl export has another URL as its canonical one. It is not listed.',
    explanation:
      'The page says that another URL should be shown for it, in the column `Canonical Link Element 1`, `HTTP Canonical 1` or `Canonical URL`. A sitemap should list canonical URLs. Spellings of one URL, and a fragment, make no difference.',
    remedy: 'If the page should be listed, make its URL the canonical one, and crawl again.',
    notFixed: 'The row is right: only the page can change its canonical URL.',
    source: 'https://developers.google.com/search/docs/crawling-indexing/canonicalization',
    examples: [
      {
        wrong: exportOf('200', 'Canonical Link Element 1', 'https://a.example/drinks/tea'),
        right: exportOf('200', 'Canonical Link Element 1', LISTED),
        given,
      },
    ],
  },
  {
    code: 'crawl-not-indexable',
    severity: 'info',
    summary: 'A row of a crawl export is not indexable. It is not listed.',
    explanation:
      'The crawler found `noindex`, or a rule of robots.txt, that keeps the page out of search results, or got no answer. The column `Indexability` has `Non-Indexable`, or `Indexable Status` or `Is indexable page` has such a value as `Not Indexable`, `No` or `false`.',
    remedy:
      'If the page should be listed, remove what keeps it out of search results, and crawl again.',
    notFixed: 'The row is right: only the site can make the page indexable.',
    causedBy: 'value',
    source: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
    examples: [
      {
        wrong: exportOf('200', 'Indexability', 'Non-Indexable'),
        right: exportOf('200', 'Indexability', 'Indexable'),
        given,
      },
    ],
  },
]
