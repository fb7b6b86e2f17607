import { deepFreeze } from '@waymark/infra/internal'
import type { Preset } from '../preset.ts'
import { collapseSlashes } from '../rules/collapse-slashes.ts'
import { decodeUnreserved } from '../rules/decode-unreserved.ts'
import { emptyPathSlash } from '../rules/empty-path-slash.ts'
import { forceScheme } from '../rules/force-scheme.ts'
import { ipv4Canonical } from '../rules/ipv4-canonical.ts'
import { lowercaseSchemeHost } from '../rules/lowercase-scheme-host.ts'
import { mergeSiteAliases } from '../rules/merge-site-aliases.ts'
import { nfcPath } from '../rules/nfc-path.ts'
import { parseSerialise } from '../rules/parse-serialise.ts'
import { removeDefaultPort } from '../rules/remove-default-port.ts'
import { removeDirectoryIndex } from '../rules/remove-directory-index.ts'
import { removeDotSegments } from '../rules/remove-dot-segments.ts'
import { removeEmptyParams } from '../rules/remove-empty-params.ts'
import { removeEmptyQuery } from '../rules/remove-empty-query.ts'
import { removeFragment } from '../rules/remove-fragment.ts'
import { removeTrackingParams } from '../rules/remove-tracking-params.ts'
import { sortQuery } from '../rules/sort-query.ts'
import { stripCredentials } from '../rules/strip-credentials.ts'
import { stripHostTrailingDot } from '../rules/strip-host-trailing-dot.ts'
import { stripSessionIds } from '../rules/strip-session-ids.ts'
import { trailingSlash } from '../rules/trailing-slash.ts'
import { unwrapRedirects } from '../rules/unwrap-redirects.ts'
import { uppercasePercentEncoding } from '../rules/uppercase-percent-encoding.ts'
import { www } from '../rules/www.ts'

/** As few forms of a page’s URL as possible, to find duplicates. Do not publish or request these URLs. */
export const aggressive: Preset = /* @__PURE__ */ deepFreeze({
  name: 'aggressive',
  summary:
    'As few forms of a page’s URL as possible, to find duplicates. Do not publish or request these URLs.',
  explain:
    'For finding probable duplicates among the URLs of sites that you do not know. It merges nearly everything that usually leads to one page: `www`, trailing slashes, index files, repeated slashes, empty parameters, tracking, sessions, fragments, links through a redirection, and other names of large sites. The option `scheme` also merges `http` and `https`. Keep the URL as it was written, and use the result only as a key.',
  caution:
    'Different pages of some sites become one, and the result may lead nowhere. Do not publish or request it.',
  merges: ['https://example.com/search?sort=', 'https://example.com/search'],
  rules: [
    parseSerialise,
    unwrapRedirects,
    uppercasePercentEncoding,
    decodeUnreserved,
    lowercaseSchemeHost,
    forceScheme,
    stripCredentials,
    ipv4Canonical,
    stripHostTrailingDot,
    mergeSiteAliases,
    www,
    removeDefaultPort,
    emptyPathSlash,
    removeDotSegments,
    nfcPath,
    stripSessionIds,
    collapseSlashes,
    removeDirectoryIndex,
    trailingSlash,
    removeTrackingParams,
    removeEmptyParams,
    sortQuery,
    removeEmptyQuery,
    removeFragment,
  ],
  options: {
    // What an archive has of a page is another page: it stays when the page is gone.
    archives: 'keep',
    // A caller who knows that a site serves the same pages by both sets `http` or `https`.
    scheme: 'preserve',
    www: 'remove',
    trailingSlash: 'never',
    trailingSlashRun: 'all',
    namesRun: 'all',
    keepSchemeLike: true,
    by: 'name-value',
  },
})
