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
import { stripCredentials } from '../rules/strip-credentials.ts'
import { stripHostTrailingDot } from '../rules/strip-host-trailing-dot.ts'
import { stripSessionIds } from '../rules/strip-session-ids.ts'
import { trailingSlash } from '../rules/trailing-slash.ts'
import { uppercasePercentEncoding } from '../rules/uppercase-percent-encoding.ts'

/**
 * For reports that merge the spellings of one page: no trailing slash, no fragment, no tracking; all other parameters stay as they are.
 *
 * @see https://github.com/PostHog/posthog/issues/12770
 * @see https://github.com/PostHog/posthog/issues/17119
 * @see https://github.com/umami-software/umami/issues/913
 * @see https://github.com/matomo-org/matomo/issues/17055
 */
export const analytics: Preset = /* @__PURE__ */ deepFreeze({
  name: 'analytics',
  summary:
    'For reports that merge the spellings of one page: no trailing slash, no fragment, no tracking; all other parameters stay as they are.',
  explain:
    'Where visits are counted by page, `/a`, `/a/`, `/a#` and `/a?utm_source=x` would otherwise be four rows. On top of `safe`, it merges trailing slashes, an empty query, fragments, tracking parameters, session IDs and credentials. Other parameters stay, in their order, because many sites choose the page by them.',
  caution:
    'An application that shows its pages by fragment, such as `#!/inbox`, becomes one page. On a few servers, `/a` and `/a/` are two. Use the result to count and not to request.',
  merges: ['https://example.com/a', 'https://example.com/a/'],
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
    trailingSlash,
    removeTrackingParams,
    removeEmptyQuery,
    removeFragment,
  ],
  options: { trailingSlash: 'never', trailingSlashRun: 'all' },
})
