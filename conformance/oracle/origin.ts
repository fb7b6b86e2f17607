import type { Host } from './host.ts'
import { serializeHost } from './host-serializer.ts'
import { serializePath } from './serializers.ts'
import type { UrlRecord } from './url-record.ts'

/** https://html.spec.whatwg.org/multipage/browsers.html#concept-origin */
type Origin =
  | { readonly kind: 'opaque' }
  | {
      readonly kind: 'tuple'
      readonly scheme: string
      readonly host: Host
      readonly port: number | null
    }

/**
 * No URL here has a *blob URL entry*.
 *
 * https://url.spec.whatwg.org/#concept-url-origin
 *
 * @param parse - The basic URL parser.
 */
export function getOrigin(url: UrlRecord, parse: (input: string) => UrlRecord | null): Origin {
  switch (url.scheme) {
    case 'blob': {
      // 1. The origin of a known blob is that of its maker.
      // 2. Parse the path as a URL.
      const pathUrl = parse(serializePath(url))
      // 3. Failure gives an opaque origin.
      if (pathUrl === null) return { kind: 'opaque' }
      // 4. The origin of an http, https or file URL is the origin.
      if (pathUrl.scheme === 'http' || pathUrl.scheme === 'https' || pathUrl.scheme === 'file') {
        return getOrigin(pathUrl, parse)
      }
      // 5. Of any other, it is opaque.
      return { kind: 'opaque' }
    }
    case 'ftp':
    case 'http':
    case 'https':
    case 'ws':
    case 'wss':
      return { kind: 'tuple', scheme: url.scheme, host: url.host!, port: url.port }
    default:
      return { kind: 'opaque' }
  }
}

/** https://html.spec.whatwg.org/multipage/browsers.html#ascii-serialisation-of-an-origin */
export function serializeOrigin(origin: Origin): string {
  // 1. An opaque origin is written `null`.
  if (origin.kind === 'opaque') return 'null'
  // 2. Start with the scheme.
  let result = origin.scheme
  // 3. Write `://`.
  result += '://'
  // 4. Write the host.
  result += serializeHost(origin.host)
  // 5. Write the port after a colon, if there is one.
  if (origin.port !== null) result += `:${origin.port}`
  // 6. The text is the result.
  return result
}
