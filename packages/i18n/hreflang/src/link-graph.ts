import { lastStart } from '@waymark/infra/internal'
import { IntList, type Ints } from './int-list.ts'
import { formOfEntry, formOfLink, type Site } from './site.ts'

/** What all links together say. */
export interface LinkGraph {
  /** 1 for each link whose target links back to its page. A self link links back. */
  readonly linkedBack: Ints
  /** The entries of cluster c are `clusterStart[c] … clusterStart[c + 1]` of this list, in document order. */
  readonly clusterEntries: Ints
  readonly clusterStart: Ints
}

/** The greatest number of links that are transposed at a time; they take 4 MiB. */
const BATCH = 2 ** 20

/** The entries that are visited or skipped together. */
const GROUP = 4096

/**
 * Finds the links with a return link, and the clusters of pages that they join.
 *
 * For each page, it marks the pages that list it, and then looks for the marks on the targets of the page's own links.
 * Without hashing pairs, time and memory are linear in the number of links. The pages that list a page are found for one range
 * of pages after the other.
 */
export function buildLinkGraph(site: Site): LinkGraph {
  const { memory } = site.urls
  const forms = site.urlCount
  const parent = new IntList(memory).padTo(forms, 0)
  for (let form = 0; form < forms; form++) parent.set(form, form)
  const mark = new IntList(memory).padTo(forms, -1)
  const linkedBack = new IntList(memory).padTo(site.linkCount, 0)
  for (const { from, to, inStart, inSource } of transposeLinks(site)) {
    const before = inStart.get(from)
    for (let form = from; form < to; form++) {
      let entry = site.formEntry.get(form)
      if (entry === -1) continue
      const end = inStart.get(form + 1) - before
      for (let i = inStart.get(form) - before; i < end; i++) mark.set(inSource.get(i), form)
      for (; entry !== -1; entry = site.nextEntry.get(entry)) {
        const lastLink = site.linkStart.get(entry + 1)
        for (let link = site.linkStart.get(entry); link < lastLink; link++) {
          const target = formOfLink(site, link)
          if (target < 0 || mark.get(target) !== form) continue
          linkedBack.set(link, 1)
          unite(parent, form, target)
        }
      }
    }
  }
  mark.release()
  const clusters = groupEntries(site, parent)
  parent.release()
  return { linkedBack, ...clusters }
}

/** The links to a range of normal forms. Those to form f are from `inSource[inStart[f] - inStart[from]] …`. */
interface TransposedLinks {
  readonly from: number
  readonly to: number
  readonly inStart: Ints
  readonly inSource: Ints
}

/** Lists, for each normal form, the normal forms whose entries link to it. */
function* transposeLinks(site: Site): Iterable<TransposedLinks> {
  const { memory } = site.urls
  const inStart = new IntList(memory).padTo(site.urlCount + 1, 0)
  eachFormLink(site, 0, site.entryCount, (_, target) => {
    inStart.set(target + 1, inStart.get(target + 1) + 1)
  })
  for (let form = 0; form < site.urlCount; form++) {
    inStart.set(form + 1, inStart.get(form + 1) + inStart.get(form))
  }
  const ranges = findRanges(site, inStart)
  for (const { from, to, groups } of ranges) {
    const before = inStart.get(from)
    const next = new IntList(memory).padTo(to - from, 0)
    for (let form = from; form < to; form++) next.set(form - from, inStart.get(form) - before)
    const inSource = new IntList(memory).padTo(inStart.get(to) - before, 0)
    for (const group of groups) {
      eachFormLink(site, group * GROUP, (group + 1) * GROUP, (source, target) => {
        if (target < from || target >= to) return
        const at = next.get(target - from)
        next.set(target - from, at + 1)
        inSource.set(at, source)
      })
    }
    yield { from, to, inStart, inSource }
    next.release()
    inSource.release()
  }
  inStart.release()
}

/** Some normal forms, and the groups of entries with links to them. */
interface FormRange {
  readonly from: number
  readonly to: number
  readonly groups: number[]
}

/**
 * Divides the normal forms into ranges of at most `BATCH` links. Entries link to pages near by in most sites, so only a few
 * groups of entries need to be visited for each range.
 */
function findRanges(site: Site, inStart: Ints): readonly FormRange[] {
  const ranges: FormRange[] = []
  for (let from = 0, to = 0; from < site.urlCount; from = to) {
    to = from + 1
    while (to < site.urlCount && inStart.get(to + 1) - inStart.get(from) <= BATCH) to++
    ranges.push({ from, to, groups: [] })
  }
  const isOnly = ranges.length === 1
  for (let group = 0; group * GROUP < site.entryCount; group++) {
    if (isOnly) {
      ranges[0]!.groups.push(group)
      continue
    }
    let range: FormRange | null = null
    eachFormLink(site, group * GROUP, (group + 1) * GROUP, (_, target) => {
      if (range !== null && target >= range.from && target < range.to) return
      range = rangeOf(ranges, target)
      if (range.groups[range.groups.length - 1] !== group) range.groups.push(group)
    })
  }
  return ranges
}

function rangeOf(ranges: readonly FormRange[], form: number): FormRange {
  return ranges[lastStart(ranges.length, (at) => ranges[at]!.from, form)]!
}

/** Visits the links of some entries between usable URLs. */
function eachFormLink(
  site: Site,
  from: number,
  to: number,
  visit: (source: number, target: number) => void,
): void {
  const last = Math.min(to, site.entryCount)
  for (let entry = from; entry < last; entry++) {
    const source = formOfEntry(site, entry)
    if (source < 0) continue
    const end = site.linkStart.get(entry + 1)
    for (let link = site.linkStart.get(entry); link < end; link++) {
      const target = formOfLink(site, link)
      if (target >= 0) visit(source, target)
    }
  }
}

function unite(parent: IntList, a: number, b: number): void {
  const rootA = findRoot(parent, a)
  const rootB = findRoot(parent, b)
  if (rootA === rootB) return
  // The smaller number becomes the root, so that a cluster does not depend on the order of its links.
  if (rootA < rootB) parent.set(rootB, rootA)
  else parent.set(rootA, rootB)
}

function findRoot(parent: IntList, form: number): number {
  let at = form
  for (let above = parent.get(at); above !== at; above = parent.get(at)) {
    const root = parent.get(above)
    if (root !== above) parent.set(at, root)
    at = root
  }
  return at
}

function groupEntries(site: Site, parent: IntList) {
  const { memory } = site.urls
  const clusterOfRoot = new IntList(memory).padTo(parent.length, -1)
  const clusterOfEntry = new IntList(memory).padTo(site.entryCount, -1)
  /** While entries are counted, the size of each cluster is in the place after its own. */
  const clusterStart = new IntList(memory)
  clusterStart.push(0)
  let entries = 0
  for (let entry = 0; entry < site.entryCount; entry++) {
    const form = formOfEntry(site, entry)
    const root = form < 0 ? -1 : findRoot(parent, form)
    if (root !== -1 && clusterOfRoot.get(root) === -1) {
      clusterOfRoot.set(root, clusterStart.length - 1)
      clusterStart.push(0)
    }
    const cluster = root === -1 ? -1 : clusterOfRoot.get(root)
    if (cluster === -1) continue
    clusterOfEntry.set(entry, cluster)
    entries++
    clusterStart.set(cluster + 1, clusterStart.get(cluster + 1) + 1)
  }
  clusterOfRoot.release()
  /** Where the next entry of each cluster belongs. */
  const next = new IntList(memory).padTo(clusterStart.length - 1, 0)
  for (let cluster = 0; cluster + 1 < clusterStart.length; cluster++) {
    const start = clusterStart.get(cluster)
    next.set(cluster, start)
    clusterStart.set(cluster + 1, clusterStart.get(cluster + 1) + start)
  }
  const clusterEntries = new IntList(memory).padTo(entries, 0)
  for (let entry = 0; entry < site.entryCount; entry++) {
    const cluster = clusterOfEntry.get(entry)
    if (cluster === -1) continue
    const at = next.get(cluster)
    next.set(cluster, at + 1)
    clusterEntries.set(at, entry)
  }
  clusterOfEntry.release()
  next.release()
  return { clusterEntries, clusterStart }
}
