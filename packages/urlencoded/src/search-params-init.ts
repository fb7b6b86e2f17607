import { QueryList } from './query-list.ts'
import { isObject, toDomString, toUsvRecord, toUsvString } from './web-idl.ts'

/**
 * The constructor's argument,
 * `(sequence<sequence<USVString>> or record<USVString, USVString> or USVString)`, as
 * the list that it means.
 *
 * `Symbol.iterator` is read once, and iterators are never closed early: both can be observed, and
 * `for…of` does neither as Web IDL has it.
 *
 * @see https://webidl.spec.whatwg.org/#js-union
 * @see https://url.spec.whatwg.org/#urlsearchparams-initialize
 */
export function convertInit(init: unknown): QueryList {
  if (isObject(init)) {
    const method = iteratorMethod(init, 'init')
    return new QueryList('', method === null ? toUsvRecord(init) : fromPairs(init, method))
  }
  return parseQuery(toDomString(init))
}

/** The list that a query means, with or without a leading `?`. */
export function parseQuery(query: string): QueryList {
  const input = toUsvString(query)
  return new QueryList(input[0] === '?' ? input.slice(1) : input)
}

function fromPairs(init: object, method: IteratorMethod): string[] {
  // Every conversion comes before the first check of a length.
  const pairs = fromSequence(init, method, 'init', (item, index) => {
    const where = `init[${index}]`
    const inner = isObject(item) ? iteratorMethod(item, where) : null
    if (inner === null) throw fail(`${where} is not iterable`)
    return fromSequence(item as object, inner, where, toUsvString)
  })
  const flat: string[] = []
  for (let i = 0; i < pairs.length; i++) {
    const pair = pairs[i]!
    const { length } = pair
    if (length !== 2) throw fail(`init[${i}] has ${length} items, not a name and a value`)
    flat[2 * i] = pair[0]!
    flat[2 * i + 1] = pair[1]!
  }
  return flat
}

/** https://webidl.spec.whatwg.org/#create-sequence-from-iterable */
function fromSequence<Item>(
  iterable: object,
  method: IteratorMethod,
  where: string,
  convert: (value: unknown, index: number) => Item,
): Item[] {
  const iterator: unknown = Reflect.apply(method, iterable, [])
  if (!isObject(iterator)) throw fail(`the iterator of ${where} is not an object`)
  const next: unknown = iterator['next']
  if (typeof next !== 'function') throw fail(`the iterator of ${where} has no next method`)
  const items: Item[] = []
  for (;;) {
    const result: unknown = Reflect.apply(next, iterator, [])
    if (!isObject(result)) throw fail(`the iterator of ${where} gave no object`)
    if (result['done']) return items
    items[items.length] = convert(result['value'], items.length)
  }
}

const iteratorSymbol: typeof Symbol.iterator = Symbol.iterator

type IteratorMethod = (...args: never[]) => unknown

/** https://tc39.es/ecma262/#sec-getmethod */
function iteratorMethod(value: object, where: string): IteratorMethod | null {
  const method = (value as Record<PropertyKey, unknown>)[iteratorSymbol]
  if (method === undefined || method === null) return null
  if (typeof method !== 'function') throw fail(`${where}[Symbol.iterator] is not a function`)
  return method as IteratorMethod
}

function fail(problem: string): TypeError {
  return new TypeError(`Cannot construct URLSearchParams: ${problem}`)
}
