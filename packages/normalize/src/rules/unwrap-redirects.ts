import { deepFreeze } from '@waymark/infra/internal'
import { oneOf } from '../option-types.ts'
import type { Rule } from '../rule.ts'
import { isWrapperHost, unwrapRedirect } from '../unwrap-redirect.ts'

/** Replaces a link through a redirection, an AMP cache or an archive with the URL inside it. */
export const unwrapRedirects: Rule = /* @__PURE__ */ deepFreeze({
  name: 'unwrap-redirects',
  category: 'changes',
  summary:
    'Replaces a link through a redirection, an AMP cache or an archive with the URL inside it.',
  explain:
    'Search engines, social networks and mail filters lead to other sites through a URL of their own that holds the other one: `https://www.google.com/url?q=…`, `https://l.facebook.com/l.php?u=…`. The rule knows some thirty of these forms, each on its own hosts and paths, and fetches nothing; short links, whose target only their server knows, stay. What is inside must parse as an `http` or `https` URL. A wrapped URL inside a wrapped URL is unwrapped as well, up to eight times; what is wrapped more often stays as it is. A server may lead elsewhere than its URL says, and the copy of an archive is the page as it once was: with `archives: keep` it stays.',
  source: 'https://github.com/ClearURLs/Rules',
  reads: ['scheme', 'credentials', 'host', 'port', 'path', 'query', 'fragment'],
  // What it changes is seen by the host alone.
  effects: () => [
    { kind: 'change', parts: ['host'], trigger: { kind: 'content', matches: isWrapperHost } },
  ],
  options: [
    {
      name: 'archives',
      type: /* @__PURE__ */ oneOf('unwrap', 'keep'),
      default: 'unwrap',
      summary: 'Whether the copy of a page in an archive becomes the page.',
    },
  ],
  examples: [
    ['https://www.google.com/url?sa=t&q=https%3A%2F%2Fexample.com%2Fa', 'https://example.com/a'],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.com%2F&h=AT0x', 'https://example.com/'],
    [
      'https://www-example-com.cdn.ampproject.org/c/s/www.example.com/a',
      'https://www.example.com/a',
    ],
    ['https://web.archive.org/web/2020/http://example.com/?a=1', 'http://example.com/?a=1'],
    [
      'https://web.archive.org/web/2020/http://example.com/',
      'https://web.archive.org/web/2020/http://example.com/',
      { archives: 'keep' },
    ],
    ['https://urldefense.com/v3/__https://example.com/a*b__;Kg!!x!y$', 'https://example.com/a*b'],
    ['https://www.google.com/url?q=example', 'https://www.google.com/url?q=example'],
    ['https://notgoogle.com/url?q=https://a.com/', 'https://notgoogle.com/url?q=https://a.com/'],
  ],
  apply(url, { archives = 'unwrap', ports }) {
    return unwrapRedirect(url, archives === 'keep', ports)
  },
})
