import { type Host, serializeHost } from '@waymark/host/ascii'
import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import { CALLBACK, checkOptions, type OptionTable } from '@waymark/infra/options'
import { isSpecial, requireRecord, type UrlRecord } from './url-record.ts'
import { serializePath } from './url-serializer.ts'

/** https://html.spec.whatwg.org/multipage/browsers.html#concept-origin */
export type Origin =
  | {
      /** Equal to nothing, not even to itself computed again. */
      readonly kind: 'opaque'
    }
  | {
      readonly kind: 'tuple'
      readonly scheme: string
      readonly host: Host
      /** `null` is the scheme's default port. */
      readonly port: number | null
    }

/** The options of `getOrigin`. */
export interface OriginOptions {
  /**
   * The origin of a `blob:` URL's entry in the blob URL store; `null` if the store has none. Without
   * it, the URL inside the path decides.
   */
  readonly blobUrlEntryOrigin?: ((url: UrlRecord) => Origin | null) | null | undefined
}

export const ORIGIN_OPTIONS: OptionTable<OriginOptions> = { blobUrlEntryOrigin: CALLBACK }

/** The default options. */
export const NO_BLOB_URL_STORE: OriginOptions = { blobUrlEntryOrigin: null }

/** https://url.spec.whatwg.org/#concept-url-origin */
export function originOf(
  url: UrlRecord,
  options: OriginOptions,
  parse: (input: string) => UrlRecord | null,
): Origin {
  requireRecord(url)
  if (options !== NO_BLOB_URL_STORE) options = checkOptions(options, ORIGIN_OPTIONS)
  const { host, port, scheme } = url
  if (scheme === 'blob') {
    const entryOrigin = options.blobUrlEntryOrigin?.(url) ?? null
    if (entryOrigin !== null) return entryOrigin
    const pathUrl = parse(serializePath(url))
    // A file: URL has an opaque origin here as well.
    if (pathUrl?.scheme === 'http' || pathUrl?.scheme === 'https') {
      return originOf(pathUrl, options, parse)
    }
  }
  return isSpecial(url) && scheme !== 'file' && host !== null
    ? { kind: 'tuple', scheme, host, port }
    : { kind: 'opaque' }
}

const ORIGIN: ArgumentType = {
  expected: 'an origin',
  remedy: 'getOrigin makes one of a URL record',
}

/**
 * `scheme://host:port`, or the string `null` for an opaque origin.
 *
 * @throws ArgumentError if it is not an origin, such as a URL record.
 * @see https://html.spec.whatwg.org/multipage/browsers.html#ascii-serialisation-of-an-origin
 *
 * @example
 * ```ts
 * import { getOrigin, parseUrl, serializeOrigin } from '@waymark/url-parser'
 *
 * serializeOrigin(getOrigin(parseUrl('https://a.example:8443/b')!)) // => 'https://a.example:8443'
 * serializeOrigin(getOrigin(parseUrl('data:,b')!)) // => 'null'
 * ```
 */
export function serializeOrigin(origin: Origin): string {
  if (!isOrigin(origin)) throw wrongArgument('origin', ORIGIN, origin)
  if (origin.kind === 'opaque') return 'null'
  const port = origin.port === null ? '' : `:${origin.port}`
  return `${origin.scheme}://${serializeHost(origin.host)}${port}`
}

function isOrigin(value: unknown): value is Origin {
  // Any value but `null` and `undefined` has members.
  const { kind, scheme, port, text } = (value ?? {}) as Readonly<Record<string, unknown>>
  // An opaque host has the member `text`; the serialiser of hosts looks at the host of a tuple.
  if (kind === 'opaque') return text === undefined
  return kind === 'tuple' && typeof scheme === 'string' && port !== undefined
}
