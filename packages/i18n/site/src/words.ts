/** Quotes a string as in JSON. A long string is cut in its middle. */
export function quoted(text: string, maxLength: number = 300): string {
  if (text.length <= maxLength) return JSON.stringify(text)
  const half = Math.floor((maxLength - 1) / 2)
  return JSON.stringify(`${text.slice(0, half)}…${text.slice(-half)}`)
}

/** Returns a path as messages show it. */
export function shownPath(path: string): string {
  return path === '' ? '""' : path
}
