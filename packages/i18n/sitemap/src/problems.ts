import type { ProblemCatalogue, ProblemEntry } from '@waymark/infra/problem'
import { SITEMAP_PROBLEMS, type SitemapProblemCode } from './protocol/sitemap-problem.ts'

type Explanation = Omit<ProblemEntry<SitemapProblemCode>, 'severity' | 'remedy'>

const explanations: readonly Explanation[] = [
  {
    code: 'loc-relative',
    summary: 'A URL is relative.',
    explanation:
      'A sitemap is read without knowing which page it belongs to, so a URL without scheme and host leads nowhere.',
    source: 'https://www.sitemaps.org/protocol.html#locdef',
    examples: [
      {
        wrong:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>/page</loc></url></urlset>',
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/page</loc></url></urlset>',
      },
    ],
  },
  {
    code: 'loc-not-url',
    summary: 'A value is not a URL.',
    explanation: 'The URL parser fails, so no browser and no search engine can open the page.',
    source: 'https://url.spec.whatwg.org/#url-parsing',
    examples: [
      {
        wrong:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a b.example/</loc></url></urlset>',
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url></urlset>',
      },
    ],
  },
  {
    code: 'loc-protocol',
    summary: 'The scheme of a URL is not http or https.',
    explanation: 'Search engines fetch pages by http and https only.',
    source: 'https://www.sitemaps.org/protocol.html#locdef',
    examples: [
      {
        wrong:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>ftp://a.example/</loc></url></urlset>',
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url></urlset>',
      },
    ],
  },
  {
    code: 'loc-missing',
    summary: 'An entry has no URL.',
    explanation: 'A `url` or `sitemap` element without `loc` names nothing.',
    source: 'https://www.sitemaps.org/protocol.html#locdef',
    examples: [
      {
        wrong:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><lastmod>2024-03-15</lastmod></url></urlset>',
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url></urlset>',
      },
    ],
  },
  {
    code: 'loc-repeated',
    summary: 'An entry has more than one URL.',
    explanation: 'An entry is about one page; readers take one of the two, or drop the entry.',
    source: 'https://www.sitemaps.org/protocol.html#locdef',
    examples: [
      {
        wrong:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc><loc>https://a.example/b</loc></url></urlset>',
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url></urlset>',
      },
    ],
  },
  {
    code: 'loc-not-text',
    summary: 'A URL contains markup.',
    explanation: 'An element inside `loc` is not part of a URL.',
    source: 'https://www.sitemaps.org/protocol.html#escaping',
    examples: [
      {
        wrong:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/<b>c</b></loc></url></urlset>',
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/c</loc></url></urlset>',
      },
    ],
  },
  {
    code: 'loc-too-long',
    summary: 'A URL is longer than the 2,047 characters that the protocol allows.',
    explanation: 'Longer URLs are dropped by search engines.',
    source: 'https://www.sitemaps.org/protocol.html#locdef',
    examples: [{ wrong: 'a `loc` of 2,048 characters', given: 'described in words' }],
  },
  {
    code: 'alternate-incomplete',
    summary: 'A link lacks its relation, its language or its URL.',
    explanation:
      'An `xhtml:link` states that a page has a version in another language, and needs all three to do so.',
    source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
    examples: [
      {
        wrong:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"><url><loc>https://a.example/</loc><xhtml:link rel="alternate" hreflang="de"/></url></urlset>',
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"><url><loc>https://a.example/</loc><xhtml:link rel="alternate" hreflang="de" href="https://a.example/de"/></url></urlset>',
      },
    ],
  },
  {
    code: 'invalid-lastmod',
    summary: 'A date is not a W3C date.',
    explanation: 'Search engines ignore a `lastmod` that they cannot read.',
    source: 'https://www.sitemaps.org/protocol.html#lastmoddef',
    examples: [
      {
        wrong:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc><lastmod>15.03.2024</lastmod></url></urlset>',
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc><lastmod>2024-03-15</lastmod></url></urlset>',
      },
    ],
  },
  {
    code: 'invalid-changefreq',
    summary: 'A `changefreq` is not one of the seven words of the protocol.',
    explanation: 'The value is ignored.',
    source: 'https://www.sitemaps.org/protocol.html#changefreqdef',
    examples: [
      {
        wrong:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc><changefreq>often</changefreq></url></urlset>',
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc><changefreq>daily</changefreq></url></urlset>',
      },
    ],
  },
  {
    code: 'invalid-priority',
    summary: 'A `priority` is not a number from 0 to 1.',
    explanation: 'The value is ignored.',
    source: 'https://www.sitemaps.org/protocol.html#prioritydef',
    examples: [
      {
        wrong:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc><priority>high</priority></url></urlset>',
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc><priority>0.8</priority></url></urlset>',
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
        wrong:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc><lastmod>2024-03-15</lastmod><lastmod>2024-03-16</lastmod></url></urlset>',
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc><lastmod>2024-03-15</lastmod></url></urlset>',
      },
    ],
  },
  {
    code: 'unknown-element',
    summary: 'An entry has an element that the protocol does not have there, so it is not read.',
    explanation: 'Names of elements are case-sensitive, and a misspelt one is passed over.',
    source: 'https://www.sitemaps.org/protocol.html#xmlTagDefinitions',
    examples: [
      {
        wrong:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc><lastMod>2024-03-15</lastMod></url></urlset>',
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc><lastmod>2024-03-15</lastmod></url></urlset>',
      },
    ],
  },
  {
    code: 'unknown-entry',
    summary: 'Unexpected element between the entries; its content is not read.',
    explanation:
      'A `urlset` has `url` elements only, and a `sitemapindex` has `sitemap` elements only, in small letters.',
    source: 'https://www.sitemaps.org/protocol.html#xmlTagDefinitions',
    examples: [
      {
        wrong:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><URL><loc>https://a.example/</loc></URL></urlset>',
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url></urlset>',
      },
    ],
  },
  {
    code: 'misplaced-link',
    summary: 'A link with `hreflang` is outside of any `url`, so it belongs to no page.',
    explanation: 'Links are statements about the page of the entry that they are in.',
    source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
    examples: [
      {
        wrong:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"><url><loc>https://a.example/</loc></url><xhtml:link rel="alternate" hreflang="de" href="https://a.example/de"/></urlset>',
      },
    ],
  },
  {
    code: 'stray-text',
    summary: 'There is text between elements, where it is not read.',
    explanation: 'Often the element around it is missing.',
    source: 'https://www.sitemaps.org/protocol.html#xmlTagDefinitions',
    examples: [
      {
        wrong:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc>2024-03-15</url></urlset>',
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc><lastmod>2024-03-15</lastmod></url></urlset>',
      },
    ],
  },
  {
    code: 'no-entries',
    summary: 'A database, a sitemap or an index lists nothing.',
    explanation: 'Search engines report an empty sitemap as an error.',
    source: 'https://www.sitemaps.org/protocol.html#sitemapXMLFormat',
    examples: [
      {
        wrong: '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>',
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url></urlset>',
      },
    ],
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
    code: 'entry-too-large',
    summary: 'An entry alone is larger than a sitemap may be.',
    explanation: 'It fits no file, so it cannot be written.',
    source: 'https://www.sitemaps.org/protocol.html#index',
    examples: [{ wrong: 'an entry with a million alternates', given: 'described in words' }],
  },
  {
    code: 'file-too-large',
    summary: 'A sitemap is larger than 50 MiB before compression.',
    explanation: 'Search engines do not read the rest, or reject the file.',
    source: 'https://www.sitemaps.org/protocol.html#index',
    examples: [{ wrong: 'a sitemap of 60 MB', given: 'described in words' }],
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
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url></urlset>',
      },
    ],
  },
  {
    code: 'wrong-root',
    summary: 'The file is XML, but not a sitemap.',
    explanation: 'The root of a sitemap is `urlset`, that of an index `sitemapindex`.',
    source: 'https://www.sitemaps.org/protocol.html#urlsetdef',
    examples: [
      {
        wrong: '<rss></rss>',
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url></urlset>',
      },
    ],
  },
  {
    code: 'not-well-formed',
    summary: 'The file is not well-formed XML.',
    explanation: 'A parser of XML stops at the first such error; what follows was not read.',
    source: 'https://www.w3.org/TR/xml/#sec-well-formed',
    examples: [
      {
        wrong: '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url></urlset>',
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url></urlset>',
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
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"><url><loc>https://a.example/</loc><xhtml:link rel="alternate" hreflang="de" href="https://a.example/de"/></url></urlset>',
      },
    ],
  },
  {
    code: 'credentials',
    summary: 'A URL has a user name or a password in it, which everybody can read.',
    explanation: 'A sitemap is public.',
    source: 'https://www.rfc-editor.org/rfc/rfc3986#section-7.5',
    examples: [
      {
        wrong:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://u:p@a.example/</loc></url></urlset>',
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url></urlset>',
      },
    ],
  },
  {
    code: 'untidy-url',
    summary: 'A URL is not written as a valid URL. Browsers repair it; crawlers may not.',
    explanation:
      'Spaces, backslashes and braces need percent-encoding, and two slashes follow the scheme.',
    source: 'https://www.sitemaps.org/protocol.html#escaping',
    examples: [
      {
        wrong:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/a b</loc></url></urlset>',
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/a%20b</loc></url></urlset>',
      },
    ],
  },
  {
    code: 'other-host',
    summary:
      'A page is not on the host of the sitemap, which by default is that of its first page.',
    explanation:
      'A sitemap may list pages of its own scheme, host and port only, unless the robots.txt of the other host names it.',
    source: 'https://www.sitemaps.org/protocol.html#sitemaps_cross_submits',
    examples: [
      {
        wrong:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://b.example/</loc></url></urlset>',
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url></urlset>',
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
        wrong:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url></urlset>',
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/maps/b</loc></url></urlset>',
        given: 'the sitemap is at https://a.example/maps/sitemap.xml',
      },
    ],
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
  {
    code: 'doctype',
    summary: 'The file has a document type declaration, which is not read.',
    explanation: 'Sitemaps do not need one, and entities in it can be used for attacks.',
    source: 'https://www.w3.org/TR/xml/#sec-prolog-dtd',
    examples: [
      {
        wrong:
          '<!DOCTYPE urlset><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url></urlset>',
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url></urlset>',
      },
    ],
  },
  {
    code: 'empty',
    summary: 'The file is empty.',
    explanation: 'It is not a sitemap.',
    source: 'https://www.sitemaps.org/protocol.html#sitemapXMLFormat',
    examples: [
      {
        wrong: '',
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url></urlset>',
      },
    ],
  },
  {
    code: 'not-utf8',
    summary: 'The file is in another encoding than UTF-8, which the protocol requires.',
    explanation: 'Some readers expect UTF-8 whatever the declaration says.',
    source: 'https://www.sitemaps.org/protocol.html#faq_utf8',
    examples: [
      {
        wrong:
          '<?xml version="1.0" encoding="iso-8859-1"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url></urlset>',
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url></urlset>',
      },
    ],
  },
  {
    code: 'unsupported-encoding',
    summary: 'The file declares an encoding that is not supported; the protocol requires UTF-8.',
    explanation: 'Nothing of the file can be read.',
    source: 'https://www.sitemaps.org/protocol.html#faq_utf8',
    examples: [
      {
        wrong:
          '<?xml version="1.0" encoding="ebcdic"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url></urlset>',
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url></urlset>',
      },
    ],
  },
  {
    code: 'invalid-encoding',
    summary:
      'The file is not in the encoding that it declares; without a declaration that is UTF-8.',
    explanation:
      'A byte sequence in it does not exist in that encoding, so the text after it is uncertain.',
    source: 'https://encoding.spec.whatwg.org/#utf-8-decoder',
    examples: [
      {
        wrong: 'a byte 0xFF in the file',
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url></urlset>',
        given: 'described in words',
      },
    ],
  },
  {
    code: 'truncated-gzip',
    summary: 'The compressed file ends too early.',
    explanation: 'The end of the sitemap is missing.',
    source: 'https://www.rfc-editor.org/rfc/rfc1952',
    examples: [{ wrong: 'the first half of a .gz file', given: 'described in words' }],
  },
  {
    code: 'corrupt-gzip',
    summary: 'The compressed file is damaged.',
    explanation: 'What follows the damage cannot be read.',
    source: 'https://www.rfc-editor.org/rfc/rfc1952',
    examples: [{ wrong: 'a .gz file with a changed byte', given: 'described in words' }],
  },
  {
    code: 'too-deep',
    summary: 'Elements are nested too deep.',
    explanation: 'A sitemap has three levels, and this reader stops at 64 by default.',
    source: 'https://www.sitemaps.org/protocol.html#xmlTagDefinitions',
    examples: [
      {
        wrong:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x><x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></x></url></urlset>',
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url></urlset>',
      },
    ],
  },
  {
    code: 'too-many-attributes',
    summary: 'An element has too many attributes.',
    explanation: 'A sitemap needs three at the most, and this reader stops at 256 by default.',
    source: 'https://www.sitemaps.org/protocol.html#xmlTagDefinitions',
    examples: [
      {
        wrong: 'an element with 300 attributes',
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url></urlset>',
        given: 'described in words',
      },
    ],
  },
  {
    code: 'name-too-long',
    summary: 'A name of the file is too long.',
    explanation: 'This reader stops at names of 1,024 characters by default.',
    source: 'https://www.sitemaps.org/protocol.html#xmlTagDefinitions',
    examples: [
      {
        wrong: 'an element with a name of 2,000 characters',
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url></urlset>',
        given: 'described in words',
      },
    ],
  },
  {
    code: 'attribute-too-long',
    summary: 'The attributes of an element are too long.',
    explanation: 'This reader stops at a mebibyte by default.',
    source: 'https://www.sitemaps.org/protocol.html#xmlTagDefinitions',
    examples: [
      {
        wrong: 'an attribute of 2 MiB',
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url></urlset>',
        given: 'described in words',
      },
    ],
  },
  {
    code: 'element-too-long',
    summary: 'A value is too long.',
    explanation: 'This reader stops at a mebibyte by default.',
    source: 'https://www.sitemaps.org/protocol.html#xmlTagDefinitions',
    examples: [
      {
        wrong: 'a `lastmod` of 2 MiB',
        right:
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url></urlset>',
        given: 'described in words',
      },
    ],
  },
  {
    code: 'invalid-lang',
    summary: 'A language is not a language tag.',
    explanation: 'A sitemap cannot be written with a `hreflang` value that is not one.',
    source: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
    examples: [{ wrong: "writing an entry with `lang: 'not a tag'`", given: 'described in words' }],
  },
  {
    code: 'invalid-entry',
    summary: 'An entry or one of its values has the wrong type.',
    explanation: 'It cannot be written.',
    source: 'https://www.sitemaps.org/protocol.html#xmlTagDefinitions',
    examples: [{ wrong: 'writing an entry `null`', given: 'described in words' }],
  },
  {
    code: 'illegal-character',
    summary: 'A value has a character that XML cannot contain.',
    explanation: 'No escape can express it.',
    source: 'https://www.w3.org/TR/xml/#charsets',
    examples: [{ wrong: 'writing text with U+0001', given: 'described in words' }],
  },
]

const entries: readonly ProblemEntry[] = explanations.map((entry) => ({
  ...entry,
  ...SITEMAP_PROBLEMS[entry.code],
}))

/** All that the reader and the writer of sitemaps can report. */
export const problems: ProblemCatalogue = { title: 'Sitemaps', entries }
