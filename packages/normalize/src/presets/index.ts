import { deepFreeze } from '@waymark/infra/internal'
import type { Preset } from '../preset.ts'
import { aggressive } from './aggressive.ts'
import { crawler } from './crawler.ts'
import { iipcAggressive } from './iipc-aggressive.ts'
import { iipcSemantic } from './iipc-semantic.ts'
import { iipcSemanticPrecise } from './iipc-semantic-precise.ts'
import { purellAllGreedy } from './purell-all-greedy.ts'
import { purellAllNonGreedy } from './purell-all-non-greedy.ts'
import { purellSafe } from './purell-safe.ts'
import { purellUnsafeGreedy } from './purell-unsafe-greedy.ts'
import { purellUnsafeNonGreedy } from './purell-unsafe-non-greedy.ts'
import { purellUsuallySafeGreedy } from './purell-usually-safe-greedy.ts'
import { purellUsuallySafeNonGreedy } from './purell-usually-safe-non-greedy.ts'
import { rfc3986Scheme } from './rfc3986-scheme.ts'
import { rfc3986Syntax } from './rfc3986-syntax.ts'
import { safe } from './safe.ts'
import { safeBrowsing } from './safe-browsing.ts'
import { seo } from './seo.ts'
import { standard } from './standard.ts'
import { uriGuide } from './uri-guide.ts'
import { usuallySafe } from './usually-safe.ts'

/** The names of the presets. */
export type PresetName =
  | 'seo'
  | 'standard'
  | 'rfc3986-syntax'
  | 'rfc3986-scheme'
  | 'safe'
  | 'usually-safe'
  | 'aggressive'
  | 'uri-guide'
  | 'crawler'
  | 'purell-safe'
  | 'purell-usually-safe-greedy'
  | 'purell-usually-safe-non-greedy'
  | 'purell-unsafe-greedy'
  | 'purell-unsafe-non-greedy'
  | 'purell-all-greedy'
  | 'purell-all-non-greedy'
  | 'iipc-semantic-precise'
  | 'iipc-semantic'
  | 'iipc-aggressive'
  | 'safe-browsing'

/**
 * The named lists of rules, by name.
 *
 * @example
 * ```ts
 * import { presets } from '@waymark/normalize'
 *
 * presets.seo.rules.map(({ name }) => name) // => ['remove-default-port', 'trailing-slash', 'remove-query', 'remove-fragment']
 * ```
 */
export const presets: Readonly<Record<PresetName, Preset>> = /* @__PURE__ */ deepFreeze({
  seo,
  standard,
  'rfc3986-syntax': rfc3986Syntax,
  'rfc3986-scheme': rfc3986Scheme,
  safe,
  'usually-safe': usuallySafe,
  aggressive,
  'uri-guide': uriGuide,
  crawler,
  'purell-safe': purellSafe,
  'purell-usually-safe-greedy': purellUsuallySafeGreedy,
  'purell-usually-safe-non-greedy': purellUsuallySafeNonGreedy,
  'purell-unsafe-greedy': purellUnsafeGreedy,
  'purell-unsafe-non-greedy': purellUnsafeNonGreedy,
  'purell-all-greedy': purellAllGreedy,
  'purell-all-non-greedy': purellAllNonGreedy,
  'iipc-semantic-precise': iipcSemanticPrecise,
  'iipc-semantic': iipcSemantic,
  'iipc-aggressive': iipcAggressive,
  'safe-browsing': safeBrowsing,
})
