import type { Preset } from '../preset.ts'
import { decodeUnreserved } from '../rules/decode-unreserved.ts'
import { lowercaseSchemeHost } from '../rules/lowercase-scheme-host.ts'
import { removeDefaultPort } from '../rules/remove-default-port.ts'
import { removeDotSegments } from '../rules/remove-dot-segments.ts'
import { removeEmptyQuery } from '../rules/remove-empty-query.ts'
import { trailingSlash } from '../rules/trailing-slash.ts'
import { uppercasePercentEncoding } from '../rules/uppercase-percent-encoding.ts'

/** https://github.com/PuerkitoBio/purell, FlagsUsuallySafeGreedy */
export const purellUsuallySafeGreedy: Preset = {
  name: 'purell-usually-safe-greedy',
  summary: 'The usually safe flags of purell; removes trailing slashes.',
  explain:
    'As `purell-safe`, but dot segments and trailing slashes are removed as well, even the slash of the root path: `FlagsUsuallySafeGreedy` of the Go library purell. It merges a page with and without its trailing slash.',
  caution:
    'Without the slash, the relative links of a page resolve differently, and some servers answer only one form. If there is no program to agree with, `usually-safe` is the better choice.',
  rules: [
    uppercasePercentEncoding,
    decodeUnreserved,
    lowercaseSchemeHost,
    removeDefaultPort,
    removeDotSegments,
    trailingSlash,
    removeEmptyQuery,
  ],
  options: {
    model: 'rfc3986',
    trailingSlash: 'never',
    trailingSlashRun: 'all',
    trailingSlashRoot: 'remove',
  },
}
