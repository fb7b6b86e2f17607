// biome-ignore-all lint/complexity/noArguments: Web IDL counts arguments, and undefined can be one.
import { USERINFO, utf8PercentEncode } from '@waymark/percent-encoding'
import type { StateOverride, UrlRecord } from '@waymark/url-parser'
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
  toUsvString,
} from '@waymark/urlencoded/web-idl'
import { inspectUrl } from './inspect-url.ts'
import { invalidUrl } from './invalid-url.ts'
import type { URL as Interface, URLConstructor } from './url-interface.ts'
import { apiUrlParse, type UrlParser } from './url-parser.ts'

/** As second argument of the constructor: the first is a record already. Nobody outside has it. */
const PARSED: unique symbol = /* @__PURE__ */ Symbol('parsed') as never

/**
 * The class of the URL Standard, over one parser.
 *
 * @see https://url.spec.whatwg.org/#url-class
 */
export function createUrlClass(parser: UrlParser): URLConstructor {
  class URL implements Interface {
    /** Up to date but for the query while `#isQueryStale`. */
    #record: UrlRecord
    /** The serialisation of `#record`, once somebody asked for it. */
    #href: string | null = null
    #query: QueryList | null = null
    #searchParams: URLSearchParams | null = null
    /** Whether `#query` has changed since it was last serialised into `#record`. */
    #isQueryStale = false

    constructor(url: string | Interface, base: string | Interface | undefined = undefined) {
      if ((base as unknown) === PARSED) {
        this.#record = url as unknown as UrlRecord
        return
      }
      requireArguments(arguments.length, 1, 'The URL constructor')
      const input = toUsvString(url)
      const baseInput = base === undefined ? null : toUsvString(base)
      const record = apiUrlParse(parser, input, baseInput)
      if (record === null) throw invalidUrl(parser, input, baseInput)
      this.#record = record
    }

    static parse(
      url: string | Interface,
      base: string | Interface | undefined = undefined,
    ): Interface | null {
      requireArguments(arguments.length, 1, 'URL.parse')
      const input = toUsvString(url)
      const record = apiUrlParse(parser, input, base === undefined ? null : toUsvString(base))
      return record && new URL(record as never, PARSED as never)
    }

    static canParse(
      url: string | Interface,
      base: string | Interface | undefined = undefined,
    ): boolean {
      requireArguments(arguments.length, 1, 'URL.canParse')
      const input = toUsvString(url)
      return apiUrlParse(parser, input, base === undefined ? null : toUsvString(base)) !== null
    }

    get href(): string {
      return URL.#check(this, 'href').#serialize()
    }

    set href(value: string | Interface) {
      const url = URL.#check(this, 'href')
      const input = toUsvString(value)
      const record = parser.basicUrlParse(input)
      if (record === null) throw invalidUrl(parser, input, null)
      url.#replace(record)
      url.#loadQuery()
    }

    get origin(): string {
      return parser.serializeOrigin(parser.getOrigin(URL.#check(this, 'origin').#record))
    }

    get protocol(): string {
      return `${URL.#check(this, 'protocol').#record.scheme}:`
    }

    set protocol(value: string) {
      const url = URL.#check(this, 'protocol')
      url.#reparse(`${toUsvString(value)}:`, url.#current(), 'scheme start state')
    }

    get username(): string {
      return URL.#check(this, 'username').#record.username
    }

    set username(value: string) {
      const url = URL.#check(this, 'username')
      const username = utf8PercentEncode(toUsvString(value), USERINFO)
      const record = url.#current()
      if (!parser.cannotHaveUsernamePasswordPort(record)) url.#replace({ ...record, username })
    }

    get password(): string {
      return URL.#check(this, 'password').#record.password
    }

    set password(value: string) {
      const url = URL.#check(this, 'password')
      const password = utf8PercentEncode(toUsvString(value), USERINFO)
      const record = url.#current()
      if (!parser.cannotHaveUsernamePasswordPort(record)) url.#replace({ ...record, password })
    }

    get host(): string {
      const { host, port } = URL.#check(this, 'host').#record
      if (host === null) return ''
      return port === null ? parser.serializeHost(host) : `${parser.serializeHost(host)}:${port}`
    }

    set host(value: string) {
      const url = URL.#check(this, 'host')
      const input = toUsvString(value)
      const record = url.#current()
      if (record.path.kind !== 'opaque') url.#reparse(input, record, 'host state')
    }

    get hostname(): string {
      const { host } = URL.#check(this, 'hostname').#record
      return host === null ? '' : parser.serializeHost(host)
    }

    set hostname(value: string) {
      const url = URL.#check(this, 'hostname')
      const input = toUsvString(value)
      const record = url.#current()
      if (record.path.kind !== 'opaque') url.#reparse(input, record, 'hostname state')
    }

    get port(): string {
      const { port } = URL.#check(this, 'port').#record
      return port === null ? '' : `${port}`
    }

    set port(value: string) {
      const url = URL.#check(this, 'port')
      const input = toUsvString(value)
      const record = url.#current()
      if (parser.cannotHaveUsernamePasswordPort(record)) return
      if (input === '') url.#replace({ ...record, port: null })
      else url.#reparse(input, record, 'port state')
    }

    get pathname(): string {
      return parser.serializePath(URL.#check(this, 'pathname').#record)
    }

    set pathname(value: string) {
      const url = URL.#check(this, 'pathname')
      const input = toUsvString(value)
      const record = url.#current()
      if (record.path.kind === 'opaque') return
      const emptied: UrlRecord = { ...record, path: { kind: 'list', segments: [] } }
      url.#reparse(input, emptied, 'path start state')
    }

    get search(): string {
      const { query } = URL.#check(this, 'search').#current()
      return query === null || query === '' ? '' : `?${query}`
    }

    set search(value: string) {
      const url = URL.#check(this, 'search')
      const input = toUsvString(value)
      const record = url.#record
      if (input === '') url.#replace({ ...record, query: null })
      else {
        const text = input.startsWith('?') ? input.slice(1) : input
        url.#reparse(text, { ...record, query: '' }, 'query state')
      }
      url.#loadQuery()
    }

    get searchParams(): URLSearchParams {
      const url = URL.#check(this, 'searchParams')
      url.#searchParams ??= new URLSearchParams(url.#openQuery())
      return url.#searchParams
    }

    get hash(): string {
      const { fragment } = URL.#check(this, 'hash').#record
      return fragment === null || fragment === '' ? '' : `#${fragment}`
    }

    set hash(value: string) {
      const url = URL.#check(this, 'hash')
      const input = toUsvString(value)
      const record = url.#current()
      if (input === '') url.#replace({ ...record, fragment: null })
      else {
        const text = input.startsWith('#') ? input.slice(1) : input
        url.#reparse(text, { ...record, fragment: '' }, 'fragment state')
      }
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

    static #check(self: object, member: string): URL {
      if (isObject(self) && #record in self) return self
      throw illegalInvocation(`URL.${member}`)
    }

    #serialize(): string {
      this.#href ??= parser.serializeUrl(this.#current())
      return this.#href
    }

    /** The record with everything that was done to `searchParams`: n changes are serialised once. */
    #current(): UrlRecord {
      if (this.#isQueryStale && this.#query !== null) {
        const query = this.#query.toString()
        this.#replace({ ...this.#record, query: query === '' ? null : query })
      }
      return this.#record
    }

    #replace(record: UrlRecord): void {
      this.#record = record
      this.#href = null
      this.#isQueryStale = false
    }

    /** *Basic URL parse* with state override; failure leaves the URL as it was. */
    #reparse(input: string, url: UrlRecord, stateOverride: StateOverride): void {
      const record = parser.basicUrlParse(input, null, { url, stateOverride })
      if (record !== null) this.#replace(record)
    }

    #openQuery(): QueryList {
      const list = QueryList.parse(this.#record.query ?? '')
      list.onUpdate = () => {
        this.#isQueryStale = true
        this.#href = null
      }
      this.#query = list
      return list
    }

    /** After the URL got another query: the list that people may hold says the same. */
    #loadQuery(): void {
      this.#query?.load(this.#record.query ?? '')
    }
  }
  return exposeInterface(URL, 'URL')
}
