import { deepFreeze } from '@waymark/infra/internal'
import type { Preset } from '../preset.ts'
import { decodeUnreserved } from '../rules/decode-unreserved.ts'
import { emptyPathSlash } from '../rules/empty-path-slash.ts'
import { ipv4Canonical } from '../rules/ipv4-canonical.ts'
import { lowercaseSchemeHost } from '../rules/lowercase-scheme-host.ts'
import { parseSerialise } from '../rules/parse-serialise.ts'
import { removeDefaultPort } from '../rules/remove-default-port.ts'
import { removeDotSegments } from '../rules/remove-dot-segments.ts'
import { removeEmptyQuery } from '../rules/remove-empty-query.ts'
import { removeFragment } from '../rules/remove-fragment.ts'
import { removeTrackingParams } from '../rules/remove-tracking-params.ts'
import { sortQuery } from '../rules/sort-query.ts'
import { stripCredentials } from '../rules/strip-credentials.ts'
import { stripHostTrailingDot } from '../rules/strip-host-trailing-dot.ts'
import { stripSessionIds } from '../rules/strip-session-ids.ts'
import { uppercasePercentEncoding } from '../rules/uppercase-percent-encoding.ts'

/** For crawlers that visit each page once: no fragment, no tracking, no sessions, parameters in order. */
export const crawler: Preset = /* @__PURE__ */ deepFreeze({
  name: 'crawler',
  summary:
    'For crawlers that visit each page once: no fragment, no tracking, no sessions, parameters in order.',
  explain:
    'For crawlers and lists of links: one URL for each page that a server sends. On top of `safe`, it merges fragments, tracking parameters, session IDs, credentials, the order of parameters with different names and an empty query. The result can be requested.',
  caution:
    'An application that shows its pages by fragment, such as `#!/inbox`, becomes one page. Trailing slashes, `www` and the scheme stay, because only the redirects of a site tell which form is right.',
  merges: ['https://example.com/#!/inbox', 'https://example.com/#!/sent'],
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
    stripSessionIds,
    removeTrackingParams,
    sortQuery,
    removeEmptyQuery,
    removeFragment,
  ],
  options: {},
})
