import type { IndexedSite } from './check.ts'
import { entriesOfCluster } from './clusters.ts'
import type { FindingDetails } from './finding.ts'
import { entryPointer, formOfLink, formText, spellingOf } from './site.ts'

interface Claim {
  /** Page to the link's address. Of several the first by code units, so that the order of entries does not matter. */
  readonly targets: Map<number, number>
  /** Of the language's spellings, the first by code units too. */
  lang: string
}

/**
 * The languages for which pages of one cluster name different pages. Entries that contradict themselves are not asked:
 * they have findings of their own.
 */
export function* findDisagreements(site: IndexedSite): Iterable<FindingDetails> {
  for (let cluster = 0; cluster + 1 < site.clusterStart.length; cluster++) {
    const entries = entriesOfCluster(site, cluster)
    if (entries.length === 1) continue
    for (const { lang, targets } of claimsOf(site, entries)) {
      if (targets.size === 1) continue
      yield {
        pointer: entryPointer(site, entries[0]!),
        lang,
        targets: [...targets].map((target) => targetText(site, target)).sort(),
      }
    }
  }
}

function claimsOf(site: IndexedSite, entries: Int32Array): Iterable<Claim> {
  const claims = new Map<number, Claim>()
  for (const entry of entries) {
    if (site.contradicts[entry] === 1) continue
    for (let link = site.linkStart[entry]!; link < site.linkStart[entry + 1]!; link++) {
      const form = formOfLink(site, link)
      if (form < 0) continue
      const text = site.linkText[link]!
      const value = site.linkValue[link]!
      const lang = site.values[value]!
      const claim = claims.get(site.valueKey[value]!)
      if (claim === undefined) {
        claims.set(site.valueKey[value]!, { targets: new Map([[form, text]]), lang })
      } else {
        const known = claim.targets.get(form) ?? -1
        if (known === -1 || isBefore(site, text, known)) claim.targets.set(form, text)
        if (lang < claim.lang) claim.lang = lang
      }
    }
  }
  return claims.values()
}

function isBefore(site: IndexedSite, text: number, other: number): boolean {
  return text !== other && spellingOf(site, text) < spellingOf(site, other)
}

/** A page as its own entry spells it, or, where it has none, as the link does. */
function targetText(site: IndexedSite, [form, text]: readonly [number, number]): string {
  return site.formEntry[form] === -1 ? spellingOf(site, text) : formText(site, form)
}
