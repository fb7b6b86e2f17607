import type { TrackingParameter } from './tracking-parameter.ts'

/** Parameters for which everything but the name is the same; lists are named as in `TRACKING_LISTS`. */
export interface TrackingRow extends Omit<TrackingParameter, 'name' | 'sources'> {
  readonly names: readonly string[]
  readonly lists: readonly string[]
  readonly documented: readonly string[]
  readonly reports: readonly string[]
}

/** The members of a row that most rows have alike: they are not written. */
export const USUAL_MEMBERS = {
  reason: null,
  sites: [],
  path: null,
  keptOn: [],
  perVisitor: false,
  caseSensitive: true,
  lists: [],
  documented: [],
  reports: [],
} as const satisfies Partial<TrackingRow>

/** A row without what is usual. */
export type WrittenRow = Omit<TrackingRow, keyof typeof USUAL_MEMBERS> &
  Partial<Pick<TrackingRow, keyof typeof USUAL_MEMBERS>>
