import type { QueryList } from './query-list.ts'
import type { URLSearchParamsIterator } from './url-search-params-interface.ts'
import { exposeInterface, illegalInvocation, isObject } from './web-idl.ts'

/** Which part of each tuple an iterator gives. */
type PairPart = 'key' | 'value' | 'key+value'

/**
 * An iterator over a list that lives on: it keeps an index, and looks at the list anew each time.
 *
 * @see https://webidl.spec.whatwg.org/#es-default-iterator-object
 */
export function iteratePairs(
  list: QueryList,
  part: 'key+value',
): URLSearchParamsIterator<[string, string]>
export function iteratePairs(
  list: QueryList,
  part: 'key' | 'value',
): URLSearchParamsIterator<string>
export function iteratePairs(list: QueryList, part: PairPart): unknown {
  return new PairIterator(list, part)
}

const PairIterator = /* @__PURE__ */ definePairIterator()

function definePairIterator(): new (list: QueryList, part: PairPart) => object {
  class PairIterator {
    readonly #list: QueryList
    readonly #part: PairPart
    #index = 0

    constructor(list: QueryList, part: PairPart) {
      this.#list = list
      this.#part = part
    }

    next(): IteratorResult<string | [string, string], undefined> {
      if (!isObject(this) || !(#index in this))
        throw illegalInvocation('URLSearchParams Iterator.next')
      const list = this.#list
      const index = this.#index
      if (index >= list.size) return { value: undefined, done: true }
      this.#index = index + 1
      return { value: partOf(list, index, this.#part), done: false }
    }
  }
  // The prototype of such iterators has no constructor of its own: nobody else can make one.
  const { prototype } = exposeInterface(PairIterator, 'URLSearchParams Iterator')
  Reflect.deleteProperty(prototype, 'constructor')
  const arrayIterator: object = Object.getPrototypeOf([][Symbol.iterator]())
  Object.setPrototypeOf(prototype, Object.getPrototypeOf(arrayIterator))
  return PairIterator
}

function partOf(list: QueryList, index: number, part: PairPart): string | [string, string] {
  switch (part) {
    case 'key':
      return list.nameAt(index)
    case 'value':
      return list.valueAt(index)
    case 'key+value':
      return [list.nameAt(index), list.valueAt(index)]
  }
}
