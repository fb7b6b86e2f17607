/** Returns a path as messages show it. */
export function shownPath(path: string): string {
  return path === '' ? '""' : path
}
