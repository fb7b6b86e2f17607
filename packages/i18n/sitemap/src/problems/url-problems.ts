import { type Explanation, entry, GOOD } from './explanation.ts'

/** What is wrong with a URL. */
export const URL_PROBLEMS: readonly Explanation[] = [
  {
    code: 'loc-relative',
    summary: 'A URL is relative.',
    explanation:
      'A sitemap is read without knowing which page it belongs to, so a URL without scheme and host leads nowhere.',
    source: 'https://www.sitemaps.org/protocol.html#locdef',
    examples: [
      { wrong: entry('<loc>/page</loc>'), right: entry('<loc>https://a.example/page</loc>') },
    ],
  },
  {
    code: 'loc-not-url',
    summary: 'A value is not a URL.',
    explanation: 'The URL parser fails, so no browser and no search engine can open the page.',
    source: 'https://url.spec.whatwg.org/#url-parsing',
    examples: [{ wrong: entry('<loc>https://a b.example/</loc>'), right: GOOD }],
  },
  {
    code: 'loc-protocol',
    summary: 'The scheme of a URL is not http or https.',
    explanation:
      'Search engines fetch pages by http and https only, so they ignore an entry with another scheme.',
    source: 'https://www.sitemaps.org/protocol.html#locdef',
    examples: [{ wrong: entry('<loc>ftp://a.example/</loc>'), right: GOOD }],
  },
  {
    code: 'loc-too-long',
    summary: 'A URL is longer than the 2,047 characters that the protocol allows.',
    explanation:
      'The protocol asks for less than 2,048 characters, and search engines may drop longer URLs. Long URLs often have a query that the page does not need.',
    source: 'https://www.sitemaps.org/protocol.html#locdef',
    examples: [
      {
        wrong: 'a `loc` of 2,048 characters',
        right: 'a `loc` of 2,047 characters',
        given: 'described in words',
      },
    ],
  },
  {
    code: 'credentials',
    summary: 'A URL has a user name or a password in it, which anyone can read.',
    explanation:
      'A sitemap is public, so anyone can use these credentials. The writer leaves the URL out, the reader does not return it, and problems show `***` for the password.',
    source: 'https://www.rfc-editor.org/rfc/rfc3986#section-7.5',
    examples: [{ wrong: entry('<loc>https://u:p@a.example/</loc>'), right: GOOD }],
  },
  {
    code: 'untidy-url',
    summary: 'A URL is not written as a valid URL. Browsers repair it; crawlers may not.',
    explanation:
      'Spaces, backslashes and braces need percent-encoding, and two slashes follow the scheme.',
    source: 'https://www.sitemaps.org/protocol.html#escaping',
    examples: [
      {
        wrong: entry('<loc>https://a.example/a b</loc>'),
        right: entry('<loc>https://a.example/a%20b</loc>'),
      },
    ],
  },
  {
    code: 'other-host',
    summary:
      'A page is not on the host of the sitemap. By default, that host is the one of the first page.',
    explanation:
      'A sitemap may list pages of its own scheme, host and port only, unless the robots.txt of the other host names it.',
    source: 'https://www.sitemaps.org/protocol.html#sitemaps_cross_submits',
    causedBy: 'host',
    examples: [
      {
        wrong: entry('<loc>https://b.example/</loc>'),
        right: GOOD,
        given: 'the sitemap is at https://a.example/sitemap.xml',
      },
    ],
  },
  {
    code: 'other-folder',
    summary: 'A page is not below the folder of the sitemap.',
    explanation:
      'A sitemap may list pages in and below its folder only, unless robots.txt names it.',
    source: 'https://www.sitemaps.org/protocol.html#location',
    examples: [
      {
        wrong: GOOD,
        right: entry('<loc>https://a.example/maps/b</loc>'),
        given: 'the sitemap is at https://a.example/maps/sitemap.xml',
      },
    ],
  },
]
