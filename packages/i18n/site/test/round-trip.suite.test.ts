/** @module-tag slow */
import { readSitemapFolder } from '@waymark/sitemap/node'
import { describe, expect, test } from 'vitest'
import { dataPath, realSites } from '../../../../test/data.ts'
import { databaseOf } from './databases.ts'
import { builtPages, type ListedPage, published } from './published-pages.ts'
import { runBuild } from './run-build.ts'
import { sourceOf } from './sources.ts'

const sites = realSites()

/** The entries of a site with absolute URLs, in their order. */
async function pagesOf(site: string): Promise<readonly ListedPage[]> {
  const pages: ListedPage[] = []
  const folder = dataPath(`real-sites/${site}/xml`)
  for await (const { item } of readSitemapFolder(folder, { keepRefused: true })) {
    if (item.type !== 'url' || !/^https?:/i.test(item.entry.loc)) continue
    pages.push({ loc: item.entry.loc, lastmod: item.entry.lastmod })
  }
  return pages
}

describe.each(sites)('the pages of %s', (site) => {
  const forms = {
    csv: (pages: readonly ListedPage[]) =>
      `url,lastmod\n${pages.map(({ loc, lastmod = '' }) => `"${loc}",${lastmod}\n`).join('')}`,
    json: (pages: readonly ListedPage[]) => databaseOf(pages),
  }

  test.each(['csv', 'json'] as const)(
    'are in the sitemap of a database in %s, with their dates',
    async (form) => {
      const pages = await pagesOf(site)
      const built = await runBuild(sourceOf(forms[form](pages)))
      expect(builtPages(built)).toEqual(published(pages))
      expect(built.report.counts).toMatchObject({
        entries: pages.length,
        repeated: pages.length - published(pages).length,
        merged: 0,
        datesLeftOut: 0,
      })
      const codes = built.problems.map(({ code }) => code)
      expect(codes).not.toContain('urls-changed')
      expect(codes).not.toContain('pages-merged')
    },
  )
})

test.skipIf(sites.length === 0)('the pages of most sites have absolute URLs', async () => {
  const counts = await Promise.all(sites.map(async (site) => (await pagesOf(site)).length))
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(sites.length / 2)
})
