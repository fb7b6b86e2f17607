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
      // 1.
      // 2.
      const pathUrl = parse(serializePath(url))
      // 3.
      if (pathUrl === null) return { kind: 'opaque' }
      // 4.
      if (pathUrl.scheme === 'http' || pathUrl.scheme === 'https' || pathUrl.scheme === 'file') {
        return getOrigin(pathUrl, parse)
      }
      // 5.
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
  // 1.
  if (origin.kind === 'opaque') return 'null'
  // 2.
  let result = origin.scheme
  // 3.
  result += '://'
  // 4.
  result += serializeHost(origin.host)
  // 5.
  if (origin.port !== null) result += `:${origin.port}`
  // 6.
  return result
}
