import type { IndexedSite } from './check.ts'
import { entryPointer } from './site.ts'

/** The place of a cluster (the pointer of its first entry) and the keys of the `hreflang` values of its links. */
export interface ClusterLanguages {
  readonly pointer: string
  readonly keys: ReadonlySet<number>
}

/** Lists the clusters with the languages of their links. */
export function* clusterLanguages(site: IndexedSite): Iterable<ClusterLanguages> {
  for (let cluster = 0; cluster + 1 < site.clusterStart.length; cluster++) {
    const keys = new Set<number>()
    for (const entry of entriesOfCluster(site, cluster)) {
      for (let link = site.linkStart.get(entry); link < site.linkStart.get(entry + 1); link++) {
        keys.add(site.valueKey.get(site.linkValue.get(link)))
      }
    }
    yield { pointer: entryPointer(site, firstOfCluster(site, cluster)), keys }
  }
}

/** Returns the first entry of a cluster. */
export function firstOfCluster(site: IndexedSite, cluster: number): number {
  return site.clusterEntries.get(site.clusterStart.get(cluster))
}

/** Lists the entries of one cluster in document order. */
export function* entriesOfCluster(site: IndexedSite, cluster: number): Iterable<number> {
  const end = site.clusterStart.get(cluster + 1)
  for (let at = site.clusterStart.get(cluster); at < end; at++) yield site.clusterEntries.get(at)
}
