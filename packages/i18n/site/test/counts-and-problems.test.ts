import { checks } from '@waymark/hreflang'
import { problems as validationProblems } from '@waymark/i18n-validation/problems'
import { ProblemLog, type SiteProblem } from '@waymark/site'
import { problems as siteProblems } from '@waymark/site/problems'
import { problems as sitemapProblems } from '@waymark/sitemap/problems'
import { describe, expect, test } from 'vitest'
import { databaseOf, page } from './databases.ts'
import { memoryFiles } from './memory-files.ts'
import { buildUrls } from './run-build.ts'
import { runCheck } from './run-check.ts'
import { link, loc, urlset } from './sitemap-texts.ts'

const en = { lang: 'en', loc: 'https://a.example/en' }
const de = { lang: 'de', loc: 'https://a.example/de' }
const relative = { lang: 'fr', loc: '/fr' }

/** Databases that have each problem that a count could also count. */
const DATABASES: Readonly<Record<string, readonly unknown[]>> = {
  'without a fault': [
    page('/en', { lang: 'en', alternates: [de] }),
    page('/de', { lang: 'de', alternates: [en] }),
  ],
  'with links that are missing': [
    page('/x', { alternates: [de] }),
    page('/de', { lang: 'de', alternates: [{ lang: 'fr', loc: 'https://a.example/fr' }] }),
  ],
  'with a page in several entries': [
    page('/en', { lang: 'en', alternates: [de] }),
    page('/de', { lang: 'de', alternates: [en] }),
    page('/en', { alternates: [de] }),
    page('/en', { alternates: [de] }),
  ],
  'with URLs that are not usable': [
    { ...page('/'), loc: '/relative' },
    { lastmod: page('/').lastmod },
    { ...page('/'), loc: 5 },
    page('/en', { lang: 'en', alternates: [relative, de] }),
  ],
  'with a language twice': [page('/en', { lang: 'en', alternates: [de, de] })],
}

const SITEMAPS: Readonly<Record<string, string>> = {
  'without a fault': urlset(
    `${loc('/en')}${link('en', '/en')}${link('de', '/de')}`,
    `${loc('/de')}${link('en', '/en')}${link('de', '/de')}`,
  ),
  'with links that are missing': urlset(
    `${loc('/en')}${link('de', '/de')}`,
    `${loc('/de')}${link('fr', '/fr')}`,
  ),
  // The second entry lists alternates but not itself. Counts of URLs have only the first.
  'with a page in several entries': urlset(
    `${loc('/en')}${link('en', '/en')}${link('de', '/de')}`,
    `${loc('/de')}${link('en', '/en')}${link('de', '/de')}`,
    `${loc('/en')}${link('de', '/de')}`,
    `${loc('/en')}${link('de', '/de')}`,
  ),
  'with URLs that are not usable': urlset('<loc>/relative</loc>', '', '<loc></loc>'),
  'with a language twice': urlset(`${loc('/en')}${link('de', '/de')}${link('de', '/de')}`),
}

/** The codes of all problems, as the name of a count would write them. */
const names = [
  ...checks,
  ...[validationProblems, siteProblems, sitemapProblems].flatMap(({ entries }) => entries),
].map(({ code }) =>
  code.toLowerCase().replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase()),
)

/** The names of all numbers in a value. */
function numbersIn(value: object): readonly string[] {
  return Object.entries(value).flatMap(([name, inner]) => {
    if (typeof inner === 'number') return [name]
    return typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? numbersIn(inner)
      : []
  })
}

function countOf(problems: readonly SiteProblem[], code: string): number {
  return problems.filter((problem) => problem.code === code).length
}

/** How many entries are for a page that an earlier entry is for. */
function repeatedIn(problems: readonly SiteProblem[]): number {
  return problems
    .filter(({ code }) => code === 'duplicate-loc')
    .reduce((sum, { entries = 0 }) => sum + entries - 1, 0)
}

/** How many entries have no string as their URL. */
function withoutUrlIn(problems: readonly SiteProblem[]): number {
  return problems.filter(
    ({ code, pointer = '', data }) =>
      code === 'loc-missing' ||
      (/^\/urls\/\d+\/loc$/.test(pointer) &&
        (code === 'MISSING_MEMBER' || data?.['got'] !== undefined)),
  ).length
}

describe.each([
  ...Object.entries(DATABASES).map(([name, urls]) => ({
    site: `a database ${name}`,
    file: 'a.json',
    text: databaseOf(urls),
  })),
  ...Object.entries(SITEMAPS).map(([name, text]) => ({
    site: `a sitemap ${name}`,
    file: 'a.xml',
    text,
  })),
])('$site', ({ file, text }) => {
  test('has counts that its problems confirm', async () => {
    const { problems, report } = await runCheck([file], memoryFiles({ [file]: text }))
    const { figures } = report
    expect(numbersIn(figures).filter((name) => names.includes(name))).toEqual([])
    expect(figures.repeatedLocs).toBe(repeatedIn(problems))
    expect(figures.withoutUrl).toBe(withoutUrlIn(problems))
    expect(figures.deprecatedLanguageTags).toEqual([])
    const log = new ProblemLog()
    for (const problem of problems) log.add(problem)
    for (const { code, count } of log.kinds()) expect(count).toBe(countOf(problems, code))
  })
})

test('a page in several entries is counted once, and has a problem of its other entries once', async () => {
  const text = SITEMAPS['with a page in several entries']!
  const { problems, report } = await runCheck(['a.xml'], memoryFiles({ 'a.xml': text }))
  expect(report.figures.counts).toEqual({
    alternates: 4,
    withoutAlternates: 0,
    withXDefault: 0,
    withLastmod: 0,
  })
  expect(countOf(problems, 'self-reference-missing')).toBe(1)
})

test.each(Object.entries(DATABASES))(
  'the report of a build %s has counts that its problems confirm',
  async (_, urls) => {
    const { problems, report } = await buildUrls(urls)
    const { counts, site, kinds } = report
    expect(numbersIn({ counts, site }).filter((name) => names.includes(name))).toEqual([])
    expect(counts.repeated).toBe(repeatedIn(problems))
    expect(site.withoutUrl).toBe(withoutUrlIn(problems))
    for (const severity of ['error', 'warning', 'info'] as const) {
      const own = kinds.filter((kind) => kind.severity === severity)
      expect(counts.problems[severity]).toBe(own.reduce((sum, { count }) => sum + count, 0))
    }
    for (const { code, count } of kinds) expect(count).toBe(countOf(problems, code))
    const leftOut = kinds.map((kind) => kind.leftOut)
    expect({
      entries: counts.leftOut,
      links: counts.linksLeftOut,
      dates: counts.datesLeftOut,
    }).toEqual({
      entries: leftOut.reduce((sum, { entries }) => sum + entries, 0),
      links: leftOut.reduce((sum, { links }) => sum + links, 0),
      dates: leftOut.reduce((sum, { dates }) => sum + dates, 0),
    })
  },
)
