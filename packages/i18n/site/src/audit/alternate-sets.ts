import {
  checks,
  createAudit,
  createUrlTable,
  type FindingCode,
  type HreflangFinding,
  IntList,
  primaryLanguage,
  type TableMemory,
  type UrlTable,
} from '@waymark/hreflang'
import { asciiLowercase } from '@waymark/infra'
import { fromFinding } from '../finding-problem.ts'
import type { FoundPlace, SiteProblem } from '../site-problem.ts'
import { SOURCES } from './alternate-links.ts'
import { NONE } from './built-pages.ts'
import type { CanonicalFaults } from './canonical-faults.ts'
import type { AlternateSource } from './page-source.ts'
import type { SiteGraph } from './site-graph.ts'

/** Checks of pages that are listed, and not of their alternates. */
const OF_LISTS: readonly string[] = ['duplicate-loc', 'twin-pages']

/** What sets are made of. */
export interface AlternateSetsOptions {
  readonly graph: SiteGraph
  readonly faults: CanonicalFaults
  readonly memory: TableMemory | undefined
}

/** A link of a page that takes part in sets, to another such page. */
export interface SetLink {
  readonly link: number
  readonly group: number
  /** The number of the URL that search engines show for it. */
  readonly target: number
  /** In lower case. */
  readonly value: string
}

/** Facts about a page in sets, as bits. */
const NAMED = 1
const WITH_LINKS = 2
const DISAGREES = 4
/** One of its links leads to no page, so that links to other pages may be missing. */
const STRAY = 8
/** Its language is swapped with that of another page, as far as their URLs show. */
const SWAPPED = 16

const X_DEFAULT = 'x-default'

/** Findings that a link which leads to no page brings about. */
const OF_STRAYS: readonly FindingCode[] = ['return-link-missing', 'self-reference-missing']

/** Findings about whole sets, which cannot be told apart by their pages. */
const OF_SETS: readonly FindingCode[] = ['x-default-missing', 'general-language-missing']

/**
 * The sets of alternates: only pages that take part in them, and only links between these. A link to a URL that redirects, or is
 * not canonical, counts as one to the URL that is shown.
 */
export class AlternateSets {
  readonly #graph: SiteGraph
  readonly #faults: CanonicalFaults
  readonly #memory: TableMemory | undefined
  readonly #facts: IntList
  #hasStrays = false
  /** Whether an `x-default` leads to no page in a set, which may be one of another site. */
  #hasStrayDefault = false
  /** How many pages have different alternates in two sources. */
  disagreeing = 0

  constructor({ graph, faults, memory }: AlternateSetsOptions) {
    this.#graph = graph
    this.#faults = faults
    this.#memory = memory
    this.#facts = new IntList(memory).padTo(graph.pages.length, 0)
    for (const row of graph.participants()) this.#addPage(row)
    for (const row of graph.participants()) {
      if (this.sourcesOf(row).length < 2 || this.differing(row) === null) continue
      this.#add(row, DISAGREES)
      this.disagreeing++
    }
  }

  #addPage(row: number): void {
    for (const group of this.#groupsOf(row)) {
      const { alternates } = this.#graph
      this.#add(row, WITH_LINKS)
      for (let link = alternates.startOf(group); link < alternates.endOf(group); link++) {
        const target = alternates.targetOf(link)
        const shown = this.#shownFor(target)
        const other = shown === NONE ? NONE : this.#graph.rowOf(shown)
        if (other !== NONE && other !== row) this.#add(other, NAMED)
        if (shown === NONE && this.#isLost(target)) this.#add(row, STRAY)
        if (this.#isStrayDefault(link, row)) this.#hasStrayDefault = true
      }
    }
  }

  /** The URL that search engines show for one; `NONE` if there is none, or if a canonical on the way is wrong. */
  #shownFor(url: number): number {
    if (this.#faults.isFaulty(url)) return NONE
    return this.#graph.stateOf(url) === 'unknown' ? this.#pageNamed(url) : this.#graph.shownFor(url)
  }

  /** The URL of the page whose file a URL names, such as `/fr/index.html`, for which servers send it as well. */
  #pageNamed(url: number): number {
    const { forms, server, pages, folder } = this.#graph
    const row = this.#graph.rowOf(url)
    if (row === NONE || !pages.takesPart(row)) return NONE
    const name = folder.names.text(pages.fileOf(row))
    return server.urls.isFile(forms.text(url), name) ? pages.urlOf(row) : NONE
  }

  /** Whether a link leads to no page at all, so that it may have been meant for another one. */
  #isLost(url: number): boolean {
    const state = this.#graph.stateOf(url)
    return state === 'missing' || (state === 'redirect' && this.#graph.rowOf(url) === NONE)
  }

  #isStrayDefault(link: number, row: number): boolean {
    const target = this.#graph.alternates.targetOf(link)
    if (this.#hasStrayDefault || this.#graph.stateOf(target) === 'fine') return false
    return this.#valueOf(link) === X_DEFAULT && this.#targetOf(target, row) === NONE
  }

  /** The `hreflang` value of a link, in lower case. */
  #valueOf(link: number): string {
    const { alternates, texts } = this.#graph
    return asciiLowercase(texts.text(alternates.valueOf(link)))
  }

  #add(row: number, fact: number): void {
    if (row === NONE) return
    if (fact === STRAY) this.#hasStrays = true
    this.#facts.set(row, this.#facts.get(row) | fact)
  }

  #has(row: number, fact: number): boolean {
    return row !== NONE && (this.#facts.get(row) & fact) !== 0
  }

  /** Whether other pages list a page that lists none. */
  lacksAlternates(row: number): boolean {
    return this.#has(row, NAMED) && !this.#has(row, WITH_LINKS)
  }

  /** Whether `problems` has reported that a page has the language of another one. */
  isSwapped(row: number): boolean {
    return this.#has(row, SWAPPED)
  }

  disagrees(row: number): boolean {
    return this.#has(row, DISAGREES)
  }

  /** The groups of a page that have links. */
  *#groupsOf(row: number): Generator<number, void, undefined> {
    const { alternates } = this.#graph
    for (const group of alternates.groupsOf(this.#graph.formOfPage(row))) {
      if (alternates.endOf(group) > alternates.startOf(group)) yield group
    }
  }

  /** The sources in which a page has alternates. */
  sourcesOf(row: number): readonly AlternateSource[] {
    const { alternates } = this.#graph
    const found = new Set(Array.from(this.#groupsOf(row), (group) => alternates.sourceOf(group)))
    return SOURCES.filter((source) => found.has(source))
  }

  /**
   * The links of a page that count.
   *
   * @param source - Those of one source; `null` for all, without those that repeat what another source says.
   */
  linksOf(row: number, source: AlternateSource | null): readonly SetLink[] {
    const { alternates, forms } = this.#graph
    const links: SetLink[] = []
    const known = new Map<string, number>()
    /** What a redirect leads to may be listed as well. */
    const moved = new Set<string>()
    /** Links to pages that redirect back to this one. If it also lists itself, they were meant for others. */
    const back: SetLink[] = []
    for (const group of this.#groupsOf(row)) {
      if (source !== null && alternates.sourceOf(group) !== source) continue
      for (let link = alternates.startOf(group); link < alternates.endOf(group); link++) {
        const url = alternates.targetOf(link)
        const target = this.#targetOf(url, row)
        if (target === NONE) continue
        const value = this.#valueOf(link)
        const key = `${value} ${forms.formOf(target)}`
        const isMoved = target !== url
        if (isMoved ? known.has(key) : moved.has(key)) continue
        if (isMoved) moved.add(key)
        // Each source may list it, and each entry of a page that has several, which are reported by themselves.
        if ((known.get(key) ?? group) !== group) continue
        known.set(key, group)
        const list = isMoved && this.#leadsBack(url, target, row) ? back : links
        list.push({ link, group, target, value })
      }
    }
    const isListed = back.length > 0 && links.some((link) => this.#graph.rowOf(link.target) === row)
    return isListed ? links : [...links, ...back]
  }

  /** Whether a URL is that of a page of its own, which redirects to another one. */
  #leadsBack(url: number, target: number, row: number): boolean {
    const isPage = this.#graph.stateOf(url) === 'redirect' && this.#graph.rowOf(url) !== NONE
    return isPage && this.#graph.rowOf(target) === row
  }

  /** The URL that counts for a link of a page; `NONE` if it leads to no page in a set. */
  #targetOf(url: number, row: number): number {
    const state = this.#graph.stateOf(url)
    // The audit says what is wrong with a URL, and finds one that is nearly the same.
    if (state === 'invalid') return url
    if (state === 'unknown') {
      const row = this.#graph.rowOf(url)
      if (row === NONE || !this.#graph.pages.takesPart(row)) return NONE
      const named = this.#pageNamed(url)
      return named === NONE ? url : named
    }
    const shown = this.#shownFor(url)
    if (shown === NONE) return NONE
    if (state === 'fine') return url
    // A redirect can also lead to another page, which is not a version of this one.
    return this.#lists(this.#graph.rowOf(shown), row) ? shown : NONE
  }

  /** Whether a page lists another one, or is it. */
  #lists(row: number, other: number): boolean {
    if (row === other) return true
    const { alternates } = this.#graph
    for (const group of this.#groupsOf(row)) {
      for (let link = alternates.startOf(group); link < alternates.endOf(group); link++) {
        const shown = this.#shownFor(alternates.targetOf(link))
        if (shown !== NONE && this.#graph.rowOf(shown) === other) return true
      }
    }
    return false
  }

  /** Two sources whose alternates of a page differ, and a link that only one of them has; `null` if none do. */
  differing(row: number): {
    readonly only: AlternateSource
    readonly other: AlternateSource
    readonly link: SetLink
  } | null {
    const sources = this.sourcesOf(row).map(
      (source) => [source, this.linksOf(row, source)] as const,
    )
    for (const [at, [one, links]] of sources.entries()) {
      for (const [other, others] of sources.slice(at + 1)) {
        const ofOne = this.#firstOnly(links, others)
        if (ofOne !== null) return { only: one, other, link: ofOne }
        const ofOther = this.#firstOnly(others, links)
        if (ofOther !== null) return { only: other, other: one, link: ofOther }
      }
    }
    return null
  }

  #firstOnly(links: readonly SetLink[], others: readonly SetLink[]): SetLink | null {
    const { forms } = this.#graph
    const keyOf = ({ value, target }: SetLink) => `${value} ${forms.formOf(target)}`
    const known = new Set(others.map(keyOf))
    // A generator may write it in one place only. It is not a version of the page, so it contradicts nothing.
    const hasDefault = others.some(({ value }) => value === X_DEFAULT)
    return (
      links.find((link) => !known.has(keyOf(link)) && (hasDefault || link.value !== X_DEFAULT)) ??
      null
    )
  }

  /**
   * What the audit of hreflang links finds in all sources together, as search engines take them. Of pages whose sources differ,
   * which is reported by itself, only what one of the sources has alone.
   */
  *problems(): Generator<SiteProblem, void, undefined> {
    const confirmed = this.disagreeing > 0 ? this.#findingsOfSources() : null
    for (const { finding, problem } of this.#audit(null)) {
      if (this.#isOfStray(finding) || this.#isReportedOfTarget(finding)) continue
      const isDoubtful = confirmed !== null && this.#isDoubtful(finding)
      if (isDoubtful && confirmed.find(keyOf(finding)) === -1) continue
      if (finding.code === 'languages-swapped') {
        for (const url of finding.targets ?? []) this.#add(this.#rowAt(url), SWAPPED)
      }
      yield problem()
    }
  }

  #findingsOfSources(): UrlTable {
    const keys = createUrlTable({ memory: this.#memory })
    for (const source of SOURCES) {
      for (const { finding } of this.#audit(source)) {
        if (this.#isDoubtful(finding)) keys.add(keyOf(finding))
      }
    }
    return keys
  }

  /** Whether a finding is about a page whose sources differ. */
  #isDoubtful({ loc, target, targets = [] }: HreflangFinding): boolean {
    return [loc, target, ...targets].some((url) => this.disagrees(this.#rowAt(url)))
  }

  #isOfStray({ code, loc, target }: HreflangFinding): boolean {
    if (code === 'x-default-missing' && this.#hasStrayDefault) return true
    if (!this.#hasStrays) return false
    if (OF_SETS.includes(code)) return true
    const page = code === 'return-link-missing' ? target : loc
    return OF_STRAYS.includes(code) && this.#has(this.#rowAt(page), STRAY)
  }

  /** Whether a finding of a link is reported of its target: that it has no alternates, or contradicts its own language. */
  #isReportedOfTarget({ code, target, lang = '', declared = '' }: HreflangFinding): boolean {
    if (code === 'alternate-not-listed') return this.lacksAlternates(this.#rowAt(target))
    if (code !== 'language-mismatch') return false
    const { pages, texts } = this.#graph
    const row = this.#rowAt(target)
    const own = row === NONE || pages.langOf(row) === NONE ? '' : texts.text(pages.langOf(row))
    const language = primaryLanguage(own)
    return (
      language !== null &&
      language === primaryLanguage(lang) &&
      language !== primaryLanguage(declared)
    )
  }

  #rowAt(url: string | undefined): number {
    if (url === undefined) return NONE
    return this.#graph.rowOf(this.#graph.forms.urls.add(url))
  }

  *#audit(source: AlternateSource | null): Generator<{
    readonly finding: HreflangFinding
    readonly problem: () => SiteProblem
  }> {
    const { forms, texts, alternates } = this.#graph
    const audit = createAudit({
      form: 'sitemap',
      normalize: forms.normalize,
      report: 'info',
      urls: forms.urls,
      checks: checks.filter(({ code }) => !OF_LISTS.includes(code)),
    })
    const places = new SetPlaces(this.#graph, this.#memory)
    for (const row of this.#graph.participants()) {
      const links = this.linksOf(row, source)
      if (links.length === 0 && !this.#has(row, WITH_LINKS)) continue
      if (source !== null && links.length === 0) continue
      places.add(row, links)
      audit.add({
        loc: this.#graph.locOf(row),
        alternates: links.map(({ target, link }) => ({
          lang: texts.text(alternates.valueOf(link)),
          loc: forms.text(target),
        })),
      })
    }
    for (const finding of audit.findings()) {
      const problem = () => ({
        ...fromFinding(finding, places),
        source: places.sourceOf(finding.pointer),
        folder: this.#graph.folderOf(finding.loc ?? ''),
      })
      yield { finding, problem }
    }
  }
}

function keyOf({ code, loc, target, lang }: HreflangFinding): string {
  return JSON.stringify([code, loc, target, lang])
}

/** The places of the entries of an audit, and of their links. */
class SetPlaces {
  readonly #graph: SiteGraph
  readonly #row: IntList
  readonly #start: IntList
  readonly #link: IntList

  constructor(graph: SiteGraph, memory: TableMemory | undefined) {
    this.#graph = graph
    this.#row = new IntList(memory)
    this.#start = new IntList(memory)
    this.#link = new IntList(memory)
  }

  add(row: number, links: readonly SetLink[]): void {
    this.#row.push(row)
    this.#start.push(this.#link.length)
    for (const { link } of links) this.#link.push(link)
  }

  /** @param pointer - A pointer of the audit, such as `/urls/3/alternates/0/loc`. */
  find(pointer: string): FoundPlace {
    const { alternates } = this.#graph
    const { row, link } = this.#at(pointer)
    if (link === NONE) return row === NONE ? {} : this.#graph.startOf(row)
    return alternates.placeOfLink(alternates.groupOf(link), link)
  }

  /** The source of what a pointer leads to. */
  sourceOf(pointer: string): AlternateSource {
    const { alternates } = this.#graph
    const { link } = this.#at(pointer)
    return link === NONE ? 'head' : alternates.sourceOf(alternates.groupOf(link))
  }

  /** The row of an entry, and a link; that of an entry itself is its first one. */
  #at(pointer: string): { readonly row: number; readonly link: number } {
    const [, entry, nth = '0'] = /^\/urls\/(\d+)(?:\/alternates\/(\d+))?/.exec(pointer) ?? []
    const number = Number(entry)
    if (entry === undefined || number >= this.#row.length) return { row: NONE, link: NONE }
    const at = this.#start.get(number) + Number(nth)
    const link = at < this.#link.length ? this.#link.get(at) : NONE
    return { row: this.#row.get(number), link }
  }
}
