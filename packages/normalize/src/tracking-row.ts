import type { TrackingParameter } from './tracking-parameter.ts'

/** Parameters for which everything but the name is the same; lists are named as in `TRACKING_LISTS`. */
export interface TrackingRow extends Omit<TrackingParameter, 'name' | 'sources'> {
  readonly names: readonly string[]
  readonly lists: readonly string[]
  readonly documented: readonly string[]
  readonly reports: readonly string[]
}

type UsualName =
  | 'reason'
  | 'sites'
  | 'path'
  | 'keptOn'
  | 'perVisitor'
  | 'caseSensitive'
  | 'lists'
  | 'documented'
  | 'reports'

/** The members of a row that most rows have alike: they are not written. */
export const USUAL_MEMBERS: Pick<TrackingRow, UsualName> = {
  reason: null,
  sites: [],
  path: null,
  keptOn: [],
  perVisitor: false,
  caseSensitive: true,
  lists: [],
  documented: [],
  reports: [],
}

/** A row without what is usual. */
export type WrittenRow = Omit<TrackingRow, UsualName> & Partial<Pick<TrackingRow, UsualName>>
