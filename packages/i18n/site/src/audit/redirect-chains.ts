import { createUrlTable, type TableMemory, type UrlTable } from '@waymark/hreflang'
import { NONE, REDIRECTS } from './built-pages.ts'
import type { SiteGraph } from './site-graph.ts'

/** Where a redirect leads. */
export interface RedirectChain {
  /** The number of the URL that redirects. */
  readonly url: number
  /** The URLs after it, the last of which does not redirect, or is one of those before. */
  readonly steps: readonly number[]
  readonly end: 'loop' | 'missing' | 'other'
}

/** Browsers give up after as many. */
const MOST_STEPS = 20

/** The redirects of a site: of its pages, of rules for one path, and of all URLs that pages and sitemaps name. */
export class RedirectChains {
  readonly #graph: SiteGraph
  /** The numbers of the URLs as texts, so that each is there once. */
  readonly #starts: UrlTable

  constructor(graph: SiteGraph, paths: readonly string[], memory: TableMemory | undefined) {
    this.#graph = graph
    this.#starts = createUrlTable({ memory })
    const { pages, links, alternates, forms, server } = graph
    for (const path of paths) {
      // A path of a rule begins with a slash.
      if (path.startsWith('/')) this.#add(forms.urls.add(server.urls.origin + path))
    }
    for (let row = 0; row < pages.length; row++) {
      if (pages.has(row, REDIRECTS)) this.#add(pages.urlOf(row))
      if (graph.isElsewhere(row)) this.#add(pages.canonicalOf(row))
    }
    for (let link = 0; link < alternates.links; link++) this.#add(alternates.targetOf(link))
    for (let group = 0; group < alternates.groups; group++) this.#add(alternates.pageOf(group))
    for (const { url } of links.bad()) this.#add(forms.urls.add(url))
  }

  #add(url: number): void {
    const { forms } = this.#graph
    if (this.#graph.stateOf(url) === 'redirect') this.#starts.add(forms.text(forms.formOf(url)))
  }

  *chains(): Generator<RedirectChain, void, undefined> {
    // The list grows by what redirects lead to.
    for (let number = 0; number < this.#starts.length; number++) {
      const url = this.#graph.forms.urls.add(this.#starts.text(number))
      const chain = this.#chainFrom(url)
      for (const step of chain.steps) this.#add(step)
      yield chain
    }
  }

  #chainFrom(url: number): RedirectChain {
    const { forms } = this.#graph
    const known = new Set([forms.formOf(url)])
    const steps: number[] = []
    for (let at = url; steps.length < MOST_STEPS; ) {
      const to = this.#graph.redirectOf(at)
      if (to === null) return { url, steps, end: 'other' }
      at = forms.urls.add(to)
      steps.push(at)
      const form = forms.formOf(at)
      if (form === NONE) return { url, steps, end: 'other' }
      if (known.has(form)) return { url, steps, end: 'loop' }
      known.add(form)
      const state = this.#graph.stateOf(at)
      if (state !== 'redirect')
        return { url, steps, end: state === 'missing' ? 'missing' : 'other' }
    }
    return { url, steps, end: 'other' }
  }
}
