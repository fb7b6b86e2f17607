import type { SitemapItem } from '@waymark/sitemap'
import { plainFacts } from '../../../../test/plain-facts.ts'

/** A problem with what tells it from others. */
export type Found = readonly [
  code: string,
  severity: string,
  refuses: string,
  value: string | null,
  place: string,
  facts: object,
]

export function problemsOf(items: readonly SitemapItem[]): Found[] {
  return items.flatMap((item): Found[] => {
    if (item.type !== 'problem') return []
    const { code, severity, refuses, value = null, line, column, data } = item
    return [[code, severity, refuses, value, `${line}:${column}`, plainFacts(data)]]
  })
}

export function entriesOf(items: readonly SitemapItem[]) {
  return items.flatMap((item) =>
    item.type === 'url' || item.type === 'sitemap' ? [item.entry] : [],
  )
}
