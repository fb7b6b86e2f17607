import type { ProblemEntry } from '@waymark/infra/problem'
import {
  alternatesOf,
  FILES,
  filesOf,
  linksTo,
  listedAlternates,
  pageOf,
  sitemapOf,
} from './example-site.ts'

const SEARCH = 'https://developers.google.com/search/docs'
const LOCALIZED = `${SEARCH}/specialty/international/localized-versions`

const NOINDEX = '<meta name="robots" content="noindex">'
const SET = { en: '/', de: '/de.html', 'x-default': '/' }

/** A home page that links to a German one, with its alternates. */
function homeWith(alternates: Readonly<Record<string, string>>): string {
  return pageOf('/', { head: alternatesOf(alternates), body: [linksTo('/de.html')] })
}

/** The German page with alternates, and what else is in its head. */
function germanWith(alternates: Readonly<Record<string, string>>, ...head: readonly string[]) {
  return pageOf('/de.html', { lang: 'de', head: [...alternatesOf(alternates), ...head] })
}

const HOME = homeWith(SET)
const GERMAN = germanWith(SET)

/** Both pages, with other files or versions of them. */
function bilingual(files: Readonly<Record<string, string>> = {}): string {
  return filesOf({ 'index.html': HOME, 'de.html': GERMAN, ...files })
}

/** Both pages, and a sitemap that has alternates of the home page. */
function listedSite(alternates: Readonly<Record<string, string>>): string {
  return bilingual({
    'sitemap.xml': sitemapOf({ '/': listedAlternates(alternates), '/de.html': [] }),
  })
}

/** What is wrong with alternates because of the pages to which they lead, or because of where they are. */
export const alternateEntries: readonly ProblemEntry[] = [
  {
    code: 'alternate-to-missing',
    severity: 'error',
    causedBy: 'folder',
    summary: 'A page lists an alternate that does not exist.',
    explanation:
      'There is no file for it, and no redirect or rewrite. Readers who follow the link get an error, and search engines ignore it, because nothing links back. Often the page has not been translated yet.',
    remedy: 'Remove the link, or publish the page.',
    source: LOCALIZED,
    examples: [
      {
        wrong: filesOf({ 'index.html': pageOf('/', { head: alternatesOf(SET) }) }),
        right: bilingual(),
        given: FILES,
      },
    ],
  },
  {
    code: 'alternate-to-noindex',
    severity: 'error',
    causedBy: 'folder',
    summary: 'A page lists an alternate that is `noindex`.',
    explanation:
      'Search engines do not show that page, so they cannot show it to readers of its language.',
    remedy: 'Remove the `noindex`, or the links to the page.',
    source: `${SEARCH}/crawling-indexing/block-indexing`,
    examples: [
      {
        wrong: bilingual({ 'de.html': germanWith(SET, NOINDEX) }),
        right: bilingual(),
        given: FILES,
      },
    ],
  },
  {
    code: 'alternate-to-redirect',
    severity: 'error',
    causedBy: 'folder',
    summary: 'A page lists an alternate that redirects.',
    explanation:
      'Search engines show the page to which the URL redirects, and its alternates name that page. Often the difference is a slash at the end or `.html`. The other checks take the link as one to that page.',
    remedy: 'Write the URL to which it redirects.',
    source: `${SEARCH}/crawling-indexing/301-redirects`,
    examples: [
      {
        wrong: bilingual({
          'index.html': homeWith({ ...SET, de: '/deutsch' }),
          _redirects: '/deutsch /de.html 301\n',
        }),
        right: bilingual({ _redirects: '/deutsch /de.html 301\n' }),
        given: FILES,
      },
    ],
  },
  {
    code: 'alternate-to-disallowed',
    severity: 'error',
    causedBy: 'folder',
    summary: 'A page lists an alternate that robots.txt disallows.',
    explanation:
      'Crawlers may not read that page, so they do not find its links back, and ignore the link to it.',
    remedy: 'Allow the page, or remove the links to it.',
    source: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2',
    examples: [
      {
        wrong: bilingual({ 'robots.txt': 'User-agent: *\nDisallow: /de\n' }),
        right: bilingual({ 'robots.txt': 'User-agent: *\nDisallow: /cart\n' }),
        given: FILES,
      },
    ],
  },
  {
    code: 'alternate-to-not-canonical',
    severity: 'error',
    causedBy: 'folder',
    summary: 'A page lists an alternate that names another page as its canonical page.',
    explanation:
      'Search engines show the canonical page, so alternates should name that one. The other checks take the link as one to the canonical page.',
    remedy: 'Write the URL of the canonical page.',
    source: `${SEARCH}/crawling-indexing/consolidate-duplicate-urls`,
    examples: [
      {
        wrong: bilingual({
          'index.html': homeWith({ ...SET, de: '/start.html' }),
          'start.html': pageOf('/start.html', { lang: 'de', canonical: '/de.html' }),
        }),
        right: bilingual({
          'start.html': pageOf('/start.html', { lang: 'de', canonical: '/de.html' }),
        }),
        given: FILES,
      },
    ],
  },
  {
    code: 'alternate-on-other-host',
    severity: 'info',
    causedBy: 'alternate',
    summary: 'A page lists an alternate on another host, which was not checked.',
    explanation:
      'Alternates may be on other hosts. But the page is not among the files of the site, so it is not known whether it exists and links back.',
    remedy: 'Check that the page on the other host lists all versions, too.',
    source: LOCALIZED,
    examples: [
      {
        wrong: filesOf({
          'index.html': pageOf('/', {
            head: alternatesOf({ en: '/', de: 'https://b.example/', 'x-default': '/' }),
          }),
        }),
        given: FILES,
      },
    ],
  },
  {
    code: 'alternates-ignored',
    severity: 'warning',
    causedBy: 'folder',
    summary: 'A page that search engines should not show lists alternates.',
    explanation:
      'The page is `noindex` or disallowed, redirects, or names another canonical page. Alternates are for search engines to choose among pages that they show, so these have no effect.',
    remedy: 'Remove the alternates, or what keeps the page from being shown.',
    source: LOCALIZED,
    examples: [
      {
        wrong: bilingual({
          'draft.html': pageOf('/draft.html', { head: [NOINDEX, ...alternatesOf(SET)] }),
        }),
        right: bilingual({ 'draft.html': pageOf('/draft.html', { head: [NOINDEX] }) }),
        given: FILES,
      },
    ],
  },
  {
    code: 'alternates-disagree',
    severity: 'error',
    causedBy: 'folder',
    summary: 'A page has different alternates in its head, its HTTP header or the sitemap.',
    explanation:
      'For Google, the three ways are equal, so it is not clear which one is right. Usually different programs write them, and one of them does not know all languages.',
    remedy: 'Keep the alternates in one place, or write the same in all.',
    source: LOCALIZED,
    examples: [
      { wrong: listedSite({ en: '/', 'x-default': '/' }), right: listedSite({}), given: FILES },
    ],
  },
  {
    code: 'alternates-in-two-places',
    severity: 'info',
    summary: 'A page has the same alternates in two places, such as its head and the sitemap.',
    explanation:
      'Google sees no benefit in this, and one place is easier to keep right than two. Yandex does not read alternates in sitemaps any more.',
    remedy: 'Keep the alternates in one place.',
    source: LOCALIZED,
    examples: [{ wrong: listedSite(SET), right: listedSite({}), given: FILES }],
  },
  {
    code: 'alternates-missing',
    severity: 'error',
    causedBy: 'folder',
    summary: 'A page has no alternates, but other pages list it as one.',
    explanation:
      'Search engines ignore a link to a page that does not link back. This is reported once for the page, and not as a missing return link of each of the others.',
    remedy: 'Add all alternates of the set to the page.',
    source: LOCALIZED,
    examples: [
      { wrong: bilingual({ 'de.html': germanWith({}) }), right: bilingual(), given: FILES },
    ],
  },
]
