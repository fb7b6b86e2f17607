import { asciiLowercase } from '@waymark/infra'
import { deepFreeze, wildcardPattern } from '@waymark/infra/internal'
import { ROWS } from './generated/tracking-params.ts'
import { TRACKING_LISTS } from './tracking-lists.ts'
import type { TrackingParameter, TrackingSource } from './tracking-parameter.ts'

export { TRACKING_PARAMS, TRACKING_SITES } from './generated/tracking-defaults.ts'
export { TRACKING_LISTS, type TrackingList } from './tracking-lists.ts'
export type {
  TrackingCertainty,
  TrackingKind,
  TrackingParameter,
  TrackingSite,
  TrackingSource,
} from './tracking-parameter.ts'

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
export const TRACKING_PARAMETERS: readonly TrackingParameter[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ ROWS.flatMap(({ names, lists, documented, reports, ...data }) => {
    const sources = [
      ...documented.map((url): TrackingSource => ({ kind: 'vendor', list: null, url })),
      ...lists.map((name): TrackingSource => {
        const { title, url } = TRACKING_LISTS[name]!
        return { kind: 'list', list: title, url }
      }),
      ...reports.map((url): TrackingSource => ({ kind: 'report', list: null, url })),
    ]
    return names.map((name): TrackingParameter => ({ name, ...data, sources }))
  }),
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
      ? wildcardPattern(entry.name)(name)
      : wildcardPattern(asciiLowercase(entry.name))(lower),
  )
  return found ?? null
}
