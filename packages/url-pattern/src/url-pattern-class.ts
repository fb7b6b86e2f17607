// biome-ignore-all lint/complexity/noArguments: Web IDL counts arguments, and undefined can be one.

import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import {
  exposeInterface,
  INSPECT,
  type Inspect,
  type InspectOptions,
  illegalInvocation,
  isObject,
  toUsvString,
} from '@waymark/urlencoded/internal'
import { createMatchResult, matchUrlPattern } from './match-url-pattern.ts'
import { showUrlPattern } from './show-url-pattern.ts'
import { createUrlPattern, hasRegexpGroups, type UrlPattern } from './url-pattern.ts'
import type { URLPattern as Interface, URLPatternConstructor } from './url-pattern-interface.ts'
import type { URLPatternResult } from './url-pattern-types.ts'
import { toIgnoreCase, toUrlPatternInput } from './web-idl-values.ts'

/** The pattern inside an object of the class. Only code in the class can read it, and not every engine has static blocks. */
let urlPatternIn: (value: unknown) => UrlPattern | null = () => null

function createUrlPatternClass(): URLPatternConstructor {
  class URLPattern implements Interface {
    readonly #urlPattern: UrlPattern

    constructor(...args: readonly unknown[]) {
      const [first, second, third] = args
      // The constructors are told apart by their number of arguments; of two, by the second.
      const hasBase = args.length > 2 || (args.length === 2 && !isDictionary(second))
      const input = toUrlPatternInput(first)
      const baseUrl = hasBase ? toUsvString(second) : null
      this.#urlPattern = createUrlPattern(input, baseUrl, toIgnoreCase(hasBase ? third : second))
    }

    get protocol(): string {
      return URLPattern.#check(this, 'protocol').protocol.patternString
    }

    get username(): string {
      return URLPattern.#check(this, 'username').username.patternString
    }

    get password(): string {
      return URLPattern.#check(this, 'password').password.patternString
    }

    get hostname(): string {
      return URLPattern.#check(this, 'hostname').hostname.patternString
    }

    get port(): string {
      return URLPattern.#check(this, 'port').port.patternString
    }

    get pathname(): string {
      return URLPattern.#check(this, 'pathname').pathname.patternString
    }

    get search(): string {
      return URLPattern.#check(this, 'search').search.patternString
    }

    get hash(): string {
      return URLPattern.#check(this, 'hash').hash.patternString
    }

    get hasRegExpGroups(): boolean {
      return hasRegexpGroups(URLPattern.#check(this, 'hasRegExpGroups'))
    }

    test(input: unknown = undefined, baseURL: unknown = undefined): boolean {
      const urlPattern = URLPattern.#check(this, 'test')
      const converted = toUrlPatternInput(input)
      const baseUrl = baseURL === undefined ? null : toUsvString(baseURL)
      return matchUrlPattern(urlPattern, converted, baseUrl) !== null
    }

    exec(input: unknown = undefined, baseURL: unknown = undefined): URLPatternResult | null {
      const urlPattern = URLPattern.#check(this, 'exec')
      const converted = toUrlPatternInput(input)
      const baseUrl = baseURL === undefined ? null : toUsvString(baseURL)
      const match = matchUrlPattern(urlPattern, converted, baseUrl)
      if (match === null) return null
      const inputs = baseUrl === null ? [converted] : [converted, baseUrl]
      return createMatchResult(urlPattern, inputs, match)
    }

    [INSPECT](depth: number | null, options: InspectOptions, inspect?: Inspect): unknown {
      // Node shows what it would have shown anyway when an object gives itself: here, a prototype.
      if (!(isObject(this) && #urlPattern in this)) return this
      return showUrlPattern(this, depth, options, inspect)
    }

    static #check(self: object, member: string): UrlPattern {
      if (isObject(self) && #urlPattern in self) return self.#urlPattern
      throw illegalInvocation(`URLPattern.${member}`)
    }

    /** Taken from the class when it is made. */
    static read(value: unknown): UrlPattern | null {
      return isObject(value) && #urlPattern in value ? value.#urlPattern : null
    }
  }
  urlPatternIn = URLPattern.read
  Reflect.deleteProperty(URLPattern, 'read')
  return exposeInterface(URLPattern, 'URLPattern')
}

/** Whether overload resolution takes a value for a dictionary and not for a string. */
function isDictionary(value: unknown): boolean {
  return value === undefined || value === null || isObject(value)
}

/** @see https://urlpattern.spec.whatwg.org/#urlpattern */
export type URLPattern = Interface

/**
 * The class of the URL Pattern Standard, as Web IDL makes it.
 *
 * @see https://urlpattern.spec.whatwg.org/#urlpattern-class
 *
 * @example
 * ```ts
 * import { URLPattern } from '@waymark/url-pattern'
 *
 * const pattern = new URLPattern('https://*.example/books/:id(\\d+)')
 * pattern.test('https://my.example/books/twelve') // => false
 * pattern.exec('https://my.example/books/12')?.pathname.groups // => { id: '12' }
 * ```
 */
export const URLPattern: URLPatternConstructor = /* @__PURE__ */ createUrlPatternClass()

const PATTERN: ArgumentType = {
  expected: 'a URLPattern of this package',
  remedy: 'make one with its class',
}

/** The pattern inside an object of the class. */
export function requireUrlPattern(value: unknown, name: string): UrlPattern {
  // The class is named, so that a bundler keeps it.
  const urlPattern = typeof URLPattern === 'function' ? urlPatternIn(value) : null
  if (urlPattern === null) throw wrongArgument(name, PATTERN, value)
  return urlPattern
}
