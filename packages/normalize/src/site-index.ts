/** Finds the entries of a host and of the domains above it. The host is in lower-case ASCII; a root dot does not matter. */
export type SiteIndex<Value> = (host: string) => readonly SiteEntry<Value>[]

export interface SiteEntry<Value> {
  readonly value: Value
  /** What the host has before the site, with the dot: empty for the site itself. */
  readonly below: string
}

type Entries<Value> = Iterable<readonly [site: string, value: Value]>

/**
 * Looks up a host, and the domains above it, in time that does not depend on the number of sites.
 *
 * @param entries - Domains in lower-case ASCII; one can have several values. Called once, at the first look-up.
 */
export function createSiteIndex<Value>(entries: () => Entries<Value>): SiteIndex<Value> {
  let find: SiteIndex<Value> | null = null
  return (host) => {
    find ??= indexOf(entries())
    return find(host)
  }
}

function indexOf<Value>(entries: Entries<Value>): SiteIndex<Value> {
  const bySite = new Map<string, Value[]>()
  // The last two labels of each site: nearly all hosts are left out by one look-up.
  const ends = new Set<string>()
  let hasSingle = false
  // A host with more labels than any site is looked up by its last ones.
  let depth = 0
  for (const [site, value] of entries) {
    const values = bySite.get(site)
    if (values !== undefined) values.push(value)
    else {
      bySite.set(site, [value])
      const labels = site.split('.')
      depth = Math.max(depth, labels.length)
      ends.add(labels.slice(-2).join('.'))
      hasSingle ||= labels.length === 1
    }
  }
  return (host) => {
    const end = host.charCodeAt(host.length - 1) === DOT ? host.length - 1 : host.length
    const last = host.lastIndexOf('.', end - 1)
    const start = last > 0 ? host.lastIndexOf('.', last - 1) + 1 : 0
    if (!hasSingle && !ends.has(host.slice(start, end))) return NONE
    let found: SiteEntry<Value>[] = NONE
    let dot = end
    for (let labels = 0; labels < depth && dot > 0; labels++) {
      dot = host.lastIndexOf('.', dot - 1)
      const values = bySite.get(host.slice(dot + 1, end))
      if (values === undefined) continue
      const below = host.slice(0, dot + 1)
      found = [...found, ...values.map((value) => ({ value, below }))]
    }
    return found
  }
}

const NONE: never[] = []
const DOT = 0x2e

/** Whether a host is the site itself, or has only `www` before it. */
export function isWwwOnly(below: string): boolean {
  return below === '' || /^(?:www\.)+$/.test(below)
}
