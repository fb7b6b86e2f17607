import type { Preset } from '../preset.ts'
import { unsafe } from '../purell.ts'

/** https://github.com/PuerkitoBio/purell, FlagsAllGreedy */
export const purellAllGreedy: Preset = /* @__PURE__ */ unsafe('all', true)
