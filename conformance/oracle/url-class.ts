import { basicUrlParse } from './basic-url-parser.ts'
import type { DomainToAscii } from './domain-parser.ts'
import { serializeHost } from './host-serializer.ts'
import { toScalarValueString } from './infra.ts'
import { getOrigin, serializeOrigin } from './origin.ts'
import { userinfoPercentEncodeSet } from './percent-encode-sets.ts'
import { utf8PercentEncode } from './percent-encoding.ts'
import { serializePath, serializeUrl } from './serializers.ts'
import type { StateName } from './trace.ts'
import { cannotHaveUsernamePasswordPort, hasOpaquePath, type UrlRecord } from './url-record.ts'
import { parseUrlencodedString, serializeUrlencoded, type Tuple } from './urlencoded.ts'

/** The URL class as far as strings go in and come out; its setters are what uses the state overrides. */
export interface OracleUrl {
  href: string
  readonly origin: string
  protocol: string
  username: string
  password: string
  host: string
  hostname: string
  port: string
  pathname: string
  search: string
  hash: string
  /** The *query object*, with nothing but its serialisation. */
  readonly searchParams: { toString(): string }
  /** The record itself: what changes it changes the URL. */
  readonly record: UrlRecord
}

/** A `URL` class without `parse`. @see https://url.spec.whatwg.org/#url-class */
export interface OracleUrlConstructor {
  new (url: string, base?: string): OracleUrl
  canParse(url: string, base?: string): boolean
}

/** https://url.spec.whatwg.org/#set-the-username */
function setUsername(url: UrlRecord, username: string): void {
  url.username = utf8PercentEncode(username, userinfoPercentEncodeSet)
}

/** https://url.spec.whatwg.org/#set-the-password */
function setPassword(url: UrlRecord, password: string): void {
  url.password = utf8PercentEncode(password, userinfoPercentEncodeSet)
}

/** The class of the standard's section 6.1, over the oracle. */
export function createUrlClass(domainToAscii: DomainToAscii): OracleUrlConstructor {
  const parse = (input: string, base: UrlRecord | null = null) =>
    basicUrlParse(input, { domainToAscii, base })

  /** https://url.spec.whatwg.org/#api-url-parser */
  function parseApiUrl(url: string, base: string | null): UrlRecord | null {
    // 1. Start without a base.
    let parsedBase: UrlRecord | null = null
    // 2. A base that is given is parsed.
    if (base !== null) {
      // 2.1. Parse it without one.
      parsedBase = parse(base)
      // 2.2. Failure stays failure.
      if (parsedBase === null) return null
    }
    // 3. Parse the input with it.
    return parse(url, parsedBase)
  }

  return class URL implements OracleUrl {
    #url: UrlRecord
    #queryObject: Tuple[]

    /** https://url.spec.whatwg.org/#constructors */
    constructor(url: string, base?: string) {
      // 1. Parse the input with the base.
      const parsedUrl = parseApiUrl(url, base ?? null)
      // 2. Failure is an exception.
      if (parsedUrl === null) throw new TypeError('the URL parser returns failure')
      // 3. Keep the URL, and its query as a list.
      this.#url = parsedUrl
      this.#queryObject = parseUrlencodedString(parsedUrl.query ?? '')
    }

    /** https://url.spec.whatwg.org/#dom-url-canparse */
    static canParse(url: string, base?: string): boolean {
      // 1. Parse the input with the base.
      const parsedUrl = parseApiUrl(url, base ?? null)
      // 2. Failure is a no.
      if (parsedUrl === null) return false
      // 3. All else is a yes.
      return true
    }

    get record(): UrlRecord {
      return this.#url
    }

    /** https://url.spec.whatwg.org/#dom-url-href */
    get href(): string {
      return serializeUrl(this.#url)
    }

    set href(value: string) {
      // 1. Parse the value.
      const parsedUrl = parse(value)
      // 2. Failure is an exception.
      if (parsedUrl === null) throw new TypeError('the URL parser returns failure')
      // 3. Keep the new URL.
      this.#url = parsedUrl
      // 4. Empty the list of the query.
      this.#queryObject = []
      // 5. Look at the new query.
      const { query } = this.#url
      // 6. Parse it, if there is one.
      if (query !== null) this.#queryObject = parseUrlencodedString(query)
    }

    /** https://url.spec.whatwg.org/#dom-url-origin */
    get origin(): string {
      return serializeOrigin(getOrigin(this.#url, parse))
    }

    /** https://url.spec.whatwg.org/#dom-url-protocol */
    get protocol(): string {
      return `${this.#url.scheme}:`
    }

    set protocol(value: string) {
      this.#override(`${value}:`, 'scheme start state')
    }

    /** https://url.spec.whatwg.org/#dom-url-username */
    get username(): string {
      return this.#url.username
    }

    set username(value: string) {
      // 1. Nothing changes where credentials cannot be.
      if (cannotHaveUsernamePasswordPort(this.#url)) return
      // 2. Set the username.
      setUsername(this.#url, toScalarValueString(value))
    }

    /** https://url.spec.whatwg.org/#dom-url-password */
    get password(): string {
      return this.#url.password
    }

    set password(value: string) {
      // 1. Nothing changes where credentials cannot be.
      if (cannotHaveUsernamePasswordPort(this.#url)) return
      // 2. Set the password.
      setPassword(this.#url, toScalarValueString(value))
    }

    /** https://url.spec.whatwg.org/#dom-url-host */
    get host(): string {
      // 1. Look at the URL.
      const { host, port } = this.#url
      // 2. No host is an empty text.
      if (host === null) return ''
      // 3. Without a port, give the host.
      if (port === null) return serializeHost(host)
      // 4. Otherwise both, with a colon between.
      return `${serializeHost(host)}:${port}`
    }

    set host(value: string) {
      // 1. Nothing changes where the path is opaque.
      if (hasOpaquePath(this.#url)) return
      // 2. Parse the value from the host state on.
      this.#override(value, 'host state')
    }

    /** https://url.spec.whatwg.org/#dom-url-hostname */
    get hostname(): string {
      const { host } = this.#url
      // 1. No host is an empty text.
      if (host === null) return ''
      // 2. Give the host.
      return serializeHost(host)
    }

    set hostname(value: string) {
      // 1. Nothing changes where the path is opaque.
      if (hasOpaquePath(this.#url)) return
      // 2. Parse the value in the hostname state.
      this.#override(value, 'hostname state')
    }

    /** https://url.spec.whatwg.org/#dom-url-port */
    get port(): string {
      const { port } = this.#url
      // 1. No port is an empty text.
      if (port === null) return ''
      // 2. Give the port.
      return String(port)
    }

    set port(value: string) {
      // 1. Nothing changes where a port cannot be.
      if (cannotHaveUsernamePasswordPort(this.#url)) return
      // 2. An empty value removes the port.
      if (value === '') this.#url.port = null
      // 3. Any other is parsed in the port state.
      else this.#override(value, 'port state')
    }

    /** https://url.spec.whatwg.org/#dom-url-pathname */
    get pathname(): string {
      return serializePath(this.#url)
    }

    set pathname(value: string) {
      // 1. Nothing changes where the path is opaque.
      if (hasOpaquePath(this.#url)) return
      // 2. Empty the path.
      this.#url.path = { kind: 'list', segments: [] }
      // 3. Parse the value from the path start state on.
      this.#override(value, 'path start state')
    }

    /** https://url.spec.whatwg.org/#dom-url-search */
    get search(): string {
      const { query } = this.#url
      // 1. No query and an empty one are an empty text.
      if (query === null || query === '') return ''
      // 2. Give the query after `?`.
      return `?${query}`
    }

    set search(value: string) {
      // 1. Look at the URL.
      const url = this.#url
      // 2. An empty value removes the query.
      if (value === '') {
        url.query = null
        this.#queryObject = []
        return
      }
      // 3. Drop one `?` at the start.
      const input = value.startsWith('?') ? value.slice(1) : value
      // 4. Start with an empty query.
      url.query = ''
      // 5. Parse the rest in the query state.
      this.#override(input, 'query state')
      // 6. Make its list anew.
      // As of whatwg/url fde3f74, which is newer than the text at hand: that has `input`.
      this.#queryObject = parseUrlencodedString(url.query)
    }

    /** https://url.spec.whatwg.org/#dom-url-searchparams */
    get searchParams(): { toString(): string } {
      return { toString: () => serializeUrlencoded(this.#queryObject) }
    }

    /** https://url.spec.whatwg.org/#dom-url-hash */
    get hash(): string {
      const { fragment } = this.#url
      // 1. No fragment and an empty one are an empty text.
      if (fragment === null || fragment === '') return ''
      // 2. Give the fragment after `#`.
      return `#${fragment}`
    }

    set hash(value: string) {
      // 1. An empty value removes the fragment.
      if (value === '') {
        this.#url.fragment = null
        return
      }
      // 2. Drop one `#` at the start.
      const input = value.startsWith('#') ? value.slice(1) : value
      // 3. Start with an empty fragment.
      this.#url.fragment = ''
      // 4. Parse the rest in the fragment state.
      this.#override(input, 'fragment state')
    }

    /** *Basic URL parse* the value with this's URL as `url`; what it returns is of no interest. */
    #override(value: string, stateOverride: StateName): void {
      basicUrlParse(value, { domainToAscii, url: this.#url, stateOverride })
    }
  }
}
