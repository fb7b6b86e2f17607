import type { BuiltSite, BuiltSiteOptions } from './built-site.ts'

/** A site that faults can be put into. */
export type SeededSite = Pick<
  BuiltSite,
  | ('base' | 'languages' | 'listed' | 'redirects' | 'rules' | 'files' | 'sitemapBase')
  | ('page' | 'home' | 'extra' | 'remove')
>

/** A fault that is put into a site once, or for each topic. */
export interface Seed {
  readonly name: string
  readonly put: (site: SeededSite, topic: number) => void
  /** How many problems each makes, by code. */
  readonly found: Readonly<Record<string, number>>
  /** How many there are however often it is put in. */
  readonly once?: true
  readonly options?: BuiltSiteOptions
}

const NOINDEX = '<meta name="robots" content="noindex">'

function one(code: string, put: Seed['put'], more: Partial<Seed> = {}): Seed {
  return { name: code, put, found: { [code]: 1 }, ...more }
}

/** The path of a page in a rule. */
function pathOf(url: string): string {
  return new URL(url).pathname
}

/** Every fault by itself, and exactly what is to be found of it. */
export const seeds: readonly Seed[] = [
  one('html-lang-missing', (site, n) => {
    site.page('fr', n).lang = null
  }),
  one('html-lang-invalid', (site, n) => {
    site.page('fr', n).lang = 'fr_FR'
  }),
  one('html-lang-contradicts-hreflang', (site, n) => {
    site.page('fr', n).lang = 'it'
  }),
  one('title-missing', (site, n) => {
    site.page('fr', n).title = null
  }),
  one('title-shared', (site, n) => {
    site.extra('fr', `extra-${n}`, { title: site.page('fr', n).title })
  }),
  one('base-elsewhere', (site, n) => {
    site.page('fr', n).head.unshift('<base href="https://test.example/">')
    site.page('fr', n).links.push('.')
  }),
  {
    name: 'canonical and alternates after an image in the head',
    put: (site, n) => {
      const page = site.page('fr', n)
      page.title = `${page.title}</title><img src="/pixel.gif"><title>`
    },
    found: { 'link-outside-head': 1 },
  },
  one('link-outside-head', (site, n) => {
    const page = site.page('fr', n)
    page.canonicals = []
    page.body.push(`<link rel="canonical" href="${page.url}">`)
  }),
  one('robots-outside-head', (site, n) => {
    site.page('fr', n).body.push('<meta name="robots" content="nosnippet">')
  }),
  one('canonical-missing', (site, n) => {
    site.page('fr', n).canonicals = []
  }),
  one('duplicate-canonical', (site, n) => {
    const { canonicals } = site.page('fr', n)
    canonicals.push(canonicals[0]!)
  }),
  one('conflicting-canonicals', (site, n) => {
    site.page('fr', n).canonicals.push(site.page('de', n).url)
  }),
  one('canonical-relative', (site, n) => {
    const page = site.page('fr', n)
    page.canonicals = [pathOf(page.url)]
  }),
  one('canonical-with-fragment', (site, n) => {
    const page = site.page('fr', n)
    page.canonicals = [`${page.url}#main`]
  }),
  one('canonical-with-attributes', (site, n) => {
    const page = site.page('fr', n)
    page.canonicals = []
    page.head.push(`<link rel="canonical" hreflang="fr" href="${page.url}">`)
  }),
  one('canonical-not-url', (site, n) => {
    site.page('fr', n).canonicals = ['']
  }),
  one('canonical-to-missing', (site, n) => {
    site.page('fr', n).canonicals = [`${site.base}fr/nowhere-${n}`]
  }),
  one('canonical-to-noindex', (site, n) => {
    const { url } = site.extra('fr', `hidden-${n}`, { head: [NOINDEX], isListed: false })
    site.page('fr', n).canonicals = [url]
  }),
  one('canonical-to-redirect', (site, n) => {
    const page = site.page('fr', n)
    site.redirects.push(`${pathOf(site.base)}old-${n} ${pathOf(page.url)} 301`)
    page.canonicals = [`${site.base}old-${n}`]
  }),
  one('canonical-to-disallowed', (site, n) => {
    const { url } = site.extra('fr', `private-${n}`, { isListed: false })
    site.rules.push(`Disallow: ${pathOf(url)}`)
    site.page('fr', n).canonicals = [url]
  }),
  one('canonical-chained', (site, n) => {
    const last = site.page('fr', n).url
    const middle = site.extra('fr', `b-${n}`, { canonicals: [last], isListed: false })
    site.extra('fr', `a-${n}`, { canonicals: [middle.url], isListed: false })
  }),
  one('canonical-to-other-language', (site, n) => {
    site.page('fr', n).canonicals = [site.page('en', n).url]
  }),
  one('canonical-on-other-host', (site, n) => {
    const page = site.page('fr', n)
    page.canonicals = [page.url.replace('a.example', 'b.example')]
  }),
  one('canonical-shared', (site, n) => {
    const canonicals = [site.page('fr', n).url]
    for (const name of ['a', 'b', 'c']) site.extra('fr', `${name}-${n}`, { canonicals })
  }),
  one('noindex-and-canonical', (site, n) => {
    const canonicals = [site.page('fr', n).url]
    site.extra('fr', `copy-${n}`, { canonicals, head: [NOINDEX], isListed: false })
  }),
  one('alternate-to-missing', (site, n) => {
    site.listed.push(site.page('fr', n).url)
    site.remove('fr', n)
  }),
  {
    name: 'an alternate with a wrong URL on one page',
    put: (site, n) => {
      site.page('en', n).alternates['fr'] = `${site.base}fr/nowhere-${n}`
    },
    found: { 'alternate-to-missing': 1 },
  },
  {
    name: 'a link of a page to itself with a wrong URL',
    put: (site, n) => {
      site.page('fr', n).alternates['fr'] = `${site.base}fr/nowhere-${n}`
    },
    found: { 'alternate-to-missing': 1 },
  },
  one('alternate-to-noindex', (site, n) => {
    site.page('fr', n).head.push(NOINDEX)
  }),
  {
    name: 'noindex by a header',
    put: (site, n) => {
      const path = pathOf(site.page('fr', n).url)
      site.files['_headers'] = `${site.files['_headers'] ?? ''}${path}\n  X-Robots-Tag: noindex\n`
    },
    found: { 'alternate-to-noindex': 1 },
  },
  one('alternate-to-redirect', (site, n) => {
    site.redirects.push(`${pathOf(site.base)}old-${n} ${pathOf(site.page('fr', n).url)} 301`)
    site.page('en', n).alternates['fr'] = `${site.base}old-${n}`
  }),
  {
    name: 'a page in a set that redirects by a meta',
    put: (site, n) => {
      const target = site.home('fr').url
      site.page('fr', n).head.push(`<meta http-equiv="refresh" content="0; url=${target}">`)
    },
    found: { 'alternate-to-redirect': 1 },
  },
  one('alternate-to-disallowed', (site, n) => {
    const page = site.page('fr', n)
    site.rules.push(`Disallow: ${pathOf(page.url)}`)
    page.isListed = false
  }),
  {
    name: 'a listed page that is disallowed',
    put: (site, n) => {
      site.rules.push(`Disallow: ${pathOf(site.page('fr', n).url)}`)
    },
    found: { 'pages-disallowed': 1 },
  },
  one('alternate-to-not-canonical', (site, n) => {
    const canonicals = [site.page('fr', n).url]
    const copy = site.extra('fr', `copy-${n}`, { canonicals, isListed: false })
    site.page('en', n).alternates['fr'] = copy.url
  }),
  {
    name: 'an alternate without its slash or .html',
    put: (site, n) => {
      const { url } = site.page('fr', n)
      site.page('en', n).alternates['fr'] = url.replace(/(?:\/|\.html)$/, '')
    },
    found: { 'alternate-to-not-canonical': 1 },
  },
  one('alternate-on-other-host', (site, n) => {
    site.page('fr', n).alternates['es'] = `https://es-${n}.example/`
  }),
  one('alternates-ignored', (site, n) => {
    const { alternates } = site.page('fr', n)
    site.extra('fr', `draft-${n}`, { head: [NOINDEX], isListed: false, alternates })
  }),
  one('alternates-disagree', (site, n) => {
    const page = site.page('fr', n)
    page.others = { fr: page.url }
  }),
  {
    name: 'a sitemap that names another page',
    put: (site, n) => {
      const { alternates } = site.page('fr', n)
      site.page('fr', n).others = { ...alternates, de: site.page('de', n === 0 ? 1 : 0).url }
    },
    found: { 'alternates-disagree': 1 },
  },
  one('alternates-in-two-places', () => {}, { once: true, options: { alternates: 'both' } }),
  one('alternates-missing', (site, n) => {
    site.page('fr', n).alternates = {}
  }),
  one('listed-page-missing', (site, n) => {
    site.listed.push(`${site.base}fr/nowhere-${n}`)
  }),
  one('listed-page-noindex', (site, n) => {
    site.extra('fr', `hidden-${n}`, { head: [NOINDEX] })
  }),
  one('listed-page-not-canonical', (site, n) => {
    site.extra('fr', `copy-${n}`, { canonicals: [site.page('fr', n).url] })
  }),
  one('listed-page-redirects', (site, n) => {
    site.redirects.push(`${pathOf(site.base)}old-${n} ${pathOf(site.page('fr', n).url)} 301`)
    site.listed.push(`${site.base}old-${n}`)
  }),
  {
    name: 'a page that is listed only under a URL that redirects',
    put: (site, n) => {
      const page = site.page('fr', n)
      site.redirects.push(`${pathOf(site.base)}old-${n} ${pathOf(page.url)} 301`)
      site.listed.push(`${site.base}old-${n}`)
      page.isListed = false
    },
    found: { 'listed-page-redirects': 1 },
  },
  one('page-not-listed', (site, n) => {
    site.page('fr', n).isListed = false
  }),
  one(
    'listed-on-other-host',
    (site) => {
      site.sitemapBase = site.base.replace('a.example', 'staging.example')
    },
    { once: true },
  ),
  one('page-orphaned', (site, n) => {
    const home = site.home('fr')
    home.links = home.links.filter((url) => url !== site.page('fr', n).url)
  }),
  one('link-to-missing', (site, n) => {
    for (const lang of site.languages) site.page(lang, n).links.push(`/nowhere-${n}`)
  }),
  one('link-to-redirect', (site, n) => {
    site.redirects.push(`${pathOf(site.base)}old-${n} ${pathOf(site.page('fr', n).url)} 301`)
    site.page('de', n).links.push(`${site.base}old-${n}`)
  }),
  {
    name: 'a link to a page that redirects by a meta',
    put: (site, n) => {
      const refresh = `<meta http-equiv="refresh" content="0; url=${site.page('fr', n).url}">`
      site.extra('fr', `old-${n}`, { head: [refresh, NOINDEX], isListed: false })
    },
    found: { 'link-to-redirect': 1 },
  },
  one('pages-twice', (site, n) => {
    site.extra('fr', `Topic-${n}`, { title: site.page('fr', n).title })
  }),
  one('redirect-chained', (site, n) => {
    const path = pathOf(site.base)
    site.redirects.push(`${path}a-${n} ${path}b-${n} 301`)
    site.redirects.push(`${path}b-${n} ${pathOf(site.page('fr', n).url)} 301`)
  }),
  one('redirect-loop', (site, n) => {
    const path = pathOf(site.base)
    site.redirects.push(`${path}a-${n} ${path}b-${n} 301`, `${path}b-${n} ${path}a-${n} 301`)
  }),
  one('redirect-to-missing', (site, n) => {
    const path = pathOf(site.base)
    site.redirects.push(`${path}a-${n} ${path}nowhere-${n} 301`)
  }),
  one('return-link-missing', (site, n) => {
    const { alternates } = site.page('fr', n)
    delete alternates['de']
  }),
  one('self-reference-missing', (site, n) => {
    delete site.page('fr', n).alternates['fr']
  }),
  one('unknown-language', (site, n) => {
    const { alternates } = site.page('fr', n)
    alternates['jp'] = alternates['fr']!
    delete alternates['fr']
  }),
  one('page-url-relative', (site, n) => {
    const { alternates } = site.page('fr', n)
    for (const [lang, url] of Object.entries(alternates)) alternates[lang] = pathOf(url)
  }),
  one('languages-swapped', (site, n) => {
    const [de, fr] = [site.page('de', n).url, site.page('fr', n).url]
    for (const lang of site.languages)
      Object.assign(site.page(lang, n).alternates, { de: fr, fr: de })
  }),
  one('duplicate-loc', (site, n) => {
    site.listed.push(site.page('fr', n).url)
  }),
  one('hosting-rule-invalid', (site, n) => {
    site.redirects.push(`old-${n} /fr/ 301`)
  }),
]
