import { asciiLowercase } from '@waymark/infra'
import { createNameTest, ownOptions, wildcardPattern } from '@waymark/infra/internal'
import { ANY_CASE, TRACKING_PARAMS, TRACKING_SITES } from './generated/tracking-defaults.ts'
import { decodeParameter, ESCAPE, readParameter, withoutEscape } from './query-parameters.ts'
import { createSiteIndex } from './site-index.ts'
import type { TrackingSite } from './tracking-parameter.ts'

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
  /** Whether a path is one of it; `null` for all. */
  readonly isPath: NameTest | null
  readonly allows: NameTest
  readonly denies: NameTest
}

/** Which parameters are to be removed. */
export interface TrackingMatcher {
  /** Whether a query has a name that is removed on any site: a quick look, because most queries have none. */
  isFoundIn(query: string): boolean
  /**
   * Which parameters are to be removed from URLs of one host.
   *
   * @param host - In lower-case ASCII. A root dot does not matter.
   * @param path - Called only if a list for the site depends on the path.
   * @returns A test for a decoded name.
   */
  onHost(host: string, path: () => string): NameTest
}

/** The last matcher, because a list of URLs is normalised with the same options. */
let last: { readonly content: readonly unknown[]; readonly matcher: TrackingMatcher } | null = null

/** The matcher for these options, from the call before if their content is the same. */
export function trackingMatcher(options: TrackingOptions): TrackingMatcher {
  const content = contentOf(options)
  if (
    last?.content.length !== content.length ||
    content.some((part, index) => part !== last?.content[index])
  ) {
    last = { content, matcher: createTrackingMatcher(options) }
  }
  return last.matcher
}

/** All strings of the options. The lists may be changed between two calls, so it is not enough to compare them. */
function contentOf(options: TrackingOptions): readonly unknown[] {
  const { params, moreParams, exceptParams, sites, caseSensitive } = options
  const content: unknown[] = [caseSensitive]
  const add = (names: readonly string[] | undefined) => {
    content.push(names?.length, ...(names ?? []))
  }
  add(params)
  add(moreParams)
  add(exceptParams)
  content.push(sites?.length)
  for (const { site, path, allow, deny } of (sites ?? []).map(ownOptions)) {
    content.push(site, path)
    add(allow)
    add(deny)
  }
  return content
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
  const bySite: [site: string, test: SiteTest][] = []
  // Sites share lists: Google alone has a hundred and ninety domains.
  const shared = new Map<readonly string[], NameTest>()
  const siteList = (names: readonly string[]) => {
    const known = shared.get(names) ?? test(names)
    shared.set(names, known)
    return known
  }
  for (const { site, path = null, allow = NONE, deny = NONE } of sites.map(ownOptions)) {
    const isPath = path === null ? null : wildcardPattern(path)
    const siteTest = { isPath, allows: siteList(allow), denies: siteList(deny) }
    if (site === '*') everywhere.push(siteTest)
    else bySite.push([site, siteTest])
  }
  const ofSites = new Set(sites.map((site) => ownOptions(site).deny ?? NONE))
  const anywhere = [...new Set([...params, ...moreParams, ...[...ofSites].flat()])]
  const findSites = createSiteIndex(() => bySite)
  const isAnywhere = test(anywhere)
  const starts = startsOf(anywhere)
  // Every query may have an empty parameter.
  const isEmptyFound = isAnywhere('')
  return {
    isFoundIn: (query) => isEmptyFound || someName(query, starts, isAnywhere),
    onHost(host, path) {
      const own = [...everywhere, ...findSites(host).map(({ value }) => value)]
      const isHere = ({ isPath }: SiteTest) => isPath === null || isPath(path())
      const isKept = (name: string) =>
        isExcepted(name) || own.some((site) => site.allows(name) && isHere(site))
      const isRemoved = (name: string) =>
        isTracking(name) || own.some((site) => site.denies(name) && isHere(site))
      return (name) => {
        const plain = withoutEscape(name)
        if (plain === name) return isRemoved(name) && !isKept(name)
        return (isRemoved(name) || isRemoved(plain)) && !isKept(name) && !isKept(plain)
      }
    },
  }
}

const NONE: readonly string[] = []

/** Which code units of ASCII a parameter can begin with whose name, decoded, is one of those: one cell for each. */
function startsOf(patterns: readonly string[]): Readonly<Uint8Array> {
  const starts = new Uint8Array(0x80)
  // What is encoded may be anything.
  for (const c of '%+') starts[c.charCodeAt(0)] = 1
  if (patterns.length > 0) starts[ESCAPE.charCodeAt(0)] = 1
  for (const pattern of patterns) {
    const first = pattern.slice(0, 1)
    if (first === '*') return starts.fill(1)
    for (const c of first.toLowerCase() + first.toUpperCase()) {
      if (c < '\x80') starts[c.charCodeAt(0)] = 1
    }
  }
  return starts
}

/** Whether one of the names in a query passes. Those that do not begin as one of `starts` are not cut out. */
function someName(query: string, starts: Readonly<Uint8Array>, passes: NameTest): boolean {
  for (let start = 0; start < query.length; ) {
    const ampersand = query.indexOf('&', start)
    const end = ampersand === -1 ? query.length : ampersand
    const first = query.charCodeAt(start)
    if (first >= 0x80 || starts[first] === 1) {
      const { name } = readParameter(query.slice(start, end))
      const decoded = decodeParameter(name)
      if (passes(decoded) || passes(withoutEscape(decoded))) return true
    }
    start = end + 1
  }
  return false
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
