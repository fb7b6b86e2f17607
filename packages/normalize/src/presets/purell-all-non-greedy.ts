import type { Preset } from '../preset.ts'
import { unsafe } from '../purell.ts'

/** https://github.com/PuerkitoBio/purell, FlagsAllNonGreedy */
export const purellAllNonGreedy: Preset = /* @__PURE__ */ unsafe('all', false)
