/**
 * Takes the segments `.` and `..` out of a path. `%2e` is not a dot here.
 *
 * @returns The path itself when it has none.
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-5.2.4
 *
 * @example
 * ```ts
 * import { removeDotSegments } from '@waymark/rfc3986'
 *
 * removeDotSegments('/a/b/../c/./d') // => '/a/c/d'
 * ```
 */
export function removeDotSegments(path: string): string {
  if (!path.includes('.')) return path
  // Steps 2A and 2D apply only at the start: what is left later begins with a slash.
  let start = 0
  for (;;) {
    if (path.startsWith('./', start)) start += 2
    else if (path.startsWith('../', start)) start += 3
    else break
  }
  if (start === path.length - 1 && path.endsWith('.')) return ''
  if (start === path.length - 2 && path.endsWith('..')) return ''

  // Each piece is a segment with the slash before it; only the first may have none.
  const output: string[] = []
  let isChanged = start > 0
  while (start < path.length) {
    const slash = path.indexOf('/', start + 1)
    const end = slash === -1 ? path.length : slash
    const piece = path.slice(start, end)
    start = end
    if (piece !== '/.' && piece !== '/..') {
      output.push(piece)
      continue
    }
    isChanged = true
    if (piece === '/..') output.pop()
    if (slash === -1) output.push('/')
  }
  return isChanged ? output.join('') : path
}
