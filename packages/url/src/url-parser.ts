import type { serializeHost } from '@waymark/host'
import type {
  basicUrlParse,
  cannotHaveUsernamePasswordPort,
  getOrigin,
  serializeOrigin,
  serializePath,
  serializeUrl,
  UrlRecord,
} from '@waymark/url-parser'

/**
 * What a `URL` class asks of the packages below it. The entry file hands over the functions, so that
 * the class is written once and a bundle of `/ascii` holds no IDNA tables.
 */
export interface UrlParser {
  readonly basicUrlParse: typeof basicUrlParse
  readonly cannotHaveUsernamePasswordPort: typeof cannotHaveUsernamePasswordPort
  readonly getOrigin: typeof getOrigin
  readonly serializeHost: typeof serializeHost
  readonly serializeOrigin: typeof serializeOrigin
  readonly serializePath: typeof serializePath
  readonly serializeUrl: typeof serializeUrl
  /** What to tell people whose domain is not ASCII and fails; `null` where such domains work. */
  readonly nonAsciiDomainRemedy: string | null
}

/** https://url.spec.whatwg.org/#api-url-parser */
export function apiUrlParse(parser: UrlParser, url: string, base: string | null): UrlRecord | null {
  if (base === null) return parser.basicUrlParse(url)
  const parsedBase = parser.basicUrlParse(base)
  return parsedBase && parser.basicUrlParse(url, parsedBase)
}
