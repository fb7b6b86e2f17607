import type { UrlErrorName } from '@waymark/url-parser'
import type { URLSearchParams } from '@waymark/urlencoded/internal'

/** @see https://url.spec.whatwg.org/#url */
export interface URLConstructor {
  /**
   * Parses a URL, against a base if one is given.
   *
   * @throws InvalidUrlError when either cannot be parsed.
   */
  new (url: string | URLInterface, base?: string | URLInterface): URLInterface
  readonly prototype: URLInterface
  /** What the constructor gives, or `null` where it throws. */
  parse(url: string | URLInterface, base?: string | URLInterface): URLInterface | null
  /** Whether the constructor would give a URL. */
  canParse(url: string | URLInterface, base?: string | URLInterface): boolean
}

/**
 * A URL whose parts can be read and set.
 *
 * A setter ignores what its part cannot be; only `href` throws. Every value is converted to a scalar
 * value string first: lone surrogates become U+FFFD.
 *
 * @see https://url.spec.whatwg.org/#url-class
 */
export interface URLInterface {
  /** The whole URL, serialised. Setting it throws a TypeError if the value is not a valid URL. */
  get href(): string
  set href(value: string | URLInterface)
  /** Scheme, host and port, or `'null'` for an opaque origin. */
  readonly origin: string
  /** The scheme and `:`. */
  protocol: string
  /** Percent-encoded; `''` when there is none. */
  username: string
  /** Percent-encoded; `''` when there is none. */
  password: string
  /** The host, and `:` and the port if there is one. Setting it without a port keeps the port. */
  host: string
  /** The host without the port: ASCII, an IPv6 address in brackets, `''` when there is none. */
  hostname: string
  /** `''` when there is none or it is the scheme's default. */
  port: string
  /** The path, percent-encoded. */
  pathname: string
  /** `?` and the query, or `''`. Setting it works with and without the `?`. */
  search: string
  /** The query as a list, always the same object; changing it changes the URL. */
  readonly searchParams: URLSearchParams
  /** `#` and the fragment, or `''`. Setting it works with and without the `#`. */
  hash: string
  /** The same as `href`. */
  toString(): string
  /** The same as `href`. */
  toJSON(): string
}

/**
 * What `new URL` and the setter of `href` throw: a `TypeError` with more members. The message says what is wrong and where,
 * and quotes at most forty code units, without credentials, query and fragment. `input` and `base` may have them: they are not
 * enumerable, so that a console does not print them.
 */
export interface InvalidUrlError extends TypeError {
  /** The same as in Node. */
  readonly code: 'ERR_INVALID_URL'
  readonly input: string
  /** Absent if none was given. */
  readonly base?: string
  /** The standard's name of the validation error that parsing stopped at. */
  readonly reason: UrlErrorName
  /** Which string is wrong, and `start` and `end` are about. */
  readonly errorsOf: 'input' | 'base'
  /** The first UTF-16 code unit concerned. */
  readonly start: number
  /** One past the last code unit; equal to `start` if something is missing there. */
  readonly end: number
}
