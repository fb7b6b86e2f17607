import { asciiLowercase } from '@waymark/infra'
import type { FileFigures } from '../check/site-check.ts'
import { SiteCounts } from '../site-counts.ts'
import { ShapeCounter } from '../site-shape.ts'
import type { AuditContext } from './audit-context.ts'
import type { AuditReport, LanguageFigures } from './audit-types.ts'
import { NONE, PART, REDIRECTS } from './built-pages.ts'
import type { AlternateSource } from './page-source.ts'

/** A hostile site must not fill the memory. */
const MOST_LANGUAGES = 1000

interface Counts {
  pages: number
  indexable: number
  listed: number
  readonly alternates: Record<AlternateSource, number>
}

/** Counts what was read. */
export function auditReport(
  { graph, sets, listings }: AuditContext,
  files: readonly FileFigures[],
): AuditReport {
  const { pages, texts, forms, alternates, server } = graph
  const languages = new Map<string, Counts>()
  const all = newCounts()
  const counts = new SiteCounts('sitemap', forms.urls)
  const shape = new ShapeCounter()
  for (let row = 0; row < pages.length; row++) {
    if (pages.has(row, PART | REDIRECTS)) continue
    const lang = pages.langOf(row) === NONE ? '' : texts.text(pages.langOf(row))
    const own = countsOf(languages, asciiLowercase(lang))
    const isIndexable = pages.takesPart(row)
    const sources = isIndexable ? sets.sourcesOf(row) : []
    for (const each of [all, own]) {
      each.pages++
      if (!isIndexable) continue
      each.indexable++
      if (listings.has(row)) each.listed++
      for (const source of sources) each.alternates[source]++
    }
    if (!isIndexable) continue
    const loc = graph.locOf(row)
    const links = sets.linksOf(row, null).map(({ link, target }) => ({
      lang: texts.text(alternates.valueOf(link)),
      loc: forms.text(target),
    }))
    counts.add({ loc, alternates: links })
    shape.add({ loc, lang, alternates: links })
  }
  return {
    ...shape.shape(),
    address: server.urls.address,
    pages: all.pages,
    indexable: all.indexable,
    listed: all.listed,
    languages: [...languages].map(([lang, own]): LanguageFigures => ({ lang, ...own })),
    figures: counts.figures(),
    files,
  }
}

function countsOf(languages: Map<string, Counts>, lang: string): Counts {
  const known = languages.get(lang)
  if (known !== undefined) return known
  const counts = newCounts()
  if (languages.size < MOST_LANGUAGES) languages.set(lang, counts)
  return counts
}

function newCounts(): Counts {
  const alternates = { head: 0, header: 0, sitemap: 0, database: 0 }
  return { pages: 0, indexable: 0, listed: 0, alternates }
}
