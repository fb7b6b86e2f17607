import { parseHostText } from '@waymark/host'
import { parseUrlText } from '@waymark/url-parser/url-text'
import type { URLPatternComponent } from './url-component.ts'

/** The parts of a URL as patterns see them, cut out of its serialisation; `null` is the standard's *failure*. */
export function scanComponents(input: string): Record<URLPatternComponent, string> | null {
  const url = parseUrlText(input, parseHostText)
  if (url === null) return null
  const { href, schemeEnd, usernameEnd, hostStart, hostEnd, portEnd } = url
  const { pathStart, searchStart, hashStart } = url
  return {
    protocol: href.slice(0, schemeEnd),
    username: href.slice(schemeEnd + 3, usernameEnd),
    password: href.slice(usernameEnd + 1, hostStart - 1),
    hostname: href.slice(hostStart, hostEnd),
    port: href.slice(hostEnd + 1, portEnd),
    pathname: href.slice(pathStart, searchStart),
    search: href.slice(searchStart + 1, hashStart),
    hash: href.slice(hashStart + 1),
  }
}
