import type {
  BasicUrlParserOptions,
  cannotHaveUsernamePasswordPort,
  getOrigin,
  serializeOrigin,
  serializeUrl,
  UrlRecord,
} from '@waymark/url-parser'
import type { FastPaths } from './fast-paths.ts'

/**
 * What a `URL` class asks of the packages below it. The entry file hands over the functions, so that
 * the class is written once and a bundle of `/ascii` holds no IDNA tables.
 */
export interface UrlParser {
  /** Options are given whole: what is missing would be read from `Object.prototype`, which is anybody's. */
  basicUrlParse(
    input: string,
    base?: UrlRecord | null,
    options?: Required<BasicUrlParserOptions>,
  ): UrlRecord | null
  readonly cannotHaveUsernamePasswordPort: typeof cannotHaveUsernamePasswordPort
  readonly getOrigin: typeof getOrigin
  readonly serializeOrigin: typeof serializeOrigin
  readonly serializeUrl: typeof serializeUrl
  readonly fastPaths: FastPaths
  /** What to tell people whose domain is not ASCII and fails; `null` where such domains work. */
  readonly idnaRemedy: string | null
}
