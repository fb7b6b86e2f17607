import type { URLPatternComponent } from './url-component.ts'

/**
 * A pattern for each part, or a URL in parts; what is left out comes from `baseURL` if there is one.
 *
 * @see https://urlpattern.spec.whatwg.org/#dictdef-urlpatterninit
 */
export interface URLPatternInit {
  /** With or without the `:` at its end. */
  readonly protocol?: string | undefined
  readonly username?: string | undefined
  readonly password?: string | undefined
  readonly hostname?: string | undefined
  readonly port?: string | undefined
  readonly pathname?: string | undefined
  /** With or without the `?` before it. */
  readonly search?: string | undefined
  /** With or without the `#` before it. */
  readonly hash?: string | undefined
  /** A URL, and no pattern. */
  readonly baseURL?: string | undefined
}

/** @see https://urlpattern.spec.whatwg.org/#typedefdef-urlpatterninput */
export type URLPatternInput = string | URLPatternInit

/** An object that returns its URL as a string, as those of every `URL` class do. */
export interface UrlLike {
  readonly href: string
  toString(): string
}

/** @see https://urlpattern.spec.whatwg.org/#dictdef-urlpatternoptions */
export interface URLPatternOptions {
  /** Whether letters of pathname, search and hash match in either case. Default: `false`. */
  readonly ignoreCase?: boolean | undefined
}

/**
 * What matched, part by part.
 *
 * @see https://urlpattern.spec.whatwg.org/#dictdef-urlpatternresult
 */
export type URLPatternResult = {
  /** What was matched, as it was given; the base URL is the second. */
  inputs: URLPatternInput[]
} & Record<URLPatternComponent, URLPatternComponentResult>

/** @see https://urlpattern.spec.whatwg.org/#dictdef-urlpatterncomponentresult */
export interface URLPatternComponentResult {
  /** The whole part of the URL. */
  input: string
  /** What each group matched, by name or number; `undefined` where an optional group took no part. */
  groups: Record<string, string | undefined>
}
