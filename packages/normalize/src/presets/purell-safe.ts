import { deepFreeze } from '@waymark/infra/internal'
import type { Preset } from '../preset.ts'
import { decodeUnreserved } from '../rules/decode-unreserved.ts'
import { lowercaseSchemeHost } from '../rules/lowercase-scheme-host.ts'
import { removeDefaultPort } from '../rules/remove-default-port.ts'
import { removeEmptyQuery } from '../rules/remove-empty-query.ts'
import { uppercasePercentEncoding } from '../rules/uppercase-percent-encoding.ts'

/**
 * The safe flags of purell.
 *
 * @see https://github.com/PuerkitoBio/purell, FlagsSafe
 */
export const purellSafe: Preset = /* @__PURE__ */ deepFreeze({
  name: 'purell-safe',
  summary: 'The safe flags of purell.',
  explain:
    'For results that agree with a program that uses `FlagsSafe` of the Go library purell. It merges the case of scheme, host and percent-encoded bytes, percent-encoded letters and digits, the default port and an empty query. Strings are changed as they are written, without parsing.',
  caution:
    'The library also decodes and encodes whole paths, which this preset does not do. If there is no such program, `safe` is the better choice. A few servers tell `/a?` and `/a` apart.',
  merges: ['http://example.com/a?', 'http://example.com/a'],
  rules: [
    uppercasePercentEncoding,
    decodeUnreserved,
    lowercaseSchemeHost,
    removeDefaultPort,
    removeEmptyQuery,
  ],
  options: { model: 'rfc3986' },
})
