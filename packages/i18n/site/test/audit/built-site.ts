/** How the files of a site have URLs. */
export type SiteLayout = 'folders' | 'folders-bare' | 'files' | 'files-bare'

/** Where the alternates of a site are. */
export type AlternatesPlace = 'head' | 'sitemap' | 'header' | 'both'

export interface BuiltSiteOptions {
  readonly layout?: SiteLayout
  readonly topics?: number
  readonly base?: string
  readonly alternates?: AlternatesPlace
  readonly languages?: readonly string[]
}

/** A page of a site, which can be changed before it is written. */
export interface PageSpec {
  url: string
  lang: string | null
  title: string | null
  canonicals: string[]
  /** By `hreflang` value. */
  alternates: Record<string, string>
  /** Of the sitemap or the header, if they are not those of the head. */
  others: Record<string, string> | null
  /** URLs or paths. */
  links: string[]
  head: string[]
  body: string[]
  isListed: boolean
}

/** A site before it is written. */
export class BuiltSite {
  readonly base: string
  readonly layout: SiteLayout
  readonly languages: readonly string[]
  readonly topics: number
  readonly place: AlternatesPlace
  /** By the name of the file. */
  readonly pages = new Map<string, PageSpec>()
  /** URLs that the sitemap lists without a page. */
  readonly listed: string[] = []
  readonly redirects: string[] = []
  readonly rules: string[] = []
  readonly files: Record<string, string> = {}
  sitemapBase: string | null = null

  constructor({
    layout = 'folders',
    topics = 3,
    base = 'https://a.example/',
    alternates = 'head',
    languages = ['en', 'de', 'fr'],
  }: BuiltSiteOptions = {}) {
    this.base = base
    this.layout = layout
    this.languages = languages
    this.topics = topics
    this.place = alternates
    const [main = 'en'] = languages
    const all = (path: string) =>
      Object.fromEntries(languages.map((lang) => [lang, this.urlOf(this.nameOf(lang, path))]))
    const homes: Record<string, string> = { 'x-default': base, ...all('') }
    this.add('index.html', main, 'Choose', { alternates: homes, links: Object.values(all('')) })
    for (const lang of languages) {
      const topicUrls = Array.from({ length: topics }, (_, n) => {
        return this.urlOf(this.nameOf(lang, `topic-${n}`))
      })
      this.add(this.nameOf(lang, ''), lang, `Home ${lang}`, {
        alternates: homes,
        links: [base, ...topicUrls],
      })
      for (let n = 0; n < topics; n++) {
        const own = all(`topic-${n}`)
        this.add(this.nameOf(lang, `topic-${n}`), lang, `Topic ${n} ${lang}`, {
          alternates: { ...own, 'x-default': own[main]! },
          links: [homes[lang]!],
        })
      }
    }
  }

  /** The file of a page. */
  nameOf(lang: string, path: string): string {
    if (path === '') return `${lang}/index.html`
    return this.layout.startsWith('folders') ? `${lang}/${path}/index.html` : `${lang}/${path}.html`
  }

  urlOf(name: string): string {
    const path = encodeURI(name).replace(/[?#]/g, encodeURIComponent)
    if (/(?:^|\/)index\.html$/.test(path)) {
      const folder = path.slice(0, -'index.html'.length)
      return this.base + (this.layout === 'folders-bare' ? folder.slice(0, -1) : folder)
    }
    return this.base + (this.layout === 'files-bare' ? path.replace(/\.html$/, '') : path)
  }

  page(lang: string, topic: number): PageSpec {
    return this.pages.get(this.nameOf(lang, `topic-${topic}`))!
  }

  home(lang: string): PageSpec {
    return this.pages.get(this.nameOf(lang, ''))!
  }

  /** Adds a page, which nothing lists or links to yet. */
  add(name: string, lang: string, title: string, more: Partial<PageSpec> = {}): PageSpec {
    const url = this.urlOf(name)
    const page: PageSpec = {
      ...{ url, lang, title, canonicals: [url], alternates: {}, others: null },
      ...{ links: [], head: [], body: [], isListed: true },
      ...more,
    }
    this.pages.set(name, page)
    return page
  }

  /** Adds a page that the home page of its language links to. */
  extra(lang: string, path: string, more: Partial<PageSpec> = {}): PageSpec {
    const page = this.add(this.nameOf(lang, path), lang, `Extra ${path} ${lang}`, more)
    this.home(lang).links.push(page.url)
    return page
  }

  remove(lang: string, topic: number): void {
    this.pages.delete(this.nameOf(lang, `topic-${topic}`))
  }

  /** All files, by their names. */
  write(): Record<string, string> {
    const files: Record<string, string> = {}
    const headers: string[] = []
    for (const [name, page] of this.pages) {
      files[name] = this.#html(page)
      const links = Object.entries(page.others ?? page.alternates)
      if (this.place !== 'header' || links.length === 0) continue
      headers.push(new URL(page.url).pathname)
      for (const [lang, url] of links) {
        headers.push(`  Link: <${url}>; rel="alternate"; hreflang="${lang}"`)
      }
    }
    const listed = [...this.pages.values()].filter(({ isListed }) => isListed)
    const entries = [...listed.map((page) => this.#entry(page)), ...this.listed.map(entryOf)]
    files['sitemap.xml'] =
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
    if (this.sitemapBase !== null) {
      files['sitemap.xml'] = files['sitemap.xml'].replaceAll(this.base, this.sitemapBase)
    }
    const rules = ['User-agent: *', ...this.rules, '', `Sitemap: ${this.base}sitemap.xml`, '']
    files['robots.txt'] = rules.join('\n')
    files['404.html'] = '<!doctype html><title>Not found</title><a href="nowhere">x</a>'
    files['style.css'] = ''
    if (this.redirects.length > 0) files['_redirects'] = `${this.redirects.join('\n')}\n`
    if (headers.length > 0) files['_headers'] = `${headers.join('\n')}\n`
    return { ...files, ...this.files }
  }

  #html({ lang, title, canonicals, alternates, links, head, body }: PageSpec): string {
    const inHead = this.place === 'head' || this.place === 'both'
    return [
      '<!doctype html>',
      lang === null ? '<html>' : `<html lang="${lang}">`,
      '<head><meta charset="utf-8">',
      ...(title === null ? [] : [`<title>${title}</title>`]),
      ...canonicals.map((url) => `<link rel="canonical" href="${url}">`),
      ...(inHead ? Object.entries(alternates) : []).map(
        ([value, url]) => `<link rel="alternate" hreflang="${value}" href="${url}">`,
      ),
      ...head,
      '</head><body><nav>',
      ...links.map((url) => `<a href="${url}">x</a>`),
      '</nav><main>Text</main>',
      ...body,
      '</body></html>',
      '',
    ].join('\n')
  }

  #entry({ url, alternates, others }: PageSpec): string {
    const inSitemap = this.place === 'sitemap' || this.place === 'both' || others !== null
    const links = inSitemap ? Object.entries(others ?? alternates) : []
    return `<url><loc>${url}</loc>${links
      .map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`)
      .join('')}</url>`
  }
}

function entryOf(url: string): string {
  return `<url><loc>${url}</loc></url>`
}
