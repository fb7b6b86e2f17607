import { scanSerialized } from '@waymark/url-parser/serialized'
import type { URLPatternComponent } from './url-component.ts'

/**
 * The fast path of matching: the parts of a URL that is written as it is serialised, as patterns see them.
 *
 * @returns `null` says nothing about the URL: parse it.
 */
export function scanComponents(url: string): Record<URLPatternComponent, string> | null {
  const scanned = scanSerialized(url)
  if (scanned === null) return null
  const { href, schemeEnd, hostStart, hostEnd, portEnd, pathStart, searchStart, hashStart } =
    scanned
  return {
    protocol: href.slice(0, schemeEnd),
    // What has credentials is not scanned.
    username: '',
    password: '',
    hostname: href.slice(hostStart, hostEnd),
    port: href.slice(hostEnd + 1, portEnd),
    pathname: href.slice(pathStart, searchStart),
    search: href.slice(searchStart + 1, hashStart),
    hash: href.slice(hashStart + 1),
  }
}
