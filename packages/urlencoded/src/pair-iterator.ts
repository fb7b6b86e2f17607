import type { QueryList } from './query-list.ts'
import type { URLSearchParamsIterator } from './url-search-params-interface.ts'
import { exposeInterface, illegalInvocation } from './web-idl.ts'

/** Which part of each tuple an iterator gives. */
type PairPart = 'key' | 'value' | 'key+value'

interface PairIteratorConstructor {
  new (list: QueryList, part: 'key+value'): URLSearchParamsIterator<[string, string]>
  new (list: QueryList, part: 'key' | 'value'): URLSearchParamsIterator<string>
}

/**
 * An iterator over a list that lives on: it keeps an index, and looks at the list anew each time.
 *
 * @see https://webidl.spec.whatwg.org/#es-default-iterator-object
 */
export const PairIterator: PairIteratorConstructor = /* @__PURE__ */ definePairIterator()

function definePairIterator(): PairIteratorConstructor {
  class PairIterator {
    readonly #list: QueryList
    readonly #part: PairPart
    #at = 0

    constructor(list: QueryList, part: PairPart) {
      this.#list = list.parse()
      this.#part = part
    }

    next(): IteratorResult<string | [string, string], undefined> {
      if (!(#list in this)) throw illegalInvocation('URLSearchParams Iterator.next')
      const { flat } = this.#list
      const at = this.#at
      if (at >= flat.length) return { value: undefined, done: true }
      this.#at = at + 2
      const name = flat[at]!
      const value = flat[at + 1]!
      const part = this.#part
      return {
        value: part === 'key+value' ? [name, value] : part === 'key' ? name : value,
        done: false,
      }
    }
  }
  // The prototype of such iterators has no constructor of its own, so that other code cannot make one.
  const { prototype } = exposeInterface(PairIterator, 'URLSearchParams Iterator')
  Reflect.deleteProperty(prototype, 'constructor')
  const arrayIterator: object = Object.getPrototypeOf([][Symbol.iterator]())
  Object.setPrototypeOf(prototype, Object.getPrototypeOf(arrayIterator))
  // Its prototype's prototype, set above, has the rest.
  return PairIterator as unknown as PairIteratorConstructor
}
