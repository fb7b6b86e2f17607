import type { getOrigin, Origin, UrlRecord } from '@waymark/url-parser'
import type { URL, URLConstructor } from './url-interface.ts'

/**
 * Makes the *extract an origin* steps of a class: what HTML's `Origin.from(url)` asks of a `URL`.
 *
 * https://url.spec.whatwg.org/#url-class
 */
export function createExtractOrigin(
  interfaceObject: URLConstructor,
  parser: {
    readonly basicUrlParse: (input: string) => UrlRecord | null
    readonly getOrigin: typeof getOrigin
  },
): (url: URL) => Origin {
  return (url) => {
    // The getter itself, which refuses what is no URL, and not what an object calls its href.
    const href: string = Reflect.get(interfaceObject.prototype, 'href', url)
    // The serialisation of a record parses.
    return parser.getOrigin(parser.basicUrlParse(href) as UrlRecord)
  }
}
