import type { Preset } from '../preset.ts'
import { unsafe } from '../purell.ts'

/**
 * All flags of purell; removes trailing slashes and `www`.
 *
 * @see https://github.com/PuerkitoBio/purell, FlagsAllGreedy
 */
export const purellAllGreedy: Preset = /* @__PURE__ */ unsafe('all', true)
