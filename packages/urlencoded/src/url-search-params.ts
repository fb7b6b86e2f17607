// biome-ignore-all lint/complexity/noArguments: Web IDL counts arguments, and undefined can be one.
import { inspectSearchParams } from './inspect-search-params.ts'
import { PairIterator } from './pair-iterator.ts'
import { QueryList } from './query-list.ts'
import { convertInit, parseQuery } from './search-params-init.ts'
import type {
  URLSearchParamsInterface as Interface,
  URLSearchParamsConstructor,
  URLSearchParamsInit,
  URLSearchParamsIterator,
} from './url-search-params-interface.ts'
import {
  classNameOf,
  exposeInterface,
  INSPECT,
  type Inspect,
  type InspectOptions,
  illegalInvocation,
  isObject,
  requireArguments,
  toDomString,
  toUsvString,
} from './web-idl.ts'

/** @see https://url.spec.whatwg.org/#interface-urlsearchparams */
export type URLSearchParams = Interface

/**
 * The class of the URL Standard, as Web IDL makes it.
 *
 * @see https://url.spec.whatwg.org/#interface-urlsearchparams
 *
 * @example
 * ```ts
 * import { URLSearchParams } from '@waymark/urlencoded'
 *
 * const params = new URLSearchParams('q=tea&page=2')
 * params.set('page', '3')
 * params.toString() // => 'q=tea&page=3'
 * ```
 */
export const URLSearchParams: URLSearchParamsConstructor = /* @__PURE__ */ exposeSearchParams()

function exposeSearchParams(): URLSearchParamsConstructor {
  class URLSearchParams implements Interface {
    readonly #list: QueryList

    constructor(init: URLSearchParamsInit = '') {
      // Asked first, text takes a twentieth less; most lists are made from it.
      if (typeof init === 'string') this.#list = parseQuery(init)
      else this.#list = QueryList.is(init) ? init : convertInit(init)
    }

    get size(): number {
      const params = URLSearchParams.#check(this, 'size')
      return params.#list.size
    }

    append(name: string, value: string): void {
      const params = URLSearchParams.#check(this, 'append', arguments.length, 2)
      params.#list.append(toUsvString(name), toUsvString(value))
    }

    delete(name: string, value: string | undefined = undefined): void {
      const params = URLSearchParams.#check(this, 'delete', arguments.length, 1)
      params.#list.delete(toUsvString(name), value === undefined ? undefined : toUsvString(value))
    }

    get(name: string): string | null {
      const params = URLSearchParams.#check(this, 'get', arguments.length, 1)
      const list = params.#list
      const text = toDomString(name)
      const value = list.get(text)
      if (value !== null) return value
      // No name in the list has a lone surrogate, so a name that was found had none: to look first saves a third.
      const scalars = toUsvString(text)
      return scalars === text ? null : list.get(scalars)
    }

    getAll(name: string): string[] {
      const params = URLSearchParams.#check(this, 'getAll', arguments.length, 1)
      return params.#list.getAll(toUsvString(name))
    }

    has(name: string, value: string | undefined = undefined): boolean {
      const params = URLSearchParams.#check(this, 'has', arguments.length, 1)
      return params.#list.has(
        toUsvString(name),
        value === undefined ? undefined : toUsvString(value),
      )
    }

    set(name: string, value: string): void {
      const params = URLSearchParams.#check(this, 'set', arguments.length, 2)
      params.#list.set(toUsvString(name), toUsvString(value))
    }

    sort(): void {
      const params = URLSearchParams.#check(this, 'sort')
      params.#list.sort()
    }

    toString(): string {
      const params = URLSearchParams.#check(this, 'toString')
      return params.#list.toString()
    }

    entries(): URLSearchParamsIterator<[string, string]> {
      return new PairIterator(URLSearchParams.#check(this, 'entries').#list, 'key+value')
    }

    forEach(
      callback: (value: string, name: string, searchParams: Interface) => void,
      thisArg: unknown = undefined,
    ): void {
      const params = URLSearchParams.#check(this, 'forEach', arguments.length, 1)
      if (typeof callback !== 'function') {
        throw new TypeError('URLSearchParams.forEach needs a function')
      }
      const list = params.#list
      // The callback may change the list.
      for (let i = 0; i < list.tuples.length; i += 2) {
        // Not callback.call, which a function may have of its own.
        Reflect.apply(callback, thisArg, [list.tuples[i + 1], list.tuples[i], this])
      }
    }

    keys(): URLSearchParamsIterator<string> {
      return new PairIterator(URLSearchParams.#check(this, 'keys').#list, 'key')
    }

    values(): URLSearchParamsIterator<string> {
      return new PairIterator(URLSearchParams.#check(this, 'values').#list, 'value')
    }

    declare [Symbol.iterator]: () => URLSearchParamsIterator<[string, string]>;

    [INSPECT](depth: number | null, options: InspectOptions, inspect?: Inspect): unknown {
      // Node shows what it would have shown anyway when an object gives itself: here, a prototype.
      if (!(isObject(this) && #list in this)) return this
      return inspectSearchParams(this.#list, classNameOf(this), depth, options, inspect)
    }

    /** To ask first with `in` takes longer. */
    static #check(
      self: URLSearchParams,
      member: string,
      count?: number,
      required?: number,
    ): URLSearchParams {
      try {
        self.#list
      } catch {
        throw illegalInvocation(`URLSearchParams.${member}`)
      }
      if (count! < required!) requireArguments(count!, required!, `URLSearchParams.${member}`)
      return self
    }
  }
  Object.defineProperty(URLSearchParams.prototype, Symbol.iterator, {
    __proto__: null,
    value: URLSearchParams.prototype.entries,
    writable: true,
    configurable: true,
  } as PropertyDescriptor)
  return exposeInterface(URLSearchParams, 'URLSearchParams')
}
