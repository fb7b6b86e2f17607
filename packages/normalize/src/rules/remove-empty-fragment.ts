import { deepFreeze } from '@waymark/infra/internal'
import type { Rule } from '../rule.ts'
import { changeFragment, changeUriFragment } from '../url-shape.ts'

/** Drops a `#` with nothing after it. */
export const removeEmptyFragment: Rule = /* @__PURE__ */ deepFreeze({
  name: 'remove-empty-fragment',
  category: 'usually-preserves',
  summary: 'Drops a `#` with nothing after it.',
  explain:
    'An empty fragment leads to the top of the document, as a URL without a fragment does; as identifiers the two differ.',
  source:
    'https://html.spec.whatwg.org/multipage/browsing-the-web.html#the-indicated-part-of-the-document',
  reads: ['fragment'],
  options: [],
  examples: [
    ['https://example.com/a#', 'https://example.com/a'],
    ['https://example.com/?#', 'https://example.com/?'],
    ['mailto:a@b.example#', 'mailto:a@b.example'],
  ],
  apply(url) {
    return changeFragment(url, (fragment) => fragment || null)
  },
  applyToUri(uri) {
    return changeUriFragment(uri, (fragment) => fragment || null)
  },
})
