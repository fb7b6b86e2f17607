import type { NormalizeOptions, Rule } from '../rule.ts'
import { changeSegments, changeUriSegments } from '../url-shape.ts'
import { matchesWildcard } from '../wildcard.ts'

const NAMES = ['index.html', 'index.htm', 'index.php', 'default.asp', 'default.aspx']

export const removeDirectoryIndex: Rule = {
  name: 'remove-directory-index',
  category: 'changes',
  summary: 'Drops the name of a directory’s index file.',
  explain:
    'Servers are set up to give such a file for its directory, each with names of its own; without that knowledge the two are different pages. Only the last segment is looked at, in exact case. With `namesRun: all` each name of a run goes, with slashes around them, which a list of rules needs in order to settle in one pass where the trailing slash goes, too.',
  source: 'https://en.wikipedia.org/wiki/URI_normalization',
  options: [
    {
      name: 'names',
      values: [],
      default: NAMES.join(', '),
      summary: 'Names of index files; `*` stands for any text.',
    },
    {
      name: 'namesRun',
      values: ['one', 'all'],
      default: 'one',
      summary: 'Only a name at the very end, or all of a run, with slashes around them.',
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
}

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
    } else if (names.some((name) => matchesWildcard(segment, name))) {
      end = i
      if (namesRun === 'one') break
    } else break
  }
  return end === segments.length ? segments : [...segments.slice(0, end), '']
}
