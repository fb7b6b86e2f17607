import type { Preset } from '../preset.ts'
import { unsafe } from '../purell.ts'

/**
 * All flags of purell; adds trailing slashes and `www`.
 *
 * @see https://github.com/PuerkitoBio/purell, FlagsAllNonGreedy
 */
export const purellAllNonGreedy: Preset = /* @__PURE__ */ unsafe('all', false)
