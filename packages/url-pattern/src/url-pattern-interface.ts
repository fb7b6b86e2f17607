import type {
  URLPatternInput,
  URLPatternOptions,
  URLPatternResult,
  UrlLike,
} from './url-pattern-types.ts'

/** @see https://urlpattern.spec.whatwg.org/#urlpattern */
export interface URLPatternConstructor {
  /**
   * Compiles a string that has patterns where a URL has parts, or an object with a pattern for each part.
   *
   * @param baseURL - What a relative string is relative to; an object has its own. An object such as a `URL` is
   *   a base only if options follow, and otherwise options: so Web IDL tells the two apart.
   * @throws TypeError when the input is not a pattern; its `cause` is a `PatternProblem`.
   */
  new (input: URLPatternInput, baseURL: string, options?: URLPatternOptions): URLPattern
  new (input: URLPatternInput, baseURL: string | UrlLike, options: URLPatternOptions): URLPattern
  new (input?: URLPatternInput, options?: URLPatternOptions): URLPattern
  readonly prototype: URLPattern
}

/**
 * A pattern for URLs. Each attribute is the pattern of a part, written in the one way that such patterns are
 * written; `*` where none was given.
 *
 * @see https://urlpattern.spec.whatwg.org/#urlpattern-class
 */
export interface URLPattern {
  readonly protocol: string
  readonly username: string
  readonly password: string
  readonly hostname: string
  readonly port: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
  /** Whether a part has a regular expression, such as `(\d+)`. Those alone can take more than linear time. */
  readonly hasRegExpGroups: boolean
  /**
   * Whether a URL matches. Input that is not a URL does not match.
   *
   * @param input - A URL as a string, or its parts, such as those of a `URL` object; parts left out are empty.
   * @param baseURL - What a relative text is relative to.
   * @throws TypeError when parts and `baseURL` are given.
   */
  test(input?: URLPatternInput, baseURL?: string | UrlLike): boolean
  /**
   * What a URL's parts are and what the groups took of them; `null` when it does not match.
   *
   * @throws TypeError when parts and `baseURL` are given.
   */
  exec(input?: URLPatternInput, baseURL?: string | UrlLike): URLPatternResult | null
}
