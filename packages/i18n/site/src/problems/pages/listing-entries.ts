import type { ProblemEntry } from '@waymark/infra/problem'
import { FILES, filesOf, linksTo, pageOf, sitemapOf } from './example-site.ts'

const SEARCH = 'https://developers.google.com/search/docs/crawling-indexing'
const SITEMAPS = `${SEARCH}/sitemaps/build-sitemap`

const LISTED_HOME = sitemapOf({ '/': [] })
const LISTED_BOTH = sitemapOf({ '/': [], '/tea.html': [] })

/** A home page that links to a page about tea, and a sitemap. */
function listedSite(sitemap: string, tea: string): string {
  return filesOf({
    'index.html': pageOf('/', { body: [linksTo('/tea.html')] }),
    'tea.html': tea,
    'sitemap.xml': sitemap,
  })
}

/** Where the sitemaps of a site and its pages disagree. */
export const listingEntries: readonly ProblemEntry[] = [
  {
    code: 'listed-page-missing',
    severity: 'error',
    causedBy: 'folder',
    summary: 'A sitemap lists a page that does not exist.',
    explanation:
      'There is no file for it, and no redirect or rewrite. Often the page was removed or renamed, and the sitemap is older than the pages.',
    remedy: 'Leave the URL out of the sitemap, or publish the page.',
    source: `${SEARCH}/http-network-errors`,
    examples: [
      {
        wrong: filesOf({ 'index.html': pageOf('/'), 'sitemap.xml': LISTED_BOTH }),
        right: filesOf({ 'index.html': pageOf('/'), 'sitemap.xml': LISTED_HOME }),
        given: FILES,
      },
    ],
  },
  {
    code: 'listed-page-noindex',
    severity: 'error',
    causedBy: 'folder',
    summary: 'A sitemap lists a page that is `noindex`.',
    explanation:
      'The sitemap asks search engines to show the page, and the page asks them not to. They do not show it.',
    remedy: 'Leave the page out of the sitemap, or remove the `noindex`.',
    source: SITEMAPS,
    examples: [
      {
        wrong: listedSite(
          LISTED_BOTH,
          pageOf('/tea.html', { head: ['<meta name="robots" content="noindex">'] }),
        ),
        right: listedSite(
          LISTED_HOME,
          pageOf('/tea.html', { head: ['<meta name="robots" content="noindex">'] }),
        ),
        given: FILES,
      },
    ],
  },
  {
    code: 'listed-page-not-canonical',
    severity: 'error',
    causedBy: 'folder',
    summary: 'A sitemap lists a page that names another page as its canonical page.',
    explanation:
      'Google takes each URL of a sitemap as a suggestion for a canonical URL, so the sitemap and the page contradict each other.',
    remedy: 'List the canonical page in place of this one.',
    source: `${SEARCH}/consolidate-duplicate-urls`,
    examples: [
      {
        wrong: listedSite(LISTED_BOTH, pageOf('/tea.html', { canonical: '/' })),
        right: listedSite(LISTED_HOME, pageOf('/tea.html', { canonical: '/' })),
        given: FILES,
      },
    ],
  },
  {
    code: 'listed-page-redirects',
    severity: 'error',
    causedBy: 'folder',
    summary: 'A sitemap lists a URL that redirects.',
    explanation:
      'A sitemap should have the URLs that search engines show, and they show the one to which this one redirects. Often the difference is a slash at the end or `.html`.',
    remedy: 'Write the URL to which it redirects.',
    source: SITEMAPS,
    examples: [
      {
        wrong: filesOf({
          'index.html': pageOf('/'),
          _redirects: '/home / 301\n',
          'sitemap.xml': sitemapOf({ '/': [], '/home': [] }),
        }),
        right: filesOf({
          'index.html': pageOf('/'),
          _redirects: '/home / 301\n',
          'sitemap.xml': LISTED_HOME,
        }),
        given: FILES,
      },
    ],
  },
  {
    code: 'page-not-listed',
    severity: 'warning',
    causedBy: 'folder',
    summary: 'A page that search engines may show is in no sitemap.',
    explanation:
      'They find it only through links, and do not learn when it changes. Often the program that writes the sitemap does not know all pages, or a sitemap is not in the index.',
    remedy: 'List the page, or make it `noindex` if it should not be shown.',
    source: SITEMAPS,
    examples: [
      {
        wrong: listedSite(LISTED_HOME, pageOf('/tea.html')),
        right: listedSite(LISTED_BOTH, pageOf('/tea.html')),
        given: FILES,
      },
    ],
  },
  {
    code: 'listed-on-other-host',
    severity: 'error',
    causedBy: 'host',
    summary: 'The sitemaps list the pages on another host than that of the site.',
    explanation:
      'A sitemap may list only URLs on its own host. Usually the site was built with the URL of a test server, and search engines are sent there.',
    remedy: 'Build the sitemaps with the URL of the site that is published.',
    source: 'https://www.sitemaps.org/protocol.html#location',
    examples: [
      {
        wrong: filesOf({
          'index.html': pageOf('/'),
          'sitemap.xml': sitemapOf({ 'https://test.example/': [] }),
        }),
        right: filesOf({ 'index.html': pageOf('/'), 'sitemap.xml': LISTED_HOME }),
        given: FILES,
      },
    ],
  },
]
