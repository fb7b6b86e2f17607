import type { QueryList } from './query-list.ts'
import type { URLSearchParamsIterator } from './url-search-params-interface.ts'
import {
  exposeInterface,
  INSPECT,
  type Inspect,
  type InspectOptions,
  illegalInvocation,
  isObject,
} from './web-idl.ts'

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
      const at = this.#at
      if (at >= this.#list.flat.length) return { value: undefined, done: true }
      this.#at = at + 2
      return { value: this.#itemAt(at), done: false }
    }

    #itemAt(at: number): string | [string, string] {
      const { flat } = this.#list
      const name = flat[at]!
      const value = flat[at + 1]!
      const part = this.#part
      return part === 'key+value' ? [name, value] : part === 'key' ? name : value
    }

    /** What `console.log` shows in Node: what is still to come. */
    [INSPECT](depth: number | null, options: InspectOptions, inspect?: Inspect): unknown {
      // Node shows what it would have shown anyway when an object gives itself: here, a prototype.
      if (!(isObject(this) && #list in this)) return this
      if (depth !== null && depth < 0) return '[Object]'
      const show = inspect ?? ((value: unknown) => JSON.stringify(value))
      const inner = depth === null ? options : { ...options, depth: depth - 1 }
      const items: unknown[] = []
      for (let at = this.#at; at < this.#list.flat.length; at += 2) items.push(this.#itemAt(at))
      const shown = items.map((item) => show(item, inner))
      // Over several lines where Node would write a list of them so.
      const [start, comma] = show(items, inner).includes('\n') ? ['\n  ', ',\n  '] : [' ', ', ']
      return `URLSearchParams Iterator {${start}${shown.join(comma)} }`
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
