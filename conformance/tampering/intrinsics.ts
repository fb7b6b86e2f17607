// Runs inside the realm that is measured. What it needs, it takes from the language before anything is changed.

const { apply, defineProperty, getOwnPropertyDescriptor, getPrototypeOf, ownKeys } = Reflect

/** A function, or the getter or setter of a property, that page code can replace. */
export interface BuiltIn {
  /** As one writes it: `String.prototype.slice`, `get RegExp.prototype.flags`. */
  readonly name: string
  /** Notes whether it is read, and leaves what it does. */
  spy(note: () => void): void
  /** Replaces it. */
  change(replacement: Replacement): void
  undo(): void
}

/** What a built-in does after page code has replaced it. */
export const REPLACEMENTS = ['null', 'undefined', 'throw', 'true', 'this', 'argument'] as const
export type Replacement = (typeof REPLACEMENTS)[number]

function replacementOf(kind: Replacement): (...values: unknown[]) => unknown {
  switch (kind) {
    case 'null':
      return () => null
    case 'undefined':
      return () => undefined
    case 'throw':
      return () => {
        throw 'replaced'
      }
    case 'true':
      return () => true
    case 'this':
      return function (this: unknown) {
        return this
      }
    case 'argument':
      return (value) => value
  }
}

/** Objects of the language that no global name leads to. */
function hiddenIntrinsics(): Readonly<Record<string, unknown>> {
  const generator = getPrototypeOf(function* () {})!
  const asyncGenerator = getPrototypeOf(async function* () {})!
  return {
    '%IteratorPrototype%': getPrototypeOf(getPrototypeOf([][Symbol.iterator]())!),
    '%ArrayIteratorPrototype%': getPrototypeOf([][Symbol.iterator]()),
    '%StringIteratorPrototype%': getPrototypeOf(''[Symbol.iterator]()),
    '%MapIteratorPrototype%': getPrototypeOf(new Map()[Symbol.iterator]()),
    '%SetIteratorPrototype%': getPrototypeOf(new Set()[Symbol.iterator]()),
    '%RegExpStringIteratorPrototype%': getPrototypeOf(''.matchAll(/x/g)),
    '%TypedArray%': getPrototypeOf(Uint8Array),
    '%GeneratorFunction.prototype%': generator,
    '%AsyncGeneratorFunction.prototype%': asyncGenerator,
    '%AsyncFunction.prototype%': getPrototypeOf(async () => {}),
  }
}

/** The standard's own globals, and not those of Node, of the page or of a test. */
const GLOBALS =
  'Object Function Array String Number Boolean Symbol BigInt Math JSON Reflect Proxy Date RegExp Map Set WeakMap WeakSet WeakRef FinalizationRegistry Promise Error TypeError RangeError SyntaxError URIError EvalError ReferenceError AggregateError ArrayBuffer SharedArrayBuffer DataView Atomics Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array Float32Array Float64Array BigInt64Array BigUint64Array Intl Iterator WebAssembly parseInt parseFloat isNaN isFinite encodeURIComponent encodeURI decodeURIComponent decodeURI escape unescape TextEncoder TextDecoder structuredClone'.split(
    ' ',
  )

/** Every function, getter and setter of the realm that can be replaced. */
export function listBuiltIns(): BuiltIn[] {
  const found: BuiltIn[] = []
  const seen = new Set<unknown>()
  const visit = (object: unknown, path: string): void => {
    if ((typeof object !== 'object' || object === null) && typeof object !== 'function') return
    if (seen.has(object)) return
    seen.add(object)
    for (const key of ownKeys(object)) {
      const property = getOwnPropertyDescriptor(object, key)!
      const name = nameOf(path, key)
      if ('value' in property) {
        if (typeof property.value === 'function' && (property.writable || property.configurable)) {
          found.push(functionAt(object, key, name, property))
        }
        visit(property.value, name)
      } else if (property.configurable) {
        if (property.get !== undefined) found.push(accessorAt(object, key, 'get', name, property))
        if (property.set !== undefined) found.push(accessorAt(object, key, 'set', name, property))
      }
    }
  }
  for (const name of GLOBALS) {
    const property = getOwnPropertyDescriptor(globalThis, name)
    if (property === undefined) continue
    found.push(functionAt(globalThis, name, name, property))
    visit(Reflect.get(globalThis, name), name)
  }
  const hidden = hiddenIntrinsics()
  for (const name in hidden) visit(hidden[name], name)
  return found.filter(({ name }) => !name.startsWith('Function.prototype.caller'))
}

function nameOf(path: string, key: PropertyKey): string {
  return typeof key === 'symbol' ? `${path}[${key.description}]` : `${path}.${String(key)}`
}

function functionAt(
  object: object,
  key: PropertyKey,
  name: string,
  property: PropertyDescriptor,
): BuiltIn {
  return {
    name,
    spy(note) {
      const { configurable, value } = property
      if (!configurable) return note()
      const get = () => {
        note()
        return value
      }
      defineProperty(object, key, blank({ get, configurable: true }))
    },
    change(kind) {
      defineProperty(object, key, blank({ ...property, value: replacementOf(kind) }))
    },
    undo() {
      defineProperty(object, key, blank(property))
    },
  }
}

function accessorAt(
  object: object,
  key: PropertyKey,
  half: 'get' | 'set',
  name: string,
  property: PropertyDescriptor,
): BuiltIn {
  return {
    name: `${half} ${name}`,
    spy(note) {
      const original = property[half]!
      const spying = function (this: unknown, ...values: unknown[]): unknown {
        note()
        return apply(original, this, values)
      }
      defineProperty(object, key, blank({ ...property, [half]: spying }))
    },
    change(kind) {
      defineProperty(object, key, blank({ ...property, [half]: replacementOf(kind) }))
    },
    undo() {
      defineProperty(object, key, blank(property))
    },
  }
}

/** Something that page code adds to a prototype. */
export interface Pollution {
  readonly name: string
  change(): void
  undo(): void
}

function pollution(
  object: object,
  path: string,
  key: PropertyKey,
  what: string,
  property: PropertyDescriptor,
): Pollution {
  const before = getOwnPropertyDescriptor(object, key)
  return {
    name: `${nameOf(path, key)} ${what}`,
    change() {
      defineProperty(object, key, blank({ ...property, configurable: true }))
    },
    undo() {
      if (before === undefined) delete (object as Record<PropertyKey, unknown>)[key]
      else defineProperty(object, key, blank(before))
    },
  }
}

/** Pollution that options, descriptors, records, iterators and holes of arrays could be read from. */
export function listPollutions(optionNames: readonly string[]): Pollution[] {
  const found: Pollution[] = []
  for (let index = 0; index < 4; index++) {
    found.push(
      pollution(Array.prototype, 'Array.prototype', index, 'as a setter', { set: () => {} }),
      pollution(Array.prototype, 'Array.prototype', index, 'as a value', {
        value: 'evil.example',
        writable: true,
      }),
      pollution(Object.prototype, 'Object.prototype', index, 'as a setter', { set: () => {} }),
    )
  }
  for (const name of optionNames) {
    for (const value of [true, 'https://evil.example/', 1, null, () => 'evil.example', ['x']]) {
      const what = typeof value === 'function' ? 'as a function' : `as ${JSON.stringify(value)}`
      for (const enumerable of [true, false]) {
        const shown = enumerable ? what : `${what}, not enumerable`
        const property = { value, enumerable, writable: true }
        found.push(pollution(Object.prototype, 'Object.prototype', name, shown, property))
      }
    }
  }
  const symbols = ['replace', 'split', 'match', 'search', 'iterator', 'species'] as const
  for (const name of [...symbols, 'toPrimitive', 'isConcatSpreadable', 'matchAll'] as const) {
    const symbol = Symbol[name]
    for (const [owner, path] of [
      [Object.prototype, 'Object.prototype'],
      [String.prototype, 'String.prototype'],
      [Number.prototype, 'Number.prototype'],
    ] as const) {
      const property = { value: () => 'evil.example', writable: true }
      found.push(pollution(owner, path, symbol, 'as a function', property))
    }
  }
  return found
}

/** The same descriptor, which inherits nothing that was put on `Object.prototype`. */
function blank(property: PropertyDescriptor): PropertyDescriptor {
  return { __proto__: null, ...property } as PropertyDescriptor
}
