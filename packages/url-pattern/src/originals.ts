import { getOwnPropertyDescriptor } from '@waymark/infra/intrinsics'
import { type Original, withOriginals } from '@waymark/infra/tampering'

const { iterator, replace } = Symbol
const { getPrototypeOf } = Object

const ORIGINALS: readonly Original[] = /* @__PURE__ */ takeOriginals()

/**
 * The functions that patterns use, and those that these call. To compare everything that their owners have would take half as
 * long again as to compile a pattern.
 */
function takeOriginals(): readonly Original[] {
  const arrayIterator = getPrototypeOf([].values()) as object
  return [
    ...pick(globalThis, 'Array', 'Map', 'Object', 'RegExp', 'Set', 'String'),
    ...pick(Array, 'isArray'),
    ...pick(Array.prototype, 'constructor', 'entries', 'every', 'flatMap', 'includes', 'indexOf'),
    ...pick(Array.prototype, 'join', 'map', 'push', 'reverse', 'some', iterator),
    ...pick(arrayIterator, 'next'),
    ...pick(getPrototypeOf(arrayIterator) as object, iterator),
    ...pick(Map.prototype, 'get', 'set'),
    ...pick(Math, 'max', 'min'),
    ...pick(Object, 'hasOwn'),
    ...pick(RegExp.prototype, 'exec', 'test', replace),
    ...pick(Set.prototype, 'add', 'has'),
    ...pick(String, 'fromCodePoint'),
    ...pick(String.prototype, 'charAt', 'charCodeAt', 'endsWith', 'indexOf', 'lastIndexOf'),
    ...pick(String.prototype, 'replace', 'slice', 'startsWith', 'toLowerCase'),
  ]
}

/** Those of the functions that the engine has. */
function pick(owner: object, ...keys: readonly PropertyKey[]): Original[] {
  return keys.flatMap((key) => {
    const property = getOwnPropertyDescriptor(owner, key)
    return property === undefined ? [] : [{ owner, key, property }]
  })
}

/** Runs something with every original function that a pattern needs. */
export function withAllOriginals<Parameters extends readonly unknown[], Result>(
  run: (...parameters: Parameters) => Result,
  parameters: Parameters,
): Result {
  return withOriginals(run, parameters, ORIGINALS)
}
