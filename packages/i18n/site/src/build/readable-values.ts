import type { HreflangFinding } from '@waymark/hreflang'
import type { UsableURLSourceEntry } from '@waymark/i18n-validation'
import { checkHreflang, type HreflangProblemCode } from '@waymark/language-tag'
import type { SitemapEntry } from '@waymark/sitemap'
import type { LeftOut } from '../left-out.ts'

type Writable<Type> = { -readonly [Member in keyof Type]: Type[Member] }

/** Knows the `hreflang` values that search engines can read. Links with another value are not written. */
export class ReadableValues {
  readonly #known = new Map<string, boolean>()
  /** For each value that is not readable, the check that reports it first. */
  readonly #reported = new Map<string, HreflangFinding['code']>()

  has(value: string): boolean {
    let readable = this.#known.get(value)
    if (readable === undefined) {
      readable = !checkHreflang(value).problems.some(({ code }) => UNREADABLE.has(code))
      // Real sites have dozens of values, but a hostile database must not fill the memory.
      if (this.#known.size > 10_000) this.#known.clear()
      this.#known.set(value, readable)
    }
    return readable
  }

  /**
   * Returns a usable entry without its links whose value is not readable, and the original indexes of
   * those that are kept; `null` if they are the same.
   */
  entry(
    { loc, lastmod, lang, changefreq, priority, alternates = [] }: UsableURLSourceEntry['entry'],
    alternateIndexes: readonly number[] | null,
  ): { readonly entry: SitemapEntry; readonly linkIndexes: readonly number[] | null } {
    const isWhole = alternates.every((link) => this.has(link.lang))
    const kept = isWhole
      ? null
      : [...alternates.keys()].filter((at) => this.has(alternates[at]!.lang))
    const links = kept === null ? alternates : kept.map((at) => alternates[at]!)
    // Assigning takes less time than spreading.
    const entry: Writable<SitemapEntry> = { loc }
    if (lastmod !== undefined) entry.lastmod = lastmod
    if (changefreq !== undefined) entry.changefreq = changefreq
    if (priority !== undefined) entry.priority = priority
    if (lang !== undefined && this.has(lang)) entry.lang = lang
    if (links.length > 0) entry.alternates = links
    return {
      entry,
      linkIndexes: kept?.map((at) => alternateIndexes?.[at] ?? at) ?? alternateIndexes,
    }
  }

  /** Returns what is left out because of a finding: repeated entries, or links whose value is not readable. */
  leftOutBy({ code, lang, links, entries }: HreflangFinding): Partial<LeftOut> | undefined {
    if (code === 'duplicate-loc') return { entries: (entries ?? 2) - 1 }
    if (lang === undefined || links === undefined || this.has(lang)) return undefined
    // A value may have several problems.
    const first = this.#reported.get(lang) ?? code
    this.#reported.set(lang, first)
    return first === code ? { links } : undefined
  }
}

/** Search engines ignore links whose value has one of these problems. */
const UNREADABLE: ReadonlySet<HreflangProblemCode> = /* @__PURE__ */ new Set([
  'tag-not-well-formed',
  'grandfathered',
  'private-use',
  'unknown-language',
  'unknown-script',
  'unknown-region',
  'invalid-subtag',
])
