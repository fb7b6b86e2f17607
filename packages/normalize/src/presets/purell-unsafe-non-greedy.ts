import type { Preset } from '../preset.ts'
import { UNSAFE_NON_GREEDY, unsafeRules } from '../purell.ts'
import { emptyPathSlash } from '../rules/empty-path-slash.ts'

/** https://github.com/PuerkitoBio/purell, FlagsUnsafeNonGreedy */
export const purellUnsafeNonGreedy: Preset = {
  name: 'purell-unsafe-non-greedy',
  summary: 'The unsafe flags of purell; adds trailing slashes and `www`.',
  explain:
    'For keys that agree with a program that uses `FlagsUnsafeNonGreedy` of the Go library purell: `https` becomes `http`, `www.` and trailing slashes are added, index files, repeated slashes and fragments are removed, and parameters are sorted. What `purell-safe` merges is merged as well.',
  caution:
    'Different pages of some sites become one, and the name with `www.` may not exist. Do not publish or request the result; if there is no program to agree with, `aggressive` is the better choice.',
  rules: /* @__PURE__ */ unsafeRules([], [emptyPathSlash]),
  options: UNSAFE_NON_GREEDY,
}
