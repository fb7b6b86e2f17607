import type { CheckOptions } from '@waymark/site'
import { databaseOf } from './databases.ts'
import { link, loc, sitemapIndexOf, sitemapOf, urlset } from './sitemap-texts.ts'

/** Files with something wrong in them, and how they are checked. */
export interface ProblemInput {
  readonly name: string
  readonly files: Readonly<Record<string, string>>
  /** What is checked; all files if it is left out. */
  readonly paths?: readonly string[]
  readonly options?: CheckOptions
}

const A = 'https://a.example'
const NOW = Date.UTC(2026, 0, 15)
const many = (count: number, path: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => path(n))

/** Each kind of input, with the faults that a check finds in it. */
export const problemInputs: readonly ProblemInput[] = [
  {
    name: 'a database',
    files: {
      'db.json': databaseOf([
        {
          loc: `${A}/en/`,
          lang: 'en',
          lastmod: '2026-13-01',
          alternates: [{ lang: 'de', loc: `${A}/de/` }],
        },
        { loc: `${A}/de/`, lang: 'de' },
        { loc: '/relative/', lang: 'e n' },
        { loc: `${A}/en/`, lang: 'en' },
        { loc: 'https://user:secret@a.example/', priority: 2, changefreq: 'often' },
        { lang: 'fr' },
        {
          loc: `${A}/fr/`,
          lang: 'fr',
          extra: 1,
          alternates: [{ loc: `${A}/x/` }, { lang: 'fr', loc: `${A}/fr2/` }],
        },
      ]),
    },
  },
  {
    name: 'a table',
    files: {
      'db.csv': `url,lang,lastmod\n${A}/,en,2026-01-01\n${A}/de/,de\n${A}/fr/,fr,2030-01-01,x\n`,
    },
    options: { now: NOW },
  },
  {
    name: 'a table of groups',
    files: {
      'db.csv': `url,group,lang\n${A}/en/,1,en\n${A}/en2/,1,en\n${A}/x/,1,\n${A}/de/,2,de\n`,
    },
  },
  {
    name: 'the dates of a sitemap',
    files: {
      'sitemap.xml': urlset(
        `${loc('/a/')}<lastmod>2030-01-01</lastmod>`,
        `${loc('/b/')}<lastmod>1970-01-01</lastmod>`,
        `${loc('/c/')}<lastmod>yesterday</lastmod>`,
        `${loc('/d/')}<lastmod>2026-02-30</lastmod><priority>5</priority><changefreq>now</changefreq>`,
      ),
    },
    options: { now: NOW },
  },
  {
    name: 'one date for all',
    files: {
      'sitemap.xml': urlset(
        ...many(21, (n) => `${loc(`/${n}/`)}<lastmod>2026-01-02T03:04:05Z</lastmod>`),
      ),
    },
    options: { now: NOW },
  },
  {
    name: 'the URLs of a sitemap',
    files: {
      'sitemap.xml': sitemapOf(
        `${A}/a`,
        `${A}/a`,
        'tea',
        'ftp://a.example/',
        `${A}/a?utm_source=x&amp;id=1`,
        `${A}/?q={{query}}`,
        `${A}/undefined/b`,
        `${A}/en/en/c`,
        `${A}/d&amp;amp;e`,
        `${A}/%zz`,
        `${A}/%E9`,
        `${A}/f\u202eg`,
        `${A}/404.html`,
        `${A}/sitemap-2.xml`,
        `${A}/go/https://b.example/`,
        `${A}/h#i`,
        'https://ann:secret@a.example/j',
        'https://b.example/k',
        'http://a.example/a',
        'https://www.a.example/a',
      ),
    },
  },
  {
    name: 'ends of paths',
    files: { 'sitemap.xml': sitemapOf(...many(38, (n) => `${A}/p${n}/`), `${A}/p0`, `${A}/q`) },
  },
  {
    name: 'the alternates of a sitemap',
    files: {
      'sitemap.xml': urlset(
        `${loc('/en/')}${link('en', '/en/')}${link('de', '/de/')}${link('x-default', '/en/')}`,
        `${loc('/de/')}${link('de', '/de/')}`,
        `${loc('/fr/')}${link('fr', '/fr/')}${link('it', '/none/')}${link('e_n', '/fr/')}`,
        `${loc('/es/')}${link('en', '/es/')}${link('es', '/es/')}`,
      ),
    },
  },
  {
    name: 'the markup of a sitemap',
    files: {
      'sitemap.xml': `<?xml version="1.0"?>\n<urlset xmlns="http://www.google.com/schemas/sitemap/0.84">\n<url><loc>${A}/</loc><loc>${A}/b</loc><note>x</note></url>\n<page/>\n</urlset>`,
      'cut.xml': `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n<url><loc>${A}/`,
      'feed.xml': '<rss version="2.0"><channel><item><link>x</link></item></channel></rss>',
      'other.xml': '<project/>',
      'empty.xml': '',
    },
  },
  {
    name: 'an index',
    files: {
      'site/index.xml': sitemapIndexOf(
        `${A}/a.xml`,
        `${A}/a.xml`,
        `${A}/missing.xml`,
        'https://b.example/c.xml',
        'd.xml',
      ),
      'site/a.xml': sitemapOf(`${A}/`, 'https://b.example/'),
    },
    paths: ['site/index.xml'],
  },
  {
    name: 'a robots.txt',
    files: {
      'site/robots.txt': `User-agent: *\nDisallow: /private/\nSitemap: ${A}/a.xml\nSitemap: b.xml\nSitemap: ${A}/none.xml\nSitmap: ${A}/c.xml\n`,
      'site/a.xml': sitemapOf(`${A}/`, `${A}/private/1`, `${A}/private/2`),
      'site/c.xml': sitemapOf(`${A}/c`),
    },
    paths: ['site/robots.txt', 'site/a.xml', 'site/c.xml'],
  },
  {
    name: 'a robots.txt that keeps crawlers away',
    files: {
      'site/robots.txt': 'User-agent: *\nDisallow: /\n',
      'site/a.xml': sitemapOf(`${A}/`),
    },
    paths: ['site/robots.txt', 'site/a.xml'],
  },
  {
    name: 'the canonical form',
    files: {
      'sitemap.xml': urlset(
        `${loc('/Tea')}`,
        `<loc>http://a.example/tea</loc>${link('en', '/tea/')}`,
        `<loc>https://www.a.example/tea</loc><xhtml:link rel="alternate" hreflang="de" href="http://a.example/de"/>`,
        `<loc>${A}/b</loc><image:image><image:loc>http://a.example/i.png</image:loc></image:image>`,
      ),
    },
    options: {
      config: { allowedProtocols: ['https'], trailingSlash: 'never' },
    },
  },
]
