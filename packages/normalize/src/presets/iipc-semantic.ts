import { deepFreeze } from '@waymark/infra/internal'
import { createCanonicalizer } from '../archive/canonicalizer.ts'
import { SEMANTIC } from '../archive/steps.ts'
import type { Preset } from '../preset.ts'

/**
 * One form for URLs that lead to one page, as web archives do it: without fragment.
 *
 * @see https://github.com/iipc/urlcanon
 */
export const iipcSemantic: Preset = /* @__PURE__ */ deepFreeze({
  name: 'iipc-semantic',
  summary: 'One form for URLs that lead to one page, as web archives do it: without fragment.',
  explain:
    'As `iipc-semantic-precise`, but without the fragment: one form for all captures of a page, whatever place in it was linked. It is the usual first step before `surt` or `ssurt`. Without a base, a string without a scheme is read as http.',
  caution:
    'An application that shows its pages by fragment becomes one page. Use the result as a key, and do not request it.',
  merges: ['http://example.com/#!/inbox', 'http://example.com/#!/sent'],
  rules: [],
  options: {},
  canonicalizer: /* @__PURE__ */ createCanonicalizer(SEMANTIC),
})
