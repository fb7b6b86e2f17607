import type { QueryList } from './query-list.ts'
import type { TupleReader } from './tuple-reader.ts'
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
    /** Reads the text of the list as long as there is no more than that. */
    readonly #reader: TupleReader | null
    #at = 0

    constructor(list: QueryList, part: PairPart) {
      this.#list = list
      this.#part = part
      this.#reader = list.startReading()
    }

    next(): IteratorResult<string | [string, string], undefined> {
      const list = PairIterator.#listOf(this)
      const reader = list.isText ? this.#reader : null
      const at = this.#at
      let name: string
      let value: string
      if (reader !== null) {
        if (!reader.next()) return { value: undefined, done: true }
        ;({ name, value } = reader)
      } else {
        const { tuples } = list
        if (at >= tuples.length) return { value: undefined, done: true }
        name = tuples[at]!
        value = tuples[at + 1]!
      }
      this.#at = at + 2
      const part = this.#part
      return {
        value: part === 'key+value' ? [name, value] : part === 'key' ? name : value,
        done: false,
      }
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
