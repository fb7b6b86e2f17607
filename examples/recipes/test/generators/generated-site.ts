import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageSpec } from '../../../../packages/i18n/site/test/audit/built-site.ts'
import type { SeededSite } from '../../../../packages/i18n/site/test/audit/seeds.ts'
import type { Generator } from './generators.ts'

export const BASE = 'https://tea.example/'

const TEXT = /\.(?:html|xml|txt)$|(?:^|\/)_(?:redirects|headers)$/
const CANONICAL = /<link\b[^>]*\brel="canonical"[^>]*>/g
const ALTERNATE = /<link\b[^>]*\brel="alternate"[^>]*\bhreflang="[^>]*>/gi
const TITLE = /<title\b[^>]*>(.*?)<\/title>/s
const LANG = /(<html\b[^>]*?)\s+lang="([^"]*)"/
const ANCHOR = /(<a\b[^>]*?\bhref=")([^"]*)"/g
const ENTRY = /<url>\s*<loc>([^<]*)<\/loc>.*?<\/url>/gs
const ENTRY_LINK = /<xhtml:link\b[^>]*?hreflang="([^"]*)"[^>]*?href="([^"]*)"[^>]*>/g

/** A page as a generator wrote it. */
interface WrittenPage {
  readonly html: string
  readonly spec: PageSpec
}

/** The pages that a generator has made, to be changed as those of a `BuiltSite`. What is not changed stays as it is written. */
export class GeneratedSite implements SeededSite {
  readonly base: string = BASE
  readonly languages: readonly string[] = ['en', 'de', 'fr']
  readonly listed: string[] = []
  readonly redirects: string[] = []
  readonly rules: string[] = []
  readonly files: Record<string, string> = {}
  sitemapBase: string | null = null
  readonly #generator: Generator
  readonly #texts: Readonly<Record<string, string>>
  /** By file. */
  readonly #written = new Map<string, WrittenPage>()
  readonly #pages = new Map<string, PageSpec>()

  constructor(generator: Generator, texts: Readonly<Record<string, string>>) {
    this.#generator = generator
    this.#texts = texts
    const names = Object.keys(texts).filter((name) => name.endsWith('.html'))
    for (const lang of this.languages) {
      const paths = [
        this.#home(lang),
        ...generator.topics[lang]!.map((path) => path + generator.ending),
      ]
      for (const path of paths) {
        const found = filesOf(path).find((name) => names.includes(name))
        if (found === undefined) throw new Error(`${generator.name} has made no page for ${path}`)
        const html = texts[found]!
        this.#written.set(found, { html, spec: this.#specOf(html, path) })
        this.#pages.set(found, this.#specOf(html, path))
      }
    }
  }

  #home(lang: string): string {
    return this.#generator.homes[lang]!
  }

  /** What a page says. */
  #specOf(html: string, path: string): PageSpec {
    const canonicals = [...html.matchAll(CANONICAL)].map(([tag]) => attribute(tag, 'href'))
    const url = resolved(canonicals[0] ?? path, BASE)
    return {
      url,
      canonicals,
      lang: LANG.exec(html)?.[2] ?? null,
      title: TITLE.exec(html)?.[1] ?? null,
      alternates: this.#generator.alternates === 'head' ? alternatesOf(html) : this.#listedOf(url),
      others: null,
      links: [...html.matchAll(ANCHOR)].map(([, , href]) => resolved(href!, BASE + path.slice(1))),
      head: [],
      body: [],
      isListed: true,
    }
  }

  #listedOf(url: string): Record<string, string> {
    for (const [entry, loc] of Object.values(this.#texts).join('\n').matchAll(ENTRY)) {
      if (resolved(loc!, BASE) !== resolved(url, BASE)) continue
      return Object.fromEntries([...entry.matchAll(ENTRY_LINK)].map(([, lang, to]) => [lang, to]))
    }
    return {}
  }

  #at(path: string): PageSpec {
    return filesOf(path).flatMap((name) => this.#pages.get(name) ?? [])[0]!
  }

  page(lang: string, topic: number): PageSpec {
    return this.#at(this.#topic(lang, topic))
  }

  #topic(lang: string, topic: number): string {
    return this.#generator.topics[lang]![topic]! + this.#generator.ending
  }

  home(lang: string): PageSpec {
    return this.#at(this.#home(lang))
  }

  /** Adds a copy of a page. `Topic-1` is the path of a topic, in another case. */
  extra(lang: string, path: string, more: Partial<PageSpec> = {}): PageSpec {
    const { topics, ending } = this.#generator
    const start = topics[lang]![0]!.replace(/[^/]+$/, '')
    const [, topic] = /^Topic-(\d+)$/.exec(path) ?? []
    const own = topic === undefined ? `${start}${path}` : capitalised(topics[lang]![Number(topic)]!)
    const [model, source] = [...this.#written].find(
      ([, { spec }]) => spec.url === this.page(lang, 0).url,
    )!
    const name = filesOf(own + ending)[filesOf(this.#topic(lang, 0)).indexOf(model)]!
    const url = encodeURI(BASE + own.slice(1) + ending)
    const page: PageSpec = {
      ...source.spec,
      ...{ url, title: `Extra ${path} ${lang}`, canonicals: [url], alternates: {} },
      ...{ links: [...source.spec.links], head: [], body: [] },
      ...more,
    }
    this.#written.set(name, source)
    this.#pages.set(name, page)
    this.home(lang).links.push(url)
    return page
  }

  remove(lang: string, topic: number): void {
    for (const name of filesOf(this.#topic(lang, topic))) this.#pages.delete(name)
  }

  /** Repeats the alternates of all pages where they are not yet. */
  repeatAlternates(): void {
    for (const page of this.#pages.values()) page.others = page.alternates
  }

  /** All files, by their names. */
  write(): Record<string, string> {
    const gone = this.#unlinked()
    const files: Record<string, string> = { ...this.#texts }
    for (const [name, { html, spec }] of this.#written) {
      const page = this.#pages.get(name)
      if (page === undefined) delete files[name]
      else files[name] = this.#html(html, page, spec)
    }
    for (const [name, text] of Object.entries(files)) {
      if (name.endsWith('.html') && gone.size > 0)
        files[name] = withoutLinks(text, gone, BASE + name)
      if (text.includes('<urlset')) files[name] = this.#sitemap(text)
    }
    this.#addListed(files)
    if (this.sitemapBase !== null) {
      for (const name of Object.keys(files).filter((name) => name.endsWith('.xml'))) {
        files[name] = files[name]!.replaceAll(BASE, this.sitemapBase)
      }
    }
    if (this.rules.length > 0) {
      const rules = files['robots.txt']?.match(/^Sitemap:.*$/gm) ?? []
      files['robots.txt'] = ['User-agent: *', ...this.rules, '', ...rules, ''].join('\n')
    }
    if (this.redirects.length > 0) {
      files['_redirects'] = `${files['_redirects'] ?? ''}${this.redirects.join('\n')}\n`
    }
    return { ...files, ...this.files }
  }

  /** The pages to which the home pages do not link any more. No page does, then. */
  #unlinked(): ReadonlySet<string> {
    const removed = [...this.#written].flatMap(([name, { spec }]) => {
      const links = this.#pages.get(name)?.links ?? spec.links
      return spec.links.filter((url) => !links.includes(url))
    })
    return new Set(removed)
  }

  #html(written: string, page: PageSpec, before: PageSpec): string {
    const { lang, title, canonicals, head, body, links } = page
    let html = written
    if (lang !== before.lang) {
      html = html.replace(LANG, lang === null ? '$1' : `$1 lang="${lang}"`)
    }
    if (title !== before.title) {
      html = html.replace(TITLE, () => (title === null ? '' : `<title>${title}</title>`))
    }
    if (!isEqual(canonicals, before.canonicals)) {
      const tags = canonicals.map((url) => `<link rel="canonical" href="${url}">`)
      html = replaceTags(html, CANONICAL, tags)
    }
    const inHead = this.#generator.alternates === 'head' ? page.alternates : (page.others ?? {})
    if (!isEqual(inHead, alternatesOf(written))) {
      const tags = Object.entries(inHead).map(
        ([value, url]) => `<link rel="alternate" hreflang="${value}" href="${url}">`,
      )
      html = replaceTags(html, ALTERNATE, tags)
    }
    const added = links.filter((url) => !before.links.includes(url))
    const anchors = added.map((url) => `<a href="${url}">x</a>`)
    return withEnd(withEnd(html, '</head>', head), '</body>', [...anchors, ...body])
  }

  /** A sitemap without pages that are not listed any more, and with the alternates that it should have. */
  #sitemap(text: string): string {
    const changed = text.replace(ENTRY, (entry, loc: string) => {
      const isIt = ([, { spec }]: [string, WrittenPage]): boolean =>
        resolved(spec.url, BASE) === resolved(loc, BASE)
      const [name] = [...this.#written].find(isIt) ?? []
      if (name === undefined) return entry
      const page = this.#pages.get(name)
      return page?.isListed === true ? this.#entry(page, loc) : ''
    })
    return changed.includes('xmlns:xhtml')
      ? changed
      : changed.replace('<urlset', '<urlset xmlns:xhtml="http://www.w3.org/1999/xhtml"')
  }

  #entry({ alternates, others }: PageSpec, loc: string): string {
    const links = this.#generator.alternates === 'sitemap' ? alternates : (others ?? {})
    const tags = Object.entries(links).map(
      ([value, url]) => `<xhtml:link rel="alternate" hreflang="${value}" href="${url}"/>`,
    )
    return `<url><loc>${loc}</loc>${tags.join('')}</url>`
  }

  /** Lists the pages that were added, and what is to be listed without one. */
  #addListed(files: Record<string, string>): void {
    const name = Object.keys(files).find((each) => files[each]!.includes('<urlset'))!
    const known = Object.values(files).join('\n')
    const isListed = (url: string): boolean =>
      [...known.matchAll(ENTRY)].some(([, loc]) => resolved(loc!, BASE) === resolved(url, BASE))
    const entries = [
      ...[...this.#pages.values()]
        .filter((page) => page.isListed && !isListed(page.url))
        .map((page) => this.#entry(page, page.url)),
      ...this.listed.map((url) => `<url><loc>${url}</loc></url>`),
    ]
    files[name] = files[name]!.replace('</urlset>', () => `${entries.join('\n')}</urlset>`)
  }
}

/** The files that may have a path, as generators name them. */
function filesOf(path: string): readonly string[] {
  const name = path.slice(1)
  if (name === '' || name.endsWith('/')) return [`${name}index.html`]
  return name.endsWith('.html') ? [name] : [`${name}.html`, `${name}/index.html`]
}

function capitalised(path: string): string {
  return path.replace(/[^/]+$/, (word) => word[0]!.toUpperCase() + word.slice(1))
}

/** A URL as it is compared. */
function resolved(href: string, base: string): string {
  return new URL(href, base).href
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? ''
}

function alternatesOf(html: string): Record<string, string> {
  return Object.fromEntries(
    [...html.matchAll(ALTERNATE)].map(([tag]) => [
      attribute(tag, 'hreflang'),
      attribute(tag, 'href'),
    ]),
  )
}

function isEqual(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Writes tags where the first of others is, or at the end of the head. */
function replaceTags(html: string, pattern: RegExp, tags: readonly string[]): string {
  let isFirst = true
  const replaced = html.replace(pattern, () => {
    const written = isFirst ? tags.join('') : ''
    isFirst = false
    return written
  })
  return isFirst ? withEnd(html, '</head>', tags) : replaced
}

function withEnd(html: string, end: string, parts: readonly string[]): string {
  return html.replace(end, () => parts.join('') + end)
}

function withoutLinks(html: string, gone: ReadonlySet<string>, base: string): string {
  return html.replace(ANCHOR, (anchor, start: string, href: string) =>
    gone.has(resolved(href, base)) ? `${start}#"` : anchor,
  )
}

/** The files of a folder that an audit reads, by their names. */
export function textsOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return Object.fromEntries(
    names
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => TEXT.test(name))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  )
}
