import { Readable } from 'node:stream'
import * as ours from '@waymark/sitemap'
import * as library from 'sitemap'
import { measureSitemaps } from '../../sitemaps.ts'
import { sitemapExactness, writePage as writeThere } from '../exactness/sitemaps.ts'
import { manifestFacts, worksBare, yes } from '../facts.ts'
import type { SpeedRow } from '../figures.ts'
import type { Peer } from '../peer.ts'
import { size } from './url-class.ts'

const PAGES = 50_000

export const sitemap: Peer = {
  name: 'sitemap',
  exactness: sitemapExactness,
  sizes: [
    size('@waymark/sitemap, reading and writing', "export * from '@waymark/sitemap'"),
    size('sitemap, for Node', "export * from 'sitemap'", true),
  ],
  contests: () => [],
  async processes(): Promise<SpeedRow[]> {
    const results = await measureSitemaps(PAGES, 3)
    return results.map(({ operation, input, entrants }) => {
      const { median, min, max } = entrants.find(({ name }) => name === 'waymark')!.ratio
      return { operation, input, median, min, max }
    })
  },
  async features() {
    const exports: object = library
    const page = { loc: 'https://a.example/de', lang: 'de', alternates: [ENGLISH] }
    const written = {
      waymark: await writeHere(page),
      peer: await writeThere({ url: page.loc, links: [{ lang: ENGLISH.lang, url: ENGLISH.loc }] }),
    }
    const ask = (feature: string, test: (xml: string) => boolean) => ({
      feature,
      waymark: yes(test(written.waymark ?? '')),
      peer: yes(test(written.peer ?? '')),
    })
    const problem = ours.parseSitemap(RELATIVE).find((item) => item.type === 'problem')
    return [
      ask('writes the links of a page', (xml) => xml.includes('hreflang="en"')),
      ask('adds the link of a page to itself', (xml) => xml.includes('hreflang="de"')),
      {
        feature: 'refuses a page with the URL `/tea`, if no host is given',
        waymark: yes((await writeHere({ ...page, loc: '/tea' })) === null),
        peer: yes((await writeThere({ url: '/tea' })) === null),
      },
      {
        feature: 'refuses the `hreflang` value `en_US`, which is not a language tag',
        waymark: yes((await writeHere({ ...page, alternates: [UNDERSCORE] })) === null),
        peer: yes(
          (await writeThere({ url: page.loc, links: [{ lang: 'en_US', url: page.loc }] })) === null,
        ),
      },
      {
        feature: 'images, videos and news',
        waymark: yes('extensions' in (await import('@waymark/sitemap/extensions'))),
        peer: yes(
          'IndexTagNames' in exports &&
            (await writeThere(WITH_IMAGE))?.includes('<image:loc>') === true,
        ),
      },
      {
        feature: 'reads a sitemap back',
        waymark: yes('readSitemap' in ours),
        peer: yes('parseSitemap' in exports),
      },
      {
        feature: 'says at which line and column of a file a problem is',
        waymark: yes(problem?.line === 1 && problem.column > 0),
        peer: yes(/line/i.test(await problemThere(RELATIVE))),
      },
      {
        feature: 'checks a file against the XML Schema, with `xmllint` of the system',
        waymark: yes('xmlLint' in ours),
        peer: yes('xmlLint' in exports),
      },
      {
        feature: 'runs where there is only ECMAScript, such as in a browser',
        waymark: yes(
          await worksBare(`import { parseSitemap } from '@waymark/sitemap'
            export const test = () => parseSitemap('<urlset/>').length > 0`),
        ),
        peer: yes(
          await worksBare(`import { SitemapStream } from 'sitemap'
            export const test = () => new SitemapStream() !== null`),
        ),
      },
      ...manifestFacts('@waymark/sitemap', 'sitemap'),
    ]
  },
}

const ENGLISH = { lang: 'en', loc: 'https://a.example/en' }
const UNDERSCORE = { lang: 'en_US', loc: 'https://a.example/en' }
const WITH_IMAGE = { url: 'https://a.example/', img: [{ url: 'https://a.example/cat.png' }] }

/** A sitemap with one page; `null` if it is refused. */
async function writeHere(page: ours.SitemapEntry): Promise<string | null> {
  try {
    return (await ours.createSitemapFiles([page]))[0]?.xml ?? null
  } catch {
    return null
  }
}

const RELATIVE = '<urlset><url><loc>/2</loc></url></urlset>'

/** What sitemap.js says of a file; empty if nothing. */
async function problemThere(xml: string): Promise<string> {
  try {
    await library.parseSitemap(Readable.from([xml]))
    return ''
  } catch (error) {
    return String(error)
  }
}
