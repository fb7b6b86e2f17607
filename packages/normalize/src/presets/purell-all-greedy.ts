import type { Preset } from '../preset.ts'
import { UNSAFE_GREEDY, unsafeRules } from '../purell.ts'
import { ipv4Canonical } from '../rules/ipv4-canonical.ts'
import { stripHostTrailingDot } from '../rules/strip-host-trailing-dot.ts'

/** https://github.com/PuerkitoBio/purell, FlagsAllGreedy */
export const purellAllGreedy: Preset = {
  name: 'purell-all-greedy',
  summary: 'All flags of purell; removes trailing slashes and `www`.',
  explain:
    'For keys that agree with a program that uses `FlagsAllGreedy` of the Go library purell: `https` becomes `http`, `www.` and trailing slashes are removed, index files, repeated slashes and fragments are removed, and parameters are sorted. What `purell-safe` merges is merged as well, and so are the forms of IPv4 addresses and a dot at the end of a host.',
  caution:
    'Different pages of some sites become one, and a site may not answer without `www.` or over `http`. Do not publish or request the result; if there is no program to agree with, `aggressive` is the better choice.',
  rules: /* @__PURE__ */ unsafeRules([ipv4Canonical, stripHostTrailingDot], []),
  options: UNSAFE_GREEDY,
}
