import { deepFreeze } from '@waymark/infra/internal'
import type { Rule } from '../rule.ts'
import { collapseSlashes } from './collapse-slashes.ts'
import { decodeUnreserved } from './decode-unreserved.ts'
import { emptyPathSlash } from './empty-path-slash.ts'
import { forceScheme } from './force-scheme.ts'
import { ipToHost } from './ip-to-host.ts'
import { ipv4Canonical } from './ipv4-canonical.ts'
import { keepParams } from './keep-params.ts'
import { lowercaseSchemeHost } from './lowercase-scheme-host.ts'
import { mergeSiteAliases } from './merge-site-aliases.ts'
import { nfcPath } from './nfc-path.ts'
import { parseSerialise } from './parse-serialise.ts'
import { removeDefaultParams } from './remove-default-params.ts'
import { removeDefaultPort } from './remove-default-port.ts'
import { removeDirectoryIndex } from './remove-directory-index.ts'
import { removeDotSegments } from './remove-dot-segments.ts'
import { removeEmptyFragment } from './remove-empty-fragment.ts'
import { removeEmptyParams } from './remove-empty-params.ts'
import { removeEmptyQuery } from './remove-empty-query.ts'
import { removeFragment } from './remove-fragment.ts'
import { removeQuery } from './remove-query.ts'
import { removeTrackingParams } from './remove-tracking-params.ts'
import { sortQuery } from './sort-query.ts'
import { stripCredentials } from './strip-credentials.ts'
import { stripHostTrailingDot } from './strip-host-trailing-dot.ts'
import { stripSessionIds } from './strip-session-ids.ts'
import { stripTextFragment } from './strip-text-fragment.ts'
import { trailingSlash } from './trailing-slash.ts'
import { unwrapRedirects } from './unwrap-redirects.ts'
import { uppercasePercentEncoding } from './uppercase-percent-encoding.ts'
import { www } from './www.ts'

/**
 * All rules, in the order in which they run: the URL inside, encoding, then scheme, host, path, query, fragment.
 *
 * The order matters if one rule prepares input for another: the URL inside another is what all others run on, percent-encoded bytes are decoded before rules that
 * read letters, the scheme comes before its default port, an IP address before the name for it, the trailing dot and other names of a site
 * before `www`, dot segments before repeated slashes, session IDs and repeated slashes before the directory index,
 * which comes before the trailing slash, removed parameters before sorting, and both before an empty query.
 *
 * @example
 * ```ts
 * import { normalize, rules } from '@waymark/normalize'
 *
 * const safe = rules.filter(({ category }) => category === 'preserves')
 * normalize('https://A.example:443/%7Eme?', safe) // => 'https://a.example/~me?'
 * ```
 */
export const rules: readonly Rule[] = /* @__PURE__ */ deepFreeze([
  parseSerialise,
  unwrapRedirects,
  uppercasePercentEncoding,
  decodeUnreserved,
  lowercaseSchemeHost,
  forceScheme,
  stripCredentials,
  ipv4Canonical,
  ipToHost,
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
  removeQuery,
  keepParams,
  removeTrackingParams,
  removeDefaultParams,
  removeEmptyParams,
  sortQuery,
  removeEmptyQuery,
  stripTextFragment,
  removeFragment,
  removeEmptyFragment,
])
