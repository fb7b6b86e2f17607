import type { URLPatternComponent } from './url-component.ts'
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
  /**
   * Orders two patterns by how specific they are in one part: text before regular expressions, those before
   * `:name`, that before `*`; what must be there before what may.
   *
   * @returns 1 when `left` is the more specific, -1 when `right` is, 0 when they differ at most in names.
   * @throws TypeError when `component` is not the name of one, or an argument is not a `URLPattern`.
   * @see https://github.com/whatwg/urlpattern/issues/61
   */
  compareComponent(component: URLPatternComponent, left: URLPattern, right: URLPattern): -1 | 0 | 1
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
  /**
   * The text of a part that the pattern matches with these groups.
   *
   * @param groups - By name, not encoded yet.
   * @throws TypeError when a group is missing or cannot take its value, and when the part has a `*`, a regular
   *   expression or a modifier.
   * @see https://github.com/explainers-by-googlers/urlpattern-generate
   */
  generate(component: URLPatternComponent, groups: Readonly<Record<string, string>>): string
}
