/**
 * Writes measured.json next to this file: how much of the published lists the table has, and how often each parameter
 * is in real URLs.
 *
 *     node --conditions=@waymark/source scripts/tracking/measure.ts 2026-11-24
 *
 * The lists and the URLs are read from `$WAYMARK_DATA` (default: `../shared` next to the repository).
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseUrl, serializePath } from '@waymark/url-parser'
import { dataPath } from '../../../../test/data.ts'
import { decodeParameter, readParameter } from '../../src/query-parameters.ts'
import { trackingMatcher } from '../../src/tracking-matcher.ts'
import { findTrackingParameters } from '../../src/tracking-params.ts'
import { genericNames } from './generic-names.ts'
import { leftOutNames } from './left-out-names.ts'
import { type PublishedList, readPublishedLists } from './published-lists.ts'

/** How much of a list the table has. */
export interface Coverage {
  readonly list: string
  /** Whether these are the names that the list has for all sites, or those for some. */
  readonly where: 'everywhere' | 'on-sites'
  readonly names: number
  /** How many of them are removed there. */
  readonly removed: number
  /** Names that the table knows and does not remove there, with a reason. */
  readonly kept: readonly string[]
  readonly unknown: readonly string[]
}

/** How often a parameter is in real URLs. */
export interface Count {
  readonly urls: number
  readonly hosts: number
}

/** One collection of real URLs. */
export interface Corpus {
  readonly name: string
  readonly urls: number
  readonly withQuery: number
  /** URLs that the rule changes. */
  readonly changed: number
}

export interface Measured {
  readonly date: string
  readonly coverage: readonly Coverage[]
  readonly corpora: readonly Corpus[]
  /** By the name in the table: how often it is removed. */
  readonly removed: Readonly<Record<string, Count>>
  /** By the name in the table: how often it stays, because the site is not one of its own. */
  readonly kept: Readonly<Record<string, Count>>
  /** By the name in `genericNames`: how often it is there. */
  readonly generic: Readonly<Record<string, Count>>
}

export const measuredFile: URL = new URL('measured.json', import.meta.url)

export function readMeasured(): Measured {
  return JSON.parse(readFileSync(measuredFile, 'utf8'))
}

export function measureCoverage(lists: readonly PublishedList[]): readonly Coverage[] {
  return lists.flatMap(({ list, everywhere, onSites, isComparedOnSites = false }) => [
    coverageOf(list, 'everywhere', everywhere),
    ...(isComparedOnSites ? [coverageOf(list, 'on-sites', onSites)] : []),
  ])
}

function coverageOf(list: string, where: Coverage['where'], all: readonly string[]): Coverage {
  const names = [...new Set(all)]
  const reasons = where === 'everywhere' ? [] : leftOutNames.flatMap((left) => left.names)
  const known = names.map((name) => {
    const entries = findTrackingParameters(name)
    const isRemoved = entries.some(({ removed }) => {
      return removed === 'everywhere' || (removed === 'on-sites' && where === 'on-sites')
    })
    return { name, isRemoved, hasReason: entries.length > 0 || reasons.includes(name) }
  })
  const left = known.filter(({ isRemoved }) => !isRemoved)
  return {
    list,
    where,
    names: names.length,
    removed: names.length - left.length,
    kept: left.filter(({ hasReason }) => hasReason).map(({ name }) => name),
    unknown: left.filter(({ hasReason }) => !hasReason).map(({ name }) => name),
  }
}

const CORPORA = ['kasztp', 'userbait', 'test-lists-urls', 'module-urls', 'links']

/** The URLs of each corpus, and those of the real sites as one; each URL once. */
export function readCorpora(): ReadonlyMap<string, ReadonlySet<string>> {
  const corpora = new Map<string, ReadonlySet<string>>()
  for (const name of CORPORA) {
    const file = dataPath(`corpora/${name}.txt`)
    if (!existsSync(file)) continue
    corpora.set(name, new Set(readFileSync(file, 'utf8').split('\n')))
  }
  const sites = dataPath('real-sites')
  if (!existsSync(sites)) return corpora
  const databases = readdirSync(sites).map((name) => join(sites, name, 'url-source.json'))
  const urls = databases
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').match(/https?:[^"\\\s]+/g) ?? [])
  return corpora.set('real-sites', new Set(urls))
}

/** Counts URLs and hosts by name. */
class Counter {
  readonly #counts = new Map<string, { urls: number; readonly hosts: Set<string> }>()

  add(name: string, host: string): void {
    const count = this.#counts.get(name) ?? { urls: 0, hosts: new Set() }
    count.urls++
    count.hosts.add(host)
    this.#counts.set(name, count)
  }

  /** The most frequent name first. */
  toRecord(): Readonly<Record<string, Count>> {
    const sorted = [...this.#counts].sort(([a, x], [b, y]) => y.urls - x.urls || (a < b ? -1 : 1))
    return Object.fromEntries(
      sorted.map(([name, { urls, hosts }]) => [name, { urls, hosts: hosts.size }]),
    )
  }
}

export function measureCorpora(
  corpora: ReadonlyMap<string, ReadonlySet<string>>,
): Omit<Measured, 'date' | 'coverage'> {
  const removed = new Counter()
  const kept = new Counter()
  const generic = new Counter()
  const counts = [...corpora].map(([name, urls]) => {
    let withQuery = 0
    let changed = 0
    for (const input of urls) {
      const url = readQuery(input)
      if (url === null) continue
      withQuery++
      if (url.names.some(url.isTracking)) changed++
      for (const name of url.names) {
        const [entry] = findTrackingParameters(name)
        if (entry !== undefined) (url.isTracking(name) ? removed : kept).add(entry.name, url.host)
        if (genericNames.some((one) => one.name === name)) generic.add(name, url.host)
      }
    }
    return { name, urls: urls.size, withQuery, changed }
  })
  return {
    corpora: counts,
    removed: removed.toRecord(),
    kept: kept.toRecord(),
    generic: generic.toRecord(),
  }
}

/** The names in a URL's query, each once; `null` if it has none. */
function readQuery(input: string) {
  const url = input.includes('?') ? parseUrl(input) : null
  if (url === null || url.query === null || url.query === '') return null
  const host = url.host?.kind === 'domain' ? url.host.name : ''
  const names = url.query.split('&').map((text) => decodeParameter(readParameter(text).name))
  const isTracking = trackingMatcher({}).onHost(host, () => serializePath(url))
  return { host, names: [...new Set(names)], isTracking }
}

function main(): void {
  const date = process.argv[2]
  if (date === undefined) throw new Error('Give the date: measure.ts 2026-11-24')
  const { lists, missing } = readPublishedLists()
  if (missing.length > 0) throw new Error(`The data folder has no ${missing.join(', ')}`)
  const measured = { date, coverage: measureCoverage(lists), ...measureCorpora(readCorpora()) }
  writeFileSync(measuredFile, `${JSON.stringify(measured, null, 2)}\n`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
