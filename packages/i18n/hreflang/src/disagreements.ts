import type { IndexedSite } from './check.ts'
import { entriesOfCluster } from './clusters.ts'
import type { FindingDetails } from './finding.ts'
import { entryPointer, formOfLink, formText } from './site.ts'

interface Claim {
  readonly targets: Set<number>
  /** Of the label's spellings the first by code units, so that the order of entries does not matter. */
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
        targets: [...targets].map((form) => formText(site, form)).sort(),
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
      const label = site.linkLabel[link]!
      const lang = site.labels[label]!
      const claim = claims.get(site.labelKey[label]!)
      if (claim === undefined) {
        claims.set(site.labelKey[label]!, { targets: new Set([form]), lang })
      } else {
        claim.targets.add(form)
        if (lang < claim.lang) claim.lang = lang
      }
    }
  }
  return claims.values()
}
