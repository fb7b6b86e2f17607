import type { ProblemEntry } from '@waymark/infra/problem'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const LOC = 'https://www.sitemaps.org/protocol.html#locdef'
const ROBOTS = 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2'

/** A sitemap of pages with the given URLs, as they are written in XML. */
function sitemapOf(...locs: readonly string[]): string {
  return `<urlset xmlns="${NAMESPACE}">${locs.map((loc) => `<url><loc>${loc}</loc></url>`).join('')}</urlset>`
}

/** A sitemap of twenty pages with the dates that a function returns. */
function datedSitemap(dateOf: (page: number) => string): string {
  const urls = Array.from(
    { length: 20 },
    (_, page) =>
      `<url><loc>https://a.example/${page}</loc><lastmod>${dateOf(page)}</lastmod></url>`,
  )
  return `<urlset xmlns="${NAMESPACE}">${urls.join('')}</urlset>`
}

/** What the URLs and the dates of a whole site show. */
export const urlEntries: readonly ProblemEntry[] = [
  {
    code: 'lastmod-same',
    severity: 'warning',
    summary: 'Most pages of a site have the same `lastmod`.',
    explanation:
      'Such a date is usually the time at which the site or the sitemap was generated, and not the time at which the pages changed. Google uses `lastmod` only if it is consistently accurate, and Bing calls the date of generation the most common mistake. This is reported if at least twenty pages have a date, and more than half of these dates are in the same minute or, for dates without a time or on the hour, nine in ten are on the same day. It is no mistake if all pages really changed then, for example when the site was new.',
    remedy: 'Write the time at which each page last changed.',
    notFixed: 'Only the site knows when each page changed.',
    source:
      'https://blogs.bing.com/webmaster/february-2023/The-Importance-of-Setting-the-lastmod-Tag-in-Your-Sitemap',
    examples: [
      {
        wrong: datedSitemap(() => '2024-03-15T10:07:00Z'),
        right: datedSitemap((page) => `2024-03-15T10:${10 + page}:00Z`),
      },
    ],
  },
  {
    code: 'template-value-in-url',
    severity: 'warning',
    summary: 'A URL contains a placeholder, or the name of a missing value, such as `undefined`.',
    explanation:
      'A program made the URL without the value that belongs there: it wrote `undefined`, `null`, `NaN` or `[object Object]`, or left a placeholder such as `[slug]`, `:id`, `{id}`, `{{ page.url }}` or `<%= path %>`. The URL leads to no page, or to one that nobody wants to find. Pages about programming and about words can be named `null` or `undefined`, so these are not reported in such folders as `docs` or `dictionary`.',
    remedy: 'Correct the program that writes the URL, or leave the page out.',
    notFixed: 'Only the program that wrote the URL knows the value.',
    source: LOC,
    examples: [
      {
        wrong: sitemapOf('https://a.example/en/undefined'),
        right: sitemapOf('https://a.example/en/tea'),
      },
      {
        wrong: sitemapOf('https://a.example/blog/[...slug]'),
        right: sitemapOf('https://a.example/blog/green-tea'),
      },
      {
        wrong: sitemapOf('https://a.example/tea?id={{ page.id }}'),
        right: sitemapOf('https://a.example/tea?id=7'),
      },
    ],
  },
  {
    code: 'language-doubled',
    severity: 'warning',
    summary: 'The path of a URL begins with a language twice.',
    explanation:
      'A program added the language to a path that has it already: `/vi/vi/about` in place of `/vi/about`. The URL of the page itself may be right, and only the links to it wrong. Codes that are also those of a country, such as `de`, are reported only if the site has pages in `/de/`, and no pages in folders of a country and a language, such as `/be/nl/`.',
    remedy: 'Write the language once.',
    notFixed: 'Only the server knows which of the URLs has the page.',
    source: LOC,
    examples: [
      {
        wrong: sitemapOf('https://a.example/vi/vi/about'),
        right: sitemapOf('https://a.example/vi/about'),
      },
    ],
  },
  {
    code: 'url-escaped-twice',
    severity: 'warning',
    summary: 'A URL contains an escape of XML or HTML, such as `&amp;`.',
    explanation:
      'In XML, `&` is written as `&amp;`. If a URL is escaped twice, or escaped where nothing is, such as in JSON or CSV, the escape is a part of the URL: in `?a=1&amp;b=2`, the second parameter is called `amp;b`.',
    remedy: 'Write `&` as `&amp;` in XML, and as it is in a database.',
    notFixed: 'A server may have learned to read such a URL, and others not.',
    source: 'https://www.sitemaps.org/protocol.html#escaping',
    examples: [
      {
        wrong: sitemapOf('https://a.example/?a=1&amp;amp;b=2'),
        right: sitemapOf('https://a.example/?a=1&amp;b=2'),
      },
    ],
  },
  {
    code: 'percent-encoding-broken',
    severity: 'warning',
    summary: 'A percent sign in a URL is not followed by two hexadecimal digits.',
    explanation:
      'A percent sign begins a percent-encoded byte, such as `%20`. Alone it is not valid in a URL: browsers send it as it is, some servers answer with an error, and other programs encode it. Often a string was cut off, or not encoded at all.',
    remedy: 'Write `%25` for a percent sign, or correct the program that encodes the URL.',
    notFixed: 'The percent sign may be meant, or be the rest of an encoded character.',
    source: 'https://www.rfc-editor.org/rfc/rfc3986#section-2.1',
    examples: [
      {
        wrong: sitemapOf('https://a.example/100%'),
        right: sitemapOf('https://a.example/100%25'),
      },
    ],
  },
  {
    code: 'path-not-utf-8',
    severity: 'warning',
    summary: 'The percent-encoded bytes in the path of a URL are not UTF-8.',
    explanation:
      'A character beyond ASCII has several bytes in UTF-8. If some are missing, a program cut the URL off between them; if they never were UTF-8, the URL is in another encoding, which browsers and search engines cannot show as text. Queries are not judged: they are in the encoding of the page that links to them.',
    remedy: 'Write the characters in UTF-8, and shorten names before they are percent-encoded.',
    notFixed: 'Nothing shows which characters were meant.',
    source: 'https://www.rfc-editor.org/rfc/rfc3986#section-2.5',
    examples: [
      {
        wrong: sitemapOf('https://a.example/%E3%81'),
        right: sitemapOf('https://a.example/%E3%81%82'),
      },
    ],
  },
  {
    code: 'bidi-control-in-url',
    severity: 'warning',
    summary: 'A URL contains an invisible character that changes the direction of text.',
    explanation:
      'Such characters come with text that was copied, or are there to deceive: after U+202E, `gpj.exe` is shown as `exe.jpg`. They are not allowed in an internationalised URL. The marks for left-to-right and right-to-left, if percent-encoded, are not reported: names of pages have them.',
    remedy: 'Remove the character from the name of the page.',
    notFixed: 'The server may have the page only under this name.',
    source: 'https://www.rfc-editor.org/rfc/rfc3987#section-4.1',
    examples: [
      {
        wrong: sitemapOf('https://a.example/tea%E2%80%AE'),
        right: sitemapOf('https://a.example/tea'),
      },
    ],
  },
  {
    code: 'tracking-parameter-in-url',
    severity: 'warning',
    summary: 'A URL has parameters that belong to a visit and not to the page.',
    explanation:
      'Parameters for campaigns, such as `utm_source`, and identifiers of sessions, such as `PHPSESSID`, give one page many URLs. In a sitemap, every visitor who comes from a search is counted for the campaign, or gets the session of another. The names are those that `remove-tracking-params` and `strip-session-ids` of `@waymark/normalize` know.',
    remedy:
      'Write the URL without these parameters: `waymark normalize --rule remove-tracking-params,strip-session-ids` removes them.',
    notFixed: 'A site is free to use such a name for something else.',
    source: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
    examples: [
      {
        wrong: sitemapOf('https://a.example/tea?utm_source=news'),
        right: sitemapOf('https://a.example/tea'),
      },
    ],
  },
  {
    code: 'error-page-listed',
    severity: 'info',
    summary: 'A page is listed that servers show for errors, such as `/404.html`.',
    explanation:
      'A generator of static sites writes this page for the server, which shows it in place of pages that do not exist. Nobody searches for it, and search engines report it as an error. Numbers deeper in a site are not reported, and none are if other pages have numbers as names.',
    remedy: 'Leave the page out of the sitemap.',
    notFixed: 'Only the server knows whether it is a page for errors.',
    source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
    examples: [
      {
        wrong: sitemapOf('https://a.example/', 'https://a.example/404.html'),
        right: sitemapOf('https://a.example/'),
      },
    ],
  },
  {
    code: 'sitemap-listed-as-page',
    severity: 'warning',
    summary: 'A sitemap is listed as a page.',
    explanation:
      'Only an index names sitemaps: its root is `sitemapindex`, and each file is in a `sitemap` element. In a `urlset`, search engines take the file for a page, and the pages in it are not found by it.',
    remedy: 'Write the index with `sitemapindex` and `sitemap`, or leave the sitemap out.',
    notFixed: 'Only the server knows whether the file is a sitemap.',
    source: 'https://www.sitemaps.org/protocol.html#index',
    examples: [
      {
        wrong: sitemapOf('https://a.example/post-sitemap.xml'),
        right:
          '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://a.example/post-sitemap.xml</loc></sitemap></sitemapindex>',
      },
    ],
  },
  {
    code: 'link-in-path',
    severity: 'warning',
    summary: 'The path of a URL contains a link of another kind, such as `mailto:`.',
    explanation:
      'A crawler took a link such as `mailto:info@a.example`, `tel:+123` or `javascript:void(0)` for the path of a page, and listed it. There is no such page.',
    remedy: 'Leave the page out, and correct the program that collects the links.',
    notFixed: 'Only the server knows that there is no such page.',
    source: LOC,
    examples: [
      {
        wrong: sitemapOf('https://a.example/', 'https://a.example/mailto:info@a.example'),
        right: sitemapOf('https://a.example/'),
      },
    ],
  },
  {
    code: 'fragment-in-url',
    severity: 'warning',
    summary: 'A URL in a sitemap has a fragment, which search engines ignore.',
    explanation:
      'Everything from `#` on is for the browser, and no server sees it. For search engines, `/#/about` and `/#team` are therefore the page `/`, so a page that is reached only by its fragment is not found.',
    remedy: 'Give the page a URL without a fragment, or leave it out.',
    source: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
    examples: [
      {
        wrong: sitemapOf('https://a.example/#/about'),
        right: sitemapOf('https://a.example/about'),
      },
    ],
  },
  {
    code: 'site-disallowed',
    severity: 'error',
    summary: 'A robots.txt keeps the crawlers of search engines from all pages of the sitemaps.',
    explanation:
      'Crawlers do not read the pages, so search engines can show at most their URLs. Such a robots.txt is right for a site under test, and is often published by mistake. It was found next to the sitemaps, or was given with them.',
    remedy: 'Remove the rule, or publish the robots.txt only where the site is tested.',
    source: ROBOTS,
    examples: [
      {
        wrong: 'User-agent: *\nDisallow: /\n',
        right: 'User-agent: *\nDisallow: /cart\n',
        given: 'a robots.txt',
      },
    ],
  },
  {
    code: 'pages-disallowed',
    severity: 'warning',
    summary: 'A robots.txt keeps the crawlers of search engines from pages that a sitemap lists.',
    explanation:
      'The sitemap asks search engines to read pages that the robots.txt forbids, and the robots.txt wins. Of the rules that match a URL the longest decides, and of two that are equally long the one that allows. Rules for Googlebot and Bingbot are judged, and those for all crawlers where these have none of their own.',
    remedy: 'Leave the pages out of the sitemap, or allow them.',
    source: ROBOTS,
    examples: [
      {
        wrong: 'User-agent: *\nDisallow: /tea\n',
        right: 'User-agent: *\nDisallow: /tea/cart\n',
        given: 'a robots.txt',
      },
    ],
  },
]
