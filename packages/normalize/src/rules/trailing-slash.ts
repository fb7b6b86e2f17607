import { deepFreeze } from '@waymark/infra/internal'
import type { UriParts } from '@waymark/rfc3986'
import { oneOf } from '../option-types.ts'
import type { NormalizeOptions, Rule } from '../rule.ts'
import { changePath, changeUriPath, isPlain } from '../url-shape.ts'

/** Makes every path end with a slash, or without one. */
export const trailingSlash: Rule = /* @__PURE__ */ deepFreeze({
  name: 'trailing-slash',
  category: 'usually-preserves',
  summary: 'Makes every path end with a slash, or without one.',
  explain:
    'Most sites answer both with one page, or redirect one to the other, but relative links resolve differently from each. An opaque path is never changed, and `%2F` is not a slash. The root path stays as it is. On strings as they are written, `trailingSlashRoot: remove` removes its slash too; URL parsers write the slash again for `http:` and the other special schemes, and with other schemes the result is another URL. `always` does not change a path that ends in a file name, such as `/feed.xml`. A file name has an extension of letters and digits, at least one of them a letter, after a dot that is not its first character, so `/v1.2` and `/.well-known` get a slash. `trailingSlashFile: add` adds one to file names as well. One slash is added or removed: `/a//` becomes `/a/`, because the empty segment may mean something. With `trailingSlashRun: all`, the whole run is removed. A list of rules needs this to settle in one pass.',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-6.2.4',
  reads: ['path'],
  effects: ({ trailingSlash: slash = 'never' }) =>
    slash === 'preserve' ? [] : [{ kind: 'end-slash', slash }],
  options: [
    {
      name: 'trailingSlash',
      type: /* @__PURE__ */ oneOf('never', 'always', 'preserve'),
      default: 'never',
      summary: 'What the end of a path looks like.',
    },
    {
      name: 'trailingSlashRun',
      type: /* @__PURE__ */ oneOf('one', 'all'),
      default: 'one',
      summary: 'Whether `never` removes one slash or all of a run.',
    },
    {
      name: 'trailingSlashRoot',
      type: /* @__PURE__ */ oneOf('keep', 'remove'),
      default: 'keep',
      summary:
        'Whether `never` removes the slash of the root path, on strings as they are written.',
    },
    {
      name: 'trailingSlashFile',
      type: /* @__PURE__ */ oneOf('keep', 'add'),
      default: 'keep',
      summary: 'Whether `always` adds a slash to a file name at the end of a path.',
    },
  ],
  examples: [
    ['https://example.com/page/', 'https://example.com/page', { trailingSlash: 'never' }],
    ['https://example.com/', 'https://example.com/', { trailingSlash: 'never' }],
    ['https://example.com/a//', 'https://example.com/a', { trailingSlashRun: 'all' }],
    [
      'https://example.com/',
      'https://example.com',
      { trailingSlashRoot: 'remove', model: 'rfc3986' },
    ],
    ['https://example.com/page', 'https://example.com/page/', { trailingSlash: 'always' }],
    ['https://example.com/feed.xml', 'https://example.com/feed.xml', { trailingSlash: 'always' }],
    ['https://example.com/v1.2', 'https://example.com/v1.2/', { trailingSlash: 'always' }],
    [
      'https://example.com/feed.xml',
      'https://example.com/feed.xml/',
      { trailingSlash: 'always', trailingSlashFile: 'add' },
    ],
    ['https://example.com/page/?x=1', 'https://example.com/page?x=1', { trailingSlash: 'never' }],
    ['https://example.com/page/', 'https://example.com/page/', { trailingSlash: 'preserve' }],
    ['https://example.com/%2F', 'https://example.com/%2F', { trailingSlash: 'never' }],
  ],
  apply(url, options) {
    return changePath(url, (path) => changeEnd(path, url.scheme, options))
  },
  applyToUri(uri, options) {
    const scheme = uri.scheme?.toLowerCase() ?? ''
    const changed = changeUriPath(uri, (path) => changeEnd(path, scheme, options))
    const mayGo = changed === uri || options.trailingSlashRun === 'all'
    return mayGo && losesRoot(changed, options) ? { ...changed, path: '' } : changed
  },
})

function losesRoot(
  uri: UriParts,
  { trailingSlash: policy = 'never', trailingSlashRoot = 'keep' }: NormalizeOptions,
): boolean {
  if (policy !== 'never' || trailingSlashRoot === 'keep') return false
  return uri.path === '/' && uri.authority !== null && uri.authority !== '' && isPlain(uri)
}

function changeEnd(
  path: string,
  scheme: string,
  {
    trailingSlash: policy = 'never',
    trailingSlashRun = 'one',
    trailingSlashFile = 'keep',
  }: NormalizeOptions,
): string {
  if (policy === 'preserve' || path === '') return path
  const isSlashed = path.endsWith('/')
  if (policy === 'always') {
    const stays = isSlashed || (trailingSlashFile === 'keep' && endsInFileName(path))
    return stays ? path : `${path}/`
  }
  const root = rootLength(scheme, path)
  if (!isSlashed || path.length <= root) return path
  let end = path.length - 1
  while (trailingSlashRun === 'all' && end > root && path.endsWith('/', end)) end--
  return path.slice(0, end)
}

/** Whether the last segment has an extension: `/feed.xml`, but not `/v1.2` or `/.well-known`. */
function endsInFileName(path: string): boolean {
  const dot = path.lastIndexOf('.')
  return dot > 0 && path[dot - 1] !== '/' && /^\.\d*[a-z][\da-z]*$/i.test(path.slice(dot))
}

/** The length of the root: `/`, or on Windows `/C:/`. */
function rootLength(scheme: string, path: string): number {
  return scheme === 'file' && /^\/[a-z][:|]\//i.test(path) ? 4 : 1
}
