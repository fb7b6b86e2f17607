import { sentence, tell } from '@waymark/infra/internal'
import type { IndexedSite } from './check.ts'
import { entriesOfCluster, firstOfCluster } from './clusters.ts'
import type { FindingDetails, RelatedPlace } from './finding.ts'
import { MAX_RELATED } from './related-places.ts'
import { entryPointer, formOfLink, linkPointer } from './site.ts'

/** More pages than this are not listed. */
const MAX_TARGETS = 1000

interface Claim {
  /** The numbers of the pages. */
  readonly targets: Set<number>
  /** The first link to each page. */
  readonly places: RelatedPlace[]
  /** The language as it is written; of several spellings, also the first by code units. */
  lang: string
}

/**
 * Finds the languages for which the pages of one cluster list different pages. Entries that contradict themselves are
 * skipped: they have findings of their own.
 */
export function* findDisagreements(site: IndexedSite): Iterable<FindingDetails> {
  for (let cluster = 0; cluster + 1 < site.clusterStart.length; cluster++) {
    if (site.clusterStart.get(cluster + 1) - site.clusterStart.get(cluster) === 1) continue
    for (const { lang, targets, places } of claimsOf(site, cluster)) {
      if (targets.size === 1) continue
      yield {
        pointer: entryPointer(site, firstOfCluster(site, cluster)),
        related: places,
        lang,
        targets: [...targets].map((form) => site.urls.text(form)).sort(),
      }
    }
  }
}

function claimsOf(site: IndexedSite, cluster: number): Iterable<Claim> {
  const claims = new Map<number, Claim>()
  for (const entry of entriesOfCluster(site, cluster)) {
    if (site.contradicts.get(entry) === 1) continue
    for (let link = site.linkStart.get(entry); link < site.linkStart.get(entry + 1); link++) {
      const form = formOfLink(site, link)
      if (form < 0) continue
      const value = site.linkValue.get(link)
      const lang = site.values[value]!
      const key = site.valueKey.get(value)
      const claim = claims.get(key)
      const placeOf = (): RelatedPlace => ({
        pointer: linkPointer(site, entry, link, 'loc'),
        ...tell({ note: sentence('a link to {url:quote}', { url: site.urls.text(form) }) }),
      })
      if (claim === undefined) {
        claims.set(key, { targets: new Set([form]), places: [placeOf()], lang })
      } else {
        const isNew = !claim.targets.has(form)
        if (isNew && claim.targets.size === MAX_TARGETS) continue
        if (isNew && claim.places.length < MAX_RELATED) claim.places.push(placeOf())
        claim.targets.add(form)
        if (lang < claim.lang) claim.lang = lang
      }
    }
  }
  return claims.values()
}
