/** @module-tag slow */
import { readSitemapFolder } from '@waymark/sitemap/node'
import { describe, expect, test } from 'vitest'
import { dataPath, realSites } from '../../../../test/data.ts'
import { buildUrls } from './run-build.ts'

const sites = realSites()

describe.skipIf(sites.length === 0)('the dates of sitemaps as published', () => {
  test('are dates of a database too, and are written as they are', async () => {
    const dates: string[] = []
    for (const site of sites) {
      const folder = dataPath(`real-sites/${site}/xml`)
      for await (const { item } of readSitemapFolder(folder, { keepRefused: true })) {
        if (item.type === 'problem') expect(item.code).not.toBe('invalid-lastmod')
        if (item.type !== 'url' && item.type !== 'sitemap') continue
        if (item.entry.lastmod !== undefined) dates.push(item.entry.lastmod)
      }
    }
    const urls = dates.map((lastmod, n) => ({ loc: `https://a.example/${n}`, lastmod }))
    const { xml, problems, report } = await buildUrls(urls)
    expect([...xml.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, date]) => date)).toEqual(dates)
    expect(problems).toEqual([])
    expect(report.counts.datesLeftOut).toBe(0)
    expect(dates.length).toBeGreaterThan(900)
  })
})
