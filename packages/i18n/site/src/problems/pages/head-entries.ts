import type { ProblemEntry } from '@waymark/infra/problem'
import { alternatesOf, canonicalOf, FILES, filesOf, linksTo, PAGE, pageOf } from './example-site.ts'

const SEARCH = 'https://developers.google.com/search/docs'
const TITLE = `${SEARCH}/appearance/title-link`
const HTML = 'https://html.spec.whatwg.org/multipage'

const SET = { en: '/', de: '/de.html', 'x-default': '/' }
const HOME = pageOf('/', { head: alternatesOf(SET), body: [linksTo('/de.html')] })

/** A page with lines in its head, which ends with a tag. */
function headedPage(...lines: readonly string[]): string {
  const head = ['<head>', '<title>Home</title>', ...lines, '</head>']
  return ['<!doctype html>', '<html lang="en">', ...head, '<body>', ''].join('\n')
}

const PIXEL = '<img src="/pixel.gif" alt="">'

/** What pages say of themselves in their heads, apart from canonicals and alternates. */
export const headEntries: readonly ProblemEntry[] = [
  {
    code: 'html-lang-missing',
    severity: 'warning',
    causedBy: 'folder',
    summary: 'A page does not say its language: its `html` element has no `lang`, or an empty one.',
    explanation:
      'Speech synthesis and translation tools need the language. Google does not use it, and finds the language in the text; Bing reads the language and the country there.',
    remedy: 'Write the language of the page, such as `<html lang="de">`.',
    source: `${HTML}/semantics.html#the-html-element`,
    examples: [{ wrong: pageOf('/', { lang: null }), right: pageOf('/'), given: PAGE }],
  },
  {
    code: 'html-lang-invalid',
    severity: 'warning',
    causedBy: 'value',
    summary: 'The `lang` of the `html` element is not a valid language tag.',
    explanation:
      'The parts of a language tag are registered, and have hyphens between them: `en-US`, and not `en_US` or `english`. With another value, the page is in an unknown language.',
    remedy: 'Write a registered language tag, such as `de` or `pt-BR`.',
    source: `${HTML}/dom.html#the-lang-and-xml:lang-attributes`,
    examples: [
      { wrong: pageOf('/', { lang: 'en_US' }), right: pageOf('/', { lang: 'en-US' }), given: PAGE },
    ],
  },
  {
    code: 'html-lang-contradicts-hreflang',
    severity: 'warning',
    causedBy: 'lang',
    summary:
      'The `lang` of a page differs from the language in the `hreflang` value of the links to it.',
    explanation:
      'One of the two is wrong. Often a template has the same `lang` on all pages. If the `hreflang` value is wrong, readers get a page that they may not understand. Regions are not compared: `en` and `en-US` agree with `en-GB`.',
    remedy: 'Correct the `lang` of the page, or the `hreflang` value of the links to it.',
    source: `${SEARCH}/specialty/international/localized-versions`,
    examples: [
      {
        wrong: filesOf({
          'index.html': HOME,
          'de.html': pageOf('/de.html', { lang: 'en', head: alternatesOf(SET) }),
        }),
        right: filesOf({
          'index.html': HOME,
          'de.html': pageOf('/de.html', { lang: 'de', head: alternatesOf(SET) }),
        }),
        given: FILES,
      },
    ],
  },
  {
    code: 'link-outside-head',
    severity: 'error',
    causedBy: 'folder',
    summary: 'A canonical or an alternate is not in the head of its page.',
    explanation:
      'Google uses these links only in the head. Often an element that does not belong there, such as `img` or `iframe`, or a piece of text ends the head early. Everything after it is in the body, even if `</head>` comes later.',
    remedy: 'Move the link into the head, before what ends it.',
    source: `${SEARCH}/crawling-indexing/valid-page-metadata`,
    examples: [
      {
        wrong: headedPage(PIXEL, canonicalOf('/')),
        right: headedPage(canonicalOf('/'), PIXEL),
        given: PAGE,
      },
    ],
  },
  {
    code: 'robots-outside-head',
    severity: 'warning',
    causedBy: 'folder',
    summary: 'A robots `meta` tag is not in the head of its page.',
    explanation:
      'It belongs in the head, and other crawlers may not look for it in the body. Google follows it there, too: a `noindex` keeps the page out of its results.',
    remedy: 'Move the tag into the head, or remove it.',
    source: `${SEARCH}/crawling-indexing/robots-meta-tag`,
    examples: [
      {
        wrong: pageOf('/', { body: ['<meta name="robots" content="noindex">'] }),
        right: pageOf('/', { head: ['<meta name="robots" content="noindex">'] }),
        given: PAGE,
      },
    ],
  },
  {
    code: 'title-missing',
    severity: 'warning',
    causedBy: 'folder',
    summary: 'A page has no title, or an empty one.',
    explanation:
      'Search results and the tabs of browsers show the title. Without it, Google takes other text, such as headings.',
    remedy: 'Write a title that tells the page from the others.',
    source: TITLE,
    examples: [{ wrong: pageOf('/', { title: null }), right: pageOf('/'), given: PAGE }],
  },
  {
    code: 'title-shared',
    severity: 'info',
    causedBy: 'value',
    summary: 'Several pages in one language have the same title.',
    explanation:
      'In search results, people cannot tell these pages apart. Only pages that search engines may show are compared.',
    remedy: 'Give each page a title of its own.',
    source: TITLE,
    examples: [
      {
        wrong: filesOf({
          'index.html': pageOf('/', { title: 'Tea shop', body: [linksTo('/tea.html')] }),
          'tea.html': pageOf('/tea.html', { title: 'Tea shop' }),
        }),
        right: filesOf({
          'index.html': pageOf('/', { title: 'Tea shop', body: [linksTo('/tea.html')] }),
          'tea.html': pageOf('/tea.html', { title: 'Green tea' }),
        }),
        given: FILES,
      },
    ],
  },
  {
    code: 'base-elsewhere',
    severity: 'warning',
    causedBy: 'host',
    summary: 'The `base` of a page has another origin than the page.',
    explanation:
      'All relative URLs of the page lead there, its links as well as a relative canonical. Often the `base` is that of a test server. URLs that are elsewhere only because of it are not reported one by one.',
    remedy: 'Remove the `base`, or write a path, such as `<base href="/">`.',
    source: `${HTML}/semantics.html#the-base-element`,
    examples: [
      {
        wrong: pageOf('/', { head: ['<base href="https://test.example/">'] }),
        right: pageOf('/', { head: ['<base href="/">'] }),
        given: PAGE,
      },
    ],
  },
  {
    code: 'page-limit-exceeded',
    severity: 'warning',
    summary: 'A page exceeds a limit, so a part of it was not checked.',
    explanation:
      'A title or an attribute has more than 65,536 code units, a `noscript` more than 1,048,576, or the page has more than 10,000 links of one kind in its head. No page needs that: usually a tag or a quotation mark is not closed.',
    remedy: 'Close the tag or the attribute at this place, or shorten it.',
    source: `${HTML}/parsing.html#parse-errors`,
    examples: [
      {
        wrong: 'a page with a title of 70,000 characters',
        right: 'a page with a title of 60 characters',
        given: 'described in words',
      },
    ],
  },
]
