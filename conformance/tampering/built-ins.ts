/** One function of the language that a page can replace: a method, a function or a getter. */
export interface BuiltIn {
  /** For example `String.prototype.slice` or `get RegExp.prototype.flags`. */
  readonly name: string
  readonly owner: object
  readonly key: PropertyKey
  readonly property: PropertyDescriptor
}

/** The global names of ECMAScript 2022 and its successors, without those that are not functions or objects. */
const GLOBALS = [
  'AggregateError Array ArrayBuffer Atomics BigInt BigInt64Array BigUint64Array Boolean DataView Date Error EvalError',
  'FinalizationRegistry Float32Array Float64Array Function Int16Array Int32Array Int8Array Intl Iterator JSON Map Math',
  'Number Object Promise Proxy RangeError ReferenceError Reflect RegExp Set SharedArrayBuffer String Symbol SyntaxError',
  'TypeError URIError Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet decodeURI',
  'decodeURIComponent encodeURI encodeURIComponent escape eval isFinite isNaN parseFloat parseInt unescape',
  // Of the host, but everywhere.
  'TextDecoder TextEncoder structuredClone',
]
  .join(' ')
  .split(' ')

/** Prototypes that have no name. */
function hiddenPrototypes(): [name: string, prototype: object][] {
  const of = (value: object): object => Object.getPrototypeOf(value)
  return [
    ['%TypedArray%', of(Uint8Array)],
    ['%TypedArray%.prototype', of(Uint8Array.prototype)],
    ['%ArrayIteratorPrototype%', of([].values())],
    ['%StringIteratorPrototype%', of(''[Symbol.iterator]())],
    ['%MapIteratorPrototype%', of(new Map().keys())],
    ['%SetIteratorPrototype%', of(new Set().keys())],
    ['%RegExpStringIteratorPrototype%', of(''.matchAll(/a/g))],
    ['%IteratorPrototype%', of(of([].values()))],
    ['%GeneratorPrototype%', of(of((function* () {})()))],
  ]
}

/** Every function of the language that can be replaced, in the order of the names. */
export function builtIns(): BuiltIn[] {
  const owners: [name: string, owner: object][] = []
  const found: BuiltIn[] = []
  for (const name of GLOBALS) {
    const value: unknown = Reflect.get(globalThis, name)
    if (typeof value !== 'function' && (typeof value !== 'object' || value === null)) continue
    add(name, globalThis, name)
    owners.push([name, value])
    const prototype: unknown = Reflect.get(value, 'prototype')
    if (typeof prototype === 'object' && prototype !== null)
      owners.push([`${name}.prototype`, prototype])
  }
  owners.push(['Function.prototype', Function.prototype], ...hiddenPrototypes())
  for (const [name, owner] of owners) {
    for (const key of Reflect.ownKeys(owner)) {
      add(typeof key === 'symbol' ? `${name}[${key.description}]` : `${name}.${key}`, owner, key)
    }
  }
  return found

  function add(name: string, owner: object, key: PropertyKey): void {
    const property = Reflect.getOwnPropertyDescriptor(owner, key)
    if (property?.configurable !== true) return
    if (found.some((other) => other.owner === owner && other.key === key)) return
    if (typeof property.value === 'function') found.push({ name, owner, key, property })
    else if (property.get !== undefined) {
      found.push({ name: `get ${name}`, owner, key, property })
    }
  }
}

/** What a built-in is replaced by, by name: functions that give one value, or one that is a little wrong. */
export const stubs: Readonly<Record<string, (original: Callable) => Callable>> = {
  undefined: () => () => undefined,
  null: () => () => null,
  false: () => () => false,
  true: () => () => true,
  zero: () => () => 0,
  one: () => () => 1,
  text: () => () => 'x',
  'its first argument': () => (first) => first,
  'its receiver': () =>
    function (this: unknown) {
      return typeof this === 'string' ? `${this}` : this
    },
  'a little wrong': (original) =>
    function (this: unknown, ...args) {
      const value: unknown = apply(original, this, args)
      switch (typeof value) {
        case 'string':
          return `${value}x`
        case 'number':
          return value + 1
        case 'boolean':
          return !value
        default:
          return undefined
      }
    },
}

type Callable = (...args: never[]) => unknown

// The stubs use syntax only, apart from this, which stays as it was.
const { apply } = Reflect
