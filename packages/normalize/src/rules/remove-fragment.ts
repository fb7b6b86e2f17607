import { deepFreeze } from '@waymark/infra/internal'
import type { Rule } from '../rule.ts'
import { changeFragment, changeUriFragment } from '../url-shape.ts'

/** Drops the fragment. */
export const removeFragment: Rule = /* @__PURE__ */ deepFreeze({
  name: 'remove-fragment',
  category: 'changes',
  summary: 'Drops the fragment.',
  explain:
    'It is never sent to a server and names a place in the page. Applications that route by it (`#!/inbox`) show another page for each fragment, and identifiers in linked data often end in one.',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-3.5',
  reads: ['fragment'],
  effects: () => [{ kind: 'drop', part: 'fragment' }],
  options: [],
  examples: [
    ['https://example.com/page#section', 'https://example.com/page'],
    ['https://example.com/page?q#', 'https://example.com/page?q'],
  ],
  apply(url) {
    return changeFragment(url, () => null)
  },
  applyToUri(uri) {
    return changeUriFragment(uri, () => null)
  },
})
