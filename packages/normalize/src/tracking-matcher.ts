import { asciiLowercase } from '@waymark/infra'
import { ANY_CASE, TRACKING_PARAMS, TRACKING_SITES } from './generated/tracking-defaults.ts'
import { createNameTest, matchesWildcard } from './wildcard.ts'

/** What tracks, or must stay, on one site. */
export interface TrackingSite {
  /** A domain in lower-case ASCII; those below it are meant too. `*` is every site. */
  readonly site: string
  /** Only URLs with such a path are meant; `*` matches any string. */
  readonly path?: string
  /** Names that are kept there, even if they are otherwise removed; `*` matches any string. */
  readonly allow?: readonly string[]
  /** More names that are removed there; `*` matches any string. */
  readonly deny?: readonly string[]
}

/** The options of `remove-tracking-params`. */
export interface TrackingOptions {
  readonly params?: readonly string[] | undefined
  readonly moreParams?: readonly string[] | undefined
  readonly exceptParams?: readonly string[] | undefined
  readonly sites?: readonly TrackingSite[] | undefined
  readonly caseSensitive?: boolean | undefined
}

type NameTest = (name: string) => boolean

interface SiteTest {
  readonly path: string | null
  readonly allows: NameTest
  readonly denies: NameTest
}

/**
 * Which parameters are to be removed from URLs of one host.
 *
 * @param host - In lower-case ASCII. A root dot does not matter.
 * @param path - Called only if a list for the site depends on the path.
 * @returns A test for a decoded name.
 */
export type TrackingMatcher = (host: string, path: () => string) => NameTest

/** The last matcher, because a list of URLs is normalised with the same options. */
let last: { readonly options: TrackingOptions; readonly matcher: TrackingMatcher } | null = null

/** The matcher for these options, from the call before if they are the same. */
export function trackingMatcher(options: TrackingOptions): TrackingMatcher {
  if (last === null || !isSame(last.options, options)) {
    const { params, moreParams, exceptParams, sites, caseSensitive } = options
    const own = { params, moreParams, exceptParams, sites, caseSensitive }
    last = { options: own, matcher: createTrackingMatcher(own) }
  }
  return last.matcher
}

function isSame(a: TrackingOptions, b: TrackingOptions): boolean {
  return (
    a.params === b.params &&
    a.moreParams === b.moreParams &&
    a.exceptParams === b.exceptParams &&
    a.sites === b.sites &&
    a.caseSensitive === b.caseSensitive
  )
}

function createTrackingMatcher({
  params = TRACKING_PARAMS,
  moreParams = [],
  exceptParams = [],
  sites = TRACKING_SITES,
  caseSensitive,
}: TrackingOptions): TrackingMatcher {
  const test = (names: readonly string[]) => createCaseTest(names, caseSensitive)
  const isTracking = test([...params, ...moreParams])
  const isExcepted = test(exceptParams)
  const everywhere: SiteTest[] = []
  const bySite = new Map<string, SiteTest[]>()
  for (const { site, path = null, allow = [], deny = [] } of sites) {
    const siteTest = { path, allows: test(allow), denies: test(deny) }
    const list = site === '*' ? everywhere : (bySite.get(site) ?? [])
    list.push(siteTest)
    if (site !== '*') bySite.set(site, list)
  }
  return (host, path) => {
    const own = [...everywhere, ...findSites(host, bySite)]
    const isHere = (site: SiteTest) => site.path === null || matchesWildcard(path(), site.path)
    return (name) =>
      !isExcepted(name) &&
      (isTracking(name) || own.some((site) => site.denies(name) && isHere(site))) &&
      !own.some((site) => site.allows(name) && isHere(site))
  }
}

/** The lists for a host, and for the domains above it. A root dot does not matter. */
function findSites(
  host: string,
  bySite: ReadonlyMap<string, readonly SiteTest[]>,
): readonly SiteTest[] {
  const found: SiteTest[] = []
  let domain = host.endsWith('.') ? host.slice(0, -1) : host
  while (domain !== '') {
    found.push(...(bySite.get(domain) ?? []))
    const dot = domain.indexOf('.')
    domain = dot === -1 ? '' : domain.slice(dot + 1)
  }
  return found
}

/** A test for any of some names, each compared as the options or, without them, the table says. */
function createCaseTest(patterns: readonly string[], caseSensitive: boolean | undefined): NameTest {
  if (patterns.length === 0) return () => false
  const ignoresCase = (pattern: string) => {
    return caseSensitive === undefined ? ANY_CASE.has(asciiLowercase(pattern)) : !caseSensitive
  }
  const isExact = createNameTest(patterns.filter((pattern) => !ignoresCase(pattern)))
  const isFolded = createNameTest(patterns.filter(ignoresCase).map(asciiLowercase))
  return (name) => isExact(name) || isFolded(asciiLowercase(name))
}
