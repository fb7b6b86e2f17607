import type { Preset } from '../preset.ts'
import { unsafe } from '../purell.ts'

/** https://github.com/PuerkitoBio/purell, FlagsUnsafeNonGreedy */
export const purellUnsafeNonGreedy: Preset = /* @__PURE__ */ unsafe('unsafe', false)
