import type { Preset } from '../preset.ts'
import { decodeUnreserved } from '../rules/decode-unreserved.ts'
import { emptyPathSlash } from '../rules/empty-path-slash.ts'
import { lowercaseSchemeHost } from '../rules/lowercase-scheme-host.ts'
import { removeDefaultPort } from '../rules/remove-default-port.ts'
import { removeDotSegments } from '../rules/remove-dot-segments.ts'
import { removeEmptyQuery } from '../rules/remove-empty-query.ts'
import { trailingSlash } from '../rules/trailing-slash.ts'
import { uppercasePercentEncoding } from '../rules/uppercase-percent-encoding.ts'

/** https://github.com/PuerkitoBio/purell, FlagsUsuallySafeNonGreedy */
export const purellUsuallySafeNonGreedy: Preset = {
  name: 'purell-usually-safe-non-greedy',
  summary: 'The usually safe flags of purell; adds trailing slashes.',
  explain:
    'As `purell-safe`, but dot segments are removed and a trailing slash is added: `FlagsUsuallySafeNonGreedy` of the Go library purell. It merges a page with and without its trailing slash.',
  caution:
    'File names get a slash too: `/feed.xml` becomes `/feed.xml/`, which few servers answer. Do not request the result; if there is no program to agree with, `usually-safe` is the better choice.',
  rules: [
    uppercasePercentEncoding,
    decodeUnreserved,
    lowercaseSchemeHost,
    removeDefaultPort,
    emptyPathSlash,
    removeDotSegments,
    trailingSlash,
    removeEmptyQuery,
  ],
  options: { model: 'rfc3986', trailingSlash: 'always', trailingSlashFile: 'add' },
}
