// biome-ignore-all lint/complexity/noArguments: Web IDL counts arguments, and undefined can be one.
import {
  FILE,
  forgetResult,
  isSpecialKind,
  kindOfScheme,
  type Override,
  offsetOf,
  overrideFragment,
  overrideHost,
  overrideHostname,
  overridePath,
  overridePort,
  overrideQuery,
  overrideScheme,
  overrideWith,
  parser as registers,
  replaceFragment,
  replacePassword,
  replacePort,
  replaceQuery,
  replaceUsername,
  type UrlText,
} from '@waymark/url-parser/internal'
import {
  exposeInterface,
  INSPECT,
  type Inspect,
  type InspectOptions,
  illegalInvocation,
  isObject,
  QueryList,
  requireArguments,
  toDomString,
  toUsvString,
  URLSearchParams,
} from '@waymark/urlencoded/internal'
import { createApiUrlParser } from './api-url-parser.ts'
import { inspectUrl } from './inspect-url.ts'
import type { URLInterface as Interface, URLConstructor } from './url-interface.ts'
import type { UrlParser } from './url-parser.ts'

/** As the second argument of the constructor: the result is already in the registers. Not accessible from outside. */
const PARSED: unique symbol = /* @__PURE__ */ Symbol('parsed') as never

/** What a URL keeps after the first access to its `searchParams`. */
interface Query {
  readonly list: QueryList
  readonly searchParams: URLSearchParams
}

/**
 * The class of the URL Standard, over one parser.
 *
 * @see https://url.spec.whatwg.org/#url-class
 */
export function createUrlClass(parser: UrlParser): URLConstructor {
  const { parseHost } = parser
  const api = createApiUrlParser(parser)

  // A `UrlText` in fields of the object itself: a second object for each URL would take a tenth of the time.
  class URL implements Interface {
    #href!: string
    #schemeEnd!: number
    #usernameEnd!: number
    #hostStart!: number
    #hostEnd!: number
    #portEnd!: number
    #pathStart!: number
    /** -1 until the offsets of query and fragment are needed. */
    #searchStart!: number
    #hashStart!: number
    #query: Query | null = null

    constructor(url: string | Interface, base: string | Interface | undefined = undefined) {
      // The commonest case comes first, and the others are out of line.
      if (base !== undefined || typeof url !== 'string') URL.#parseAny(url, base, arguments.length)
      else if (!api.parse(url, null)) throw api.invalidUrl(url, null)
      this.#take()
    }

    static #parseAny(
      url: string | Interface,
      base: string | Interface | undefined,
      count: number,
    ): void {
      if ((base as unknown) === PARSED) return
      requireArguments(count, 1, 'The URL constructor')
      const input = URL.#textOf(url)
      const baseInput = base === undefined ? null : URL.#textOf(base)
      if (!api.parse(input, baseInput)) throw api.invalidUrl(input, baseInput)
    }

    static parse(
      url: string | Interface,
      base: string | Interface | undefined = undefined,
    ): Interface | null {
      requireArguments(arguments.length, 1, 'URL.parse')
      const input = URL.#textOf(url)
      const isUrl = api.parse(input, base === undefined ? null : URL.#textOf(base))
      return isUrl ? new URL('', PARSED as never) : null
    }

    static canParse(
      url: string | Interface,
      base: string | Interface | undefined = undefined,
    ): boolean {
      requireArguments(arguments.length, 1, 'URL.canParse')
      const input = URL.#textOf(url)
      return api.canParse(input, base === undefined ? null : URL.#textOf(base))
    }

    get href(): string {
      const url = URL.#read(this, 'href')
      return url.#query === null ? url.#href : url.#serialize()
    }

    set href(value: string | Interface) {
      const url = URL.#check(this, 'href')
      const input = toDomString(value)
      if (!api.parse(input, null)) throw api.invalidUrl(input, null)
      url.#take()
      url.#loadQuery()
    }

    get origin(): string {
      const url = URL.#read(this, 'origin')
      const href = url.#href
      const kind = kindOfScheme(href, url.#schemeEnd)
      // Of all schemes, these have scheme, host and port as origin; a `blob:` URL may have one.
      if (isSpecialKind(kind) && kind !== FILE) {
        if (url.#hostStart === url.#schemeEnd + 3) return href.slice(0, url.#portEnd)
        return href.slice(0, url.#schemeEnd + 3) + href.slice(url.#hostStart, url.#portEnd)
      }
      return url.#schemeEnd === 4 && href.startsWith('blob') ? api.blobOrigin(url.pathname) : 'null'
    }

    get protocol(): string {
      const url = URL.#read(this, 'protocol')
      return url.#href.slice(0, url.#schemeEnd + 1)
    }

    set protocol(value: string) {
      const url = URL.#check(this, 'protocol')
      URL.#override(url, overrideScheme, `${toUsvString(value)}:`)
    }

    get username(): string {
      const url = URL.#read(this, 'username')
      const start = url.#schemeEnd + 3
      return url.#usernameEnd > start ? url.#href.slice(start, url.#usernameEnd) : ''
    }

    set username(value: string) {
      const url = URL.#check(this, 'username')
      const input = toUsvString(value)
      if (url.#cannotHaveUsernamePasswordPort()) return
      URL.#replace(url, replaceUsername, input)
    }

    get password(): string {
      const url = URL.#read(this, 'password')
      const start = url.#usernameEnd + 1
      return url.#hostStart > start ? url.#href.slice(start, url.#hostStart - 1) : ''
    }

    set password(value: string) {
      const url = URL.#check(this, 'password')
      const input = toUsvString(value)
      if (url.#cannotHaveUsernamePasswordPort()) return
      URL.#replace(url, replacePassword, input)
    }

    get host(): string {
      const url = URL.#read(this, 'host')
      return url.#href.slice(url.#hostStart, url.#portEnd)
    }

    set host(value: string) {
      const url = URL.#check(this, 'host')
      const input = toUsvString(value)
      if (!url.#hasOpaquePath()) URL.#override(url, overrideHost, input)
    }

    get hostname(): string {
      const url = URL.#read(this, 'hostname')
      return url.#href.slice(url.#hostStart, url.#hostEnd)
    }

    set hostname(value: string) {
      const url = URL.#check(this, 'hostname')
      const input = toUsvString(value)
      if (!url.#hasOpaquePath()) URL.#override(url, overrideHostname, input)
    }

    get port(): string {
      const url = URL.#read(this, 'port')
      return url.#href.slice(url.#hostEnd + 1, url.#portEnd)
    }

    set port(value: string) {
      const url = URL.#check(this, 'port')
      const input = toUsvString(value)
      if (url.#cannotHaveUsernamePasswordPort()) return
      if (input !== '') URL.#override(url, overridePort, input)
      else URL.#replace(url, replacePort, '')
    }

    get pathname(): string {
      const url = URL.#read(this, 'pathname')
      if (url.#searchStart < 0) url.#findQuery()
      return url.#href.slice(url.#pathStart, url.#searchStart)
    }

    set pathname(value: string) {
      const url = URL.#check(this, 'pathname')
      const input = toUsvString(value)
      if (!url.#hasOpaquePath()) URL.#override(url, overridePath, input)
    }

    get search(): string {
      const url = URL.#read(this, 'search')
      if (url.#query !== null) url.#flushQuery()
      if (url.#searchStart < 0) url.#findQuery()
      const isEmpty = url.#hashStart <= url.#searchStart + 1
      return isEmpty ? '' : url.#href.slice(url.#searchStart, url.#hashStart)
    }

    set search(value: string) {
      const url = URL.#check(this, 'search')
      const input = toUsvString(value)
      if (input !== '') URL.#override(url, overrideQuery, input[0] === '?' ? input.slice(1) : input)
      else URL.#replace(url, replaceQuery, '')
      url.#loadQuery()
    }

    get searchParams(): URLSearchParams {
      const url = URL.#check(this, 'searchParams')
      return (url.#query ?? url.#openQuery()).searchParams
    }

    get hash(): string {
      const url = URL.#read(this, 'hash')
      if (url.#searchStart < 0) url.#findQuery()
      return url.#href.length > url.#hashStart + 1 ? url.#href.slice(url.#hashStart) : ''
    }

    set hash(value: string) {
      const url = URL.#check(this, 'hash')
      const input = toUsvString(value)
      if (input !== '')
        URL.#override(url, overrideFragment, input[0] === '#' ? input.slice(1) : input)
      else URL.#replace(url, replaceFragment, '')
    }

    toString(): string {
      return URL.#check(this, 'toString').#serialize()
    }

    toJSON(): string {
      return URL.#check(this, 'toJSON').#serialize()
    }

    [INSPECT](depth: number | null, options: InspectOptions, inspect?: Inspect): unknown {
      // Node shows what it would have shown anyway when an object gives itself: here, a prototype.
      if (!(isObject(this) && #href in this)) return this
      return inspectUrl(this, depth, options, inspect)
    }

    /**
     * `ToString`. To ask a URL itself takes a fifth of the time. Only an accessor that somebody made of one of
     * the two properties could tell: where it gives something else, it is read once more.
     */
    static #textOf(value: string | Interface): string {
      if (typeof value === 'string') return value
      const isUntouched =
        isObject(value) &&
        #href in value &&
        // Not Reflect.get, which takes as long as a tenth of resolving a reference.
        value[Symbol.toPrimitive] === undefined &&
        value.toString === originalToString
      return isUntouched ? value.#serialize() : toDomString(value)
    }

    /** The URL for a getter. To ask first with `in`, as the others do, would take as long as the getter itself. */
    static #read(self: URL, member: string): URL {
      try {
        self.#href
        return self
      } catch {
        throw illegalInvocation(`URL.${member}`)
      }
    }

    static #check(self: object, member: string): URL {
      if (isObject(self) && #href in self) return self
      throw illegalInvocation(`URL.${member}`)
    }

    /** Takes the result of the parser. */
    #take(): void {
      this.#href = registers.href
      this.#schemeEnd = registers.schemeEnd
      this.#usernameEnd = registers.usernameEnd
      this.#hostStart = registers.hostStart
      this.#hostEnd = registers.hostEnd
      this.#portEnd = registers.portEnd
      this.#pathStart = registers.pathStart
      this.#searchStart = registers.searchStart
      this.#hashStart = registers.hashStart
      forgetResult()
    }

    /** The text with everything that was done to `searchParams`. */
    #text(): UrlText {
      if (this.#query !== null) this.#flushQuery()
      if (this.#searchStart < 0) this.#findQuery()
      return {
        href: this.#href,
        schemeEnd: this.#schemeEnd,
        usernameEnd: this.#usernameEnd,
        hostStart: this.#hostStart,
        hostEnd: this.#hostEnd,
        portEnd: this.#portEnd,
        pathStart: this.#pathStart,
        searchStart: this.#searchStart,
        hashStart: this.#hashStart,
      }
    }

    #serialize(): string {
      this.#flushQuery()
      return this.#href
    }

    #findQuery(): void {
      this.#hashStart = offsetOf('#', this.#href, this.#pathStart, this.#href.length)
      this.#searchStart = offsetOf('?', this.#href, this.#pathStart, this.#hashStart)
    }

    /** *Basic URL parse* with state override; failure leaves the URL as it was. */
    static #override(url: URL, override: Override, input: string): void {
      if (overrideWith(override, url.#text(), input, true, parseHost)) url.#take()
    }

    static #replace(url: URL, replace: (url: UrlText, text: string) => void, text: string): void {
      replace(url.#text(), text)
      url.#take()
    }

    /** https://url.spec.whatwg.org/#cannot-have-a-username-password-port */
    #cannotHaveUsernamePasswordPort(): boolean {
      return this.#hostStart === this.#hostEnd || this.#href.slice(0, 5) === 'file:'
    }

    /** https://url.spec.whatwg.org/#url-opaque-path */
    #hasOpaquePath(): boolean {
      const afterScheme = this.#schemeEnd + 1
      return this.#hostStart === afterScheme && this.#href[afterScheme] !== '/'
    }

    /** Brings the query up to date: n changes of `searchParams` are serialised once. */
    #flushQuery(): void {
      const list = this.#query?.list
      if (!list?.isUpdated) return
      const text = list.toString()
      list.isUpdated = false
      URL.#replace(this, replaceQuery, text === '' ? '' : `?${text}`)
    }

    #openQuery(): Query {
      const list = new QueryList(this.#queryText())
      this.#query = { list, searchParams: new URLSearchParams(list) }
      return this.#query
    }

    /** After the URL got another query: the list that people may hold says the same. */
    #loadQuery(): void {
      this.#query?.list.load(this.#queryText())
    }

    #queryText(): string {
      if (this.#searchStart < 0) this.#findQuery()
      return this.#href.slice(this.#searchStart + 1, this.#hashStart)
    }
  }
  const originalToString = URL.prototype.toString
  return exposeInterface(URL, 'URL')
}
