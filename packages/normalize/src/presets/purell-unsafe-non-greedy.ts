import type { Preset } from '../preset.ts'
import { unsafe } from '../purell.ts'

/**
 * The unsafe flags of purell; adds trailing slashes and `www`.
 *
 * @see https://github.com/PuerkitoBio/purell, FlagsUnsafeNonGreedy
 */
export const purellUnsafeNonGreedy: Preset = /* @__PURE__ */ unsafe('unsafe', false)
