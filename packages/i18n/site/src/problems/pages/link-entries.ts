import type { ProblemEntry } from '@waymark/infra/problem'
import { FILES, filesOf, linksTo, pageOf } from './example-site.ts'

const SEARCH = 'https://developers.google.com/search/docs/crawling-indexing'
const LINKS = `${SEARCH}/links-crawlable`
const STATUSES = `${SEARCH}/http-network-errors`
const REDIRECTS = `${SEARCH}/301-redirects`

/** A home page with links, a page about tea, and redirects. */
function linkedSite(links: readonly string[], redirects: readonly string[] = []): string {
  return filesOf({
    'index.html': pageOf('/', { body: [linksTo(...links)] }),
    'tea.html': pageOf('/tea.html'),
    ...(redirects.length > 0 && { _redirects: `${redirects.join('\n')}\n` }),
  })
}

/** What is wrong with the links between pages, and with redirects. */
export const linkEntries: readonly ProblemEntry[] = [
  {
    code: 'page-orphaned',
    severity: 'info',
    causedBy: 'folder',
    summary: 'A page has no links from other pages of the site.',
    explanation:
      'Readers find it only from elsewhere. Google asks that each page that matters has a link from another page of the site. Links that a script makes are not known.',
    remedy: 'Link to the page, or remove it.',
    source: LINKS,
    examples: [{ wrong: linkedSite([]), right: linkedSite(['/tea.html']), given: FILES }],
  },
  {
    code: 'link-to-missing',
    severity: 'error',
    causedBy: 'folder',
    summary: 'A page links to a URL of the site that does not exist.',
    explanation:
      'There is no file for it, and no redirect or rewrite. Readers and crawlers get an error. What a program answers on the server is not known.',
    remedy: 'Correct the link, or publish the page.',
    source: STATUSES,
    examples: [
      {
        wrong: linkedSite(['/tea.html', '/teas.html']),
        right: linkedSite(['/tea.html']),
        given: FILES,
      },
    ],
  },
  {
    code: 'link-to-redirect',
    severity: 'warning',
    causedBy: 'folder',
    summary: 'A page links to a URL of the site that redirects.',
    explanation:
      'Readers and crawlers need a second request. Google recommends links to the canonical URL, because they show which URL is meant.',
    remedy: 'Write the URL to which it redirects.',
    source: `${SEARCH}/consolidate-duplicate-urls`,
    examples: [
      {
        wrong: linkedSite(['/tea.html', '/teas'], ['/teas /tea.html 301']),
        right: linkedSite(['/tea.html'], ['/teas /tea.html 301']),
        given: FILES,
      },
    ],
  },
  {
    code: 'pages-twice',
    severity: 'warning',
    causedBy: 'folder',
    summary: 'A page is published under two similar URLs.',
    explanation:
      'They differ only in a slash at the end, `.html`, `www`, or upper and lower case. Both answer, and each names itself as the canonical page. Search engines may show either, and links are divided between the two.',
    remedy: 'Redirect from one URL to the other, or name the same canonical URL in both pages.',
    source: `${SEARCH}/consolidate-duplicate-urls`,
    examples: [
      {
        wrong: filesOf({
          'index.html': pageOf('/', { body: [linksTo('/tea.html', '/Tea.html')] }),
          'tea.html': pageOf('/tea.html'),
          'Tea.html': pageOf('/Tea.html'),
        }),
        right: filesOf({
          'index.html': pageOf('/', { body: [linksTo('/tea.html', '/Tea.html')] }),
          'tea.html': pageOf('/tea.html'),
          'Tea.html': pageOf('/Tea.html', { canonical: '/tea.html' }),
        }),
        given: FILES,
      },
    ],
  },
  {
    code: 'redirect-chained',
    severity: 'warning',
    causedBy: 'folder',
    summary: 'A redirect leads to a URL that redirects, too.',
    explanation:
      'Each step is a request that readers wait for. Crawlers of Google follow 10 redirects at most.',
    remedy: 'Redirect to the last URL at once.',
    source: STATUSES,
    examples: [
      {
        wrong: linkedSite(['/tea.html'], ['/chai /teas 301', '/teas /tea.html 301']),
        right: linkedSite(['/tea.html'], ['/chai /tea.html 301', '/teas /tea.html 301']),
        given: FILES,
      },
    ],
  },
  {
    code: 'redirect-loop',
    severity: 'error',
    causedBy: 'folder',
    summary: 'A redirect leads back to where it began.',
    explanation:
      'Browsers show an error, and crawlers give up. No page of the loop can be reached.',
    remedy: 'Remove one of the redirects.',
    source: 'https://www.rfc-editor.org/rfc/rfc9110#section-15.4',
    examples: [
      {
        wrong: linkedSite(['/tea.html'], ['/chai /teas 301', '/teas /chai 301']),
        right: linkedSite(['/tea.html'], ['/chai /tea.html 301', '/teas /tea.html 301']),
        given: FILES,
      },
    ],
  },
  {
    code: 'redirect-to-missing',
    severity: 'error',
    causedBy: 'folder',
    summary: 'A redirect leads to a URL of the site that does not exist.',
    explanation:
      'There is no file for it, and no redirect or rewrite. Readers who follow an old link get an error in place of the page that has moved.',
    remedy: 'Write the URL of a page that exists, or remove the redirect.',
    source: REDIRECTS,
    examples: [
      {
        wrong: linkedSite(['/tea.html'], ['/chai /teas.html 301']),
        right: linkedSite(['/tea.html'], ['/chai /tea.html 301']),
        given: FILES,
      },
    ],
  },
  {
    code: 'hosting-rule-invalid',
    severity: 'warning',
    summary: 'A redirect or header rule is not valid for the hosting service.',
    explanation:
      'The service ignores the rule, or refuses the whole file. The rule was not used for the other checks.',
    remedy: 'Correct the rule as the message says.',
    source: 'https://docs.netlify.com/routing/redirects/#syntax-for-the-redirects-file',
    examples: [
      {
        wrong: linkedSite(['/tea.html'], ['teas /tea.html 301']),
        right: linkedSite(['/tea.html'], ['/teas /tea.html 301']),
        given: FILES,
      },
    ],
  },
  {
    code: 'hosting-rule-uncertain',
    severity: 'info',
    summary: 'A redirect or header rule was not used, because its effect is not certain.',
    explanation:
      'The rule depends on more than the path, such as the country or the cookies of a visitor, or has a pattern that is not understood. Its URLs were checked as if the rule were not there.',
    remedy: 'Check the URLs of the rule on the server itself.',
    source: 'https://docs.netlify.com/routing/redirects/redirect-options/',
    examples: [
      {
        wrong: linkedSite(['/tea.html'], ['/teas /tea.html 302 Language=de']),
        right: linkedSite(['/tea.html'], ['/teas /tea.html 302']),
        given: FILES,
      },
    ],
  },
  {
    code: 'file-left-out',
    severity: 'info',
    summary:
      'A file or folder was not read, because it is a link or a device, or its name cannot be in a URL.',
    explanation:
      'Symbolic links can lead out of the folder, and a device has no end, so neither is opened. A name that is not Unicode has no URL.',
    remedy: 'Put the file itself into the folder, or give it another name.',
    source: 'https://man7.org/linux/man-pages/man7/path_resolution.7.html',
    examples: [{ wrong: 'a symbolic link in the folder of the site', given: 'described in words' }],
  },
]
