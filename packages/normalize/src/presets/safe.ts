import { deepFreeze } from '@waymark/infra/internal'
import type { Preset } from '../preset.ts'
import { decodeUnreserved } from '../rules/decode-unreserved.ts'
import { emptyPathSlash } from '../rules/empty-path-slash.ts'
import { ipv4Canonical } from '../rules/ipv4-canonical.ts'
import { lowercaseSchemeHost } from '../rules/lowercase-scheme-host.ts'
import { parseSerialise } from '../rules/parse-serialise.ts'
import { removeDefaultPort } from '../rules/remove-default-port.ts'
import { removeDotSegments } from '../rules/remove-dot-segments.ts'
import { uppercasePercentEncoding } from '../rules/uppercase-percent-encoding.ts'

/** Every rule that preserves what the URL identifies. */
export const safe: Preset = /* @__PURE__ */ deepFreeze({
  name: 'safe',
  summary: 'Every rule that preserves what the URL identifies.',
  explain:
    'For URLs whose meaning must not change by any standard, such as links in documents, logs and keys of caches. On top of `standard`, it merges percent-encoded letters and digits with the characters themselves, and the case of percent-encoded bytes. By the standards, no server may answer these forms differently.',
  caution:
    'Duplicates that differ in a fragment, in tracking parameters or in the order of parameters remain. Do not rewrite signed URLs: a server that compares them as strings refuses the new form.',
  merges: ['https://example.com/%7Ea?signature=x', 'https://example.com/~a?signature=x'],
  rules: [
    parseSerialise,
    uppercasePercentEncoding,
    decodeUnreserved,
    lowercaseSchemeHost,
    ipv4Canonical,
    removeDefaultPort,
    emptyPathSlash,
    removeDotSegments,
  ],
  options: {},
})
