import type { Rule } from '../rule.ts'
import { matchesWildcard } from '../wildcard.ts'

const NAMES = ['index.html', 'index.htm', 'index.php', 'default.asp', 'default.aspx']

export const removeDirectoryIndex: Rule = {
  name: 'remove-directory-index',
  category: 'changes',
  summary: 'Drops the name of a directory’s index file.',
  explain:
    'Servers are set up to give such a file for its directory, each with names of its own; without that knowledge the two are different pages. Only the last segment is looked at, in exact case.',
  source: 'https://en.wikipedia.org/wiki/URI_normalization',
  options: [
    {
      name: 'names',
      values: [],
      default: NAMES.join(', '),
      summary: 'Names of index files; `*` stands for any text.',
    },
  ],
  examples: [
    ['http://example.com/a/index.html?x=1', 'http://example.com/a/?x=1'],
    ['http://example.com/index.html/b', 'http://example.com/index.html/b'],
    ['http://example.com/default.cgi', 'http://example.com/', { names: ['default.*'] }],
    ['http://example.com/default', 'http://example.com/default', { names: ['default.*'] }],
  ],
  apply(url, { names = NAMES }) {
    if (url.path.kind !== 'list') return url
    const { segments } = url.path
    const last = segments.at(-1)
    if (last === undefined || last === '') return url
    if (!names.some((name) => matchesWildcard(last, name))) return url
    return { ...url, path: { kind: 'list', segments: [...segments.slice(0, -1), ''] } }
  },
}
