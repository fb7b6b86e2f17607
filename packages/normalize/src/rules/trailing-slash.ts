import type { NormalizeOptions, Rule } from '../rule.ts'
import { changeSegments, changeUriSegments } from '../url-shape.ts'

export const trailingSlash: Rule = {
  name: 'trailing-slash',
  category: 'usually-preserves',
  summary: 'Gives every path the same kind of end: with a slash, or without.',
  explain:
    'Most sites answer both spellings with one page or redirect one to the other, but relative links resolve differently from each. The root path is never changed, nor is an opaque path, and `%2F` is not a slash. One slash is added or removed: of `/a//` the second goes and `/a/` stays, because the empty segment between may mean something; with `trailingSlashRun: all` the whole run goes, which a list of rules needs in order to settle in one pass.',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-6.2.4',
  options: [
    {
      name: 'trailingSlash',
      values: ['never', 'always', 'preserve'],
      default: 'never',
      summary: 'What the end of a path looks like.',
    },
    {
      name: 'trailingSlashRun',
      values: ['one', 'all'],
      default: 'one',
      summary: 'Whether `never` takes one slash or all of a run.',
    },
  ],
  examples: [
    ['https://example.com/page/', 'https://example.com/page', { trailingSlash: 'never' }],
    ['https://example.com/', 'https://example.com/', { trailingSlash: 'never' }],
    ['https://example.com/a//', 'https://example.com/a', { trailingSlashRun: 'all' }],
    ['https://example.com/page', 'https://example.com/page/', { trailingSlash: 'always' }],
    ['https://example.com/page/?x=1', 'https://example.com/page?x=1', { trailingSlash: 'never' }],
    ['https://example.com/page/', 'https://example.com/page/', { trailingSlash: 'preserve' }],
    ['https://example.com/%2F', 'https://example.com/%2F', { trailingSlash: 'never' }],
  ],
  apply(url, options) {
    return changeSegments(url, (segments) => changeEnd(segments, url.scheme, options))
  },
  applyToUri(uri, options) {
    const scheme = uri.scheme?.toLowerCase() ?? ''
    return changeUriSegments(uri, (segments) => changeEnd(segments, scheme, options))
  },
}

function changeEnd(
  segments: readonly string[],
  scheme: string,
  { trailingSlash: policy = 'never', trailingSlashRun = 'one' }: NormalizeOptions,
): readonly string[] {
  if (policy === 'preserve' || segments.length === 0) return segments
  const slashed = segments.at(-1) === ''
  if (policy === 'always') return slashed ? segments : [...segments, '']
  const root = rootLength(scheme, segments)
  if (!slashed || segments.length <= root) return segments
  let end = segments.length - 1
  while (trailingSlashRun === 'all' && end > root && segments[end - 1] === '') end--
  return segments.slice(0, end)
}

/** How many segments the root has: `/`, or on Windows `C:/`. */
function rootLength(scheme: string, segments: readonly string[]): number {
  return scheme === 'file' && /^[a-z][:|]$/i.test(segments[0] ?? '') ? 2 : 1
}
