import type { Preset } from '../preset.ts'
import { usuallySafe } from '../purell.ts'

/**
 * The usually safe flags of purell; removes trailing slashes.
 *
 * @see https://github.com/PuerkitoBio/purell, FlagsUsuallySafeGreedy
 */
export const purellUsuallySafeGreedy: Preset = /* @__PURE__ */ usuallySafe(true, {
  name: 'purell-usually-safe-greedy',
  summary: 'The usually safe flags of purell; removes trailing slashes.',
  explain:
    'As `purell-safe`, but dot segments and trailing slashes are removed as well, even the slash of the root path: `FlagsUsuallySafeGreedy` of the Go library purell. It merges a page with and without its trailing slash.',
  caution:
    'Without the slash, the relative links of a page resolve differently, and some servers answer only one form. If there is no program to agree with, `usually-safe` is the better choice.',
  merges: ['http://example.com/a/', 'http://example.com/a'],
})
