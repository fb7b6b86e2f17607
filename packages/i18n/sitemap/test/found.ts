import type { SitemapItem } from '@waymark/sitemap'

/** A problem with what tells it from others. */
export type Found = readonly [
  code: string,
  severity: string,
  refuses: string,
  value: string | null,
  place: string,
  message: string,
]

export function problemsOf(items: readonly SitemapItem[]): Found[] {
  return items.flatMap((item): Found[] => {
    if (item.type !== 'problem') return []
    const { code, severity, refuses, value = null, line, column, message } = item
    return [[code, severity, refuses, value, `${line}:${column}`, message]]
  })
}

export function entriesOf(items: readonly SitemapItem[]) {
  return items.flatMap((item) =>
    item.type === 'url' || item.type === 'sitemap' ? [item.entry] : [],
  )
}
