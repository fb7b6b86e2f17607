import type { TrackingSite } from '../../src/tracking-parameter.ts'
import type { TableRow } from './build-table.ts'

/**
 * Sites that keep every parameter: a service that checks links in mail holds the whole URL of another page in its own,
 * and signs it.
 *
 * @see https://github.com/brave/brave-browser/issues/41134
 */
const KEEP_ALL = ['urldefense.com']

/** What `remove-tracking-params` needs of the table. */
export interface Defaults {
  readonly params: readonly string[]
  /** In lower case. */
  readonly anyCase: readonly string[]
  /** Lists, each with the sites and paths that it is for. */
  readonly sites: readonly (readonly [sites: readonly string[], list: Omit<TrackingSite, 'site'>])[]
}

export function buildDefaults(table: readonly TableRow[]): Defaults {
  const names = (rows: readonly TableRow[]) => rows.flatMap((row) => row.names)
  const onSites = table.filter(({ removed }) => removed === 'on-sites')
  const siteNames = new Map<string, string[]>()
  for (const row of onSites) {
    for (const site of row.sites) {
      siteNames.set(site, [...(siteNames.get(site) ?? []), ...row.names])
    }
  }
  const allowed = table.flatMap((row) =>
    row.keptOn.map(({ site, path }) => {
      return [[site], { ...(path !== undefined && { path }), allow: row.names }] as const
    }),
  )
  return {
    params: names(table.filter(({ removed }) => removed === 'everywhere')),
    anyCase: names(table.filter(({ caseSensitive }) => !caseSensitive)).map((name) =>
      name.toLowerCase(),
    ),
    sites: [...bySameNames(siteNames), ...allowed, [KEEP_ALL, { allow: ['*'] }]],
  }
}

/** Sites that have the same list share it. */
function bySameNames(siteNames: ReadonlyMap<string, readonly string[]>): Defaults['sites'] {
  const groups = new Map<string, { sites: string[]; deny: readonly string[] }>()
  for (const [site, deny] of siteNames) {
    const group = groups.get(deny.join(' '))
    if (group === undefined) groups.set(deny.join(' '), { sites: [site], deny })
    else group.sites.push(site)
  }
  return [...groups.values()].map(({ sites, deny }) => [sites, { deny }])
}
