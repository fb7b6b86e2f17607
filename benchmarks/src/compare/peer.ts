import type { Contest } from '../contest.ts'
import type { Corpora } from '../inputs/corpora.ts'
import type { ExactnessRow, FeatureRow, PeerFigures, SpeedRow } from './figures.ts'

/** Another program for a part of the same job, and how it is measured. */
export interface Peer {
  /** As npm knows it; also the name of its page. */
  readonly name: string
  /** @param data - The folder with the test suites. */
  exactness(data: string): Promise<readonly ExactnessRow[]> | readonly ExactnessRow[]
  readonly sizes: readonly SizeSubject[]
  /** The first entrant of each is Waymark, the second the peer. */
  contests(corpora: Corpora): Iterable<Contest>
  /** Instead of contests, for programs that are measured as processes. */
  processes?(): Promise<readonly SpeedRow[]>
  features(): Promise<readonly FeatureRow[]>
  disagreements?(data: string): NonNullable<PeerFigures['disagreements']>
}

/** What people would put into a page. */
export interface SizeSubject {
  readonly name: string
  readonly isPeer: boolean
  /** A module that exports it. */
  readonly code: string
}
