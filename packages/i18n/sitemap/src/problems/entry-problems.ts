import { type Explanation, entry, entryWithLinks, GOOD } from './explanation.ts'

/** What is wrong with an entry or one of its values. */
export const ENTRY_PROBLEMS: readonly Explanation[] = [
  {
    code: 'loc-missing',
    summary: 'An entry has no URL.',
    explanation:
      'A `url` or `sitemap` element without `loc` does not say which page or file it is about, so search engines ignore it.',
    source: 'https://www.sitemaps.org/protocol.html#locdef',
    examples: [{ wrong: entry('<lastmod>2024-03-15</lastmod>'), right: GOOD }],
  },
  {
    code: 'loc-repeated',
    summary: 'An entry has more than one URL.',
    explanation: 'An entry is about one page; readers take one of the two, or drop the entry.',
    source: 'https://www.sitemaps.org/protocol.html#locdef',
    examples: [
      { wrong: entry('<loc>https://a.example/</loc><loc>https://a.example/b</loc>'), right: GOOD },
    ],
  },
  {
    code: 'loc-not-text',
    summary: 'A URL contains markup.',
    explanation:
      'An element inside `loc` is not part of a URL, so readers find a shortened URL or none. Often an `&` or `<` of the URL was not written as `&amp;` or `&lt;`.',
    source: 'https://www.sitemaps.org/protocol.html#escaping',
    examples: [
      {
        wrong: entry('<loc>https://a.example/<b>c</b></loc>'),
        right: entry('<loc>https://a.example/c</loc>'),
      },
    ],
  },
  {
    code: 'alternate-incomplete',
    summary: 'A link lacks its relation, its language or its URL.',
    explanation:
      'An `xhtml:link` states that a page has a version in another language, and needs all three to do so.',
    source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
    examples: [
      {
        wrong: entryWithLinks(
          '<loc>https://a.example/</loc><xhtml:link rel="alternate" hreflang="de"/>',
        ),
        right: entryWithLinks(
          '<loc>https://a.example/</loc><xhtml:link rel="alternate" hreflang="de" href="https://a.example/de"/>',
        ),
      },
    ],
  },
  {
    code: 'invalid-lastmod',
    summary: 'A date is not a W3C date.',
    explanation:
      'Search engines ignore a `lastmod` that they cannot read. The protocol allows a year, a month, a day, or a day with a time and a time zone.',
    source: 'https://www.sitemaps.org/protocol.html#lastmoddef',
    examples: [
      {
        wrong: entry('<loc>https://a.example/</loc><lastmod>15.03.2024</lastmod>'),
        right: entry('<loc>https://a.example/</loc><lastmod>2024-03-15</lastmod>'),
      },
    ],
  },
  {
    code: 'invalid-changefreq',
    summary: 'A `changefreq` is not one of the seven words of the protocol.',
    explanation:
      'Search engines ignore any other value. The words are always, hourly, daily, weekly, monthly, yearly and never, in small letters.',
    source: 'https://www.sitemaps.org/protocol.html#changefreqdef',
    examples: [
      {
        wrong: entry('<loc>https://a.example/</loc><changefreq>often</changefreq>'),
        right: entry('<loc>https://a.example/</loc><changefreq>daily</changefreq>'),
      },
    ],
  },
  {
    code: 'invalid-priority',
    summary: 'A `priority` is not a number from 0 to 1.',
    explanation:
      'Search engines ignore any other value. The priority compares the page with others of the same site; a percentage or a word means nothing to them.',
    source: 'https://www.sitemaps.org/protocol.html#prioritydef',
    examples: [
      {
        wrong: entry('<loc>https://a.example/</loc><priority>high</priority>'),
        right: entry('<loc>https://a.example/</loc><priority>0.8</priority>'),
      },
    ],
  },
  {
    code: 'invalid-lang',
    summary: 'A language is not a language tag.',
    explanation: 'A sitemap cannot be written with an `hreflang` value that is not a language tag.',
    source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
    examples: [
      {
        wrong: "writing an entry with `lang: 'not a tag'`",
        right: "writing an entry with `lang: 'de'`",
        given: 'described in words',
      },
    ],
  },
  {
    code: 'invalid-entry',
    summary: 'An entry or one of its values has the wrong type.',
    explanation:
      'An entry must be an object, `loc` a string and `alternates` a list. No element of a sitemap can be made from anything else.',
    source: 'https://www.sitemaps.org/protocol.html#xmlTagDefinitions',
    examples: [
      {
        wrong: 'writing an entry `null`',
        right: "writing an entry `{ loc: 'https://a.example/' }`",
        given: 'described in words',
      },
    ],
  },
  {
    code: 'illegal-character',
    summary: 'A value has a character that XML cannot contain.',
    explanation:
      'XML cannot contain most control characters, not even as a character reference such as `&#1;`. A reader would reject the whole file.',
    source: 'https://www.w3.org/TR/xml/#charsets',
    examples: [
      {
        wrong: 'writing a URL with U+0001',
        right: 'writing the URL without it',
        given: 'described in words',
      },
    ],
  },
  {
    code: 'repeated-element',
    summary: 'An entry has an element twice.',
    explanation: 'Readers take one of the two values, and not all take the same one.',
    source: 'https://www.sitemaps.org/protocol.html#xmlTagDefinitions',
    examples: [
      {
        wrong: entry(
          '<loc>https://a.example/</loc><lastmod>2024-03-15</lastmod><lastmod>2024-03-16</lastmod>',
        ),
        right: entry('<loc>https://a.example/</loc><lastmod>2024-03-15</lastmod>'),
      },
    ],
  },
  {
    code: 'entry-too-large',
    summary: 'A single entry is larger than a whole sitemap may be.',
    explanation:
      'A sitemap has at most 50,000 URLs and 50 MiB. An entry cannot be divided between two files, so this one cannot be written.',
    source: 'https://www.sitemaps.org/protocol.html#index',
    examples: [
      {
        wrong: 'an entry with a million alternates',
        right: 'one alternate for each language',
        given: 'described in words',
      },
    ],
  },
]
