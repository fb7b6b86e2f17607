import {
  type Audit,
  checks,
  createAudit,
  type HreflangFinding,
  IntList,
  type NormalizeForMatching,
  type UrlTable,
} from '@waymark/hreflang'
import type { URLSourceChange, UsableURLSourceEntry } from '@waymark/i18n-validation'

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

  constructor(normalize: NormalizeForMatching, urls: UrlTable) {
    this.#numbers = new IntList(urls.memory)
    this.#audit = createAudit({
      form: 'database',
      normalize,
      urls,
      pointer: LIST,
      checks: checks.filter(({ code }) => code === 'languages-merged'),
    })
  }

  /**
   * Adds the next entry.
   *
   * @param number - Its number in the audit of the site.
   * @param pointer - The JSON Pointer that the changes have for it.
   * @param alternateIndexes - The original indexes of its alternates; `null` if all are usable.
   */
  add(
    number: number,
    entry: UsableURLSourceEntry['entry'],
    changes: readonly URLSourceChange[],
    pointer: string,
    alternateIndexes: readonly number[] | null,
  ): void {
    if (changes.length === 0) return
    const { loc, lang, alternates = [] } = entry
    const losesPart = changes.some(({ rules }) => rules.some((rule) => PARTS.has(rule)))
    if (!losesPart && !hasRepeatedUrl(loc, alternates)) return
    const before = new Map(changes.map((change) => [change.pointer, change.before]))
    this.#numbers.push(number)
    this.#audit.add({
      loc: before.get(`${pointer}/loc`) ?? loc,
      ...(lang === undefined ? {} : { lang }),
      alternates: alternates.map((link, index) => {
        const own = `${pointer}/alternates/${alternateIndexes?.[index] ?? index}/loc`
        return { lang: link.lang, loc: before.get(own) ?? link.loc }
      }),
    })
  }

  /** Returns the findings, with pointers into the entries of the audit of the site. */
  *findings(): Generator<HreflangFinding, void, undefined> {
    const translate = (pointer: string) =>
      pointer.replace(/^\/urls\/(\d+)/, (_, own) => `${LIST}/${this.#numbers.get(Number(own))}`)
    for (const { related = [], pointer, ...finding } of this.#audit.findings()) {
      const others = related.map(({ note, pointer: other }) => ({
        note,
        pointer: translate(other),
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
