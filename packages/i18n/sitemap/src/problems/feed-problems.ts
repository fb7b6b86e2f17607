import type { Explanation } from './explanation.ts'

const FEEDS = 'https://www.sitemaps.org/protocol.html#otherformats'

function rss(item: string): string {
  return `<rss version="2.0"><channel><item>${item}</item></channel></rss>`
}

const LINK = '<link>https://a.example/</link>'

/** What is wrong with a feed that is used as a sitemap. */
export const FEED_PROBLEMS: readonly Explanation[] = [
  {
    code: 'not-a-feed',
    summary: 'The root element is not that of a feed in RSS 2.0 or Atom.',
    explanation:
      'Search engines read feeds in RSS 2.0 and Atom as sitemaps. RSS 1.0, whose root is `rdf:RDF`, is not among them, and Atom is recognised by its namespace.',
    source: FEEDS,
    examples: [
      {
        wrong: '<feed><entry><link href="https://a.example/"/></entry></feed>',
        right:
          '<feed xmlns="http://www.w3.org/2005/Atom"><entry><link href="https://a.example/"/></entry></feed>',
        given: 'a feed',
      },
    ],
  },
  {
    code: 'feed-link-missing',
    summary: 'An item of a feed has no link to its page.',
    explanation:
      'Search engines take the URL of the page from `link`. In Atom, it is the `href` of a `link` whose `rel` is `alternate` or is not given. A `guid` or `id` does not count, even if it looks like a URL.',
    source: FEEDS,
    examples: [
      {
        wrong: rss('<guid>https://a.example/</guid>'),
        right: rss(LINK),
        given: 'a feed',
      },
    ],
  },
  {
    code: 'feed-date-invalid',
    summary: 'The date of an item of a feed is not valid.',
    explanation:
      'Dates have the form of RFC 822 in RSS, and of RFC 3339 in Atom. Search engines ignore a date that they cannot read, and then do not know when the page changed. A wrong day of the week is often a sign of a wrong date.',
    source: 'https://www.rssboard.org/rss-specification#hrelementsOfLtitemgt',
    examples: [
      {
        wrong: rss(`${LINK}<pubDate>2002-09-07</pubDate>`),
        right: rss(`${LINK}<pubDate>Sat, 07 Sep 2002 09:42:31 GMT</pubDate>`),
        given: 'a feed',
      },
    ],
  },
]
