import { wildcardPattern } from '@waymark/infra/internal'
import { TRACKING_LISTS } from '../../src/tracking-lists.ts'
import type {
  TrackingCertainty,
  TrackingKind,
  TrackingParameter,
} from '../../src/tracking-parameter.ts'
import { advertising } from './advertising.ts'
import { analytics } from './analytics.ts'
import type { Group } from './group.ts'
import { keptNames } from './kept-names.ts'
import { mail } from './mail.ts'
import { news } from './news.ts'
import { shops } from './shops.ts'
import { sites } from './sites.ts'

/*
 * The table is our own: names, vendors and kinds are facts, the sentences are ours. The registry (The Unlicense) adds
 * its evidence to it. All other lists are under licences that bind copies, so nothing is read from them: a group only
 * says that a list has its names, and a test compares that with the lists if they are there.
 */

const groups: readonly Group[] = [
  ...advertising,
  ...mail,
  ...analytics,
  ...sites,
  ...shops,
  ...news,
  ...keptNames,
]

/** A row of the registry. */
export interface RegistryRow {
  readonly name: string
  readonly evidence: readonly string[]
  readonly perVisitor: boolean
}

/** The data of some parameters: a parameter but for the name, with its sources by kind. */
export interface TableRow extends Omit<TrackingParameter, 'name' | 'sources'> {
  readonly names: readonly string[]
  readonly lists: readonly string[]
  readonly documented: readonly string[]
  readonly reports: readonly string[]
}

/** Hosts of the registry's evidence that do not belong to the vendor. */
const NOT_VENDORS = [
  'community.spotify.com',
  'github.com',
  'painlessbloganalytics.com',
  'stackoverflow.com',
]

const IF_REMOVED: Readonly<Record<TrackingKind, string>> = {
  campaign: 'The visit is not counted for its campaign. The page stays the same.',
  click: 'The advertiser cannot match the click with what follows it. The page stays the same.',
  recipient: 'The sender cannot tell which recipient followed the link. The page stays the same.',
  visitor: 'The next site counts a new visitor. The page stays the same.',
  referrer: 'The site cannot tell where on the web the visitor came from. The page stays the same.',
  share: 'The site cannot tell who shared the link. The page stays the same.',
  affiliate: 'The partner is not credited for the visit. The page stays the same.',
}

/** The table, in the order of the groups. Names for which everything is the same share a row. */
export function buildTable(registry: readonly RegistryRow[]): readonly TableRow[] {
  const used = new Set<RegistryRow>()
  const rows = new Map<string, TableRow & { names: string[] }>()
  const seen = new Set<string>()
  const claim = (name: string, site: string) => {
    if (seen.has(`${name} ${site}`)) throw new Error(`${name} is in two groups for ${site}`)
    seen.add(`${name} ${site}`)
  }
  for (const group of groups) {
    for (const name of group.names.split(' ')) {
      for (const site of group.sites ?? ['every site']) claim(name, site)
      const matches = wildcardPattern(name)
      const known = registry.filter((row) => matches(row.name))
      for (const row of known) used.add(row)
      const { names, ...data } = buildRow(name, group, known)
      const key = JSON.stringify(data)
      const row = rows.get(key)
      if (row === undefined) rows.set(key, { names: [...names], ...data })
      else row.names.push(name)
    }
  }
  const left = registry.filter((row) => !used.has(row)).map(({ name }) => name)
  if (left.length > 0) throw new Error(`Put these into a group: ${left.join(', ')}`)
  return [...rows.values()]
}

function buildRow(name: string, group: Group, known: readonly RegistryRow[]): TableRow {
  const { vendor, kind, sites = [], path = null, keptOn = [], never = null } = group
  const evidence = [...new Set(known.flatMap((row) => row.evidence))]
  const isVendors = (url: string) => !NOT_VENDORS.includes(new URL(url).host)
  const lists = [...(group.lists ?? []), ...(known.length > 0 ? ['registry'] : [])]
  const documented = unique(group.documented ?? [], evidence.filter(isVendors))
  const reports = unique(
    group.reports ?? [],
    evidence.filter((url) => !isVendors(url)),
  )
  const publishers = new Set(lists.map((list) => TRACKING_LISTS[list]!.publisher))
  if (lists.length + documented.length + reports.length === 0) {
    throw new Error(`${name} has no source`)
  }
  return {
    names: [name],
    vendor,
    kind,
    certainty: certaintyOf(group, documented.length, publishers.size),
    removed: never !== null ? 'never' : sites.length > 0 ? 'on-sites' : 'everywhere',
    reason: never,
    sites,
    path,
    keptOn,
    perVisitor: group.perVisitor === true || known.some((row) => row.perVisitor),
    // Firefox lower-cases the names of a query before it looks them up.
    caseSensitive: group.anyCase !== true && !publishers.has('Mozilla'),
    ifRemoved: group.ifRemoved ?? IF_REMOVED[kind],
    lists,
    documented,
    reports,
  }
}

function certaintyOf(group: Group, documented: number, publishers: number): TrackingCertainty {
  if (group.ambiguous) return 'ambiguous'
  if (documented > 0) return 'documented'
  return publishers > 1 ? 'corroborated' : 'reported'
}

function unique(...lists: readonly (readonly string[])[]): readonly string[] {
  return [...new Set(lists.flat())]
}
