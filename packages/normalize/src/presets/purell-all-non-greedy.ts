import type { Preset } from '../preset.ts'
import { collapseSlashes } from '../rules/collapse-slashes.ts'
import { decodeUnreserved } from '../rules/decode-unreserved.ts'
import { emptyPathSlash } from '../rules/empty-path-slash.ts'
import { forceScheme } from '../rules/force-scheme.ts'
import { ipv4Canonical } from '../rules/ipv4-canonical.ts'
import { lowercaseSchemeHost } from '../rules/lowercase-scheme-host.ts'
import { removeDefaultPort } from '../rules/remove-default-port.ts'
import { removeDirectoryIndex } from '../rules/remove-directory-index.ts'
import { removeDotSegments } from '../rules/remove-dot-segments.ts'
import { removeEmptyQuery } from '../rules/remove-empty-query.ts'
import { removeFragment } from '../rules/remove-fragment.ts'
import { sortQuery } from '../rules/sort-query.ts'
import { stripHostTrailingDot } from '../rules/strip-host-trailing-dot.ts'
import { trailingSlash } from '../rules/trailing-slash.ts'
import { uppercasePercentEncoding } from '../rules/uppercase-percent-encoding.ts'
import { www } from '../rules/www.ts'

/** https://github.com/PuerkitoBio/purell, FlagsAllNonGreedy */
export const purellAllNonGreedy: Preset = {
  name: 'purell-all-non-greedy',
  summary: 'All flags of purell; adds trailing slashes and `www`.',
  explain:
    'For keys that agree with a program that uses `FlagsAllNonGreedy` of the Go library purell: `https` becomes `http`, `www.` and trailing slashes are added, index files, repeated slashes and fragments are removed, and parameters are sorted. What `purell-safe` merges is merged as well, and so are the forms of IPv4 addresses and a dot at the end of a host.',
  caution:
    'Different pages of some sites become one, and the name with `www.` may not exist. Do not publish or request the result; if there is no program to agree with, `aggressive` is the better choice.',
  rules: [
    uppercasePercentEncoding,
    decodeUnreserved,
    lowercaseSchemeHost,
    forceScheme,
    ipv4Canonical,
    stripHostTrailingDot,
    www,
    removeDefaultPort,
    emptyPathSlash,
    removeDotSegments,
    collapseSlashes,
    removeDirectoryIndex,
    trailingSlash,
    sortQuery,
    removeEmptyQuery,
    removeFragment,
  ],
  options: {
    model: 'rfc3986',
    trailingSlash: 'always',
    trailingSlashFile: 'add',
    namesRun: 'all',
    names: ['index.*', 'default.*'],
    scheme: 'http',
    www: 'add',
    by: 'name-value',
  },
}
