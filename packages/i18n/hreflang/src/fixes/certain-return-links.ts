import type { LinkGraph } from '../link-graph.ts'
import { formOfEntry, isHttps, type Site } from '../site.ts'
import { writtenLinks } from '../written-links.ts'
import { ClaimTable, NONE, SEVERAL } from './claim-table.ts'
import type { PageLanguages } from './page-languages.ts'
import type { RepairedValues } from './repaired-values.ts'

/** What is known about a site when its missing return links are judged. */
export interface KnownSite {
  readonly site: Site & LinkGraph
  readonly values: RepairedValues
  readonly pages: PageLanguages
  /** The cluster of each entry; -1 for entries without a usable URL. */
  readonly clusterOf: Int32Array
  /** Which page the links of each cluster list for each language. */
  readonly claims: ClaimTable
}

/**
 * Marks the links whose return link is certain: all pages that the new return links join list the same page for each
 * language, and none of them contradicts itself. The result does not depend on the order of the entries.
 *
 * A link is first compared with the two clusters that it would join, so that a link to a wrong page prevents no other one.
 */
export function findCertainReturnLinks(known: KnownSite): Uint8Array {
  const { site, clusterOf, claims } = known
  const clusters = site.clusterStart.length - 1
  const contradicts = new Uint8Array(clusters)
  claims.forEach((cluster, _, page) => {
    if (page === SEVERAL) contradicts[cluster] = 1
  })
  const parent = Int32Array.from({ length: clusters }, (_, cluster) => cluster)
  const certain = new Uint8Array(site.linkCount)
  const joined = new ClaimTable()
  for (const { entry, link, source, target } of writtenLinks(site)) {
    if (site.formEntry.get(target) === -1 || site.linkedBack.get(link) === 1) continue
    const from = clusterOf[entry]!
    const to = clusterOf[site.formEntry.get(target)]!
    if (contradicts[from] === 1 || contradicts[to] === 1) continue
    if (!fits(known, { link, source, target, isSame: from === to, to })) continue
    certain[link] = 1
    unite(parent, from, to)
  }
  claims.forEach((cluster, language, page) => {
    joined.add(rootOf(parent, cluster), language, page)
  })
  for (const { entry, link, source } of writtenLinks(site)) {
    if (certain[link] === 0) continue
    const key = known.values.keys[known.pages.value[source]!]!
    joined.add(rootOf(parent, clusterOf[entry]!), key, source)
  }
  const fails = new Uint8Array(clusters)
  joined.forEach((root, _, page) => {
    if (page === SEVERAL) fails[root] = 1
  })
  for (let entry = 0; entry < site.entryCount; entry++) {
    if (formOfEntry(site, entry) < 0 || fails[rootOf(parent, clusterOf[entry]!)] === 0) continue
    certain.fill(0, site.linkStart.get(entry), site.linkStart.get(entry + 1))
  }
  return certain
}

/** A link without a return link. */
interface OneWayLink {
  readonly link: number
  readonly source: number
  readonly target: number
  /** Whether its two pages are in one cluster. */
  readonly isSame: boolean
  /** The cluster of its target. */
  readonly to: number
}

/** Whether the cluster of a link's target can list the page, as far as the two alone show. */
function fits(
  { site, values, pages, claims }: KnownSite,
  { link, source, target, isSame, to }: OneWayLink,
): boolean {
  const own = pages.value[source]!
  // A link between http and https is a problem of its own.
  if (own < 0 || isHttps(site, source) !== isHttps(site, target)) return false
  // Many pages have one `x-default`, such as the home page, without being versions of it.
  if (!isSame && values.keys[site.linkValue.get(link)] === values.xDefault) return false
  const listed = claims.get(to, values.keys[own]!)
  return listed === NONE || listed === source
}

function unite(parent: Int32Array, a: number, b: number): void {
  const one = rootOf(parent, a)
  const other = rootOf(parent, b)
  if (one < other) parent[other] = one
  else parent[one] = other
}

function rootOf(parent: Int32Array, cluster: number): number {
  let at = cluster
  while (parent[at] !== at) {
    parent[at] = parent[parent[at]!]!
    at = parent[at]!
  }
  return at
}
