import { IntList, primaryLanguage, type TableMemory } from '@waymark/hreflang'
import { NONE } from './built-pages.ts'
import type { SiteGraph } from './site-graph.ts'

/** What is wrong with the canonical of a page that names another URL. The order is that of the numbers. */
export type CanonicalFault =
  | 'canonical-on-other-host'
  | 'canonical-to-missing'
  | 'canonical-to-redirect'
  | 'canonical-to-disallowed'
  | 'canonical-to-noindex'
  | 'canonical-chained'
  | 'canonical-shared'
  | 'canonical-to-other-language'

const FAULTS: readonly (CanonicalFault | null)[] = [
  null,
  'canonical-on-other-host',
  'canonical-to-missing',
  'canonical-to-redirect',
  'canonical-to-disallowed',
  'canonical-to-noindex',
  'canonical-chained',
  'canonical-shared',
  'canonical-to-other-language',
]

/** So many different pages of one language with one canonical are a mistake. */
const SHARED = 3

/**
 * What is wrong with each canonical that names another URL. Such a page takes no part in sets; links to it are no mistake of
 * their own if its canonical is one.
 */
export class CanonicalFaults {
  readonly #graph: SiteGraph
  readonly #faults: IntList
  /** By the form of a canonical: different titles of pages of its language that have it. */
  readonly #titles: readonly IntList[]

  constructor(graph: SiteGraph, memory: TableMemory | undefined) {
    this.#graph = graph
    this.#faults = new IntList(memory)
    this.#titles = Array.from({ length: SHARED }, () => new IntList(memory))
    for (let row = 0; row < graph.pages.length; row++) if (graph.isElsewhere(row)) this.#count(row)
    for (let row = 0; row < graph.pages.length; row++) {
      this.#faults.push(graph.isElsewhere(row) ? FAULTS.indexOf(this.#judge(row)) : 0)
    }
  }

  /** What is wrong with the canonical of a page; `null` if nothing is. */
  of(row: number): CanonicalFault | null {
    return FAULTS[this.#faults.get(row)]!
  }

  /** Whether a URL leads to a page whose canonical is wrong. */
  isFaulty(url: number): boolean {
    const row = this.#graph.rowOf(url)
    return row !== NONE && this.of(row) !== null
  }

  #count(row: number): void {
    const { pages, forms } = this.#graph
    const canonical = pages.canonicalOf(row)
    const title = pages.titleOf(row)
    const other = this.#graph.rowOf(canonical)
    if (title === NONE || other === NONE || title === pages.titleOf(other)) return
    if (this.#isOtherLanguage(row, other)) return
    const form = forms.formOf(canonical)
    for (const list of this.#titles) {
      list.padTo(form + 1, NONE)
      if (list.get(form) === title) return
      if (list.get(form) !== NONE) continue
      list.set(form, title)
      return
    }
  }

  #isShared(form: number): boolean {
    const last = this.#titles.at(-1)!
    return form < last.length && last.get(form) !== NONE
  }

  #judge(row: number): CanonicalFault | null {
    const { pages, forms } = this.#graph
    const canonical = pages.canonicalOf(row)
    switch (this.#graph.stateOf(canonical)) {
      case 'elsewhere':
        return 'canonical-on-other-host'
      case 'missing':
        return 'canonical-to-missing'
      case 'redirect':
        return 'canonical-to-redirect'
      case 'disallowed':
        return 'canonical-to-disallowed'
      case 'noindex':
        return 'canonical-to-noindex'
      case 'not-canonical':
        return 'canonical-chained'
      case 'fine': {
        if (this.#isOtherLanguage(row, this.#graph.rowOf(canonical))) {
          return 'canonical-to-other-language'
        }
        return this.#isShared(forms.formOf(canonical)) ? 'canonical-shared' : null
      }
      case 'unknown':
      case 'invalid':
        return null
    }
  }

  #isOtherLanguage(row: number, other: number): boolean {
    return areDifferent(this.#langOf(row), this.#langOf(other))
  }

  #langOf(row: number): string | null {
    const lang = this.#graph.pages.langOf(row)
    return lang === NONE ? null : primaryLanguage(this.#graph.texts.text(lang))
  }
}

function areDifferent(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one !== other
}
