import type { QueryList } from './query-list.ts'
import type { URLSearchParamsIterator } from './url-search-params-interface.ts'
import { exposeInterface, illegalInvocation } from './web-idl.ts'

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
      const { tuples } = PairIterator.#listOf(this)
      const at = this.#index * 2
      if (at >= tuples.length) return { value: undefined, done: true }
      this.#index++
      return { value: partOf(tuples, at, this.#part), done: false }
    }

    static #listOf(self: PairIterator): QueryList {
      try {
        return self.#list
      } catch {
        throw illegalInvocation('URLSearchParams Iterator.next')
      }
    }
  }
  // The prototype of such iterators has no constructor of its own: nobody else can make one.
  const { prototype } = exposeInterface(PairIterator, 'URLSearchParams Iterator')
  Reflect.deleteProperty(prototype, 'constructor')
  const arrayIterator: object = Object.getPrototypeOf([][Symbol.iterator]())
  Object.setPrototypeOf(prototype, Object.getPrototypeOf(arrayIterator))
  return PairIterator
}

function partOf(tuples: readonly string[], at: number, part: PairPart): string | [string, string] {
  switch (part) {
    case 'key':
      return tuples[at]!
    case 'value':
      return tuples[at + 1]!
    case 'key+value':
      return [tuples[at]!, tuples[at + 1]!]
  }
}
