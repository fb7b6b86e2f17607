import { deepFreeze } from '@waymark/infra/internal'
import type { Preset } from '../preset.ts'
import { decodeUnreserved } from '../rules/decode-unreserved.ts'
import { emptyPathSlash } from '../rules/empty-path-slash.ts'
import { ipv4Canonical } from '../rules/ipv4-canonical.ts'
import { lowercaseSchemeHost } from '../rules/lowercase-scheme-host.ts'
import { nfcPath } from '../rules/nfc-path.ts'
import { parseSerialise } from '../rules/parse-serialise.ts'
import { removeDefaultPort } from '../rules/remove-default-port.ts'
import { removeDotSegments } from '../rules/remove-dot-segments.ts'
import { removeEmptyFragment } from '../rules/remove-empty-fragment.ts'
import { removeEmptyQuery } from '../rules/remove-empty-query.ts'
import { removeTrackingParams } from '../rules/remove-tracking-params.ts'
import { sortQuery } from '../rules/sort-query.ts'
import { stripCredentials } from '../rules/strip-credentials.ts'
import { stripHostTrailingDot } from '../rules/strip-host-trailing-dot.ts'
import { stripSessionIds } from '../rules/strip-session-ids.ts'
import { stripTextFragment } from '../rules/strip-text-fragment.ts'
import { uppercasePercentEncoding } from '../rules/uppercase-percent-encoding.ts'

/** Every rule that preserves what nearly all servers mean, and trailing slashes left as they are. */
export const usuallySafe: Preset = /* @__PURE__ */ deepFreeze({
  name: 'usually-safe',
  summary:
    'Every rule that preserves what nearly all servers mean, and trailing slashes left as they are.',
  explain:
    'For lists of URLs from many sites in which you want few duplicates and can live with a rare mistake. On top of `safe`, it merges tracking parameters, session IDs, credentials, the order of parameters, an empty query, and paths in different Unicode forms. Fragments, apart from empty ones and their text directives, and trailing slashes stay.',
  caution:
    'A few servers read parameters in order, or answer differently without credentials. Do not use it for signed or secret URLs, or where one wrong merge is expensive.',
  merges: ['https://example.com/?b=1&a=2', 'https://example.com/?a=2&b=1'],
  rules: [
    parseSerialise,
    uppercasePercentEncoding,
    decodeUnreserved,
    lowercaseSchemeHost,
    stripCredentials,
    ipv4Canonical,
    stripHostTrailingDot,
    removeDefaultPort,
    emptyPathSlash,
    removeDotSegments,
    nfcPath,
    stripSessionIds,
    removeTrackingParams,
    sortQuery,
    removeEmptyQuery,
    stripTextFragment,
    removeEmptyFragment,
  ],
  options: {},
})
