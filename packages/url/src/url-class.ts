// biome-ignore-all lint/complexity/noArguments: Web IDL counts arguments, and undefined can be one.
import { copyText, flatten } from '@waymark/infra'
import {
  FRAGMENT,
  type PercentEncodeSet,
  QUERY,
  SPECIAL_QUERY,
  USERINFO,
  utf8PercentEncode,
} from '@waymark/percent-encoding'
import type { StateOverride, UrlRecord } from '@waymark/url-parser'
import {
  authorityStart,
  type SerializedUrl,
  splitSerialized,
  withoutTabsAndNewlines,
} from '@waymark/url-parser/serialized'
import { URLSearchParams } from '@waymark/urlencoded'
import { QueryList } from '@waymark/urlencoded/query-list'
import {
  exposeInterface,
  INSPECT,
  type Inspect,
  type InspectOptions,
  illegalInvocation,
  isObject,
  requireArguments,
  toDomString,
  toUsvString,
} from '@waymark/urlencoded/web-idl'
import { inspectUrl } from './inspect-url.ts'
import { invalidUrl } from './invalid-url.ts'
import { createUrlSerialization } from './serialized-url.ts'
import type { URL as Interface, URLConstructor } from './url-interface.ts'
import type { UrlParser } from './url-parser.ts'

/** As second argument of the constructor: the first is a record already. Nobody outside has it. */
const PARSED: unique symbol = /* @__PURE__ */ Symbol('parsed') as never

/**
 * What the query state and the fragment state make of a setter's value, with the mark before it.
 *
 * @returns Empty for the empty string: the part goes.
 */
function encodeAfter(mark: '?' | '#', input: string, set: PercentEncodeSet): string {
  if (input === '') return ''
  const text = input.startsWith(mark) ? input.slice(1) : input
  return mark + utf8PercentEncode(withoutTabsAndNewlines(text), set)
}

/** The text with another one from `start` to `end`, and no view of the old text. */
function replaceText(text: string, start: number, end: number, by: string): string {
  if (by !== '' || end < text.length) return text.slice(0, start) + by + text.slice(end)
  return start === end ? text : copyText(text.slice(0, start))
}

/**
 * The class of the URL Standard, over one parser.
 *
 * @see https://url.spec.whatwg.org/#url-class
 */
export function createUrlClass(parser: UrlParser): URLConstructor {
  const { fastPaths } = parser
  const serialization = createUrlSerialization(parser)

  class URL implements Interface {
    /** Up to date but for the query while `#isQueryStale`. */
    #url: SerializedUrl
    /** What `#url` says, once something is to be changed. */
    #record: UrlRecord | null = null
    #query: QueryList | null = null
    #searchParams: URLSearchParams | null = null
    /** Whether `#query` has changed since it was last serialised into `#url`. */
    #isQueryStale = false

    constructor(url: string | Interface, base: string | Interface | undefined = undefined) {
      if ((base as unknown) === PARSED) {
        this.#url = url as unknown as SerializedUrl
        return
      }
      requireArguments(arguments.length, 1, 'The URL constructor')
      const input = URL.#textOf(url)
      const baseInput = base === undefined ? null : URL.#textOf(base)
      const serialized = serialization.parse(input, baseInput)
      if (serialized === null) throw invalidUrl(parser, input, baseInput)
      this.#url = serialized
    }

    static parse(
      url: string | Interface,
      base: string | Interface | undefined = undefined,
    ): Interface | null {
      requireArguments(arguments.length, 1, 'URL.parse')
      const input = URL.#textOf(url)
      const serialized = serialization.parse(input, base === undefined ? null : URL.#textOf(base))
      return serialized && new URL(serialized as never, PARSED as never)
    }

    static canParse(
      url: string | Interface,
      base: string | Interface | undefined = undefined,
    ): boolean {
      requireArguments(arguments.length, 1, 'URL.canParse')
      const input = URL.#textOf(url)
      return serialization.canParse(input, base === undefined ? null : URL.#textOf(base))
    }

    get href(): string {
      const { href } = URL.#read(this, 'href')
      return this.#isQueryStale ? this.#serialize() : href
    }

    set href(value: string | Interface) {
      const url = URL.#check(this, 'href')
      const input = toDomString(value)
      const serialized = serialization.parse(input, null)
      if (serialized === null) throw invalidUrl(parser, input, null)
      url.#replace(serialized, null)
      url.#loadQuery()
    }

    get origin(): string {
      const { href, schemeEnd, hostStart, portEnd } = URL.#read(this, 'origin')
      // Of all schemes, these have scheme, host and port as origin; a `blob:` URL may have one.
      if (authorityStart(href) !== -1) {
        if (hostStart === schemeEnd + 3) return href.slice(0, portEnd)
        return href.slice(0, schemeEnd + 3) + href.slice(hostStart, portEnd)
      }
      if (!href.startsWith('blob:')) return 'null'
      return parser.serializeOrigin(parser.getOrigin(this.#current()))
    }

    get protocol(): string {
      const { href, schemeEnd } = URL.#read(this, 'protocol')
      return href.slice(0, schemeEnd + 1)
    }

    set protocol(value: string) {
      const url = URL.#check(this, 'protocol')
      const input = toUsvString(value)
      if (url.#take(fastPaths.replaceScheme(url.#flushed(), input))) return
      url.#reparse(`${input}:`, url.#current(), 'scheme start state')
    }

    get username(): string {
      const { href, schemeEnd, usernameEnd } = URL.#read(this, 'username')
      return usernameEnd > schemeEnd + 3 ? href.slice(schemeEnd + 3, usernameEnd) : ''
    }

    set username(value: string) {
      const url = URL.#check(this, 'username')
      const username = utf8PercentEncode(toUsvString(value), USERINFO)
      if (url.#take(fastPaths.replaceCredentials(url.#flushed(), username, null))) return
      const record = url.#current()
      if (!parser.cannotHaveUsernamePasswordPort(record)) url.#change({ ...record, username })
    }

    get password(): string {
      const { href, usernameEnd, hostStart } = URL.#read(this, 'password')
      return hostStart > usernameEnd + 1 ? href.slice(usernameEnd + 1, hostStart - 1) : ''
    }

    set password(value: string) {
      const url = URL.#check(this, 'password')
      const password = utf8PercentEncode(toUsvString(value), USERINFO)
      if (url.#take(fastPaths.replaceCredentials(url.#flushed(), null, password))) return
      const record = url.#current()
      if (!parser.cannotHaveUsernamePasswordPort(record)) url.#change({ ...record, password })
    }

    get host(): string {
      const { href, hostStart, portEnd } = URL.#read(this, 'host')
      return href.slice(hostStart, portEnd)
    }

    set host(value: string) {
      const url = URL.#check(this, 'host')
      const input = toUsvString(value)
      if (url.#take(fastPaths.replaceHost(url.#flushed(), input, true))) return
      const record = url.#current()
      if (record.path.kind !== 'opaque') url.#reparse(input, record, 'host state')
    }

    get hostname(): string {
      const { href, hostStart, hostEnd } = URL.#read(this, 'hostname')
      return href.slice(hostStart, hostEnd)
    }

    set hostname(value: string) {
      const url = URL.#check(this, 'hostname')
      const input = toUsvString(value)
      if (url.#take(fastPaths.replaceHost(url.#flushed(), input, false))) return
      const record = url.#current()
      if (record.path.kind !== 'opaque') url.#reparse(input, record, 'hostname state')
    }

    get port(): string {
      const { href, hostEnd, portEnd } = URL.#read(this, 'port')
      return href.slice(hostEnd + 1, portEnd)
    }

    set port(value: string) {
      const url = URL.#check(this, 'port')
      const input = toUsvString(value)
      if (url.#take(fastPaths.replacePort(url.#flushed(), input))) return
      const record = url.#current()
      if (parser.cannotHaveUsernamePasswordPort(record)) return
      if (input === '') url.#change({ ...record, port: null })
      else url.#reparse(input, record, 'port state')
    }

    get pathname(): string {
      const { href, pathStart, searchStart } = URL.#read(this, 'pathname')
      return href.slice(pathStart, searchStart)
    }

    set pathname(value: string) {
      const url = URL.#check(this, 'pathname')
      const input = toUsvString(value)
      if (url.#take(fastPaths.replacePath(url.#flushed(), input))) return
      const record = url.#current()
      if (record.path.kind === 'opaque') return
      const emptied: UrlRecord = { ...record, path: { kind: 'list', segments: [] } }
      url.#reparse(input, emptied, 'path start state')
    }

    get search(): string {
      URL.#read(this, 'search')
      const { href, searchStart, hashStart } = this.#flushed()
      return hashStart > searchStart + 1 ? href.slice(searchStart, hashStart) : ''
    }

    set search(value: string) {
      const url = URL.#check(this, 'search')
      const input = toUsvString(value)
      const { href } = url.#url
      const isSpecial = authorityStart(href) !== -1 || href.startsWith('file:')
      url.#replaceQuery(encodeAfter('?', input, isSpecial ? SPECIAL_QUERY : QUERY))
      url.#loadQuery()
    }

    get searchParams(): URLSearchParams {
      const url = URL.#check(this, 'searchParams')
      url.#searchParams ??= new URLSearchParams(url.#openQuery())
      return url.#searchParams
    }

    get hash(): string {
      const { href, hashStart } = URL.#read(this, 'hash')
      return href.length > hashStart + 1 ? href.slice(hashStart) : ''
    }

    set hash(value: string) {
      const url = URL.#check(this, 'hash')
      const input = toUsvString(value)
      url.#flushQuery()
      const { href, hashStart } = url.#url
      const hash = encodeAfter('#', input, FRAGMENT)
      const fragment = hash === '' ? null : hash.slice(1)
      const record = url.#record && { ...url.#record, fragment }
      url.#replace({ ...url.#url, href: replaceText(href, hashStart, href.length, hash) }, record)
    }

    toString(): string {
      return URL.#check(this, 'toString').#serialize()
    }

    toJSON(): string {
      return URL.#check(this, 'toJSON').#serialize()
    }

    [INSPECT](depth: number | null, options: InspectOptions, inspect?: Inspect): unknown {
      // Node shows what it would have shown anyway when an object gives itself: here, a prototype.
      if (!(isObject(this) && #record in this)) return this
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
        #record in value &&
        // Not Reflect.get, which takes as long as a tenth of resolving a reference.
        value[Symbol.toPrimitive] === undefined &&
        value.toString === originalToString
      return isUntouched ? value.#serialize() : toDomString(value)
    }

    /** The text for a getter. To ask first with `in`, as the others do, would take as long as the getter itself. */
    static #read(self: URL, member: string): SerializedUrl {
      try {
        return self.#url
      } catch {
        throw illegalInvocation(`URL.${member}`)
      }
    }

    static #check(self: object, member: string): URL {
      if (isObject(self) && #record in self) return self
      throw illegalInvocation(`URL.${member}`)
    }

    #serialize(): string {
      this.#flushQuery()
      return this.#url.href
    }

    /** The record with everything that was done to `searchParams`. */
    #current(): UrlRecord {
      this.#flushQuery()
      // What is parsed serialises to text that parses to the same. What setters leave need not: `file:` takes
      // over hosts and drive letters that its own parser would change. So their records are kept.
      this.#record ??= parser.basicUrlParse(this.#url.href) as UrlRecord
      return this.#record
    }

    /** The text with everything that was done to `searchParams`. */
    #flushed(): SerializedUrl {
      this.#flushQuery()
      return this.#url
    }

    /** Whether a fast path was sure of what a setter makes of the URL. */
    #take(changed: SerializedUrl | null): boolean {
      if (changed !== null) this.#replace(changed, null)
      return changed !== null
    }

    /** Brings the query up to date: n changes of `searchParams` are serialised once. */
    #flushQuery(): void {
      if (!this.#isQueryStale || this.#query === null) return
      const query = this.#query.toString()
      this.#replaceQuery(query === '' ? '' : `?${query}`)
    }

    #replaceQuery(search: string): void {
      const { href, searchStart, hashStart } = this.#url
      const changed = replaceText(href, searchStart, hashStart, search)
      const url = { ...this.#url, href: changed, hashStart: searchStart + search.length }
      const query = search === '' ? null : search.slice(1)
      this.#replace(url, this.#record && { ...this.#record, query })
    }

    #replace(url: SerializedUrl, record: UrlRecord | null): void {
      flatten(url.href)
      this.#url = url
      this.#record = record
      this.#isQueryStale = false
    }

    #change(record: UrlRecord): void {
      this.#replace(splitSerialized(parser.serializeUrl(record)), record)
    }

    /** *Basic URL parse* with state override; failure leaves the URL as it was. */
    #reparse(input: string, url: UrlRecord, stateOverride: StateOverride): void {
      const options = { encoder: null, url, stateOverride, report: null }
      const record = parser.basicUrlParse(input, null, options)
      if (record !== null) this.#change(record)
    }

    #openQuery(): QueryList {
      const list = QueryList.parse(this.#queryText())
      list.onUpdate = () => {
        this.#isQueryStale = true
      }
      this.#query = list
      return list
    }

    /** After the URL got another query: the list that people may hold says the same. */
    #loadQuery(): void {
      this.#query?.load(this.#queryText())
    }

    #queryText(): string {
      const { href, searchStart, hashStart } = this.#url
      return href.slice(searchStart + 1, hashStart)
    }
  }
  const originalToString = URL.prototype.toString
  return exposeInterface(URL, 'URL')
}
