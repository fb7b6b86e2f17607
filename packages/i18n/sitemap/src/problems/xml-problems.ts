import { type Explanation, entry, GOOD, urlset } from './explanation.ts'

/** What is wrong with a file as XML, and what is more than the reader takes. */
export const XML_PROBLEMS: readonly Explanation[] = [
  {
    code: 'not-well-formed',
    summary: 'The file is not well-formed XML.',
    explanation: 'An XML parser stops at the first such error, and does not read what follows.',
    source: 'https://www.w3.org/TR/xml/#sec-well-formed',
    examples: [{ wrong: urlset('<url>'), right: GOOD }],
  },
  {
    code: 'doctype',
    summary: 'The file has a document type declaration, so it is not read.',
    explanation: 'A sitemap needs no such declaration, and its entities can be used for attacks.',
    source: 'https://www.w3.org/TR/xml/#sec-prolog-dtd',
    examples: [
      {
        wrong:
          '<!DOCTYPE urlset><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url></urlset>',
        right: GOOD,
      },
    ],
  },
  {
    code: 'html-document',
    summary: 'The file is an HTML page, not a sitemap.',
    explanation:
      'For a URL that it does not have, a server often sends the status 200 with an error page, a login page or the shell of an application. Search engines say that such a sitemap appears to be an HTML page.',
    source: 'https://support.google.com/webmasters/answer/7451001',
    examples: [{ wrong: '<!DOCTYPE html><html><title>Not found</title></html>', right: GOOD }],
  },
  {
    code: 'too-deep',
    summary: 'Elements are nested too deeply.',
    explanation: 'A sitemap has three levels, and this reader stops at 64 by default.',
    source: 'https://www.sitemaps.org/protocol.html#xmlTagDefinitions',
    examples: [{ wrong: entry(`${'<x>'.repeat(70)}${'</x>'.repeat(70)}`), right: GOOD }],
  },
  {
    code: 'too-many-attributes',
    summary: 'An element has too many attributes.',
    explanation: 'A sitemap needs three at the most, and this reader stops at 256 by default.',
    source: 'https://www.sitemaps.org/protocol.html#xmlTagDefinitions',
    examples: [
      { wrong: 'an element with 300 attributes', right: GOOD, given: 'described in words' },
    ],
  },
  {
    code: 'name-too-long',
    summary: 'A name in the file is too long.',
    explanation:
      'The names of the protocol are short. This reader stops at 1,024 characters by default, so that a hostile file cannot fill its memory.',
    source: 'https://www.sitemaps.org/protocol.html#xmlTagDefinitions',
    examples: [
      {
        wrong: 'an element with a name of 2,000 characters',
        right: GOOD,
        given: 'described in words',
      },
    ],
  },
  {
    code: 'attribute-too-long',
    summary: 'The attributes of an element, or the rest of a tag, are too long.',
    explanation:
      'The longest attribute of a sitemap is the URL of an alternate. This reader stops at 1 MiB by default, so that a hostile file cannot fill its memory.',
    source: 'https://www.sitemaps.org/protocol.html#xmlTagDefinitions',
    examples: [{ wrong: 'an attribute of 2 MiB', right: GOOD, given: 'described in words' }],
  },
  {
    code: 'element-too-long',
    summary: 'A value is too long.',
    explanation:
      'The longest value of the protocol is a URL. This reader stops at 1 MiB by default, so that a hostile file cannot fill its memory.',
    source: 'https://www.sitemaps.org/protocol.html#xmlTagDefinitions',
    examples: [{ wrong: 'a `lastmod` of 2 MiB', right: GOOD, given: 'described in words' }],
  },
]
