import { readdirSync, readFileSync } from 'node:fs'
import { auditAlternates, checks } from '@waymark/hreflang'
import { problems } from '@waymark/hreflang/problems'
import { expect, test } from 'vitest'

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
const lists = `"${en}" lists the "de" page`

test.each<[string, string, string, ...string[]]>([
  ['page-url-relative', '/urls/0/alternates/1/loc', `The alternate "/de" of "${en}" is relative.`],
  [
    'page-url-unsupported-scheme',
    '/urls/0/alternates/1/loc',
    `The alternate "ftp://a.example/de" of "${en}" is neither an http nor an https URL.`,
  ],
  [
    'page-url-invalid',
    '/urls/0/alternates/1/loc',
    `The alternate "https://a b.example/" of "${en}" cannot be parsed as a URL.`,
  ],
  [
    'invalid-hreflang',
    '/urls/0/alternates/1/lang',
    `The hreflang value "de_AT" of "${en}" cannot be read by search engines.`,
  ],
  ['self-reference-missing', '/urls/0', `"${en}" lists alternates but not itself.`],
  [
    'alternate-not-listed',
    '/urls/0/alternates/1/loc',
    `${lists} "${de}", which has no entry of its own.`,
  ],
  [
    'return-link-missing',
    '/urls/0/alternates/1/loc',
    `${lists} "${de}", which does not link back.`,
    '/urls/1 the page that should link back',
  ],
  [
    'alternate-not-normalised-match',
    '/urls/0/alternates/1/loc',
    `${lists} "https://a.example/de#top", whose own entry writes the URL differently.`,
    "/urls/1/loc the page's own entry",
  ],
  [
    'duplicate-alternate',
    '/urls/0/alternates/2/lang',
    `"${en}" lists the same page twice for "de".`,
    '/urls/0/alternates/1/lang the first link',
  ],
  [
    'conflicting-alternates',
    '/urls/0/alternates/2/loc',
    `"${en}" lists different pages for "de".`,
    '/urls/0/alternates/1/loc the first link',
  ],
  [
    'duplicate-loc',
    '/urls/1/loc',
    `2 entries are for the page "${en}".`,
    '/urls/0/loc the first entry',
  ],
  [
    'twin-pages',
    '/urls/1/loc',
    '2 pages have URLs that differ only in upper and lower case: "https://a.example/Tea" and "https://a.example/tea".',
    '/urls/0/loc the entry of the other URL',
  ],
  [
    'languages-merged',
    '/urls/0/alternates/0/loc',
    '"https://a.example/#es" in "es" and "https://a.example/#fr" in "fr" differ in the fragment, and both become "https://a.example/".',
    '/urls/0/alternates/1/loc the other language',
  ],
  [
    'language-mismatch',
    '/urls/0/alternates/1/lang',
    `${lists} "${de}", whose own entry says "fr".`,
    "/urls/1/lang the alternate's own language",
  ],
  [
    'mixed-protocol',
    '/urls/0/alternates/1/loc',
    `${lists} "http://a.example/de", but only one of them uses https.`,
  ],
  [
    'url-with-two-languages',
    '/urls/0/alternates/1/lang',
    `The URL "${en}" is listed for several languages: "en" and "fr".`,
    '/urls/0/alternates/0/lang a link with "en"',
  ],
  [
    'language-disagreement',
    '/urls/1/alternates/1/lang',
    'Different entries list "https://a.example/x" for different languages: "es" and "fr".',
    '/urls/0/alternates/1/lang a link with "fr"',
  ],
  ['default-language-missing', '/urls', 'No page is in "en", the default language.'],
])('%s is said in one sentence, with its places', (code, pointer, message, ...related) => {
  const [example] = problems.entries.find((entry) => entry.code === code)!.examples
  const defaultLang = code === 'default-language-missing' ? 'en' : undefined
  const options = { form: 'sitemap', report: 'info', defaultLang } as const
  const found = auditAlternates(JSON.parse(example!.wrong), options)
  const [first] = found.filter((finding) => finding.code === code)
  expect([
    first?.pointer,
    first?.message,
    ...(first?.related ?? []).map((place) => `${place.pointer} ${place.note}`),
  ]).toEqual([pointer, message, ...related])
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
