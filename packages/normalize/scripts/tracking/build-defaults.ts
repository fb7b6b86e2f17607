import type { TrackingSite } from '../../src/tracking-parameter.ts'
import type { TableRow } from './build-table.ts'

/**
 * Sites that keep every parameter: a service that checks links in mail holds the whole URL of another page in its own,
 * and signs it.
 *
 * @see https://github.com/brave/brave-browser/issues/41134
 */
const KEEP_ALL = ['urldefense.com']

/**
 * Names that begin as those of campaigns, and are coordinates of the Universal Transverse Mercator projection: maps and
 * databases of places select what they show by them.
 */
const COORDINATES = [
  ...['utm_zone*', 'utm_band', 'utm_hemi*', 'utm_datum', 'utm_srid', 'utm_epsg', 'utm_coord*'],
  ...['utm_x', 'utm_y', 'utm_x_*', 'utm_y_*', 'utm_e', 'utm_n', 'utm_east*', 'utm_north*'],
  ...['utm_lat', 'utm_latitude', 'utm_lon', 'utm_lng', 'utm_long', 'utm_longitude', 'utm_grid*'],
]

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
  const paths = [...new Set(onSites.map(({ path }) => path))]
  const denied = paths.flatMap((path) => {
    const lists = bySameNames(onSites.filter((row) => row.path === path))
    return lists.map(([sites, deny]) => {
      return [sites, { ...(path !== null && { path }), deny }] as const
    })
  })
  const allowed = table.flatMap((row) =>
    row.keptOn.map(({ site, path }) => {
      return [[site], { ...(path !== undefined && { path }), allow: row.names }] as const
    }),
  )
  return {
    params: names(table.filter(({ removed }) => removed === 'everywhere')),
    anyCase: [
      ...new Set(
        [...names(table.filter(({ caseSensitive }) => !caseSensitive)), ...COORDINATES].map(
          (name) => name.toLowerCase(),
        ),
      ),
    ],
    sites: [...denied, ...allowed, [KEEP_ALL, { allow: ['*'] }], [['*'], { allow: COORDINATES }]],
  }
}

/** The names that each site removes. Sites that have the same list share it. */
function bySameNames(
  rows: readonly TableRow[],
): readonly (readonly [sites: readonly string[], names: readonly string[]])[] {
  const namesOf = new Map<string, string[]>()
  for (const { sites, names } of rows) {
    for (const site of sites) namesOf.set(site, [...(namesOf.get(site) ?? []), ...names])
  }
  const groups = new Map<string, { sites: string[]; names: readonly string[] }>()
  for (const [site, names] of namesOf) {
    const group = groups.get(names.join(' '))
    if (group === undefined) groups.set(names.join(' '), { sites: [site], names })
    else group.sites.push(site)
  }
  return [...groups.values()].map(({ sites, names }) => [sites, names])
}
