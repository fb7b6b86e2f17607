// Classes and functions of the language as they were when this file was loaded: a page may replace the global ones later.

export const Bytes: Uint8ArrayConstructor = Uint8Array
export const Floats: Float32ArrayConstructor = Float32Array
export const Integers: Int32ArrayConstructor = Int32Array

export const apply: typeof Reflect.apply = Reflect.apply
export const defineProperty: typeof Reflect.defineProperty = Reflect.defineProperty
export const get: typeof Reflect.get = Reflect.get
export const getOwnPropertyDescriptor: typeof Reflect.getOwnPropertyDescriptor =
  Reflect.getOwnPropertyDescriptor
export const ownKeys: typeof Reflect.ownKeys = Reflect.ownKeys

export const ceil: typeof Math.ceil = Math.ceil
export const floor: typeof Math.floor = Math.floor
export const min: (a: number, b: number) => number = Math.min

export const fromCharCode: typeof String.fromCharCode = String.fromCharCode
export const fromCodePoint: typeof String.fromCodePoint = String.fromCodePoint

/** A table whose methods nobody can replace: it has none. It is made as `{ __proto__: null }`. */
export type NumberTable<Value> = Record<number, Value | undefined>
