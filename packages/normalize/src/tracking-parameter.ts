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

/** A parameter that is known to track. A name can have several entries, each for other sites. */
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
  /** Where on these sites: `*` matches any string; `null` for all paths. */
  readonly path: string | null
  /** Sites and paths where it is kept, because it does something there. `*` is every site. */
  readonly keptOn: readonly { readonly site: string; readonly path?: string }[]
  /** Whether each visitor has a value of their own. */
  readonly perVisitor: boolean
  /** Whether the name is compared with regard to case. */
  readonly caseSensitive: boolean
  /** What no longer works without it. */
  readonly ifRemoved: string
}

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
