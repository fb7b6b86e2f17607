import { recomposeUri, type UriParts } from '@waymark/rfc3986'
import { parseUrl, serializePath } from '@waymark/url-parser'

/**
 * The path that a URL parser reads in a URI as it is written: a drive letter at its start is written with a colon, and
 * no `..` takes it away.
 *
 * @returns `null` when it reads no `file` URL.
 */
export function parseFilePath(uri: UriParts): string | null {
  const text = recomposeUri(uri)
  // Most strings can be ruled out without parsing. For the others, only the parser can tell where a drive is.
  const url = /^[\0- ]*f/i.test(text) ? parseUrl(text) : null
  return url?.scheme === 'file' ? serializePath(url) : null
}
