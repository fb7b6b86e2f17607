import { ROWS } from './generated/tracking-params.ts'

/** A query parameter that is known to track. */
export interface TrackingParameter {
  readonly name: string
  readonly platform: string
  /** Where the platform documents the parameter; `null` if no documentation is known. */
  readonly evidence: string | null
  /** Whether each visitor has a value of their own. */
  readonly uniquePerVisitor: boolean
  /** The sites where the name means this; empty: everywhere. */
  readonly sites: readonly string[]
}

/** What tracks, or must stay, on one site. */
export interface TrackingSite {
  /** A domain in lower-case ASCII; those below it are meant too. */
  readonly site: string
  /** Names that are kept there, even if they are otherwise removed; `*` matches any string. */
  readonly allow?: readonly string[]
  /** More names that are removed there; `*` matches any string. */
  readonly deny?: readonly string[]
}

/**
 * The data that the rule's defaults are made of.
 *
 * @see https://github.com/mpchadwick/tracking-query-params-registry
 */
export const TRACKING_PARAMETERS: readonly TrackingParameter[] = /* @__PURE__ */ ROWS.map(
  ([name, platform, evidence, uniquePerVisitor, sites]) => ({
    name,
    platform,
    evidence,
    uniquePerVisitor,
    sites,
  }),
)

/** Names that go everywhere: all of `utm_*`, and each for which there is evidence. */
export const TRACKING_PARAMS: readonly string[] = /* @__PURE__ */ defaultNames()

function defaultNames(): readonly string[] {
  const names = ROWS.filter(([, , evidence, , sites]) => evidence !== null && sites.length === 0)
  return ['utm_*', ...names.map(([name]) => name).filter((name) => !name.startsWith('utm_'))]
}

/** Names that go only on the sites where they mean tracking. */
export const TRACKING_SITES: readonly TrackingSite[] = /* @__PURE__ */ defaultSites()

function defaultSites(): readonly TrackingSite[] {
  const names = new Map<string, string[]>()
  for (const [name, , , , sites] of ROWS) {
    for (const site of sites) names.set(site, [...(names.get(site) ?? []), name])
  }
  return [...names].map(([site, deny]) => ({ site, deny }))
}
