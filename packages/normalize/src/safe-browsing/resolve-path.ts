/** A path without `.`, `..` and empty segments. A slash at its end is kept. */
export function resolvePath(path: string): string {
  const segments = path.split('/')
  const kept: string[] = []
  for (const segment of segments) {
    if (segment === '..') kept.pop()
    else if (segment !== '.' && segment !== '') kept.push(segment)
  }
  const last = segments[segments.length - 1]
  const isFolder = last === '' || last === '.' || last === '..'
  return kept.length === 0 ? '/' : `/${kept.join('/')}${isFolder ? '/' : ''}`
}
