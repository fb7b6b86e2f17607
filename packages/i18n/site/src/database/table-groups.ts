import { ALL, type Row } from './table-row.ts'

/** The maximum number of rows of a group: each page has a link to each of the others. */
export const MOST_ROWS = 1000

/** One page of a group. */
export interface GroupPage<One> {
  readonly row: One
  /** The rows that the page links to, and its own row if it has `all` as its alternates. */
  readonly links: readonly One[]
}

/** What decides about the pages of a group and their links. */
export type GroupRow = Pick<Row, 'cells'>

/**
 * Returns the pages of a group of rows, in the order of their first rows. Each row with a language and a URL is a link of
 * the other pages. Rows with one URL are one page.
 */
export function pagesOf<One extends GroupRow>(rows: readonly One[]): readonly GroupPage<One>[] {
  const pages: One[] = []
  const links: One[] = []
  for (const row of rows) {
    const { lang, url } = row.cells
    const same = (other: One) => other.cells.url === url && url !== undefined
    if (lang !== undefined && url !== undefined) {
      if (links.some((other) => same(other) && other.cells.lang === lang)) {
        // The audit reports a page that is repeated.
        pages.push(row)
        continue
      }
      links.push(row)
    }
    const own = pages.findIndex(same)
    // A page may have several languages; x-default is the language of a page only if it has no other.
    if (own === -1) pages.push(row)
    else if (isDefault(pages[own]!) && !isDefault(row)) pages[own] = row
  }
  return pages.map((row) => ({
    row,
    links:
      row.cells.alternates === ALL
        ? links
        : links.filter((link) => link !== row && !isSameLink(link, row)),
  }))
}

function isDefault({ cells }: GroupRow): boolean {
  return cells.lang?.toLowerCase() === 'x-default'
}

function isSameLink(a: GroupRow, b: GroupRow): boolean {
  return a.cells.url === b.cells.url && a.cells.lang === b.cells.lang
}
