import { type Explanation, GOOD, urlset } from './explanation.ts'

/** What is wrong with what a file or a set of files lists. */
export const FILE_PROBLEMS: readonly Explanation[] = [
  {
    code: 'empty',
    summary: 'The file is empty.',
    explanation: 'It is not a sitemap.',
    source: 'https://www.sitemaps.org/protocol.html#sitemapXMLFormat',
    examples: [{ wrong: '', right: GOOD }],
  },
  {
    code: 'no-entries',
    summary: 'A database, a sitemap or an index lists nothing.',
    explanation: 'Search engines report an empty sitemap as an error.',
    source: 'https://www.sitemaps.org/protocol.html#sitemapXMLFormat',
    examples: [{ wrong: urlset(''), right: GOOD }],
  },
  {
    code: 'too-many-urls',
    summary: 'A sitemap lists more than 50,000 pages.',
    explanation: 'Search engines do not read the rest, or reject the file.',
    source: 'https://www.sitemaps.org/protocol.html#index',
    examples: [{ wrong: '50,001 `url` elements', given: 'described in words' }],
  },
  {
    code: 'too-many-sitemaps',
    summary: 'An index lists more than 50,000 sitemaps.',
    explanation: 'Search engines do not read the rest, or reject the file.',
    source: 'https://www.sitemaps.org/protocol.html#index',
    examples: [{ wrong: '50,001 `sitemap` elements', given: 'described in words' }],
  },
  {
    code: 'file-too-large',
    summary: 'A sitemap is larger than 50 MiB before compression.',
    explanation: 'Search engines do not read the rest, or reject the file.',
    source: 'https://www.sitemaps.org/protocol.html#index',
    examples: [{ wrong: 'a sitemap of 60 MB', given: 'described in words' }],
  },
  {
    code: 'sitemap-not-found',
    summary: 'The index names a sitemap that is not there.',
    explanation: 'Its pages are not found through this index.',
    source: 'https://www.sitemaps.org/protocol.html#index',
    examples: [{ wrong: 'an index in a folder without that file', given: 'described in words' }],
  },
  {
    code: 'nested-index',
    summary: 'An index names an index.',
    explanation: 'Search engines do not follow it.',
    source: 'https://www.sitemaps.org/protocol.html#index',
    examples: [{ wrong: 'an index that names another index', given: 'described in words' }],
  },
]
