import { hostOfText } from '@waymark/host/internal/ascii'
import type { Origin } from '@waymark/url-parser'
import { type ParseHost, parseUrlText } from '@waymark/url-parser/internal'
import type { URLInterface as URL, URLConstructor } from './url-interface.ts'

/**
 * Makes the *extract an origin* steps of a class: what HTML's `Origin.from(url)` asks of a `URL`.
 *
 * https://url.spec.whatwg.org/#url-class
 */
export function createExtractOrigin(
  interfaceObject: URLConstructor,
  parseHost: ParseHost,
): (url: URL) => Origin {
  return (url) => {
    // The getter itself, which refuses what is not a URL, and not what an object calls its origin.
    const origin: string = Reflect.get(interfaceObject.prototype, 'origin', url)
    const parsed = origin === 'null' ? null : parseUrlText(origin, parseHost)
    if (parsed === null) return { kind: 'opaque' }
    const { hostEnd, hostStart, href, portEnd, schemeEnd } = parsed
    return {
      kind: 'tuple',
      scheme: href.slice(0, schemeEnd),
      host: hostOfText(href.slice(hostStart, hostEnd), false),
      port: portEnd > hostEnd ? Number(href.slice(hostEnd + 1, portEnd)) : null,
    }
  }
}
