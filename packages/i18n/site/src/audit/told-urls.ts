import { IntList, type TableMemory } from '@waymark/hreflang'
import { NONE } from './built-pages.ts'
import type { SiteGraph } from './site-graph.ts'

/**
 * What has been reported already, so that nothing is reported twice for one cause. The cause is a page that is `noindex`,
 * disallowed, redirects or has another canonical, or else a URL that is wrong in itself.
 */
export class ToldUrls {
  readonly #graph: SiteGraph
  readonly #disallowedLines: ReadonlySet<number> | null
  readonly #rows: IntList
  readonly #forms: IntList

  /**
   * @param disallowedLines - The lines of rules of the robots.txt that are reported with the pages of the sitemaps; `null` if one
   *   problem says that all pages are disallowed.
   */
  constructor(
    graph: SiteGraph,
    disallowedLines: ReadonlySet<number> | null,
    memory: TableMemory | undefined,
  ) {
    this.#graph = graph
    this.#disallowedLines = disallowedLines
    this.#rows = new IntList(memory)
    this.#forms = new IntList(memory)
  }

  /** Returns whether the cause of a URL's state was not reported, and takes it as reported from now on. */
  tell(url: number): boolean {
    const { pages, forms } = this.#graph
    const row = this.#graph.rowOf(url)
    const isOfPage = row !== NONE && !pages.takesPart(row)
    return isOfPage ? this.tellPage(row) : isFirst(this.#forms, forms.formOf(url))
  }

  /** The same for the state of a page. */
  tellPage(row: number): boolean {
    return !this.#isOfReportedRule(row) && isFirst(this.#rows, row)
  }

  #isOfReportedRule(row: number): boolean {
    const { pages } = this.#graph
    if (this.#graph.stateOf(pages.urlOf(row)) !== 'disallowed') return false
    return this.#disallowedLines?.has(pages.stateAt(row)?.line ?? 0) ?? true
  }
}

function isFirst(list: IntList, index: number): boolean {
  if (index === NONE) return true
  list.padTo(index + 1, 0)
  const isNew = list.get(index) === 0
  list.set(index, 1)
  return isNew
}
