import type { Preset } from '../preset.ts'
import { UNSAFE_GREEDY, unsafeRules } from '../purell.ts'

/** https://github.com/PuerkitoBio/purell, FlagsUnsafeGreedy */
export const purellUnsafeGreedy: Preset = {
  name: 'purell-unsafe-greedy',
  summary: 'The unsafe flags of purell; removes trailing slashes and `www`.',
  explain:
    'For keys that agree with a program that uses `FlagsUnsafeGreedy` of the Go library purell: `https` becomes `http`, `www.` and trailing slashes are removed, index files, repeated slashes and fragments are removed, and parameters are sorted. What `purell-safe` merges is merged as well.',
  caution:
    'Different pages of some sites become one, and a site may not answer without `www.` or over `http`. Do not publish or request the result; if there is no program to agree with, `aggressive` is the better choice.',
  rules: /* @__PURE__ */ unsafeRules([], []),
  options: UNSAFE_GREEDY,
}
