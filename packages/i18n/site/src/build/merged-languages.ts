import {
  type Audit,
  checks,
  createAudit,
  type HreflangFinding,
  IntList,
  type UrlTable,
} from '@waymark/hreflang'
import { rulesOf, type UsableURLSourceEntry } from '@waymark/i18n-validation'
import type { AcceptedPage } from '../page.ts'

/** The rules that can remove what distinguishes two pages. */
const PARTS: ReadonlySet<string> = /* @__PURE__ */ new Set(['remove-query', 'remove-fragment'])

/** The entries of a database are in this list. */
const LIST = '/urls'

/**
 * Finds the languages that become one URL when a database is normalised. The audit of the site has only normalised URLs, so
 * this is a second, small one: it has the entries whose URLs lose a part that can distinguish pages, as they are written.
 */
export class MergedLanguages {
  readonly #audit: Audit
  /** For each entry of the small audit, its number in the audit of the site. */
  readonly #numbers: IntList

  constructor(urls: UrlTable) {
    this.#numbers = new IntList(urls.memory)
    this.#audit = createAudit({
      form: 'database',
      urls,
      pointer: LIST,
      checks: checks.filter(({ code }) => code === 'languages-merged'),
    })
  }

  /**
   * Adds the next entry.
   *
   * @param number - Its number in the audit of the site.
   * @param pages - Its own, then those of its alternates.
   */
  add(
    number: number,
    { loc, lang, alternates = [] }: UsableURLSourceEntry['entry'],
    pages: readonly AcceptedPage[],
  ): void {
    if (pages.every(({ written, data }) => data === written)) return
    const losesPart = pages.some((page) => rulesOf(page).some((rule) => PARTS.has(rule)))
    if (!losesPart && !hasRepeatedUrl(loc, alternates)) return
    this.#numbers.push(number)
    const entry = {
      loc: pages[0]!.written,
      ...(lang === undefined ? {} : { lang }),
      alternates: alternates.map((link, at) => ({ lang: link.lang, loc: pages[at + 1]!.written })),
    }
    this.#audit.add(entry, pages)
  }

  /** Returns the findings, with pointers into the entries of the audit of the site. */
  *findings(): Generator<HreflangFinding, void, undefined> {
    const translate = (pointer: string) =>
      pointer.replace(/^\/urls\/(\d+)/, (_, own) => `${LIST}/${this.#numbers.get(Number(own))}`)
    for (const { related = [], pointer, ...finding } of this.#audit.findings()) {
      const others = related.map((place) => ({
        ...place,
        pointer: translate(place.pointer),
      }))
      yield { ...finding, pointer: translate(pointer), related: others }
    }
  }
}

/** Whether an entry lists a URL for two languages, in its normal form. */
function hasRepeatedUrl(
  loc: string,
  alternates: readonly { readonly loc: string; readonly lang: string }[],
): boolean {
  if (alternates.length === 0) return false
  return new Set([loc, ...alternates.map((link) => link.loc)]).size <= alternates.length
}
