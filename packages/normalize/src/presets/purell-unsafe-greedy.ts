import type { Preset } from '../preset.ts'
import { unsafe } from '../purell.ts'

/** https://github.com/PuerkitoBio/purell, FlagsUnsafeGreedy */
export const purellUnsafeGreedy: Preset = /* @__PURE__ */ unsafe('unsafe', true)
