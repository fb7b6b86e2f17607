/** @module-tag slow */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { diskFiles, openSitePages, writeSite } from '@waymark/site/node'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../../test/runs.ts'
import { temporaryFolder } from '../../../../../test/temporary-folder.ts'
import { BuiltSite } from './built-site.ts'
import { runAudit, said } from './run-audit.ts'
import { seeds } from './seeds.ts'

/** Codes of what a sitemap lists. */
const OF_LISTINGS =
  /^(?:listed-|page-not-listed|pages-disallowed|site-disallowed|duplicate-loc|sitemap-)/

/** Writes a site, makes its sitemap of the pages, and audits it. */
async function listingProblems(site: BuiltSite, hasSitemap: boolean): Promise<readonly string[]> {
  const dist = temporaryFolder()
  for (const [name, text] of Object.entries(site.write())) {
    if (name === 'sitemap.xml' && !hasSitemap) continue
    mkdirSync(join(dist, dirname(name)), { recursive: true })
    writeFileSync(join(dist, name), text)
  }
  const pages = await openSitePages(dist)
  const { counts } = await writeSite(pages, dist, { baseUrl: pages.address.base })
  expect(counts.written).toBe(pages.report?.listable)
  const audited = await runAudit(dist, diskFiles())
  expect(audited.report.address).toMatchObject({ base: pages.address.base })
  expect(audited.report.listed).toBe(counts.written)
  return said(audited).filter((line) => OF_LISTINGS.test(line))
}

test.each(seeds.map((seed) => [seed.name, seed] as const))(
  'an audit finds nothing wrong with the sitemap of pages with: %s',
  async (_, { put, options }) => {
    for (const hasSitemap of [true, false]) {
      const site = new BuiltSite(options)
      put(site, 1)
      expect(await listingProblems(site, hasSitemap)).toEqual([])
    }
  },
)

test('the same with any faults together, in any layout', async () => {
  const layout = fc.constantFrom('folders', 'folders-bare', 'files', 'files-bare')
  const base = fc.constantFrom('https://a.example/', 'https://a.example/docs/')
  const faults = fc.array(fc.tuple(fc.constantFrom(...seeds), fc.nat(2)), { maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(layout, base, faults, async (layout, base, faults) => {
      const site = new BuiltSite({ layout, base, topics: 3 })
      for (const [{ put }, topic] of faults) {
        try {
          put(site, topic)
        } catch {
          // Another fault has removed what it changes.
        }
      }
      expect(await listingProblems(site, faults.length % 2 === 0)).toEqual([])
    }),
    { numRuns: runs(200) },
  )
})
