import type { TwinDifference } from './finding.ts'

/** A listed page whose URL is nearly that of a page without an entry. */
export interface Twin {
  /** The normal form of the listed page. */
  readonly listed: number
  /** The normal form of the page without an entry. */
  readonly unlisted: number
  readonly differs: readonly TwinDifference[]
  /** Whether no other listed page is as similar. */
  readonly isOnly: boolean
}

/** The twins of a site. A twin that gives itself another language than the link is none: the link means another page. */
export interface Twins {
  /** Returns the twin of a page without an entry, for a link with an `hreflang` value. */
  of(unlisted: number, value: number): Twin | null
  /** Returns the twin of a listed page, if another page, or the page itself, lists that instead. */
  listedInstead(source: number, listed: number): Twin | null
}

/** A site, and the twins of its pages, which are found when they are first asked for. */
export interface TwinSite {
  readonly twins: () => Twins
}
