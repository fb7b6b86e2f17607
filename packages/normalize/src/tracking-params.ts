import { asciiLowercase } from '@waymark/infra'
import { ROWS } from './generated/tracking-params.ts'
import { TRACKING_LISTS } from './tracking-lists.ts'
import { matchesWildcard } from './wildcard.ts'

export { TRACKING_PARAMS, TRACKING_SITES } from './generated/tracking-defaults.ts'
export { TRACKING_LISTS, type TrackingList } from './tracking-lists.ts'
export type { TrackingSite } from './tracking-matcher.ts'

/**
 * What a parameter tells.
 *
 * - `campaign`: which advertisement, newsletter or post led to the visit.
 * - `click`: which click on an advertisement it was.
 * - `recipient`: who received the mail or text message.
 * - `visitor`: who the visitor is, handed from one site to the next.
 * - `referrer`: which page, list or search the visitor came from.
 * - `share`: who shared the link.
 * - `affiliate`: which partner is paid for the visit.
 */
export type TrackingKind =
  | 'campaign'
  | 'click'
  | 'recipient'
  | 'visitor'
  | 'referrer'
  | 'share'
  | 'affiliate'

/**
 * How certain it is that a parameter tracks.
 *
 * - `documented`: its vendor says so.
 * - `corroborated`: lists of at least two publishers name it.
 * - `reported`: one publisher's list or one report names it.
 * - `ambiguous`: it tracks on some sites, and means something else on others.
 */
export type TrackingCertainty = 'documented' | 'corroborated' | 'reported' | 'ambiguous'

/** Who says that a parameter tracks: its vendor, a published list, or a report with examples. */
export interface TrackingSource {
  readonly kind: 'vendor' | 'list' | 'report'
  /** The title of the list; `null` for other sources. */
  readonly list: string | null
  readonly url: string
}

/** A parameter that is known to track. */
export interface TrackingParameter {
  /** As its vendor writes it; `*` at the end stands for any string. */
  readonly name: string
  readonly vendor: string
  readonly kind: TrackingKind
  readonly certainty: TrackingCertainty
  readonly sources: readonly TrackingSource[]
  /** Where `remove-tracking-params` removes it by default. */
  readonly removed: 'everywhere' | 'on-sites' | 'never'
  /** Why it is never removed; `null` if it is. */
  readonly reason: string | null
  /** The sites where it is removed, if it is not removed everywhere. */
  readonly sites: readonly string[]
  /** Sites and paths where it is kept, because it does something there. `*` is every site. */
  readonly keptOn: readonly { readonly site: string; readonly path?: string }[]
  /** Whether each visitor has a value of their own. */
  readonly perVisitor: boolean
  /** Whether the name is compared with regard to case. */
  readonly caseSensitive: boolean
  /** What no longer works without it. */
  readonly ifRemoved: string
}

/**
 * All parameters that are known to track, with the evidence for each.
 *
 * @example
 * ```ts
 * import { TRACKING_PARAMETERS } from '@waymark/normalize/tracking-params'
 *
 * const youtube = TRACKING_PARAMETERS.filter(({ sites }) => sites.includes('youtube.com'))
 * youtube.map(({ name, kind }) => [name, kind]) // => [['si', 'share']]
 * ```
 */
export const TRACKING_PARAMETERS: readonly TrackingParameter[] = /* @__PURE__ */ ROWS.flatMap(
  ({ names, lists, documented, reports, ...data }) => {
    const sources = [
      ...documented.map((url): TrackingSource => ({ kind: 'vendor', list: null, url })),
      ...lists.map((name): TrackingSource => {
        const { title, url } = TRACKING_LISTS[name]!
        return { kind: 'list', list: title, url }
      }),
      ...reports.map((url): TrackingSource => ({ kind: 'report', list: null, url })),
    ]
    return names.map((name): TrackingParameter => ({ name, ...data, sources }))
  },
)

/**
 * What the table says of a parameter.
 *
 * @param name - Decoded. Letter case matters if it does for that parameter.
 * @returns `null` if the table does not have it.
 *
 * @example
 * ```ts
 * import { findTrackingParameter } from '@waymark/normalize/tracking-params'
 *
 * findTrackingParameter('utm_source')?.kind // => 'campaign'
 * findTrackingParameter('id') // => null
 * ```
 */
export function findTrackingParameter(name: string): TrackingParameter | null {
  const lower = asciiLowercase(name)
  const found = TRACKING_PARAMETERS.find((entry) =>
    entry.caseSensitive
      ? matchesWildcard(name, entry.name)
      : matchesWildcard(lower, asciiLowercase(entry.name)),
  )
  return found ?? null
}
