import { deepFreeze } from '@waymark/infra/internal'
import type { Rule } from '../rule.ts'
import { isAliasHost, mergeAlias } from '../site-aliases.ts'

/** Writes a page of some large sites under the name that the site has for itself. */
export const mergeSiteAliases: Rule = /* @__PURE__ */ deepFreeze({
  name: 'merge-site-aliases',
  category: 'changes',
  summary: 'Writes a page of some large sites under the name that the site has for itself.',
  explain:
    'These sites serve a page under several names, for telephones, from before a change of name, or as a short link that holds the whole: `youtu.be/X` and `youtube.com/watch?v=X`, `m.facebook.com`, `en.m.wikipedia.org`, `old.reddit.com`, `twitter.com` and `x.com`. A table has the names, each with its source; `m.` before any other domain stays, because it can be another site. A video on YouTube is one page, whether it is watched, embedded, or shown as a short film. The other name can look different, and may ask for a login.',
  source: 'https://github.com/LemmyNet/lemmy/issues/4748',
  reads: ['scheme', 'host', 'path', 'query'],
  // What it changes is seen by the host alone.
  effects: () => [
    { kind: 'change', parts: ['host'], trigger: { kind: 'content', matches: isAliasHost } },
  ],
  options: [],
  examples: [
    ['https://youtu.be/dQw4w9WgXcQ?t=42', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42'],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['https://www.youtube.com/embed/videoseries', 'https://www.youtube.com/embed/videoseries'],
    ['https://en.m.wikipedia.org/wiki/URL', 'https://en.wikipedia.org/wiki/URL'],
    ['https://mobile.twitter.com/a/status/1', 'https://x.com/a/status/1'],
    ['https://old.reddit.com/r/a/', 'https://www.reddit.com/r/a/'],
    ['https://api.twitter.com/1.1/', 'https://api.twitter.com/1.1/'],
    ['https://nottwitter.com/a', 'https://nottwitter.com/a'],
  ],
  apply: mergeAlias,
})
