import type { Host } from '@waymark/host'
import { hostOfText } from '@waymark/host/internal/ascii'
import { type ArgumentType, requireString, wrongArgument } from '@waymark/infra/argument'
import { Base } from '../text/base.ts'
import { findQuery, forgetResult, parser } from '../text/parser.ts'
import { DEFAULT_PORTS, FILE, isSpecialKind, kindOfScheme } from '../text/scheme-kind.ts'
import {
  hasAuthority,
  hasCredentials,
  hasOpaquePath,
  kindOf,
  type UrlText,
} from '../text/url-text.ts'

/**
 * The parts of a URL as plain data.
 *
 * @see https://url.spec.whatwg.org/#concept-url
 */
export interface RecordParts {
  /** Lower-case ASCII, without the colon. */
  readonly scheme: string
  /** Percent-encoded; empty when there is none. */
  readonly username: string
  /** Percent-encoded; empty when there is none. */
  readonly password: string
  /** `null` when there is no authority: `mailto:`, `data:`, `web+x:/p`. */
  readonly host: Host | null
  /** 0 to 65535; `null` when there is none, or it is the scheme's default. */
  readonly port: number | null
  readonly path: UrlPath
  /** Percent-encoded, without `?`; `null` when there is none, which is not the same as empty. */
  readonly query: string | null
  /** Percent-encoded, without `#`; `null` when there is none. */
  readonly fragment: string | null
}

/** https://url.spec.whatwg.org/#url-path */
export type UrlPath =
  | {
      /** An *opaque path*: one string, in which `/` and `..` mean nothing. */
      readonly kind: 'opaque'
      readonly text: string
    }
  | {
      readonly kind: 'list'
      /** Percent-encoded segments, each of which comes after a `/`. */
      readonly segments: readonly string[]
    }

/**
 * A parsed URL. It holds its serialisation and cuts out a part when it is read.
 *
 * Records never change; `editUrl` of `@waymark/url-edit` returns a new one. A plain object with the same members is not a record, and
 * `{ ...url }` is empty.
 *
 * @see https://url.spec.whatwg.org/#concept-url
 *
 * @example
 * ```ts
 * import { parseUrl } from '@waymark/url-parser'
 *
 * const url = parseUrl('https://a.example/b/c?d')!
 * url.path // => { kind: 'list', segments: ['b', 'c'] }
 * url.query // => 'd'
 * url.fragment // => null
 * ```
 */
export class UrlRecord implements RecordParts, UrlText {
  readonly #href: string
  readonly #schemeEnd: number
  readonly #usernameEnd: number
  readonly #hostStart: number
  readonly #hostEnd: number
  readonly #portEnd: number
  readonly #pathStart: number
  readonly #searchStart: number
  readonly #hashStart: number
  readonly #hasOpaquePath: boolean
  /** Made when it is first a base: a record never changes. */
  #base: Base | null = null

  /**
   * @param url - Its `searchStart` must not be -1.
   * @param hasOpaquePath - An empty path does not show it.
   */
  constructor(url: UrlText, hasOpaquePath: boolean) {
    this.#href = url.href
    this.#schemeEnd = url.schemeEnd
    this.#usernameEnd = url.usernameEnd
    this.#hostStart = url.hostStart
    this.#hostEnd = url.hostEnd
    this.#portEnd = url.portEnd
    this.#pathStart = url.pathStart
    this.#searchStart = url.searchStart
    this.#hashStart = url.hashStart
    this.#hasOpaquePath = hasOpaquePath
  }

  get href(): string {
    return this.#href
  }

  get schemeEnd(): number {
    return this.#schemeEnd
  }

  get usernameEnd(): number {
    return this.#usernameEnd
  }

  get hostStart(): number {
    return this.#hostStart
  }

  get hostEnd(): number {
    return this.#hostEnd
  }

  get portEnd(): number {
    return this.#portEnd
  }

  get pathStart(): number {
    return this.#pathStart
  }

  get searchStart(): number {
    return this.#searchStart
  }

  get hashStart(): number {
    return this.#hashStart
  }

  get scheme(): string {
    return this.#href.slice(0, this.#schemeEnd)
  }

  get username(): string {
    return this.#href.slice(this.#schemeEnd + 3, this.#usernameEnd)
  }

  get password(): string {
    return this.#href.slice(this.#usernameEnd + 1, this.#hostStart - 1)
  }

  get host(): Host | null {
    if (!hasAuthority(this)) return null
    return hostOfText(
      this.#href.slice(this.#hostStart, this.#hostEnd),
      !isSpecialKind(kindOf(this)),
    )
  }

  get port(): number | null {
    const start = this.#hostEnd + 1
    return this.#portEnd > start ? +this.#href.slice(start, this.#portEnd) : null
  }

  get path(): UrlPath {
    const text = this.#href.slice(this.#pathStart, this.#searchStart)
    return this.#hasOpaquePath ? { kind: 'opaque', text } : { kind: 'list', segments: split(text) }
  }

  /** https://url.spec.whatwg.org/#url-opaque-path */
  get hasOpaquePath(): boolean {
    return this.#hasOpaquePath
  }

  get query(): string | null {
    const start = this.#searchStart
    return this.#hashStart > start ? this.#href.slice(start + 1, this.#hashStart) : null
  }

  get fragment(): string | null {
    const start = this.#hashStart
    return this.#href.length > start ? this.#href.slice(start + 1) : null
  }

  /** @internal */
  static baseOf(url: UrlRecord): Base {
    // A record of another copy of this package has members of its own.
    if (!(url instanceof UrlRecord)) return new Base(url)
    url.#base ??= new Base(url)
    return url.#base
  }

  /** The parts as a plain object, for JSON and debugging. */
  toJSON(): RecordParts {
    const { scheme, username, password, host, port, path, query, fragment } = this
    return { scheme, username, password, host, port, path, query, fragment }
  }
}

const RECORD: ArgumentType = {
  expected: 'a URL record',
  remedy: 'parseUrl makes one of a string, such as the `href` of a URL, or returns null',
}

/** Whether a value is a record, also of another copy of this package; the `URL` of an engine is not one. */
export function isRecordLike(value: unknown): value is UrlRecord {
  // Any value but `null` and `undefined` has members.
  return typeof (value as UrlRecord | null | undefined)?.hasOpaquePath === 'boolean'
}

/**
 * Refuses what is not a URL record, such as a string or a `URL`.
 *
 * @param name - Of the parameter, for the message.
 * @throws ArgumentError
 *
 * @example
 * ```ts
 * import { requireRecord } from '@waymark/url-parser/internal'
 *
 * requireRecord('https://a.example/') // throws `url` must be a URL record; got a string
 * ```
 */
export function requireRecord(url: unknown, name = 'url'): asserts url is UrlRecord {
  if (!isRecordLike(url)) throw wrongArgument(name, RECORD, url)
}

/** Refuses what does not have the offsets of a serialised URL. */
function requireUrlText(url: unknown): asserts url is UrlText {
  // Any value but `null` and `undefined` has members.
  const { schemeEnd, hostStart } = (url ?? {}) as Partial<UrlText>
  if (typeof schemeEnd !== 'number' || typeof hostStart !== 'number') {
    throw wrongArgument('url', RECORD, url)
  }
}

/**
 * The result of the parser as a record.
 *
 * @param isOpaque - Whether its path is opaque, if known.
 *
 * @example
 * ```ts
 * import { parseHostText } from '@waymark/host/internal'
 * import { parseText, takeRecord } from '@waymark/url-parser/internal'
 *
 * parseText('https://a.example/b', null, false, parseHostText) // => true
 * takeRecord().path // => { kind: 'list', segments: ['b'] }
 * ```
 */
export function takeRecord(isOpaque?: boolean): UrlRecord {
  findQuery()
  const record = new UrlRecord(parser, isOpaque ?? hasOpaquePath(parser))
  forgetResult()
  return record
}

/** A path as its segments. `String.prototype.split` takes nearly twice the time. */
function split(path: string): string[] {
  const segments: string[] = []
  if (path === '') return segments
  let start = 1
  for (let end = path.indexOf('/', 1); end !== -1; end = path.indexOf('/', start)) {
    segments[segments.length] = path.slice(start, end)
    start = end + 1
  }
  segments[segments.length] = path.slice(start)
  return segments
}

/**
 * Whether the scheme of a URL is special: `http`, `https`, `ws`, `wss`, `ftp` or `file`.
 *
 * @throws ArgumentError if it is not a URL record.
 * @see https://url.spec.whatwg.org/#is-special
 *
 * @example
 * ```ts
 * import { isSpecial, parseUrl } from '@waymark/url-parser'
 *
 * isSpecial(parseUrl('https://a.example/')!) // => true
 * isSpecial(parseUrl('mailto:b@a.example')!) // => false
 * ```
 */
export function isSpecial(url: UrlRecord): boolean {
  requireRecord(url)
  return isSpecialKind(kindOf(url))
}

const SCHEME = 'of a URL record, pass its `scheme`'

/**
 * Whether a scheme is special.
 *
 * @param scheme - In lower case, without the colon.
 * @see https://url.spec.whatwg.org/#special-scheme
 *
 * @example
 * ```ts
 * import { isSpecialScheme } from '@waymark/url-parser'
 *
 * isSpecialScheme('ftp') // => true
 * isSpecialScheme('mailto') // => false
 * ```
 */
export function isSpecialScheme(scheme: string): boolean {
  requireString(scheme, 'scheme', SCHEME)
  return isSpecialKind(kindOfScheme(scheme))
}

/**
 * The default port of a scheme; `null` for `file` and schemes that are not special.
 *
 * @see https://url.spec.whatwg.org/#default-port
 *
 * @example
 * ```ts
 * import { defaultPort } from '@waymark/url-parser'
 *
 * defaultPort('wss') // => 443
 * defaultPort('file') // => null
 * ```
 */
export function defaultPort(scheme: string): number | null {
  requireString(scheme, 'scheme', SCHEME)
  const port = DEFAULT_PORTS[kindOfScheme(scheme)]!
  return port < 0 ? null : port
}

/**
 * Whether a URL has no place for a username, a password or a port.
 *
 * @throws ArgumentError if it is not a URL record.
 * @see https://url.spec.whatwg.org/#cannot-have-a-username-password-port
 *
 * @example
 * ```ts
 * import { cannotHaveUsernamePasswordPort, parseUrl } from '@waymark/url-parser'
 *
 * cannotHaveUsernamePasswordPort(parseUrl('file://a.example/b')!) // => true
 * cannotHaveUsernamePasswordPort(parseUrl('https://a.example/b')!) // => false
 * ```
 */
export function cannotHaveUsernamePasswordPort(url: UrlRecord): boolean {
  requireRecord(url)
  return url.hostStart === url.hostEnd || kindOf(url) === FILE
}

/**
 * Whether a URL has a username or a password.
 *
 * @throws ArgumentError if it is not a URL record, or another serialised URL with its offsets.
 * @see https://url.spec.whatwg.org/#include-credentials
 *
 * @example
 * ```ts
 * import { includesCredentials, parseUrl } from '@waymark/url-parser'
 *
 * includesCredentials(parseUrl('https://ann@a.example/')!) // => true
 * includesCredentials(parseUrl('https://@a.example/')!) // => false
 * ```
 */
export function includesCredentials(url: UrlText): boolean {
  requireUrlText(url)
  return hasCredentials(url)
}
