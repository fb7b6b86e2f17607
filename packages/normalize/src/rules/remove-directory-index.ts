import { deepFreeze, wildcardPattern } from '@waymark/infra/internal'
import { oneOf, STRINGS } from '../option-types.ts'
import type { NormalizeOptions, Rule } from '../rule.ts'
import { changeSegments, changeUriSegments } from '../url-shape.ts'

const NAMES = ['index.html', 'index.htm', 'index.php', 'default.asp', 'default.aspx']

/** Drops the name of a directory’s index file. */
export const removeDirectoryIndex: Rule = /* @__PURE__ */ deepFreeze({
  name: 'remove-directory-index',
  category: 'changes',
  summary: 'Drops the name of a directory’s index file.',
  explain:
    'Servers are set up to answer a directory with such a file, each with its own names. If you do not know these names, a URL with the name and one without it are different pages. Only the last segment is compared, in exact case. With `namesRun: all`, a whole run of names is removed, with the slashes between them. A list of rules that also removes the trailing slash needs this to settle in one pass.',
  source: 'https://en.wikipedia.org/wiki/URI_normalization',
  reads: ['path'],
  options: [
    {
      name: 'names',
      type: STRINGS,
      default: /* @__PURE__ */ NAMES.join(', '),
      summary: 'Names of index files; `*` matches any characters.',
    },
    {
      name: 'namesRun',
      type: /* @__PURE__ */ oneOf('one', 'all'),
      default: 'one',
      summary: 'Remove one name at the very end, or a run of names with the slashes between them.',
    },
  ],
  examples: [
    ['http://example.com/a/index.html?x=1', 'http://example.com/a/?x=1'],
    ['http://example.com/index.html/b', 'http://example.com/index.html/b'],
    ['http://example.com/default.cgi', 'http://example.com/', { names: ['default.*'] }],
    ['http://example.com/default', 'http://example.com/default', { names: ['default.*'] }],
    ['http://example.com/a/index.php/index.html/', 'http://example.com/a/', { namesRun: 'all' }],
  ],
  apply(url, options) {
    return changeSegments(url, (segments) => removeIndex(segments, options))
  },
  applyToUri(uri, options) {
    return changeUriSegments(uri, (segments) => removeIndex(segments, options))
  },
})

function removeIndex(
  segments: readonly string[],
  { names = NAMES, namesRun = 'one' }: NormalizeOptions,
): readonly string[] {
  let end = segments.length
  for (let i = end - 1; i >= 0; i--) {
    const segment = segments[i]!
    if (segment === '') {
      if (namesRun === 'one') break
      if (end < segments.length) end = i
    } else if (names.some((name) => wildcardPattern(name)(segment))) {
      end = i
      if (namesRun === 'one') break
    } else break
  }
  return end === segments.length ? segments : [...segments.slice(0, end), '']
}
