import { asciiLowercase } from '@waymark/infra'
import { copyText } from '@waymark/infra/internal'
import type {
  PageAlternate,
  PageAnchor,
  PageCanonical,
  PageFacts,
  PageHeader,
  PageLimit,
  PageLink,
  PageMeta,
  PagePlace,
  PageRefresh,
  PageRobots,
  PageSection,
  PageTitle,
} from '../page-facts.ts'
import type { ElementType, TagAttributes } from '../tree/element-types.ts'
import { hasWord, stripAsciiWhitespace } from './ascii-whitespace.ts'
import { isCrawlerName, isForCrawlers } from './crawler-name.ts'
import { parseDeclarativeRefresh } from './declarative-refresh.ts'
import { FactList } from './fact-list.ts'

/** Elements that have facts in their attributes. */
const WITH_FACTS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...['a', 'area', 'base', 'frame', 'html', 'iframe', 'link', 'meta'],
])
/** Those that only say where they lead. */
const LINKS: readonly string[] = ['a', 'area', 'frame', 'iframe']
const HEADERS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  ...['content-language', 'link', 'x-robots-tag'],
])

/** Attributes of alternates, with which Google does not use a canonical. */
const NOT_OF_CANONICALS: readonly string[] = ['hreflang', 'lang', 'media', 'type']

/** Collects the facts of a page, element by element. */
export class FactCollector {
  readonly #onLink: ((link: PageAnchor) => void) | undefined
  readonly #onMeta: ((meta: PageMeta) => void) | undefined
  readonly #limits: PageLimit[] = []
  readonly #titles = this.#list<PageTitle>()
  readonly #canonicals = this.#list<PageCanonical>()
  readonly #alternates = this.#list<PageAlternate>()
  readonly #robots = this.#list<PageRobots>()
  readonly #headers = this.#list<PageHeader>()
  #lang: PageFacts['lang'] = null
  #xmlLang: PageFacts['lang'] = null
  #base: PageLink | null = null
  #refresh: PageRefresh | null = null

  constructor(
    onLink: ((link: PageAnchor) => void) | undefined,
    onMeta: ((meta: PageMeta) => void) | undefined,
  ) {
    this.#onLink = onLink
    this.#onMeta = onMeta
  }

  get base(): PageLink | null {
    return this.#base
  }

  get refresh(): PageRefresh | null {
    return this.#refresh
  }

  /** Whether the attributes of elements with this name are needed. */
  isNeeded(name: string): boolean {
    if (!WITH_FACTS.has(name)) return false
    return this.#onLink !== undefined || !LINKS.includes(name)
  }

  addElement(
    { name, namespace }: ElementType,
    attributes: TagAttributes,
    place: PagePlace,
    section: PageSection,
  ): void {
    if (namespace === 'svg' && name === 'a') {
      const href = hrefOf(attributes) ?? hrefOf(attributes, 'xlink:href')
      this.#addAnchor(href, attributes, place, section)
    }
    if (namespace !== 'html') return
    switch (name) {
      case 'html':
        this.#addHtml(attributes, place, section)
        break
      case 'base':
        this.#addBase(attributes, place, section)
        break
      case 'link':
        this.#addLink(attributes, place, section)
        break
      case 'meta':
        this.#addMeta(attributes, place, section)
        break
      case 'a':
      case 'area':
        this.#addAnchor(hrefOf(attributes), attributes, place, section)
        break
      case 'frame':
      case 'iframe':
        this.#addAnchor(hrefOf(attributes, 'src'), attributes, place, section)
    }
  }

  addTitle(text: string, place: PagePlace, section: PageSection): void {
    this.#titles.add({ text: copyText(text), section, line: place.line, column: place.column })
  }

  addLimit(limit: PageLimit['limit'], { line, column }: PagePlace): void {
    if (this.#limits.every((other) => other.limit !== limit))
      this.#limits.push({ limit, line, column })
  }

  facts(headEnd: PageFacts['headEnd']): PageFacts {
    return {
      lang: this.#lang ?? this.#xmlLang,
      base: this.#base,
      titles: this.#titles.list,
      canonicals: this.#canonicals.list,
      alternates: this.#alternates.list,
      robots: this.#robots.list,
      refresh: this.#refresh,
      headers: this.#headers.list,
      headEnd,
      limits: this.#limits,
    }
  }

  #list<Fact extends PagePlace>(): FactList<Fact> {
    return new FactList((fact) => this.addLimit('facts', fact))
  }

  /** A second tag adds the attributes that the first does not have. */
  #addHtml(attributes: TagAttributes, { line, column }: PagePlace, section: PageSection): void {
    if (!isInDocument(section)) return
    const lang = attributes.get('lang')
    const xmlLang = attributes.get('xml:lang')
    if (lang !== null) this.#lang ??= { value: copyText(lang), line, column }
    if (xmlLang !== null) this.#xmlLang ??= { value: copyText(xmlLang), line, column }
  }

  #addBase(attributes: TagAttributes, place: PagePlace, section: PageSection): void {
    const href = hrefOf(attributes)
    if (href !== null && isInDocument(section))
      this.#base ??= { href, section, line: place.line, column: place.column }
  }

  #addLink(attributes: TagAttributes, place: PagePlace, section: PageSection): void {
    const rel = asciiLowercase(attributes.get('rel') ?? '')
    const isCanonical = hasWord(rel, 'canonical')
    const hreflang = hasWord(rel, 'alternate') ? attributes.get('hreflang') : null
    if (!isCanonical && hreflang === null) return
    const href = hrefOf(attributes)
    if (href === null) return
    const { line, column } = place
    if (isCanonical) {
      const names = NOT_OF_CANONICALS.filter((name) => attributes.get(name) !== null)
      const others = names.length === 0 ? {} : { attributes: names }
      this.#canonicals.add({ href, section, line, column, ...others })
    }
    if (hreflang !== null) {
      this.#alternates.add({ href, hreflang: copyText(hreflang), section, line, column })
    }
  }

  #addMeta(attributes: TagAttributes, place: PagePlace, section: PageSection): void {
    if (this.#onMeta !== undefined) tellMeta(this.#onMeta, attributes, place, section)
    const agent = asciiLowercase(stripAsciiWhitespace(attributes.get('name') ?? ''))
    const header = asciiLowercase(stripAsciiWhitespace(attributes.get('http-equiv') ?? ''))
    if (header === '' && !isCrawlerName(agent)) return
    const value = attributes.get('content')
    if (value === null) return
    const content = copyText(value)
    const { line, column } = place
    if (isForCrawlers(agent, content)) {
      this.#robots.add({ agent: copyText(agent), content, section, line, column })
    }
    if (header === 'refresh' && this.#refresh === null && isInDocument(section)) {
      const refresh = parseDeclarativeRefresh(content)
      if (refresh !== null) this.#refresh = { ...refresh, section, line, column }
    }
    if (isHeader(header)) this.#headers.add({ name: header, value: content, section, line, column })
  }

  #addAnchor(
    href: string | null,
    attributes: TagAttributes,
    place: PagePlace,
    section: PageSection,
  ): void {
    if (href === null || section === 'template') return
    const rel = copyText(attributes.get('rel') ?? '')
    this.#onLink?.({ href, rel, section, line: place.line, column: place.column })
  }
}

function tellMeta(
  tell: (meta: PageMeta) => void,
  attributes: TagAttributes,
  { line, column }: PagePlace,
  section: PageSection,
): void {
  const content = attributes.get('content')
  const written = attributes.get('property') ?? attributes.get('name')
  if (content === null || written === null) return
  const name = copyText(asciiLowercase(stripAsciiWhitespace(written)))
  tell({ name, content: copyText(content), section, line, column })
}

function hrefOf(attributes: TagAttributes, name = 'href'): string | null {
  const href = attributes.get(name)
  return href === null ? null : copyText(stripAsciiWhitespace(href))
}

function isInDocument(section: PageSection): boolean {
  return section === 'head' || section === 'body'
}

function isHeader(name: string): name is PageHeader['name'] {
  return HEADERS.has(name)
}
