import { deepFreeze } from '@waymark/infra/internal'
import type { Rule } from '../rule.ts'
import { changeFragment, changeUriFragment } from '../url-shape.ts'

/** Drops the fragment directive, `:~:` and what follows it. */
export const stripTextFragment: Rule = /* @__PURE__ */ deepFreeze({
  name: 'strip-text-fragment',
  category: 'usually-preserves',
  summary: 'Drops the fragment directive, `:~:` and what follows it.',
  explain:
    'A directive tells the browser what to highlight; the document never sees it. Without the directive, the URL is a different identifier. The fragment before it stays.',
  source: 'https://wicg.github.io/scroll-to-text-fragment/#the-fragment-directive',
  reads: ['fragment'],
  effects: () => [
    { kind: 'change', parts: ['fragment'], trigger: { kind: 'sequence', text: ':~:' } },
  ],
  options: [],
  examples: [
    ['https://example.com/a#:~:text=x', 'https://example.com/a'],
    ['https://example.com/a#s:~:text=x', 'https://example.com/a#s'],
    ['https://example.com/a#s', 'https://example.com/a#s'],
  ],
  apply(url) {
    return changeFragment(url, stripDirective)
  },
  applyToUri(uri) {
    return changeUriFragment(uri, stripDirective)
  },
})

function stripDirective(fragment: string): string | null {
  const at = fragment.indexOf(':~:')
  return at === -1 ? fragment : fragment.slice(0, at) || null
}
