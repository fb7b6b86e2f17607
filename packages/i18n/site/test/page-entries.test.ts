import { createPageReader } from '@waymark/pages'
import { readHosting } from '@waymark/pages/hosting'
import { problems } from '@waymark/site/problems'
import { describe, expect, test } from 'vitest'
import { pageEntries } from '../src/problems/page-entries.ts'
import { exampleFiles } from './example-files.ts'

const SEARCH = 'https://developers.google.com/search/docs'
const CANONICAL = `${SEARCH}/crawling-indexing/consolidate-duplicate-urls`
const LOCALIZED = `${SEARCH}/specialty/international/localized-versions`
const STATUSES = `${SEARCH}/crawling-indexing/http-network-errors`
const REDIRECTS = `${SEARCH}/crawling-indexing/301-redirects`
const SITEMAPS = `${SEARCH}/crawling-indexing/sitemaps/build-sitemap`
const MISTAKES =
  'https://developers.google.com/search/blog/2013/04/5-common-mistakes-with-relcanonical'
const HTML = 'https://html.spec.whatwg.org/multipage'
const NETLIFY = 'https://docs.netlify.com/routing/redirects'

test('the catalogue says of pages how severe each problem is, what causes it, and where that is documented', () => {
  const rows = pageEntries.map(({ code, severity, causedBy, source }) => [
    code,
    severity,
    causedBy,
    source,
  ])
  expect(rows).toEqual([
    ['html-lang-missing', 'warning', 'folder', `${HTML}/semantics.html#the-html-element`],
    ['html-lang-invalid', 'warning', 'value', `${HTML}/dom.html#the-lang-and-xml:lang-attributes`],
    ['html-lang-contradicts-hreflang', 'warning', 'lang', LOCALIZED],
    ['link-outside-head', 'error', 'folder', `${SEARCH}/crawling-indexing/valid-page-metadata`],
    ['robots-outside-head', 'warning', 'folder', `${SEARCH}/crawling-indexing/robots-meta-tag`],
    ['title-missing', 'warning', 'folder', `${SEARCH}/appearance/title-link`],
    ['title-shared', 'info', 'value', `${SEARCH}/appearance/title-link`],
    ['base-elsewhere', 'warning', 'host', `${HTML}/semantics.html#the-base-element`],
    ['page-limit-exceeded', 'warning', undefined, `${HTML}/parsing.html#parse-errors`],
    ['canonical-missing', 'info', 'folder', CANONICAL],
    ['duplicate-canonical', 'info', 'folder', CANONICAL],
    ['conflicting-canonicals', 'error', 'folder', MISTAKES],
    ['canonical-relative', 'warning', 'folder', CANONICAL],
    ['canonical-with-fragment', 'warning', 'folder', CANONICAL],
    ['canonical-not-url', 'error', 'folder', `${HTML}/semantics.html#attr-link-href`],
    ['canonical-with-attributes', 'error', 'folder', CANONICAL],
    ['canonical-to-missing', 'error', 'folder', MISTAKES],
    ['canonical-to-noindex', 'error', 'folder', MISTAKES],
    ['canonical-to-redirect', 'error', 'folder', CANONICAL],
    ['canonical-to-disallowed', 'error', 'folder', CANONICAL],
    ['canonical-chained', 'error', 'folder', CANONICAL],
    ['canonical-to-other-language', 'error', 'language', CANONICAL],
    [
      'canonical-on-other-host',
      'warning',
      'host',
      'https://www.rfc-editor.org/rfc/rfc6596#section-3',
    ],
    ['canonical-shared', 'warning', 'value', MISTAKES],
    ['noindex-and-canonical', 'warning', 'folder', CANONICAL],
    ['alternate-to-missing', 'error', 'folder', LOCALIZED],
    ['alternate-to-noindex', 'error', 'folder', `${SEARCH}/crawling-indexing/block-indexing`],
    ['alternate-to-redirect', 'error', 'folder', REDIRECTS],
    [
      'alternate-to-disallowed',
      'error',
      'folder',
      'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2',
    ],
    ['alternate-to-not-canonical', 'error', 'folder', CANONICAL],
    ['alternate-on-other-host', 'info', 'alternate', LOCALIZED],
    ['alternates-ignored', 'warning', 'folder', LOCALIZED],
    ['alternates-disagree', 'error', 'folder', LOCALIZED],
    ['alternates-in-two-places', 'info', undefined, LOCALIZED],
    ['alternates-missing', 'error', 'folder', LOCALIZED],
    ['listed-page-missing', 'error', 'folder', STATUSES],
    ['listed-page-noindex', 'error', 'folder', SITEMAPS],
    ['listed-page-not-canonical', 'error', 'folder', CANONICAL],
    ['listed-page-redirects', 'error', 'folder', SITEMAPS],
    ['page-not-listed', 'warning', 'folder', SITEMAPS],
    ['listed-on-other-host', 'error', 'host', 'https://www.sitemaps.org/protocol.html#location'],
    ['page-orphaned', 'info', 'folder', `${SEARCH}/crawling-indexing/links-crawlable`],
    ['link-to-missing', 'error', 'folder', STATUSES],
    ['link-to-redirect', 'warning', 'folder', CANONICAL],
    ['pages-twice', 'warning', 'folder', CANONICAL],
    ['redirect-chained', 'warning', 'folder', STATUSES],
    ['redirect-loop', 'error', 'folder', 'https://www.rfc-editor.org/rfc/rfc9110#section-15.4'],
    ['redirect-to-missing', 'error', 'folder', REDIRECTS],
    ['hosting-rule-invalid', 'warning', undefined, `${NETLIFY}/#syntax-for-the-redirects-file`],
    ['hosting-rule-uncertain', 'info', undefined, `${NETLIFY}/redirect-options/`],
    [
      'file-left-out',
      'info',
      undefined,
      'https://man7.org/linux/man-pages/man7/path_resolution.7.html',
    ],
  ])
  expect(problems.entries).toEqual(expect.arrayContaining([...pageEntries]))
})

/** All files of all examples. */
const files = pageEntries.flatMap(({ code, examples }) =>
  examples.flatMap(({ wrong, right, given }) =>
    [wrong, ...(right === undefined ? [] : [right])].flatMap((text) =>
      Object.entries(exampleFiles(text, given) ?? {}).map(([name, content]) => ({
        code,
        isRight: text === right,
        name,
        content,
      })),
    ),
  ),
)

describe('the examples of pages', () => {
  test('are small, and end their lines', () => {
    expect(files.length).toBeGreaterThan(100)
    const odd = files.filter(
      ({ content }) => !content.endsWith('\n') || content.split('\n').length > 12,
    )
    expect(odd).toEqual([])
  })

  test('have pages that say what is outside of their heads only in the examples of that', () => {
    const outside = new Set<string>()
    for (const { code, isRight, content } of files.filter(({ name }) => name.endsWith('.html'))) {
      const reader = createPageReader()
      reader.write(content)
      const { canonicals, alternates, robots } = reader.end()
      if ([...canonicals, ...alternates, ...robots].some(({ section }) => section !== 'head')) {
        outside.add(`${code} ${isRight ? 'right' : 'wrong'}`)
      }
    }
    expect([...outside]).toEqual(['link-outside-head wrong', 'robots-outside-head wrong'])
  })

  test('have hosting rules that are understood, but for the examples of those that are not', () => {
    const odd = files.flatMap(({ code, isRight, name, content }) => {
      const { problems: invalid, uncertain } = readHosting([{ name, text: content }])
      const side = isRight ? 'right' : 'wrong'
      return [
        ...invalid.map(() => `${code} ${side}: invalid`),
        ...uncertain.map(() => `${code} ${side}: uncertain`),
      ]
    })
    expect(odd).toEqual([
      'hosting-rule-invalid wrong: invalid',
      'hosting-rule-uncertain wrong: uncertain',
    ])
  })
})
