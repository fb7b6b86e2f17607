import { sentence, tell } from '@waymark/infra/internal'
import type { IndexedSite } from './check.ts'
import type { FindingDetails, RelatedPlace } from './finding.ts'
import { IntList } from './int-list.ts'
import { findOwnLanguages, type OwnLanguages } from './own-languages.ts'
import { primaryLanguage } from './primary-language.ts'
import { MAX_RELATED } from './related-places.ts'
import { entryOfLink, formOfLink, linkPointer } from './site.ts'

/** Who gives a URL several languages: one entry all of them, or several entries, while the page says nothing itself. */
export type LanguageGiver = 'one entry' | 'several entries'

/** More values are not named. */
const MAX_LANGS = 100

/** Used instead of the number of a language. */
const NONE = -1
const SEVERAL = -2

/**
 * Finds the URLs, as they are written, to which links give several languages. Values are one language if they differ only in the
 * script or the region; `x-default` is none. A link that the page's own entry contradicts is a `language-mismatch` and does not
 * count here.
 */
export function* findSeveralLanguages(
  site: IndexedSite,
  giver: LanguageGiver,
): Iterable<FindingDetails> {
  const languages = languagesOfValues(site)
  const hasLanguage = (link: number) =>
    formOfLink(site, link) >= 0 && languages[site.linkValue.get(link)] !== NONE
  // Most sites have none, and need nothing more.
  const likely = markUrls(site, languages, hasLanguage)
  if (likely === null) return
  likely.release()
  const own = findOwnLanguages(site)
  const counts = (link: number) =>
    hasLanguage(link) && own.other(formOfLink(site, link), site.linkValue.get(link)) === null
  const marked = markUrls(site, languages, counts)
  if (marked !== null) {
    const links = chainLinks(
      site,
      (link) => marked.get(site.linkUrl.get(link)) === SEVERAL && counts(link),
    )
    /** 1 for the link at which a URL has its finding, because findings come in the order of the links. */
    const found = new IntList(site.urls.memory).padTo(site.linkCount, 0)
    for (let url = 0; url < site.urlCount; url++) {
      const at = findGiver(site, { languages, own, giver }, links.to(url))
      if (at !== null) found.set(at, 1)
    }
    for (let link = 0; link < site.linkCount; link++) {
      if (found.get(link) === 0) continue
      yield describeUrl(site, { link, giver }, links.to(site.linkUrl.get(link)))
    }
    for (const list of [marked, found, links]) list.release()
  }
  own.release()
}

/** The number of the language of each value; `NONE` for `x-default` and for values that search engines cannot use. */
function languagesOfValues(site: IndexedSite): readonly number[] {
  const numbers = new Map<string, number>()
  return site.values.map((value) => {
    const language = primaryLanguage(value)
    if (language === null) return NONE
    const number = numbers.get(language) ?? numbers.size
    numbers.set(language, number)
    return number
  })
}

/** The language of each URL, `NONE` or `SEVERAL`; `null` if no URL has several. */
function markUrls(
  site: IndexedSite,
  languages: readonly number[],
  counts: (link: number) => boolean,
): IntList | null {
  const marked = new IntList(site.urls.memory).padTo(site.urlCount, NONE)
  let isAny = false
  for (let link = 0; link < site.linkCount; link++) {
    if (!counts(link)) continue
    const url = site.linkUrl.get(link)
    const language = languages[site.linkValue.get(link)]!
    const known = marked.get(url)
    if (known === NONE) marked.set(url, language)
    else if (known !== SEVERAL && known !== language) {
      marked.set(url, SEVERAL)
      isAny = true
    }
  }
  if (isAny) return marked
  marked.release()
  return null
}

/** The links to each URL, in their order. */
interface LinkChains {
  to(url: number): Iterable<number>
  /** Gives the memory back. */
  release(): void
}

function chainLinks(site: IndexedSite, belongs: (link: number) => boolean): LinkChains {
  const { memory } = site.urls
  const first = new IntList(memory).padTo(site.urlCount, -1)
  const next = new IntList(memory).padTo(site.linkCount, -1)
  for (let link = site.linkCount - 1; link >= 0; link--) {
    if (!belongs(link)) continue
    const url = site.linkUrl.get(link)
    next.set(link, first.get(url))
    first.set(url, link)
  }
  return {
    *to(url) {
      for (let link = first.get(url); link !== -1; link = next.get(link)) yield link
    },
    release() {
      first.release()
      next.release()
    },
  }
}

/** Returns the link with the second language, if the languages of a URL have that giver; otherwise `null`. */
function findGiver(
  site: IndexedSite,
  {
    languages,
    own,
    giver,
  }: {
    readonly languages: readonly number[]
    readonly own: OwnLanguages
    readonly giver: LanguageGiver
  },
  links: Iterable<number>,
): number | null {
  let entry = -1
  /** The first language that the entry gives it, and the first of all. */
  let language = NONE
  let first = NONE
  let other: number | null = null
  for (const link of links) {
    const given = languages[site.linkValue.get(link)]!
    if (link >= site.linkStart.get(entry + 1)) {
      entry = entryOfLink(site, link)
      language = given
    } else if (given !== language) return giver === 'one entry' ? link : null
    if (first === NONE) first = given
    else if (other === null && given !== first) other = link
  }
  return other === null || giver === 'one entry' || own.isKnown(formOfLink(site, other))
    ? null
    : other
}

function describeUrl(
  site: IndexedSite,
  { link, giver }: { readonly link: number; readonly giver: LanguageGiver },
  links: Iterable<number>,
): FindingDetails {
  const entry = entryOfLink(site, link)
  const place = (at: number, of: number) => linkPointer(site, of, at, 'lang')
  const langOf = (at: number) => site.values[site.linkValue.get(at)]!
  const keyOf = (at: number) => site.valueKey.get(site.linkValue.get(at))
  const langs = new Map<number, string>()
  const related = new Map<number, RelatedPlace>()
  for (const at of links) {
    const [key, lang] = [keyOf(at), langOf(at)]
    const known = langs.get(key)
    // Of several spellings, the first by code units, so that the order of entries does not matter.
    if (known === undefined ? langs.size < MAX_LANGS : lang < known) langs.set(key, lang)
    const isHere = giver === 'several entries' || entryOfLink(site, at) === entry
    if (!isHere || key === keyOf(link) || related.has(key) || related.size === MAX_RELATED) continue
    related.set(key, {
      pointer: place(at, entryOfLink(site, at)),
      ...tell({ note: sentence('a link with {lang:quote}', { lang }) }),
    })
  }
  return {
    pointer: place(link, entry),
    related: [...related.values()],
    loc: site.urls.text(site.linkUrl.get(link)),
    langs: [...langs.values()].sort(),
  }
}
