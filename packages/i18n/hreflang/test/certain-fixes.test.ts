import {
  type AlternateEntry,
  auditAlternates,
  createNormalizeForMatching,
  type FindingCode,
} from '@waymark/hreflang'
import type { Edit } from '@waymark/infra/problem'
import { describe, expect, test } from 'vitest'
import { haveSameEnd, isSameButSpelling } from '../src/fixes/same-url.ts'

const loc = (path: string) => `https://a.example/${path}`
const to = (lang: string, path: string) => ({ lang, loc: loc(path) })
const page = (
  path: string,
  lang?: string,
  ...alternates: readonly ReturnType<typeof to>[]
): AlternateEntry =>
  lang === undefined ? { loc: loc(path), alternates } : { loc: loc(path), lang, alternates }

/** URLs that differ in the trailing slash or in the query are one page. */
const merging = createNormalizeForMatching({ trailingSlash: 'never', removeQuery: true })

/** The edits of each finding with a code; `null` for a finding that is not corrected. */
const fixes = (code: FindingCode, ...entries: readonly AlternateEntry[]) =>
  auditAlternates(entries, { form: 'database', fixes: true, normalize: merging })
    .filter((finding) => finding.code === code)
    .map(({ edits = null }) => edits)

const add = (path: string, value: unknown): Edit => ({ op: 'add', path, value })
const replace = (path: string, value: unknown): Edit => ({ op: 'replace', path, value })
const remove = (path: string): Edit => ({ op: 'remove', path })

describe('a wrong value', () => {
  test('is replaced at each link of its entry', () => {
    const entries = [page('a', 'en-UK', to('jp', 'b'), to('xx', 'c'), to('JP', 'd'), to('jp', 'b'))]
    expect(fixes('unknown-region', ...entries)).toEqual([[replace('/urls/0/lang', 'en-GB')]])
    expect(fixes('unknown-language', ...entries)).toEqual([null, null, null])
    const clear = [page('a', 'en', to('jp', 'b'), to('xx', 'c'), to('jp', 'b'))]
    expect(fixes('unknown-language', ...clear)).toEqual([
      [replace('/urls/0/alternates/0/lang', 'ja'), replace('/urls/0/alternates/2/lang', 'ja')],
      null,
    ])
  })

  test('stays if its set lists another page for the right one', () => {
    const other = page('c', 'ja', to('en', 'a'))
    expect(fixes('unknown-language', page('a', 'en', to('jp', 'b'), to('ja', 'c')), other)).toEqual(
      [null],
    )
    // It is the same page.
    expect(fixes('unknown-language', page('a', 'en', to('jp', 'c'), to('ja', 'c')), other)).toEqual(
      [[replace('/urls/0/alternates/0/lang', 'ja')]],
    )
    expect(fixes('unknown-language', page('a', 'ja', to('jp', 'b')))).toEqual([null])
    // Of another set it says nothing.
    const apart = page('d', 'ja')
    expect(fixes('unknown-language', page('a', 'en', to('jp', 'b')), apart)).toEqual([
      [replace('/urls/0/alternates/0/lang', 'ja')],
    ])
    const relative: AlternateEntry = { loc: '/a', lang: 'jp' }
    expect(fixes('unknown-language', relative)).toEqual([null])
  })
})

describe('a missing self link', () => {
  const missing = (...entries: readonly AlternateEntry[]) =>
    fixes('self-reference-missing', ...entries)

  test('is the language that all links to the page give it', () => {
    const b = page('b', 'de', to('en', 'a'))
    const c = page('c', 'fr', to('EN', 'a'), to('x-default', 'a'))
    const a = page('a', undefined, to('de', 'b'))
    expect(missing(a, b, c)).toEqual([[add('/urls/0/lang', 'en')]])
    expect(missing(c, b, a)).toEqual([[add('/urls/2/lang', 'EN')]])
    expect(missing(a, b, page('c', 'fr', to('en-GB', 'a')))).toEqual([null])
    expect(missing(page('x', 'en'), a, b)).toEqual([[add('/urls/1/lang', 'en')]])
    expect(missing(a)).toEqual([null])
    expect(missing(a, page('c', 'fr', to('x-default', 'a')))).toEqual([null])
    expect(missing(a, page('b', 'de', to('jp', 'a')))).toEqual([[add('/urls/0/lang', 'ja')]])
  })

  test('is not added to an entry whose page lists itself in another one', () => {
    const b = page('b', 'de', to('en', 'a'))
    const again = page('a', undefined, to('de', 'b'))
    for (const a of [page('a', 'en', to('de', 'b')), page('a', undefined, to('en', 'a'))]) {
      expect(missing(a, again, b)).toEqual([null])
      expect(missing(again, a, b)).toEqual([null])
    }
  })

  test('is not one that the set lists with another page', () => {
    const a = page('a', undefined, to('de', 'b'))
    const b = page('b', 'de', to('en', 'a'))
    expect(missing(page('a', undefined, to('de', 'b'), to('en', 'z')), b)).toEqual([null])
    expect(missing(a, page('b', 'de', to('en', 'a'), to('de', 'z')))).toEqual([
      [add('/urls/0/lang', 'en')],
    ])
    expect(missing(page('a', undefined, to('de', 'b'), to('EN', 'a')), b)).toEqual([])
  })
})

describe('a missing return link', () => {
  const missing = (...entries: readonly AlternateEntry[]) =>
    fixes('return-link-missing', ...entries)

  test('is added to the first entry of the other page, as the page is written', () => {
    expect(missing(page('a/?x', 'en', to('de', 'b')), page('b', 'de'), page('b/', 'de'))).toEqual([
      [add('/urls/1/alternates/-', to('en', 'a/?x'))],
    ])
    expect(missing(page('a', 'jp', to('de', 'b')), page('b', 'de'))).toEqual([
      [add('/urls/1/alternates/-', to('ja', 'a'))],
    ])
  })

  test('is added whatever links without a usable URL say', () => {
    const wrong = { lang: 'de', loc: '/x' }
    expect(
      missing(page('a', 'en', wrong, to('de', 'b')), page('b', 'de', { ...wrong, lang: 'en' })),
    ).toEqual([[add('/urls/1/alternates/-', to('en', 'a'))]])
  })

  test('is added between several sets, if no language has two pages then', () => {
    const [b, c] = [page('b', 'de'), page('c', 'fr')]
    expect(missing(page('a', 'en', to('de', 'b'), to('fr', 'c')), b, c)).toEqual([
      [add('/urls/1/alternates/-', to('en', 'a'))],
      [add('/urls/2/alternates/-', to('en', 'a'))],
    ])
    // Each alone would be certain, but together there are two pages in French.
    const crossed = [
      page('a', 'en', to('de', 'b')),
      page('b', 'de'),
      page('f1', 'fr', to('de', 'b')),
      page('f2', 'fr', to('en', 'a')),
    ]
    expect(missing(...crossed)).toEqual([null, null, null])
    // A contradiction elsewhere prevents nothing.
    const apart = [page('x', 'en', to('de', 'y'), to('de', 'z')), page('a', 'en', to('de', 'b')), b]
    expect(missing(...apart)).toEqual([[add('/urls/2/alternates/-', to('en', 'a'))]])
  })

  test('is prevented by no link to or from a set that contradicts itself', () => {
    const [y, z] = [to('fr', 'y'), to('fr', 'z')]
    const b = page('b', 'de')
    const certain = (entry: number) => [add(`/urls/${entry}/alternates/-`, to('en', 'a'))]
    const from = [page('p', 'it', to('de', 'b'), y, z), page('a', 'en', to('de', 'b')), b]
    expect(missing(...from)).toEqual([null, certain(2)])
    const onTo = [page('a', 'en', to('it', 'p'), to('de', 'b')), b, page('p', 'it', y, z)]
    expect(missing(...onTo)).toEqual([null, certain(1)])
  })

  test.each<[string, readonly AlternateEntry[]]>([
    [
      'the other page lists another page for the language',
      [page('a', 'en', to('de', 'b')), page('b', 'de', to('en', 'z'))],
    ],
    ['the page has no language', [page('a', undefined, to('de', 'b')), page('b', 'de')]],
    [
      'its set contradicts itself',
      [page('a', 'en', to('de', 'b'), to('fr', 'y'), to('fr', 'z')), page('b', 'de')],
    ],
    [
      'the other set contradicts itself',
      [page('a', 'en', to('de', 'b')), page('b', 'de', to('fr', 'y'), to('fr', 'z'))],
    ],
    [
      'it would be from http to https',
      [{ ...page('a', 'en', to('de', 'b')), loc: 'http://a.example/a' }, page('b', 'de')],
    ],
    [
      'the link is an x-default of another set',
      [page('a', 'en', to('x-default', 'b')), page('b', 'de')],
    ],
  ])('is not added if %s', (_why, entries) => {
    expect(missing(...entries)).toEqual([null])
  })

  test('is added for an x-default of the same set', () => {
    const entries = [
      page('a', 'en', to('de', 'b'), to('x-default', 'c')),
      page('b', 'de', to('en', 'a'), to('fr', 'c')),
      page('c', 'fr', to('de', 'b')),
    ]
    expect(missing(...entries)).toEqual([[add('/urls/2/alternates/-', to('en', 'a'))]])
  })
})

describe('another spelling', () => {
  const spelling = (...entries: readonly AlternateEntry[]) =>
    fixes('alternate-not-normalised-match', ...entries)
  const back = to('en', 'a')

  test.each<[string, string, boolean]>([
    ['b', 'b/', true],
    ['B~', 'B%7e', true],
    ['B%7E', 'B%7e', true],
    ['b', 'b?x', false],
    ['b?x', 'b/?x', true],
    ['b?x', 'b?y', false],
    ['b', 'b#x', false],
    ['b#x', 'b/#x', true],
  ])('of %s as %s: corrected %s', (own, written, isCertain) => {
    expect(spelling(page('a', 'en', to('de', written)), page(own, 'de', back))).toEqual([
      isCertain ? [replace('/urls/0/alternates/0/loc', loc(own))] : null,
    ])
  })

  test('with or without a slash is corrected only where all links agree on the language', () => {
    const b = page('b', 'de', back)
    const other = page('c', 'fr', to('es', 'b'))
    expect(spelling(page('a', 'en', to('de', 'b/')), b, other)).toEqual([null])
    expect(spelling(page('a', 'en', to('de', 'b%20/')), page('b%20/', 'de', back), other)).toEqual(
      [],
    )
    expect(
      spelling(
        page('a', 'en', to('de', 'b%7e')),
        page('b%7E', 'de', back),
        page('c', 'fr', to('es', 'b%7E')),
      ),
    ).toEqual([[replace('/urls/0/alternates/0/loc', loc('b%7E'))]])
  })

  test('of another page is none if it is the normal form', () => {
    expect(spelling(page('a', 'en', to('de', 'b~')), page('b%7E', 'de', back))).toEqual([])
  })
})

test('repeated links are removed but for the first, if their URLs are the same but for their spelling', () => {
  const repeated = (...links: readonly ReturnType<typeof to>[]) =>
    fixes('duplicate-alternate', page('a', 'en', ...links))
  const [b, c] = [to('de', 'b'), to('fr', 'c')]
  expect(repeated(b, c, to('DE', 'b'), c, b)).toEqual([
    [remove('/urls/0/alternates/2'), remove('/urls/0/alternates/4')],
    [remove('/urls/0/alternates/3')],
  ])
  expect(repeated(b, to('de', 'b?x'))).toEqual([null])
  expect(repeated(b, to('de', 'b?x'), to('de', 'b/'))).toEqual([[remove('/urls/0/alternates/2')]])
  expect(repeated(b, { lang: 'de', loc: '/x' }, b)).toEqual([[remove('/urls/0/alternates/2')]])
  const relative = { lang: 'de', loc: '/x' }
  expect(repeated(b, relative, relative, b)).toEqual([[remove('/urls/0/alternates/3')]])
  expect(repeated(to('fr', 'a'), to('fr', 'a'))).toEqual([[remove('/urls/0/alternates/1')]])
  // Of each entry its own.
  const entries = [page('a', 'en', b, b), page('d', 'it', c, c)]
  expect(fixes('duplicate-alternate', ...entries)).toEqual([
    [remove('/urls/0/alternates/1')],
    [remove('/urls/1/alternates/1')],
  ])
})

describe('entries of one page', () => {
  const merged = (...entries: readonly AlternateEntry[]) => fixes('duplicate-loc', ...entries)

  test('are merged into the first, with what it does not have', () => {
    expect(
      merged(
        page('a', 'en', to('de', 'b')),
        page('a/', 'EN', to('DE', 'b'), to('fr', 'c')),
        page('a'),
        page('x', 'it', to('es', 'y')),
      ),
    ).toEqual([[add('/urls/0/alternates/-', to('fr', 'c')), remove('/urls/1'), remove('/urls/2')]])
    expect(merged(page('a', undefined, to('de', 'b')), page('a', 'jp', to('ja', 'a')))).toEqual([
      [add('/urls/0/lang', 'ja'), remove('/urls/1')],
    ])
    expect(
      merged(page('a'), page('a', undefined, to('jp', 'b'), to('ja', 'b')), page('x')),
    ).toEqual([[add('/urls/0/alternates/-', to('ja', 'b')), remove('/urls/1')]])
  })

  test('get the language and the links that only later ones have, once', () => {
    const language = add('/urls/0/lang', 'en')
    expect(merged(page('a'), page('a', 'en'))).toEqual([[language, remove('/urls/1')]])
    expect(merged(page('a'), page('a', 'en'), page('a', 'en'))).toEqual([
      [language, remove('/urls/1'), remove('/urls/2')],
    ])
    expect(merged(page('a'), page('a', 'en'), page('a', 'de'))).toEqual([null])
    expect(merged(page('x', 'en'), page('a', 'de'), page('a', 'en'))).toEqual([null])
    // The language implies the link to itself.
    expect(merged(page('a', 'en', to('de', 'b')), page('a', undefined, to('en', 'a')))).toEqual([
      [remove('/urls/1')],
    ])
  })

  test.each<[string, ...AlternateEntry[]]>([
    ['their languages differ', page('a', 'en'), page('a', 'de')],
    ['their URLs differ', page('a', 'en'), page('a?x', 'en')],
    [
      'a URL is not usable',
      page('a', 'en'),
      { loc: loc('a'), lang: 'en', alternates: [{ lang: 'de', loc: '/b' }] },
    ],
    [
      'they list two pages for a language',
      page('a', 'en', to('de', 'b')),
      page('a', 'en', to('de', 'c')),
    ],
    [
      'their set lists two',
      page('a', 'en', to('de', 'b')),
      page('a', 'en'),
      page('b', 'de', to('en', 'a'), to('en', 'z'), to('de', 'y')),
    ],
  ])('are not merged if %s', (_why, ...entries) => {
    expect(merged(...entries)[0]).toBe(null)
  })
})

test.each([
  ['https://a/', 'https://a/', true, true],
  ['https://a/b?x', ' https://a/c?x\n', true, true],
  ['https://a/b?x', 'https://a/b?y', false, true],
  ['https://a/b?x#y', 'https://a/b/?x#y', true, false],
  ['https://a/b#x?y', 'https://a/b#x', false, true],
  ['https://a/b', 'https://a/b?', false, true],
  ['https://a/b\\', 'https://a/b/', true, true],
  ['https://a/b\t/', 'https://a/b/\t', true, true],
  ['https://a/b?\tx', 'https://a/b?x', true, true],
  ['https://a/b/ ?x', 'https://a/b/?x', true, false],
  ['', '', true, true],
  ['\u0000\u001f https://a/b/\u001f', 'https://a/b/', true, true],
])('%j and %j: only the spelling differs %s, the end is the same %s', (a, b, isSame, isSameEnd) => {
  expect([isSameButSpelling(a, b), isSameButSpelling(b, a)]).toEqual([isSame, isSame])
  expect([haveSameEnd(a, b), haveSameEnd(b, a)]).toEqual([isSameEnd, isSameEnd])
})
