import {
  type Explanation,
  entry,
  entryWithLinks,
  GOOD,
  urlset,
  urlsetWithLinks,
} from './explanation.ts'

/** What is wrong with the elements of a file, and with text between them. */
export const ELEMENT_PROBLEMS: readonly Explanation[] = [
  {
    code: 'unknown-element',
    summary: 'An entry has an element that is not read.',
    explanation: 'Names of elements are case-sensitive, and a misspelt element is ignored.',
    source: 'https://www.sitemaps.org/protocol.html#xmlTagDefinitions',
    examples: [
      {
        wrong: entry('<loc>https://a.example/</loc><lastMod>2024-03-15</lastMod>'),
        right: entry('<loc>https://a.example/</loc><lastmod>2024-03-15</lastmod>'),
      },
    ],
  },
  {
    code: 'unknown-entry',
    summary: 'There is an unexpected element between the entries, and its content is not read.',
    explanation:
      'A `urlset` has `url` elements only, and a `sitemapindex` has `sitemap` elements only, in small letters.',
    source: 'https://www.sitemaps.org/protocol.html#xmlTagDefinitions',
    examples: [{ wrong: urlset('<URL><loc>https://a.example/</loc></URL>'), right: GOOD }],
  },
  {
    code: 'misplaced-link',
    summary: 'A link with `hreflang` is outside of any `url`, so it belongs to no page.',
    explanation: 'A link describes the page of the entry that contains it.',
    source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
    examples: [
      {
        wrong: urlsetWithLinks(
          '<url><loc>https://a.example/</loc></url><xhtml:link rel="alternate" hreflang="de" href="https://a.example/de"/>',
        ),
      },
    ],
  },
  {
    code: 'link-namespace',
    summary: 'Links with `hreflang` are in a namespace where no search engine looks for them.',
    explanation:
      'The prefix `xhtml` means nothing without its namespace, which must be spelled exactly.',
    source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
    examples: [
      {
        wrong:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="https://www.w3.org/1999/xhtml"><url><loc>https://a.example/</loc><xhtml:link rel="alternate" hreflang="de" href="https://a.example/de"/></url></urlset>',
        right: entryWithLinks(
          '<loc>https://a.example/</loc><xhtml:link rel="alternate" hreflang="de" href="https://a.example/de"/>',
        ),
      },
    ],
  },
  {
    code: 'stray-text',
    summary: 'There is text between elements, where it is not read.',
    explanation:
      'Text outside of `loc`, `lastmod` and the other elements of an entry has no meaning in the protocol. Often the element around it is missing.',
    source: 'https://www.sitemaps.org/protocol.html#xmlTagDefinitions',
    examples: [
      {
        wrong: entry('<loc>https://a.example/</loc>2024-03-15'),
        right: entry('<loc>https://a.example/</loc><lastmod>2024-03-15</lastmod>'),
      },
    ],
  },
  {
    code: 'wrong-namespace',
    summary: 'An element is not in the namespace of the sitemap protocol.',
    explanation: 'A reader that knows namespaces finds no sitemap in the file.',
    source: 'https://www.sitemaps.org/protocol.html#urlsetdef',
    examples: [
      {
        wrong:
          '<urlset xmlns="http://www.google.com/schemas/sitemap/0.84"><url><loc>https://a.example/</loc></url></urlset>',
        right: GOOD,
      },
    ],
  },
  {
    code: 'wrong-root',
    summary: 'The file is XML, but not a sitemap.',
    explanation: 'The root of a sitemap is `urlset`, and the root of an index is `sitemapindex`.',
    source: 'https://www.sitemaps.org/protocol.html#urlsetdef',
    examples: [{ wrong: '<rss></rss>', right: GOOD }],
  },
]
