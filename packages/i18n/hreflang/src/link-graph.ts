import { formOfEntry, formOfLink, type Site } from './site.ts'

/** What the links say taken together. */
export interface LinkGraph {
  /** Link to 1 where some entry of its target lists some entry of its page, as that of a page to itself does. */
  readonly linkedBack: Uint8Array
  /** Entries cluster by cluster; cluster c is `clusterStart[c] … clusterStart[c + 1]`, in document order. */
  readonly clusterEntries: Int32Array
  readonly clusterStart: Int32Array
}

/**
 * Finds the two-way links, and the clusters of pages that they join.
 *
 * No hashing of pairs: for each page the pages that list it are marked, and its own links look for the mark. Time and
 * memory are linear in the number of links.
 */
export function buildLinkGraph(site: Site): LinkGraph {
  const forms = site.forms.length
  const { inStart, inSource } = transposeLinks(site)
  const parent = Int32Array.from({ length: forms }, (_, form) => form)
  const mark = new Int32Array(forms).fill(-1)
  const linkedBack = new Uint8Array(site.linkText.length)
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

/** For each normal form, the normal forms whose entries list it. */
function transposeLinks(site: Site): { inStart: Int32Array; inSource: Int32Array } {
  const inStart = new Int32Array(site.forms.length + 2)
  eachFormLink(site, (_, target) => {
    inStart[target + 2]!++
  })
  for (let i = 2; i < inStart.length; i++) inStart[i]! += inStart[i - 1]!
  const inSource = new Int32Array(inStart.at(-1)!)
  // inStart is one ahead while it is filled, so that it ends where it should.
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
  // The smaller number leads, so that a cluster does not depend on the order of its links.
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
