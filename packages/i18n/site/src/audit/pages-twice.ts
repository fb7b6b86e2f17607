import { groupRows } from './row-groups.ts'
import type { SiteGraph } from './site-graph.ts'
import { titleKey } from './title-key.ts'

/**
 * Pages with one title whose URLs differ only in `www`, a slash at the end, the ending of a page, or upper and lower case. Each has
 * a file of its own, so both answer.
 */
export class PagesTwice {
  readonly #graph: SiteGraph
  readonly #rows = new Set<number>()

  constructor(graph: SiteGraph) {
    this.#graph = graph
    for (const rows of this.groups()) for (const row of rows) this.#rows.add(row)
  }

  has(row: number): boolean {
    return this.#rows.has(row)
  }

  *groups(): Generator<readonly number[], void, undefined> {
    yield* groupRows(this.#graph, (row) => {
      const title = titleKey(this.#graph, row)
      return title === null ? null : `${likeness(this.#graph.locOf(row))} ${title}`
    })
  }
}

/** What the URLs have in common. */
function likeness(url: string): string {
  return url
    .toLowerCase()
    .replace(/^(https?:\/\/)www\./, '$1')
    .replace(/(?:\/index)?(?:\.(?:x?html|htm))?$/, '')
    .replace(/\/$/, '')
}
