/**
 * Whether two URLs of one page, as they are written, differ only in their spelling: both have the same query and the same
 * fragment. Pages can differ in these parts even if the normal form has none of them.
 */
export function isSameButSpelling(a: string, b: string): boolean {
  return a === b || partsAfterPath(a) === partsAfterPath(b)
}

/** Whether both or neither of two URLs have a path that ends in a slash. */
export function haveSameEnd(a: string, b: string): boolean {
  return endsInSlash(a) === endsInSlash(b)
}

function partsAfterPath(url: string): string {
  const trimmed = trim(url)
  return trimmed.slice(pathEnd(trimmed))
}

function endsInSlash(url: string): boolean {
  const trimmed = trim(url)
  return /[/\\]/.test(trimmed[pathEnd(trimmed) - 1] ?? '')
}

function pathEnd(url: string): number {
  const end = url.search(/[?#]/)
  return end === -1 ? url.length : end
}

/** Removes what the URL parser ignores. */
function trim(url: string): string {
  const [, trimmed = ''] = /^[\0- ]*([^\0- ](?:.*[^\0- ])?)?/s.exec(url) ?? []
  return trimmed.replace(/[\t\n\r]/g, '')
}
