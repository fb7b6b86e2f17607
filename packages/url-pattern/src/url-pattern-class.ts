// biome-ignore-all lint/complexity/noArguments: Web IDL counts arguments, and undefined can be one.

import { quote } from '@waymark/infra'
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
import { compareComponent } from './compare-component.ts'
import { generateComponent } from './generate-component.ts'
import { createMatchResult, matchUrlPattern } from './match-url-pattern.ts'
import { showUrlPattern } from './show-url-pattern.ts'
import { createUrlPattern, hasRegexpGroups, type UrlPattern } from './url-pattern.ts'
import type { URLPattern as Interface, URLPatternConstructor } from './url-pattern-interface.ts'
import type { URLPatternResult } from './url-pattern-types.ts'
import { toComponentName, toGroups, toIgnoreCase, toUrlPatternInput } from './web-idl-values.ts'

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

    static compareComponent(component: unknown, left: unknown, right: unknown): -1 | 0 | 1 {
      requireArguments(arguments.length, 3, 'URLPattern.compareComponent')
      const name = toComponentName(component)
      return compareComponent(URLPattern.#convert(left)[name], URLPattern.#convert(right)[name])
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

    generate(component: unknown, groups: unknown): string {
      const urlPattern = URLPattern.#check(this, 'generate')
      requireArguments(arguments.length, 2, 'URLPattern.generate')
      const name = toComponentName(component)
      const text = generateComponent(urlPattern, name, toGroups(groups))
      if (text !== null) return text
      throw new TypeError(
        `These groups make no ${name} of ${quote(urlPattern[name].patternString)}: give each name a value that it can match; a pattern with *, a regular expression or a modifier makes nothing`,
      )
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

    static #convert(value: unknown): UrlPattern {
      if (isObject(value) && #urlPattern in value) return value.#urlPattern
      throw new TypeError('URLPattern.compareComponent compares objects of its own class')
    }
  }
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
