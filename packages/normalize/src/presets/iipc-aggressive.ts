import { deepFreeze } from '@waymark/infra/internal'
import { createCanonicalizer } from '../archive/canonicalizer.ts'
import { AGGRESSIVE } from '../archive/steps.ts'
import type { Preset } from '../preset.ts'

/**
 * One form for captures of one page, as web archives do it.
 *
 * @see https://github.com/iipc/urlcanon
 */
export const iipcAggressive: Preset = /* @__PURE__ */ deepFreeze({
  name: 'iipc-aggressive',
  summary: 'One form for captures of one page, as web archives do it.',
  explain:
    'As `iipc-semantic`, and more: `https` becomes `http`, `www` and trailing slashes are removed, path and query are written in lower case, and session IDs are removed. For looking up captures of a page that is known only by another form of its URL. Without a base, a string without a scheme is read as http.',
  caution:
    'On servers that distinguish case, different pages become one. So do domains of `www` and digits: `www1.com` and `www22.com` are both `com`. Use the result only as a key for look-up, and do not request it. As in the library, `www` with digits is removed even if no name is left: `www1.com`, `www2.com` and all their like become one.',
  merges: ['https://www1.com/', 'https://www2.com/'],
  rules: [],
  options: {},
  canonicalizer: /* @__PURE__ */ createCanonicalizer(AGGRESSIVE),
})
