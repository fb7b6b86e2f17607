// biome-ignore-all lint/complexity/noArguments: Web IDL counts arguments, and undefined can be one.
import { inspectSearchParams } from './inspect-search-params.ts'
import { PairIterator } from './pair-iterator.ts'
import { QueryList } from './query-list.ts'
import { convertInit, parseQuery } from './search-params-init.ts'
import type {
  URLSearchParams as Interface,
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
      return URLSearchParams.#listOf(this, 'size').size
    }

    append(name: string, value: string): void {
      const list = URLSearchParams.#listOf(this, 'append', arguments.length, 2)
      list.append(toUsvString(name), toUsvString(value))
    }

    delete(name: string, value: string | undefined = undefined): void {
      const list = URLSearchParams.#listOf(this, 'delete', arguments.length, 1)
      list.delete(toUsvString(name), value === undefined ? undefined : toUsvString(value))
    }

    get(name: string): string | null {
      const list = URLSearchParams.#listOf(this, 'get', arguments.length, 1)
      const text = toDomString(name)
      const value = list.get(text)
      if (value !== null) return value
      // No name in the list has a lone surrogate, so a name that was found had none: to look first saves a third.
      const scalars = toUsvString(text)
      return scalars === text ? null : list.get(scalars)
    }

    getAll(name: string): string[] {
      const list = URLSearchParams.#listOf(this, 'getAll', arguments.length, 1)
      return list.getAll(toUsvString(name))
    }

    has(name: string, value: string | undefined = undefined): boolean {
      const list = URLSearchParams.#listOf(this, 'has', arguments.length, 1)
      return list.has(toUsvString(name), value === undefined ? undefined : toUsvString(value))
    }

    set(name: string, value: string): void {
      const list = URLSearchParams.#listOf(this, 'set', arguments.length, 2)
      list.set(toUsvString(name), toUsvString(value))
    }

    sort(): void {
      URLSearchParams.#listOf(this, 'sort').sort()
    }

    toString(): string {
      return URLSearchParams.#listOf(this, 'toString').toString()
    }

    entries(): URLSearchParamsIterator<[string, string]> {
      return new PairIterator(URLSearchParams.#listOf(this, 'entries'), 'key+value')
    }

    forEach(
      callback: (value: string, name: string, searchParams: Interface) => void,
      thisArg: unknown = undefined,
    ): void {
      const list = URLSearchParams.#listOf(this, 'forEach', arguments.length, 1)
      if (typeof callback !== 'function') {
        throw new TypeError('URLSearchParams.forEach needs a function as its first argument')
      }
      // The callback may change the list.
      for (let i = 0; i < list.tuples.length; i += 2) {
        // Not callback.call, which a function may have of its own.
        Reflect.apply(callback, thisArg, [list.tuples[i + 1], list.tuples[i], this])
      }
    }

    keys(): URLSearchParamsIterator<string> {
      return new PairIterator(URLSearchParams.#listOf(this, 'keys'), 'key')
    }

    values(): URLSearchParamsIterator<string> {
      return new PairIterator(URLSearchParams.#listOf(this, 'values'), 'value')
    }

    declare [Symbol.iterator]: () => URLSearchParamsIterator<[string, string]>;

    [INSPECT](depth: number | null, options: InspectOptions, inspect?: Inspect): unknown {
      // Node shows what it would have shown anyway when an object gives itself: here, a prototype.
      if (!(isObject(this) && #list in this)) return this
      return inspectSearchParams(this.#list, classNameOf(this), depth, options, inspect)
    }

    /** To ask first with `in` takes longer. */
    static #listOf(self: URLSearchParams, member: string, given = 0, required = 0): QueryList {
      let list: QueryList
      try {
        list = self.#list
      } catch {
        throw illegalInvocation(`URLSearchParams.${member}`)
      }
      if (given < required) requireArguments(given, required, `URLSearchParams.${member}`)
      return list
    }
  }
  Object.defineProperty(URLSearchParams.prototype, Symbol.iterator, {
    value: URLSearchParams.prototype.entries,
    writable: true,
    configurable: true,
  })
  return exposeInterface(URLSearchParams, 'URLSearchParams')
}
