import { formOfEntry, formOfLink, type Site } from './site.ts'

/** What all links together say. */
export interface LinkGraph {
  /** 1 for each link whose target links back to its page. A self link links back. */
  readonly linkedBack: Uint8Array
  /** The entries of cluster c are `clusterStart[c] … clusterStart[c + 1]` of this list, in document order. */
  readonly clusterEntries: Int32Array
  readonly clusterStart: Int32Array
}

/**
 * Finds the links with a return link, and the clusters of pages that they join.
 *
 * For each page, it marks the pages that list it, and then looks for the marks on the targets of the page's own links.
 * Without hashing pairs, time and memory are linear in the number of links.
 */
export function buildLinkGraph(site: Site): LinkGraph {
  const forms = site.forms.length
  const { inStart, inSource } = transposeLinks(site)
  const parent = Int32Array.from({ length: forms }, (_, form) => form)
  const mark = new Int32Array(forms).fill(-1)
  const linkedBack = new Uint8Array(site.linkUrl.length)
  for (let form = 0; form < forms; form++) {
    let entry = site.formEntry[form]!
    if (entry === -1) continue
    for (let i = inStart[form]!; i < inStart[form + 1]!; i++) mark[inSource[i]!] = form
    for (; entry !== -1; entry = site.nextEntry[entry]!) {
      for (let link = site.linkStart[entry]!; link < site.linkStart[entry + 1]!; link++) {
        const target = formOfLink(site, link)
        if (target < 0 || mark[target] !== form) continue
        linkedBack[link] = 1
        unite(parent, form, target)
      }
    }
  }
  return { linkedBack, ...groupEntries(site, parent) }
}

/** Lists, for each normal form, the normal forms whose entries link to it. */
function transposeLinks(site: Site): { inStart: Int32Array; inSource: Int32Array } {
  const inStart = new Int32Array(site.forms.length + 2)
  eachFormLink(site, (_, target) => {
    inStart[target + 2]!++
  })
  for (let i = 2; i < inStart.length; i++) inStart[i]! += inStart[i - 1]!
  const inSource = new Int32Array(inStart.at(-1)!)
  // While it is filled, `inStart` is shifted by one, so that it is right at the end.
  eachFormLink(site, (source, target) => {
    inSource[inStart[target + 1]!++] = source
  })
  return { inStart, inSource }
}

function eachFormLink(site: Site, visit: (source: number, target: number) => void): void {
  for (let entry = 0; entry < site.entryCount; entry++) {
    const source = formOfEntry(site, entry)
    if (source < 0) continue
    for (let link = site.linkStart[entry]!; link < site.linkStart[entry + 1]!; link++) {
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
  const sizes: number[] = []
  for (let entry = 0; entry < site.entryCount; entry++) {
    const form = formOfEntry(site, entry)
    if (form < 0) continue
    const root = findRoot(parent, form)
    if (clusterOfRoot[root] === -1) clusterOfRoot[root] = sizes.push(0) - 1
    const cluster = clusterOfRoot[root]!
    clusterOfEntry[entry] = cluster
    sizes[cluster]!++
  }
  const clusterStart = new Int32Array(sizes.length + 1)
  for (let cluster = 0; cluster < sizes.length; cluster++) {
    clusterStart[cluster + 1] = clusterStart[cluster]! + sizes[cluster]!
  }
  const next = clusterStart.slice()
  const clusterEntries = new Int32Array(clusterStart.at(-1)!)
  for (let entry = 0; entry < site.entryCount; entry++) {
    const cluster = clusterOfEntry[entry]!
    if (cluster !== -1) clusterEntries[next[cluster]!++] = entry
  }
  return { clusterEntries, clusterStart }
}
