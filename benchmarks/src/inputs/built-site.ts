import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { headOf } from './pages.ts'
import { SITE, type SitemapGroup, sitemapGroups } from './sitemap-groups.ts'

/** So many pages of its language are linked on each page. */
const NEIGHBOURS = 20

const WORDS = 'Leaves of the first flush, dried in the sun &amp; rolled by hand. '

/** URLs of a sitemap. */
const LISTED = 50_000

/**
 * Writes a shop into a folder, as a static site generator does: groups of pages in ten languages that list each other, and their
 * sitemaps. A page has a head of 4 kB, 30 links and some text. Nothing is wrong with it.
 *
 * @returns The size of the pages in bytes.
 */
export function writeBuiltSite(folder: string, pages: number): number {
  const groups = Array.from(sitemapGroups(pages), ({ alternates }) =>
    alternates.map(({ lang, loc }) => ({ lang, loc: `${loc}/` })),
  )
  let bytes = 0
  for (let n = 0; n < groups.length; n++) {
    for (let at = 0; at < groups[n]!.length; at++) {
      const html = pageOf(groups, n, at)
      const path = join(folder, groups[n]![at]!.loc.slice(SITE.length))
      mkdirSync(path, { recursive: true })
      writeFileSync(join(path, 'index.html'), html)
      bytes += html.length
    }
  }
  writeSitemaps(
    folder,
    groups.flat().map(({ loc }) => loc),
  )
  return bytes
}

type Groups = readonly SitemapGroup['alternates'][]

function pageOf(groups: Groups, n: number, at: number): string {
  const alternates = groups[n]!
  const neighbours = Array.from({ length: NEIGHBOURS }, (_, i) => {
    const { loc } = groups[(n + i + 1) % groups.length]![at]!
    return loc.slice(SITE.length - 1)
  })
  return [
    headOf(n, { ...alternates[at]!, alternates }),
    `<header><nav>${linksTo(alternates.map(({ loc }) => loc))}</nav></header>`,
    `<main><h1>Green tea ${n}</h1><p>${WORDS.repeat(30)}</p></main>`,
    `<footer>${linksTo(neighbours)}</footer></body></html>\n`,
  ].join('')
}

function linksTo(urls: readonly string[]): string {
  return urls.map((url) => `<a class="link" href="${url}"><b>Tea</b></a>\n`).join('')
}

function writeSitemaps(folder: string, urls: readonly string[]): void {
  const lines = ['User-agent: *', 'Allow: /']
  for (let start = 0; start < urls.length; start += LISTED) {
    const name = `sitemap-${start / LISTED}.xml`
    const items = urls.slice(start, start + LISTED).map((url) => `<url><loc>${url}</loc></url>\n`)
    const xml = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('')}</urlset>\n`
    writeFileSync(join(folder, name), xml)
    lines.push(`Sitemap: ${SITE}${name}`)
  }
  writeFileSync(join(folder, 'robots.txt'), `${lines.join('\n')}\n`)
}
