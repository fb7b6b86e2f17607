import type { Preset } from '../preset.ts'
import { decodeUnreserved } from '../rules/decode-unreserved.ts'
import { lowercaseSchemeHost } from '../rules/lowercase-scheme-host.ts'
import { removeDefaultPort } from '../rules/remove-default-port.ts'
import { removeEmptyQuery } from '../rules/remove-empty-query.ts'
import { uppercasePercentEncoding } from '../rules/uppercase-percent-encoding.ts'

/** https://github.com/PuerkitoBio/purell, FlagsSafe */
export const purellSafe: Preset = {
  name: 'purell-safe',
  summary: 'The safe flags of purell.',
  rules: [
    uppercasePercentEncoding,
    decodeUnreserved,
    lowercaseSchemeHost,
    removeDefaultPort,
    removeEmptyQuery,
  ],
  options: { model: 'rfc3986' },
}
