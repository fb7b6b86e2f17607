import type { Preset } from '../preset.ts'
import { UNSAFE_NON_GREEDY, unsafeRules } from '../purell.ts'
import { emptyPathSlash } from '../rules/empty-path-slash.ts'
import { ipv4Canonical } from '../rules/ipv4-canonical.ts'
import { stripHostTrailingDot } from '../rules/strip-host-trailing-dot.ts'

/** https://github.com/PuerkitoBio/purell, FlagsAllNonGreedy */
export const purellAllNonGreedy: Preset = {
  name: 'purell-all-non-greedy',
  summary: 'All flags of purell; adds trailing slashes and `www`.',
  explain:
    'For keys that agree with a program that uses `FlagsAllNonGreedy` of the Go library purell: `https` becomes `http`, `www.` and trailing slashes are added, index files, repeated slashes and fragments are removed, and parameters are sorted. What `purell-safe` merges is merged as well, and so are the forms of IPv4 addresses and a dot at the end of a host.',
  caution:
    'Different pages of some sites become one, and the name with `www.` may not exist. Do not publish or request the result; if there is no program to agree with, `aggressive` is the better choice.',
  rules: /* @__PURE__ */ unsafeRules([ipv4Canonical, stripHostTrailingDot], [emptyPathSlash]),
  options: UNSAFE_NON_GREEDY,
}
