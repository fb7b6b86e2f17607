// A process of its own: writes the pages of `sitemapGroups` to sitemaps of 50,000 URLs with sitemap.js.
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { SitemapAndIndexStream, SitemapStream } from 'sitemap'
import { SITE, sitemapGroups } from '../inputs/sitemap-groups.ts'

const [pages = '', folder = ''] = process.argv.slice(2)

const index = new SitemapAndIndexStream({
  limit: 50_000,
  getSitemapStream: (number) => {
    const name = `sitemap-${number}.xml`
    const sitemap = new SitemapStream({ hostname: SITE })
    const file = sitemap.pipe(createWriteStream(join(folder, name)))
    return [new URL(name, SITE).href, sitemap, file]
  },
})

function* items() {
  for (const { lastmod, alternates } of sitemapGroups(Number(pages))) {
    const links = alternates.map(({ lang, loc }) => ({ lang, url: loc }))
    for (const { url } of links) yield { url, lastmod, links }
  }
}

await pipeline(Readable.from(items()), index, createWriteStream(join(folder, 'sitemap.xml')))
