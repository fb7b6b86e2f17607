import { createUrlTable, IntList } from '@waymark/hreflang'
import { NONE } from './built-pages.ts'
import type { SiteGraph } from './site-graph.ts'

/**
 * Yields the rows of the pages that take part in sets and have a key in common, in the order of their first pages, for each key
 * that several pages have.
 *
 * @param keyOf - Returns `null` for a page that is left out.
 */
export function* groupRows(
  graph: SiteGraph,
  keyOf: (row: number) => string | null,
): Generator<readonly number[], void, undefined> {
  const memory = graph.forms.urls.memory
  const keys = createUrlTable({ memory: memory ?? undefined })
  const first = new IntList(memory)
  const last = new IntList(memory)
  const next = new IntList(memory).padTo(graph.pages.length, NONE)
  for (const row of graph.participants()) {
    const text = keyOf(row)
    if (text === null) continue
    const key = keys.add(text)
    if (key === first.length) {
      first.push(row)
      last.push(row)
    } else {
      next.set(last.get(key), row)
      last.set(key, row)
    }
  }
  for (let key = 0; key < first.length; key++) {
    const rows: number[] = []
    for (let row = first.get(key); row !== NONE; row = next.get(row)) rows.push(row)
    if (rows.length > 1) yield rows
  }
}
