/** @module-tag slow */
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dataPath, realSites } from '../../../test/data.ts'
import { runWaymark, temporaryFolder } from './run-waymark.ts'

const root = dataPath('real-sites')
const sites = realSites()

if (sites.length === 0) {
  test.skip('real sites are counted as their facts say', () => {})
}

interface Facts {
  readonly entriesInAllFiles: number
  readonly distinctLocs: number
  readonly repeatedLocs: number
  readonly languages: Readonly<Record<string, number>>
  readonly counts: Readonly<Record<string, number>>
  readonly addressesWithTwoLabels: number
  readonly deprecatedLanguageTags: readonly string[]
  readonly files: readonly {
    readonly path: string
    readonly kind: string
    readonly entries: number
  }[]
}

interface Kind {
  readonly code: string
  readonly count: number
}

function factsOf(site: string): Facts {
  // The files are made in this form; what they hold is what is tested.
  return JSON.parse(readFileSync(join(root, site, 'facts.json'), 'utf8')) as Facts
}

function kindsOf(kinds: readonly Kind[]): Record<string, number> {
  return Object.fromEntries(kinds.map(({ code, count }) => [code, count]))
}

/** The counts of a report. The facts also have the numbers of some problems. */
function linkCounts({ counts }: Facts): Record<string, number | undefined> {
  const { alternates, withoutAlternates, withXDefault, withLastmod } = counts
  return { alternates, withoutAlternates, withXDefault, withLastmod }
}

describe.each(sites)('%s', (site) => {
  const facts = factsOf(site)

  test('validate counts its sitemaps as the facts say', async () => {
    const folder = join(root, site, 'xml')
    const run = await runWaymark(['validate', folder, '--format', 'json'])
    const report = JSON.parse(run.stdout)
    expect(report).toMatchObject({
      entriesInAllFiles: facts.entriesInAllFiles,
      distinctLocs: facts.distinctLocs,
      repeatedLocs: facts.repeatedLocs,
      urlsWithTwoLanguages: facts.addressesWithTwoLabels,
      failures: [],
    })
    expect(report.languages).toEqual(facts.languages)
    expect(report.counts).toEqual(linkCounts(facts))
    expect(report.deprecatedLanguageTags).toEqual(facts.deprecatedLanguageTags)
    expect(report.files).toEqual(
      facts.files.map((file) => ({ ...file, path: join(folder, file.path) })),
    )
    expect(report.twoLanguages).toHaveLength(facts.addressesWithTwoLabels)

    const found = kindsOf(report.kinds)
    expect(found['return-link-missing'] ?? 0).toBe(facts.counts['returnLinkMissing'])
    // An index whose sitemaps are relative adds its own.
    const inIndexes = facts.files.filter(({ kind }) => kind === 'sitemapindex')
    const relative = facts.counts['relativeLocs']! + facts.counts['relativeAlternates']!
    expect(found['loc-relative'] ?? 0).toBe(
      relative === 0 ? 0 : inIndexes.reduce((sum, { entries }) => sum + entries, relative),
    )
    expect(found['alternate-not-listed'] ?? 0).toBe(facts.counts['alternateNotListed'])
    expect('deprecated-subtag' in found).toBe(facts.deprecatedLanguageTags.length > 0)
  })

  const file = ['url-source.json', 'url-source.json.gz']
    .map((name) => join(root, site, name))
    .find((path) => existsSync(path))

  test('validate --unsafe-fix leaves nothing to fix, and adds no problem', {
    tags: 'night',
  }, async () => {
    const path = join(temporaryFolder(), basename(file ?? ''))
    copyFileSync(file ?? '', path)
    const validate = async (...options: readonly string[]) => {
      // With it, there is the most to fix.
      const args = ['validate', '--check', 'canonical', '--format', 'json', ...options, path]
      return JSON.parse((await runWaymark(args)).stdout)
    }
    const before = await validate()
    const first = await validate('--unsafe-fix')
    const bytes = readFileSync(path)
    const second = await validate('--unsafe-fix')
    expect([second.fixed, second.kinds]).toEqual([[], first.kinds])
    expect(readFileSync(path).equals(bytes)).toBe(true)
    // Nothing is found that was not there before, and each problem is either fixed or left.
    const [found, fixed, left] = [before.kinds, first.fixed, first.kinds].map(kindsOf)
    const both = Object.keys({ ...fixed, ...left }).map((code) => {
      return [code, (fixed?.[code] ?? 0) + (left?.[code] ?? 0)] as const
    })
    expect(Object.fromEntries(both)).toEqual(found)
  })

  test('sitemap counts its database as the facts say, and names the faults', async () => {
    const out = temporaryFolder()
    // Nothing is written next to the data.
    const places = ['--report', join(out, 'r.html'), '--state', join(out, 'r.state')]
    const args = ['sitemap', file ?? '', '--out', join(out, 'public'), ...places]
    const { stdout, status } = await runWaymark([...args, '--format', 'json'])
    const report = JSON.parse(stdout)
    const relative = facts.counts['relativeLocs']!
    expect(report.counts).toMatchObject({
      entries: facts.distinctLocs,
      written: facts.distinctLocs - relative,
      leftOut: relative,
    })
    // A database has one language for each page: a page that lists itself under two keeps one link.
    const lost = facts.addressesWithTwoLabels
    expect(report.site.counts).toEqual({
      ...linkCounts(facts),
      alternates: facts.counts['alternates']! - lost,
      // Each entry of a database has a date.
      withLastmod: facts.distinctLocs,
    })
    expect(report.site.deprecatedLanguageTags).toEqual(facts.deprecatedLanguageTags)
    expect(report.site.distinctLocs).toBe(facts.distinctLocs)
    if (lost === 0) expect(report.languages).toEqual(facts.languages)

    const found = kindsOf(report.kinds)
    expect(found['return-link-missing'] ?? 0).toBe(facts.counts['returnLinkMissing'])
    expect(found['alternate-not-listed'] ?? 0).toBe(facts.counts['alternateNotListed'])
    expect('deprecated-subtag' in found).toBe(facts.deprecatedLanguageTags.length > 0)
    const hasWritten = relative < facts.distinctLocs
    expect(existsSync(join(out, 'public', 'sitemap.xml'))).toBe(hasWritten)
    if (!hasWritten) expect(found['RELATIVE_URL']).toBeGreaterThan(relative)
    // Without a chosen form, no URL of these sites loses anything.
    expect(Object.keys(found)).not.toContain('pages-merged')
    expect(Object.keys(found)).not.toContain('urls-changed')
    expect(report.counts.merged).toBe(0)
    const hasErrors = report.kinds.some(
      ({ severity }: { severity: string }) => severity === 'error',
    )
    expect(status).toBe(hasErrors ? 1 : 0)
  })
})
