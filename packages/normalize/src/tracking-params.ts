import { asciiLowercase } from '@waymark/infra'
import { deepFreeze, wildcardPattern } from '@waymark/infra/internal'
import { TRACKING_LISTS } from './tracking-lists.ts'
import type { TrackingParameter, TrackingSource } from './tracking-parameter.ts'
import { TRACKING_ROWS } from './tracking-rows.ts'

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
 * youtube.map(({ name }) => name).slice(0, 4) // => ['si', 'pp', 'feature', 'source_ve_path']
 * ```
 */
export const TRACKING_PARAMETERS: readonly TrackingParameter[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ TRACKING_ROWS.flatMap(({ names, lists, documented, reports, ...data }) => {
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
 * Finds the entries of a parameter in the table: a name that means something else on each site has several.
 *
 * @param name - Decoded. Letter case matters if it does for that parameter.
 * @returns An empty list if the table does not have it.
 *
 * @example
 * ```ts
 * import { findTrackingParameters } from '@waymark/normalize/tracking-params'
 *
 * findTrackingParameters('utm_source').map(({ kind }) => kind) // => ['campaign']
 * findTrackingParameters('pid').map(({ sites }) => sites) // => [['dice.fm']]
 * findTrackingParameters('id') // => []
 * ```
 */
export function findTrackingParameters(name: string): readonly TrackingParameter[] {
  const lower = asciiLowercase(name)
  return TRACKING_PARAMETERS.filter((entry) =>
    entry.caseSensitive
      ? wildcardPattern(entry.name)(name)
      : wildcardPattern(asciiLowercase(entry.name))(lower),
  )
}
