import { WRITTEN_ROWS } from './generated/tracking-params.ts'
import { type TrackingRow, USUAL_MEMBERS } from './tracking-row.ts'

/** The table, whole. */
export const TRACKING_ROWS: readonly TrackingRow[] = /* @__PURE__ */ WRITTEN_ROWS.map((row) => ({
  ...USUAL_MEMBERS,
  ...row,
}))
