import { existsSync, readFileSync } from 'node:fs'
import { dataPath } from '../../../../test/data.ts'

/*
 * The published lists that the table is compared with. They are not in the project, because of their licences: this
 * reads them from the folder `tracking` of `$WAYMARK_DATA` (default: `../shared` next to the repository).
 */

/** Names on one list, by its name in `TRACKING_LISTS`. */
export interface PublishedList {
  readonly list: string
  readonly everywhere: readonly string[]
  readonly onSites: readonly string[]
  /** Whether the table is to have its names for sites, too. */
  readonly isComparedOnSites?: true
}

/** The lists that are there, and the names of the files that are not. */
export function readPublishedLists(): {
  readonly lists: readonly PublishedList[]
  readonly missing: readonly string[]
} {
  const missing: string[] = []
  const lists = Object.entries(READERS).flatMap(([list, [name, read]]) => {
    const file = dataPath(`tracking/${name}`)
    // Each file has the form that its own reader takes.
    if (existsSync(file))
      return [{ list, ...read(JSON.parse(readFileSync(file, 'utf8')) as never) }]
    missing.push(`tracking/${name}`)
    return []
  })
  return { lists, missing: [...new Set(missing)] }
}

type Names = Omit<PublishedList, 'list'>

/** The file of each list, and how names are read from it. */
const READERS: Readonly<Record<string, readonly [file: string, read: (data: never) => Names]>> = {
  brave: ['brave-query-filter.json', readBraveRules],
  'brave-core': ['brave-core-query-filter.json', readNames],
  'brave-copy': [
    'brave-clean-urls.json',
    (data) => ({ ...readNames(data), isComparedOnSites: true }),
  ],
  firefox: ['firefox-query-stripping.json', ({ release }) => inAllSites(release)],
  'firefox-settings': [
    'firefox-query-stripping.json',
    ({ configurations }) => inAllSites(configurations),
  ],
  'firefox-share': ['firefox-strip-on-share.json', readStripOnShare],
  adguard: ['adguard-track-param.json', readNames],
  clearurls: ['clearurls-rules.json', readNames],
}

interface BraveRule {
  readonly include: readonly string[]
  readonly params: readonly string[]
}

function readBraveRules(rules: readonly BraveRule[]): Names {
  const isEverywhere = ({ include }: BraveRule) => include.includes('*://*/*')
  return {
    everywhere: rules.filter(isEverywhere).flatMap(({ params }) => params),
    onSites: rules.filter((rule) => !isEverywhere(rule)).flatMap(({ params }) => params),
  }
}

interface NameLists {
  readonly everywhere: readonly string[]
  /** Names that were on the list once. */
  readonly formerly?: readonly string[]
  readonly unless?: Readonly<Record<string, string>>
  readonly on: Readonly<Record<string, readonly string[]>>
}

function readNames({ everywhere, formerly = [], unless = {}, on }: NameLists): Names {
  return {
    everywhere: [...everywhere, ...formerly, ...Object.keys(unless)],
    onSites: Object.values(on).flat(),
  }
}

function inAllSites(everywhere: readonly string[]): Names {
  return { everywhere, onSites: [] }
}

interface StripOnShareRule {
  readonly queryParams: readonly string[]
  readonly topLevelSites: readonly string[]
}

function readStripOnShare(rules: Readonly<Record<string, StripOnShareRule>>): Names {
  const { global, ...others } = rules
  return {
    everywhere: global?.queryParams ?? [],
    onSites: Object.values(others).flatMap(({ queryParams }) => queryParams),
  }
}
