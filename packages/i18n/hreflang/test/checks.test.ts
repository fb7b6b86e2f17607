import { readdirSync, readFileSync } from 'node:fs'
import { auditAlternates, checks } from '@waymark/hreflang'
import { problems } from '@waymark/hreflang/problems'
import { expect, test } from 'vitest'
import { factLine } from '../../../../test/plain-facts.ts'

test('every check has its own file and is in the list', () => {
  const folder = new URL('../src/checks/', import.meta.url)
  const files = readdirSync(folder).filter((name) => name !== 'index.ts')
  expect(checks.map(({ code }) => `${code}.ts`).sort()).toEqual(files.sort())
})

test.each(checks)('$code has a summary, an explanation, a source and a remedy', (check) => {
  for (const text of [check.summary, check.explanation, check.remedy]) {
    expect(text).toMatch(/^[A-Z`].*\.$/)
  }
  expect(check.source).toMatch(/^https:\/\/[a-z.]+\/.+/)
  expect(['error', 'warning', 'info']).toContain(check.severity)
})

test('the README lists every code', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const rows = [...readme.matchAll(/^\| `([a-z0-9-]+)` +\| (\w+) /gm)].map(([, ...row]) => row)
  expect(rows).toEqual(checks.map(({ code, severity }) => [code, severity]))
})

test('the findings of a check are corrected together by what causes them', () => {
  const causes = checks.flatMap(({ code, causedBy }) =>
    causedBy ? [[code, causedBy] as const] : [],
  )
  const of = (wanted: string) => causes.flatMap(([code, cause]) => (cause === wanted ? [code] : []))
  expect(of('alternate').sort()).toEqual(['alternate-not-listed', 'return-link-missing'])
  expect(of('scheme')).toEqual(['page-url-unsupported-scheme'])
  expect(of('lang').sort()).toEqual([
    'country-as-language',
    'deprecated-subtag',
    'invalid-hreflang',
    'language-mismatch',
    'language-not-iso-639-1',
    'region-not-iso-3166',
    'undocumented-subtag',
    'unknown-language',
    'unknown-region',
  ])
  expect(causes).toHaveLength(12)
})

test('the problems have the title of a page', () => {
  expect(problems.title).toBe('hreflang links')
})

const en = 'https://a.example/en'
const de = 'https://a.example/de'
const lists = { loc: en, lang: 'de' }

test.each<[string, string, object | undefined, ...string[]]>([
  ['page-url-relative', '/urls/0/alternates/1/loc', { loc: en, target: '/de' }],
  [
    'page-url-unsupported-scheme',
    '/urls/0/alternates/1/loc',
    { loc: en, target: 'ftp://a.example/de' },
  ],
  ['page-url-invalid', '/urls/0/alternates/1/loc', { loc: en, target: 'https://a b.example/' }],
  [
    'invalid-hreflang',
    '/urls/0/alternates/1/lang',
    { loc: en, lang: 'de_AT', suggestion: 'de-AT' },
  ],
  ['self-reference-missing', '/urls/0', { loc: en }],
  ['alternate-not-listed', '/urls/0/alternates/1/loc', { ...lists, target: de }],
  ['return-link-missing', '/urls/0/alternates/1/loc', { ...lists, target: de }, '/urls/1'],
  [
    'alternate-not-normalised-match',
    '/urls/0/alternates/1/loc',
    { ...lists, target: 'https://a.example/de#top' },
    '/urls/1/loc',
  ],
  ['duplicate-alternate', '/urls/0/alternates/2/lang', lists, '/urls/0/alternates/1/lang'],
  ['conflicting-alternates', '/urls/0/alternates/2/loc', lists, '/urls/0/alternates/1/loc'],
  ['duplicate-loc', '/urls/1/loc', { entries: 2, loc: en }, '/urls/0/loc'],
  [
    'twin-pages',
    '/urls/1/loc',
    {
      entries: 2,
      urls: ['https://a.example/Tea', 'https://a.example/tea'],
      parts: [expect.any(String)],
    },
    '/urls/0/loc',
  ],
  [
    'languages-merged',
    '/urls/0/alternates/0/loc',
    {
      loc: 'https://a.example/',
      lang: 'fr',
      declared: 'es',
      page: 'https://a.example/#es',
      other: 'https://a.example/#fr',
      part: 'fragment',
    },
    '/urls/0/alternates/1/loc',
  ],
  [
    'language-mismatch',
    '/urls/0/alternates/1/lang',
    { ...lists, target: de, declared: 'fr' },
    '/urls/1/lang',
  ],
  ['mixed-protocol', '/urls/0/alternates/1/loc', { ...lists, target: 'http://a.example/de' }],
  [
    'url-with-two-languages',
    '/urls/0/alternates/1/lang',
    { loc: en, langs: ['en', 'fr'] },
    '/urls/0/alternates/0/lang en',
  ],
  [
    'language-disagreement',
    '/urls/1/alternates/1/lang',
    { loc: 'https://a.example/x', langs: ['es', 'fr'] },
    '/urls/0/alternates/1/lang fr',
  ],
  ['default-language-missing', '/urls', { language: 'en' }],
])('%s has its facts and its places', (code, pointer, data, ...related) => {
  const [example] = problems.entries.find((entry) => entry.code === code)!.examples
  const defaultLang = code === 'default-language-missing' ? 'en' : undefined
  const options = { form: 'sitemap', report: 'info', defaultLang } as const
  const found = auditAlternates(JSON.parse(example!.wrong), options)
  const [first] = found.filter((finding) => finding.code === code)
  expect([
    first?.pointer,
    first?.data,
    ...(first?.related ?? []).map((place) => factLine(place.data, place.pointer)),
  ]).toEqual([pointer, data, ...related])
})

test('URLs that are wrong are said of the page itself, too', () => {
  const findings = ['/x', 'ftp://a/', 'https://[/'].map(
    (loc) => auditAlternates([{ loc }], { form: 'sitemap' })[0]!,
  )
  expect(findings.map(({ code, pointer, loc, target }) => [code, pointer, loc, target])).toEqual([
    ['page-url-relative', '/urls/0/loc', '/x', undefined],
    ['page-url-unsupported-scheme', '/urls/0/loc', 'ftp://a/', undefined],
    ['page-url-invalid', '/urls/0/loc', 'https://[/', undefined],
  ])
  for (const { loc, data } of findings) expect(data).toEqual({ loc })
})
