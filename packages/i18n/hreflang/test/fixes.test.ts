import { type AlternateEntry, auditAlternates, createAudit } from '@waymark/hreflang'
import { expect, test } from 'vitest'
import { expectLinear } from '../../../../test/growth/expect-linear.ts'

const loc = (path: string | number) => `https://a.example/${path}`
const to = (lang: string, path: string | number) => ({ lang, loc: loc(path) })

const editsOf = (entries: readonly AlternateEntry[], form: 'database' | 'sitemap' = 'database') =>
  auditAlternates(entries, { form, fixes: true }).flatMap(({ code, edits }) =>
    edits === undefined ? [] : [{ code, edits }],
  )

const site = [
  { loc: loc('a'), lang: 'jp', alternates: [to('de', 'b'), to('de', 'b')] },
  { loc: loc('b'), alternates: [to('jp', 'a')] },
  { loc: loc('c'), lang: 'fr', alternates: [to('jp', 'a')] },
]

test('findings in a database have the changes that correct them', () => {
  expect(editsOf(site)).toEqual([
    { code: 'unknown-language', edits: [{ op: 'replace', path: '/urls/0/lang', value: 'ja' }] },
    ...[1, 2].map((entry) => ({
      code: 'unknown-language',
      edits: [{ op: 'replace', path: `/urls/${entry}/alternates/0/lang`, value: 'ja' }],
    })),
    {
      code: 'self-reference-missing',
      edits: [{ op: 'add', path: '/urls/1/lang', value: 'de' }],
    },
    {
      code: 'return-link-missing',
      edits: [{ op: 'add', path: '/urls/0/alternates/-', value: to('fr', 'c') }],
    },
    { code: 'duplicate-alternate', edits: [{ op: 'remove', path: '/urls/0/alternates/1' }] },
  ])
})

test('only if they are asked for, and not in sitemaps', () => {
  expect(auditAlternates(site, { form: 'database' }).some((found) => 'edits' in found)).toBe(false)
  expect(editsOf(site, 'sitemap')).toEqual([])
})

test('the changes do not depend on the order of the entries', () => {
  const codes = (entries: readonly AlternateEntry[]) =>
    editsOf(entries)
      .map(({ code }) => code)
      .sort()
  expect(codes([...site].reverse())).toEqual(codes(site))
})

test('an audit knows whether an entry is for the page of a URL, however it is written', () => {
  const audit = createAudit({ form: 'database' })
  audit.add({ loc: loc('a%7e/#x'), alternates: [to('de', 'b')] })
  expect(audit.hasEntry('https://A.example:443/a~/')).toBe(true)
  const others = [loc('b'), loc('c'), loc('a~'), loc('a~/?'), '/a', 'https://a b/']
  expect(others.filter((url) => audit.hasEntry(url))).toEqual([])
})

const range = (n: number) => Array.from({ length: n }, (_, index) => index)

/** Sites for which careless corrections take quadratic time. */
const families: Record<string, (n: number) => readonly AlternateEntry[]> = {
  'one page with links to many that do not link back': (n) => [
    { loc: loc(0), lang: 'en', alternates: range(n).map((i) => to(`x-${i}`, i + 1)) },
    ...range(n).map((i) => ({ loc: loc(i + 1), lang: `x-${i}` })),
  ],
  'many pages without language that one page lists': (n) => [
    { loc: loc(0), lang: 'en', alternates: range(n).map((i) => to(`x-${i}`, i + 1)) },
    ...range(n).map((i) => ({ loc: loc(i + 1), alternates: [to('en', 0)] })),
  ],
  'one entry with many links twice': (n) => [
    { loc: loc(0), lang: 'en', alternates: range(2 * n).map((i) => to(`x-${i % n}`, i % n)) },
  ],
  'many entries of one page, each with a link': (n) =>
    range(n).map((i) => ({ loc: loc(0), lang: 'en', alternates: [to(`x-${i}`, i + 1)] })),
  'a chain without return links': (n) =>
    range(n).map((i) => ({ loc: loc(i), lang: 'en', alternates: [to('de', i + 1)] })),
}

test.each(Object.keys(families))('time is linear: %s', { tags: 'slow' }, async (name) => {
  const make = families[name]!
  const normalize = (url: string) => ({ kind: 'ok', url }) as const
  await expectLinear((size) => {
    auditAlternates(make(size), { form: 'database', fixes: true, normalize })
  })
})

test.each([
  ['a link that is not a URL', [{ lang: 'de', loc: 'http://a b/' }]],
  ['a language that two entries give to different pages', [to('de', 'x'), to('fr', 'y')]],
])('entries of one page are not merged over %s', (_, alternates) => {
  const first = { loc: loc('a'), lang: 'en', alternates: [to('fr', 'z')] }
  const second = { loc: loc('a'), lang: 'en', alternates }
  const merging = editsOf([first, second]).filter(({ edits }) =>
    edits.some(({ op, path }) => op === 'remove' && path === '/urls/1'),
  )
  expect(merging).toEqual([])
})
