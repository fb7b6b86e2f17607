import { TRACKING_LISTS } from '../../src/tracking-lists.ts'
import type { TrackingKind } from '../../src/tracking-parameter.ts'

/** A published list. Only the registry is read; the others are cited, name by name. */
export type List =
  | 'brave'
  | 'brave-core'
  | 'brave-copy'
  | 'firefox'
  | 'firefox-share'
  | 'adguard'
  | 'clearurls'

/** The report on a name that ClearURLs has as a pattern: its list is cited for names that it spells out. */
export const CLEARURLS: string = TRACKING_LISTS['clearurls']!.url

/** Parameters of one vendor for which everything below holds. */
export interface Group {
  readonly vendor: string
  readonly kind: TrackingKind
  /** Separated by spaces; at most one `*` in each, at its end. */
  readonly names: string
  /** The lists that have every one of these names. */
  readonly lists?: readonly List[]
  /** Where the vendor documents them. */
  readonly documented?: readonly string[]
  /** Who else has looked into them. */
  readonly reports?: readonly string[]
  readonly perVisitor?: true
  /** The vendor or a list compares them without regard to case. Names on a list of Firefox need not say so. */
  readonly anyCase?: true
  /** Sites use such a name for something else, too. */
  readonly ambiguous?: true
  /** They are removed only on these sites. */
  readonly sites?: readonly string[]
  /** They are removed only on such paths of these sites. */
  readonly path?: string
  /** They are kept on these sites and paths, where they do something. */
  readonly keptOn?: readonly { readonly site: string; readonly path?: string }[]
  /** They are not removed, and why. */
  readonly never?: string
  /** What breaks without them, if it is not what the kind says. */
  readonly ifRemoved?: string
}
