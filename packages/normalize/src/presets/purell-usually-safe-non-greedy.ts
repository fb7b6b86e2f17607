import type { Preset } from '../preset.ts'
import { usuallySafe } from '../purell.ts'

/**
 * The usually safe flags of purell; adds trailing slashes.
 *
 * @see https://github.com/PuerkitoBio/purell, FlagsUsuallySafeNonGreedy
 */
export const purellUsuallySafeNonGreedy: Preset = /* @__PURE__ */ usuallySafe(false, {
  name: 'purell-usually-safe-non-greedy',
  summary: 'The usually safe flags of purell; adds trailing slashes.',
  explain:
    'As `purell-safe`, but dot segments are removed and a trailing slash is added: `FlagsUsuallySafeNonGreedy` of the Go library purell. It merges a page with and without its trailing slash.',
  caution:
    'File names get a slash too: `/feed.xml` becomes `/feed.xml/`, which few servers answer. Do not request the result; if there is no program to agree with, `usually-safe` is the better choice.',
  merges: ['http://example.com/feed.xml', 'http://example.com/feed.xml/'],
})
