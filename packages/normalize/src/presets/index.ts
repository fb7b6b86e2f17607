import { deepFreeze } from '@waymark/infra/internal'
import type { Presets } from '../names.ts'
import type { Preset } from '../preset.ts'
import { aggressive } from './aggressive.ts'
import { analytics } from './analytics.ts'
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

/**
 * The presets of the catalogue, by name. `@waymark/normalize/presets` has them one by one.
 *
 * @example
 * ```ts
 * import { presets } from '@waymark/normalize'
 *
 * presets.seo.rules.map(({ name }) => name).slice(-3) // => ['trailing-slash', 'remove-query', 'remove-fragment']
 * ```
 */
export const presets: Presets<Preset> = /* @__PURE__ */ deepFreeze({
  seo,
  standard,
  'rfc3986-syntax': rfc3986Syntax,
  'rfc3986-scheme': rfc3986Scheme,
  safe,
  'usually-safe': usuallySafe,
  aggressive,
  'uri-guide': uriGuide,
  crawler,
  analytics,
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
