import { describe, expect, test } from 'vitest'
import { BuiltSite } from './built-site.ts'
import { auditFiles, countsOf, said } from './run-audit.ts'

const site = () => new BuiltSite({ topics: 2 })

/** A database of the pages, with their alternates. */
function databaseOf(
  built: BuiltSite,
  change: (alternates: Record<string, string>) => void,
): string {
  const urls = [...built.pages.values()].map(({ url, alternates }) => {
    const own = { ...alternates }
    if (url.includes('topic-1')) change(own)
    return { loc: url, alternates: Object.entries(own).map(([lang, loc]) => ({ lang, loc })) }
  })
  return JSON.stringify({ urls })
}

describe('a database', () => {
  test('that has the same alternates is another place of them', async () => {
    const built = site()
    built.files['pages.json'] = databaseOf(built, () => {})
    const audited = await auditFiles(built.write(), { sources: ['dist/pages.json'] })
    expect(said(audited)).toEqual([
      expect.stringMatching(
        /^alternates-in-two-places .* 10 pages have the same alternates in the head and the database\.$/,
      ),
    ])
    expect(audited.report.languages.map(({ alternates }) => alternates.database)).toEqual([3, 4, 3])
    expect(audited.report.files.map(({ kind }) => kind)).toContain('database')
  })

  test('that has others disagrees', async () => {
    const built = site()
    built.files['pages.json'] = databaseOf(built, (alternates) => {
      delete alternates['de']
    })
    const audited = await auditFiles(built.write(), { sources: ['dist/pages.json'] })
    expect(countsOf(audited)).toEqual({ 'alternates-disagree': 3, 'alternates-in-two-places': 1 })
    expect(audited.problems[0]?.message).toContain('the head lists the "de" page')
  })

  test('that cannot be read is a failure, and the rest is audited', async () => {
    const { failures, problems } = await auditFiles(site().write(), { sources: ['nowhere.json'] })
    expect(failures.map(({ problem }) => problem.code)).toEqual(['file-not-found'])
    expect(problems).toEqual([])
  })
})

describe('the export of a crawler', () => {
  test('says what only the server knows', async () => {
    const built = site()
    const [fr, de, en] = ['fr', 'de', 'en'].map((lang) => built.page(lang, 1).url)
    built.files['crawl.csv'] = [
      'Address,Status Code,Indexability,Indexability Status',
      `${fr},404,Non-Indexable,Client Error`,
      `${de},301,Non-Indexable,Redirected`,
      `${en},200,Non-Indexable,noindex`,
      `${built.home('fr').url},500,Non-Indexable,Server Error`,
      '',
    ].join('\n')
    const audited = await auditFiles(built.write(), { sources: ['dist/crawl.csv'] })
    // No page of the set is left to list another.
    expect(countsOf(audited)).toEqual({
      'listed-page-missing': 1,
      'listed-page-redirects': 1,
      'listed-page-noindex': 1,
    })
    expect(audited.problems[0]?.related?.[0]).toMatchObject({ file: 'dist/crawl.csv', line: 2 })
    expect(audited.report).toMatchObject({ pages: 9, indexable: 7 })
  })
})
