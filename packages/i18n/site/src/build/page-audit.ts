import { type Audit, createAudit, createUrlTable, type UrlTable } from '@waymark/hreflang'
import type { UsableURLSourceEntry } from '@waymark/i18n-validation'
import type { CanonicalForm } from '../canonical-form.ts'
import type { Entry } from '../entry-reader.ts'
import { fromFinding } from '../finding-problem.ts'
import { type AcceptedPage, pagesOf } from '../page.ts'
import type { Places } from '../places.ts'
import type { SiteProblem } from '../site-problem.ts'
import { MergedLanguages } from './merged-languages.ts'
import type { ReadableValues } from './readable-values.ts'

/** The usable part of an entry. */
export interface UsableEntry {
  readonly entry: UsableURLSourceEntry['entry']
  /** The original indexes of its links; `null` if all are usable. */
  readonly links: readonly number[] | null
  /** Its own page, then those of its links. */
  readonly pages: readonly AcceptedPage[]
}

/** Returns the usable part of an entry; `null` if it has no usable URL. */
export function usablePart({ report }: Entry): UsableEntry | null {
  if (report.valid) return { entry: report.data, links: null, pages: pagesOf(report.urls, null) }
  if (report.usable === undefined) return null
  const { entry, alternateIndexes: links } = report.usable
  return { entry, links, pages: pagesOf(report.urls, links) }
}

/** The third stage of a build: audits usable entries in their normal forms, and finds those that repeat a page. */
export class PageAudit {
  readonly #audit: Audit
  readonly #merged: MergedLanguages
  #entries = 0
  #pages = 0

  /** @param xDefaultLang - The language whose links are repeated as `x-default`, if search engines can read it. */
  constructor(canonical: CanonicalForm, urls: UrlTable, xDefaultLang: string | undefined) {
    this.#audit = createAudit({
      form: 'database',
      repeated: 'first',
      normalize: canonical.match,
      report: 'info',
      urls,
      xDefaultLang,
    })
    this.#merged = new MergedLanguages(createUrlTable({ memory: urls.memory ?? undefined }))
  }

  /** How many entries do not repeat a page. */
  get pages(): number {
    return this.#pages
  }

  /** How many entries repeat a page. */
  get repeated(): number {
    return this.#entries - this.#pages
  }

  /** Adds an entry, and returns whether no earlier one is for the same page. */
  add({ entry, pages }: UsableEntry): boolean {
    const isFirst = this.#audit.add(entry, pages)
    this.#merged.add(this.#entries++, entry, pages)
    if (isFirst) this.#pages++
    return isFirst
  }

  *problems(
    mainLanguage: { readonly defaultLang?: string },
    places: Places,
    values: ReadableValues,
  ): Generator<SiteProblem, void, undefined> {
    for (const finding of this.#merged.findings()) yield fromFinding(finding, places)
    for (const finding of this.#audit.findings(mainLanguage)) {
      yield fromFinding(finding, places, values.leftOutBy(finding))
    }
  }
}
