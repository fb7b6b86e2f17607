import { IntList, type Ints } from './int-list.ts'
import { formOfEntry, formOfLink, type Site } from './site.ts'

/** What all links together say. */
export interface LinkGraph {
  /** 1 for each link whose target links back to its page. A self link links back. */
  readonly linkedBack: Uint8Array
  /** The entries of cluster c are `clusterStart[c] … clusterStart[c + 1]` of this list, in document order. */
  readonly clusterEntries: Int32Array
  readonly clusterStart: Ints
}

/** The greatest number of links that are transposed at a time; they take 16 MiB. */
const BATCH = 2 ** 22

/**
 * Finds the links with a return link, and the clusters of pages that they join.
 *
 * For each page, it marks the pages that list it, and then looks for the marks on the targets of the page's own links.
 * Without hashing pairs, time and memory are linear in the number of links. The pages that list a page are found for one range
 * of pages after the other.
 */
export function buildLinkGraph(site: Site): LinkGraph {
  const forms = site.urlCount
  const parent = new Int32Array(forms)
  for (let form = 0; form < forms; form++) parent[form] = form
  const mark = new Int32Array(forms).fill(-1)
  const linkedBack = new Uint8Array(site.linkCount)
  for (const { from, to, inStart, inSource } of transposeLinks(site)) {
    for (let form = from; form < to; form++) {
      let entry = site.formEntry[form]!
      if (entry === -1) continue
      const end = inStart[form + 1]! - inStart[from]!
      for (let i = inStart[form]! - inStart[from]!; i < end; i++) mark[inSource[i]!] = form
      for (; entry !== -1; entry = site.nextEntry[entry]!) {
        for (let link = site.linkStart.get(entry); link < site.linkStart.get(entry + 1); link++) {
          const target = formOfLink(site, link)
          if (target < 0 || mark[target] !== form) continue
          linkedBack[link] = 1
          unite(parent, form, target)
        }
      }
    }
  }
  return { linkedBack, ...groupEntries(site, parent) }
}

/** The links to a range of normal forms. Those to form f are from `inSource[inStart[f] - inStart[from]] …`. */
interface TransposedLinks {
  readonly from: number
  readonly to: number
  readonly inStart: Int32Array
  readonly inSource: Int32Array
}

/** Lists, for each normal form, the normal forms whose entries link to it. */
function* transposeLinks(site: Site): Iterable<TransposedLinks> {
  const inStart = new Int32Array(site.urlCount + 1)
  eachFormLink(site, (_, target) => {
    inStart[target + 1]!++
  })
  for (let form = 0; form < site.urlCount; form++) inStart[form + 1]! += inStart[form]!
  for (let from = 0, to = 0; from < site.urlCount; from = to) {
    to = from + 1
    while (to < site.urlCount && inStart[to + 1]! - inStart[from]! <= BATCH) to++
    const next = inStart.slice(from, to)
    const inSource = new Int32Array(inStart[to]! - inStart[from]!)
    eachFormLink(site, (source, target) => {
      if (target >= from && target < to) inSource[next[target - from]!++ - inStart[from]!] = source
    })
    yield { from, to, inStart, inSource }
  }
}

function eachFormLink(site: Site, visit: (source: number, target: number) => void): void {
  for (let entry = 0; entry < site.entryCount; entry++) {
    const source = formOfEntry(site, entry)
    if (source < 0) continue
    const end = site.linkStart.get(entry + 1)
    for (let link = site.linkStart.get(entry); link < end; link++) {
      const target = formOfLink(site, link)
      if (target >= 0) visit(source, target)
    }
  }
}

function unite(parent: Int32Array, a: number, b: number): void {
  const rootA = findRoot(parent, a)
  const rootB = findRoot(parent, b)
  // The smaller number becomes the root, so that a cluster does not depend on the order of its links.
  if (rootA < rootB) parent[rootB] = rootA
  else parent[rootA] = rootB
}

function findRoot(parent: Int32Array, form: number): number {
  let at = form
  while (parent[at] !== at) {
    parent[at] = parent[parent[at]!]!
    at = parent[at]!
  }
  return at
}

function groupEntries(site: Site, parent: Int32Array) {
  const clusterOfRoot = new Int32Array(parent.length).fill(-1)
  const clusterOfEntry = new Int32Array(site.entryCount).fill(-1)
  /** While entries are counted, the size of each cluster is in the place after its own. */
  const clusterStart = new IntList()
  clusterStart.push(0)
  for (let entry = 0; entry < site.entryCount; entry++) {
    const form = formOfEntry(site, entry)
    if (form < 0) continue
    const root = findRoot(parent, form)
    if (clusterOfRoot[root] === -1) {
      clusterOfRoot[root] = clusterStart.length - 1
      clusterStart.push(0)
    }
    const cluster = clusterOfRoot[root]!
    clusterOfEntry[entry] = cluster
    clusterStart.set(cluster + 1, clusterStart.get(cluster + 1) + 1)
  }
  for (let cluster = 1; cluster < clusterStart.length; cluster++) {
    clusterStart.set(cluster, clusterStart.get(cluster) + clusterStart.get(cluster - 1))
  }
  // Clusters are numbered by their first entry, so `clusterOfRoot` has room for where the next entry of each belongs.
  const next = clusterOfRoot
  for (let cluster = 0; cluster + 1 < clusterStart.length; cluster++) {
    next[cluster] = clusterStart.get(cluster)
  }
  const clusterEntries = new Int32Array(clusterStart.get(clusterStart.length - 1))
  for (let entry = 0; entry < site.entryCount; entry++) {
    const cluster = clusterOfEntry[entry]!
    if (cluster !== -1) clusterEntries[next[cluster]!++] = entry
  }
  return { clusterEntries, clusterStart }
}
