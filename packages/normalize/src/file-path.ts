import { parseUrl, serializePath } from '@waymark/url-parser'

/**
 * The path that a URL parser reads in that of a `file` URL as it is written: a drive letter at its start is written with
 * a colon, and no `..` takes it away.
 */
export function parseFilePath(path: string): string {
  // Nothing behind an empty host can fail. The mark keeps white space at the end, which is trimmed where an input ends.
  return serializePath(parseUrl(`file:///${path.replace(/^[\t\n\r]*[\\/]/, '')}?`)!)
}
