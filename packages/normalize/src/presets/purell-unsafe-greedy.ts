import type { Preset } from '../preset.ts'
import { unsafe } from '../purell.ts'

/**
 * The unsafe flags of purell; removes trailing slashes and `www`.
 *
 * @see https://github.com/PuerkitoBio/purell, FlagsUnsafeGreedy
 */
export const purellUnsafeGreedy: Preset = /* @__PURE__ */ unsafe('unsafe', true)
