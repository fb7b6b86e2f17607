import type { ProblemEntry } from '@waymark/infra/problem'
import { canonicalOf, FILES, filesOf, linksTo, PAGE, pageOf } from './example-site.ts'

const GOOGLE =
  'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls'
const MISTAKES =
  'https://developers.google.com/search/blog/2013/04/5-common-mistakes-with-relcanonical'

const NOINDEX = '<meta name="robots" content="noindex">'
const HOME = pageOf('/', { body: [linksTo('/tea.html')] })
const TEA = pageOf('/tea.html')

/** A home page, and a page about tea with a canonical. */
function teaWith(canonical: string, more: Readonly<Record<string, string>> = {}): string {
  return filesOf({ 'index.html': HOME, 'tea.html': pageOf('/tea.html', { canonical }), ...more })
}

/** A home page, and pages with their canonicals, all linked from there. */
function canonicalSite(canonicals: Readonly<Record<string, string>>): string {
  const paths = Object.keys(canonicals)
  const pages = Object.entries(canonicals).map(([path, canonical]) => [
    path.slice(1),
    pageOf(path, { canonical }),
  ])
  return filesOf({
    'index.html': pageOf('/', { body: [linksTo(...paths)] }),
    ...Object.fromEntries(pages),
  })
}

/** What is wrong with the canonicals of pages, and with the pages that they name. */
export const canonicalEntries: readonly ProblemEntry[] = [
  {
    code: 'canonical-missing',
    severity: 'info',
    causedBy: 'folder',
    summary: 'A page does not name its canonical URL.',
    explanation:
      'Search engines then choose the URL that they show. Most pages have more URLs than one, such as with parameters or on another host, and Google recommends that a page names itself.',
    remedy: 'Add a `link` with `rel="canonical"` and the URL of the page itself.',
    source: GOOGLE,
    examples: [{ wrong: pageOf('/', { canonical: null }), right: pageOf('/'), given: PAGE }],
  },
  {
    code: 'duplicate-canonical',
    severity: 'info',
    causedBy: 'folder',
    summary: 'A page names the same canonical URL more than once.',
    explanation:
      'This does no harm by itself, but the links can easily become different when one of them is changed. Often a theme and a plugin both write the link, or both the head and an HTTP header have it.',
    remedy: 'Keep one of the links.',
    source: GOOGLE,
    examples: [
      { wrong: pageOf('/', { head: [canonicalOf('/')] }), right: pageOf('/'), given: PAGE },
    ],
  },
  {
    code: 'conflicting-canonicals',
    severity: 'error',
    causedBy: 'folder',
    summary: 'A page names different canonical URLs.',
    explanation:
      'Google ignores all of them, and chooses the URL itself. Often a theme and a plugin each write a link, or the head and an HTTP header differ.',
    remedy: 'Keep the right link, and remove the others.',
    source: MISTAKES,
    examples: [
      {
        wrong: pageOf('/', { head: [canonicalOf('/index.html')] }),
        right: pageOf('/'),
        given: PAGE,
      },
      {
        wrong: filesOf({
          'index.html': pageOf('/'),
          _headers: '/\n  Link: <https://a.example/home>; rel="canonical"\n',
        }),
        right: filesOf({
          'index.html': pageOf('/'),
          _headers: '/\n  X-Frame-Options: DENY\n',
        }),
        given: FILES,
      },
    ],
  },
  {
    code: 'canonical-relative',
    severity: 'warning',
    causedBy: 'folder',
    summary: 'A canonical URL is relative.',
    explanation:
      'Google understands it, but recommends absolute URLs. If a test server or a copy of the site is crawled, a relative URL names the copy.',
    remedy: 'Write the URL with its scheme and host.',
    source: GOOGLE,
    examples: [
      {
        wrong: pageOf('/', { canonical: null, head: ['<link rel="canonical" href="/">'] }),
        right: pageOf('/'),
        given: PAGE,
      },
    ],
  },
  {
    code: 'canonical-with-fragment',
    severity: 'warning',
    causedBy: 'folder',
    summary: 'A canonical URL has a fragment.',
    explanation:
      'Google advises against it, because it does not usually support fragments: everything from `#` on is only for the browser.',
    remedy: 'Remove the fragment.',
    source: GOOGLE,
    examples: [{ wrong: pageOf('/', { canonical: '/#top' }), right: pageOf('/'), given: PAGE }],
  },
  {
    code: 'canonical-not-url',
    severity: 'error',
    causedBy: 'folder',
    summary: 'A canonical URL is empty, or is not an http or https URL.',
    explanation:
      'It names no page, so search engines choose the URL themselves. Often a template was filled in without the value.',
    remedy: 'Write the absolute URL of the page, or remove the link.',
    source: 'https://html.spec.whatwg.org/multipage/semantics.html#attr-link-href',
    examples: [
      { wrong: pageOf('/', { canonical: '' }), right: pageOf('/'), given: PAGE },
      { wrong: pageOf('/', { canonical: 'https://' }), right: pageOf('/'), given: PAGE },
    ],
  },
  {
    code: 'canonical-with-attributes',
    severity: 'error',
    causedBy: 'folder',
    summary: 'A canonical has an attribute that makes Google ignore it.',
    explanation:
      'Google does not use a canonical with `hreflang`, `lang`, `media` or `type`. Such an attribute belongs to an alternate.',
    remedy: 'Remove the attribute.',
    source: GOOGLE,
    examples: [
      {
        wrong: pageOf('/', {
          canonical: null,
          head: ['<link rel="canonical" hreflang="en" href="https://a.example/">'],
        }),
        right: pageOf('/'),
        given: PAGE,
      },
    ],
  },
  {
    code: 'canonical-to-missing',
    severity: 'error',
    causedBy: 'folder',
    summary: 'A page names a canonical URL that does not exist.',
    explanation:
      'There is no file for it, and no redirect or rewrite. Yandex ignores a canonical URL that its crawler cannot open, and Google asks to check that it exists.',
    remedy: 'Write the URL of a page that exists, usually of the page itself.',
    source: MISTAKES,
    examples: [{ wrong: teaWith('/teas.html'), right: teaWith('/tea.html'), given: FILES }],
  },
  {
    code: 'canonical-to-noindex',
    severity: 'error',
    causedBy: 'folder',
    summary: 'A page names a canonical page that is `noindex`.',
    explanation:
      'The page asks search engines to show the other one in its place, and the other one asks not to be shown.',
    remedy: 'Remove the `noindex` from the canonical page, or name another page.',
    source: MISTAKES,
    examples: [
      {
        wrong: teaWith('/teas.html', { 'teas.html': pageOf('/teas.html', { head: [NOINDEX] }) }),
        right: teaWith('/tea.html', { 'teas.html': pageOf('/teas.html', { head: [NOINDEX] }) }),
        given: FILES,
      },
    ],
  },
  {
    code: 'canonical-to-redirect',
    severity: 'error',
    causedBy: 'folder',
    summary: 'A page names a canonical URL that redirects.',
    explanation:
      'The page and the redirect name different URLs to be shown, and both are strong signals for Google. If the redirect leads back to the page, they contradict each other.',
    remedy: 'Write the URL to which it redirects.',
    source: GOOGLE,
    examples: [
      {
        wrong: teaWith('/teas', { _redirects: '/teas /tea.html 301\n' }),
        right: teaWith('/tea.html', { _redirects: '/teas /tea.html 301\n' }),
        given: FILES,
      },
    ],
  },
  {
    code: 'canonical-to-disallowed',
    severity: 'error',
    causedBy: 'folder',
    summary: 'A page names a canonical page that robots.txt disallows.',
    explanation:
      'Crawlers may not read that page, so search engines can show at most its URL, without its content.',
    remedy: 'Allow the canonical page, or name another page.',
    source: GOOGLE,
    examples: [
      {
        wrong: teaWith('/print/tea.html', {
          'print/tea.html': pageOf('/print/tea.html'),
          'robots.txt': 'User-agent: *\nDisallow: /print/\n',
        }),
        right: teaWith('/tea.html', {
          'print/tea.html': pageOf('/print/tea.html'),
          'robots.txt': 'User-agent: *\nDisallow: /print/\n',
        }),
        given: FILES,
      },
    ],
  },
  {
    code: 'canonical-chained',
    severity: 'error',
    causedBy: 'folder',
    summary: 'A page names a canonical page that names another one.',
    explanation:
      'It is not clear which of the pages should be shown. Two pages can even name each other. A canonical page should name itself.',
    remedy: 'Write the URL of the last page of the chain.',
    source: GOOGLE,
    examples: [
      {
        wrong: canonicalSite({
          '/old-tea.html': '/teas.html',
          '/teas.html': '/tea.html',
          '/tea.html': '/tea.html',
        }),
        right: canonicalSite({
          '/old-tea.html': '/tea.html',
          '/teas.html': '/tea.html',
          '/tea.html': '/tea.html',
        }),
        given: FILES,
      },
    ],
  },
  {
    code: 'canonical-to-other-language',
    severity: 'error',
    causedBy: 'language',
    summary: 'A page names a page in another language as its canonical page.',
    explanation:
      'The canonical URL says that this page is a copy, so search engines may show the other page to its readers. A translation is not a copy. Google asks for a canonical page in the same language, or in the best substitute if there is none.',
    remedy: 'Write the URL of the page itself.',
    source: GOOGLE,
    examples: [
      {
        wrong: filesOf({
          'index.html': pageOf('/', { body: [linksTo('/de.html')] }),
          'de.html': pageOf('/de.html', { lang: 'de', canonical: '/' }),
        }),
        right: filesOf({
          'index.html': pageOf('/', { body: [linksTo('/de.html')] }),
          'de.html': pageOf('/de.html', { lang: 'de' }),
        }),
        given: FILES,
      },
    ],
  },
  {
    code: 'canonical-on-other-host',
    severity: 'warning',
    causedBy: 'host',
    summary: 'A page names a canonical URL on another host.',
    explanation:
      'This is right for a copy of a page that another site published first. If most pages of a site do it, it is reported as an error: usually the host is that of a test server or of an earlier site. Yandex asks for a URL on the same domain.',
    remedy: 'Write the host of the site, unless the page is a copy from the other one.',
    source: 'https://www.rfc-editor.org/rfc/rfc6596#section-3',
    examples: [
      { wrong: teaWith('https://b.example/tea.html'), right: teaWith('/tea.html'), given: FILES },
    ],
  },
  {
    code: 'canonical-shared',
    severity: 'warning',
    causedBy: 'value',
    summary: 'Several different pages name one page as their canonical page.',
    explanation:
      'Often a template has the URL of the home page, or of the first page of a list. Search engines may then show only that page, or ignore the canonicals. At least three pages of one language with titles of their own are reported, and no second URL of the canonical page. If most pages of a site do it, it is an error.',
    remedy: 'Let each page that is not a copy name itself.',
    source: MISTAKES,
    examples: [
      {
        wrong: canonicalSite({
          '/tea.html': '/',
          '/coffee.html': '/',
          '/cups.html': '/',
          '/pots.html': '/pots.html',
          '/milk.html': '/milk.html',
        }),
        right: canonicalSite({
          '/tea.html': '/tea.html',
          '/coffee.html': '/coffee.html',
          '/cups.html': '/cups.html',
          '/pots.html': '/pots.html',
          '/milk.html': '/milk.html',
        }),
        given: FILES,
      },
    ],
  },
  {
    code: 'noindex-and-canonical',
    severity: 'warning',
    causedBy: 'folder',
    summary: 'A page is `noindex`, and names another page as its canonical page.',
    explanation:
      'With `noindex`, the page is blocked from search. To say that it is a copy, Google recommends the canonical URL alone.',
    remedy: 'Remove the `noindex` if the page is a copy, and otherwise the canonical.',
    source: GOOGLE,
    examples: [
      {
        wrong: filesOf({
          'index.html': pageOf('/', { body: [linksTo('/tea.html', '/teas.html')] }),
          'tea.html': TEA,
          'teas.html': pageOf('/teas.html', { canonical: '/tea.html', head: [NOINDEX] }),
        }),
        right: filesOf({
          'index.html': pageOf('/', { body: [linksTo('/tea.html', '/teas.html')] }),
          'tea.html': TEA,
          'teas.html': pageOf('/teas.html', { canonical: '/tea.html' }),
        }),
        given: FILES,
      },
    ],
  },
]
