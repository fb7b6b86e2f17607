import type { Preset } from '../preset.ts'
import { collapseSlashes } from '../rules/collapse-slashes.ts'
import { decodeUnreserved } from '../rules/decode-unreserved.ts'
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

/** https://github.com/PuerkitoBio/purell, FlagsAllGreedy */
export const purellAllGreedy: Preset = {
  name: 'purell-all-greedy',
  summary: 'All flags of purell; removes trailing slashes and `www`.',
  explain:
    'For keys that agree with a program that uses `FlagsAllGreedy` of the Go library purell: `https` becomes `http`, `www.` and trailing slashes are removed, index files, repeated slashes and fragments are removed, and parameters are sorted. What `purell-safe` merges is merged as well, and so are the forms of IPv4 addresses and a dot at the end of a host.',
  caution:
    'Different pages of some sites become one, and a site may not answer without `www.` or over `http`. Do not publish or request the result; if there is no program to agree with, `aggressive` is the better choice.',
  rules: [
    uppercasePercentEncoding,
    decodeUnreserved,
    lowercaseSchemeHost,
    forceScheme,
    ipv4Canonical,
    stripHostTrailingDot,
    www,
    removeDefaultPort,
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
    trailingSlash: 'never',
    trailingSlashRun: 'all',
    trailingSlashRoot: 'remove',
    namesRun: 'all',
    names: ['index.*', 'default.*'],
    scheme: 'http',
    www: 'remove',
    by: 'name-value',
  },
}
