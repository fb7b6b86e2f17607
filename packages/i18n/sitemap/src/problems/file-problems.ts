import { type Explanation, GOOD, urlset } from './explanation.ts'

/** What is wrong with what a file or a set of files lists. */
export const FILE_PROBLEMS: readonly Explanation[] = [
  {
    code: 'empty',
    summary: 'The file is empty.',
    explanation:
      'Search engines report it as an invalid sitemap. Often the program that writes it was stopped, or wrote to another file.',
    source: 'https://www.sitemaps.org/protocol.html#sitemapXMLFormat',
    examples: [{ wrong: '', right: GOOD }],
  },
  {
    code: 'no-entries',
    summary: 'A database, a sitemap or an index lists nothing.',
    explanation:
      'Search engines report an empty sitemap as an error, because it does not lead them to any page. Often a filter has left out everything.',
    source: 'https://www.sitemaps.org/protocol.html#sitemapXMLFormat',
    examples: [{ wrong: urlset(''), right: GOOD }],
  },
  {
    code: 'too-many-urls',
    summary: 'A sitemap lists more than 50,000 pages.',
    explanation:
      'Search engines do not read the rest, or reject the file. Several sitemaps can have any number of pages, and an index names them all.',
    source: 'https://www.sitemaps.org/protocol.html#index',
    examples: [
      {
        wrong: '50,001 `url` elements',
        right: 'two sitemaps, and an index that names both',
        given: 'described in words',
      },
    ],
  },
  {
    code: 'too-many-sitemaps',
    summary: 'An index lists more than 50,000 sitemaps.',
    explanation:
      'Search engines do not read the rest, or reject the file. A site can have several indexes, but an index cannot name another one.',
    source: 'https://www.sitemaps.org/protocol.html#index',
    examples: [
      { wrong: '50,001 `sitemap` elements', right: 'two indexes', given: 'described in words' },
    ],
  },
  {
    code: 'file-too-large',
    summary: 'A sitemap is larger than 50 MiB before compression.',
    explanation:
      'Search engines do not read the rest, or reject the file. Compression does not help, because the protocol limits the size before it.',
    source: 'https://www.sitemaps.org/protocol.html#index',
    examples: [
      {
        wrong: 'a sitemap of 60 MiB',
        right: 'two sitemaps of 30 MiB, and an index that names both',
        given: 'described in words',
      },
    ],
  },
  {
    code: 'sitemap-not-found',
    summary: 'The index names a sitemap that was not found.',
    explanation:
      'Search engines report an error for the index, and do not find the pages of that sitemap through it. Often the file was renamed, or was not uploaded.',
    source: 'https://www.sitemaps.org/protocol.html#index',
    examples: [
      {
        wrong: 'an index that names `news.xml`, in a folder without that file',
        right: 'the index and `news.xml` in one folder',
        given: 'described in words',
      },
    ],
  },
  {
    code: 'nested-index',
    summary: 'An index lists another index.',
    explanation:
      'An index may list only sitemaps. Search engines do not follow an index that another index lists, so they do not find its pages.',
    source: 'https://www.sitemaps.org/protocol.html#index',
    examples: [
      {
        wrong: 'an index that names another index',
        right: 'an index that names sitemaps',
        given: 'described in words',
      },
    ],
  },
]
