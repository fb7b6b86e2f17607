/** A string between quotation marks, as JSON would write it; of a long one, the beginning and the end. */
export function quoted(text: string, maxLength: number = 300): string {
  if (text.length <= maxLength) return JSON.stringify(text)
  const half = Math.floor((maxLength - 1) / 2)
  return JSON.stringify(`${text.slice(0, half)}…${text.slice(-half)}`)
}

/** A path as messages show it. */
export function shownPath(path: string): string {
  return path === '' ? '""' : path
}
