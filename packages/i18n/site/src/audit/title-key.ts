import { asciiLowercase } from '@waymark/infra'
import { NONE } from './built-pages.ts'
import type { SiteGraph } from './site-graph.ts'

/** What pages with one title in one language have in common; `null` for a page without a title. */
export function titleKey({ pages, texts }: SiteGraph, row: number): string | null {
  const title = pages.titleOf(row)
  if (title === NONE) return null
  const lang = pages.langOf(row)
  return `${title} ${lang === NONE ? '' : asciiLowercase(texts.text(lang))}`
}
