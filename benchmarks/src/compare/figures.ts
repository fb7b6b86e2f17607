import type { Machine } from '../machine.ts'

/** How many cases of a suite each side passes. */
export interface ExactnessRow {
  readonly suite: string
  readonly source: string
  readonly total: number
  readonly waymark: number
  readonly peer: number
}

/** Something that people would put into a page, minified and compressed by gzip, in bytes. */
export interface SizeRow {
  readonly name: string
  readonly bytes: number
  readonly isPeer: boolean
}

/** How many times as long the peer takes as Waymark: above 1, Waymark is faster. */
export interface SpeedRow {
  readonly operation: string
  readonly input: string
  readonly median: number
  /** The smallest and the largest of all rounds. */
  readonly min: number
  readonly max: number
}

/** A fact that the program itself has looked up. */
export interface FeatureRow {
  readonly feature: string
  readonly waymark: string
  readonly peer: string
}

/** A reason why two normalisers disagree about some URLs, and who is right. */
export interface CauseRow {
  readonly cause: string
  readonly verdict: string
  readonly urls: number
}

/** All that is known of a peer. */
export interface PeerFigures {
  readonly name: string
  readonly version: string
  /** When it was measured, such as `2026-11-27`. */
  readonly date: string
  readonly exactness: readonly ExactnessRow[]
  readonly sizes: readonly SizeRow[]
  readonly speed: readonly SpeedRow[]
  readonly features: readonly FeatureRow[]
  /** Of how many URLs the disagreements are; only for normalisers. */
  readonly disagreements?: {
    readonly urls: number
    readonly differ: number
    readonly here: string
    readonly causes: readonly CauseRow[]
  }
}

/** What a run of `pnpm compare:peers` writes. */
export interface Figures extends Machine {
  readonly command: string
  readonly peers: readonly PeerFigures[]
}
