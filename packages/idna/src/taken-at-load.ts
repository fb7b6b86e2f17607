// Global classes and functions as they were when this file was loaded: a page may replace them before a table is decoded.

export const Bytes: Uint8ArrayConstructor = Uint8Array
export const Floats: Float32ArrayConstructor = Float32Array
export const Integers: Int32ArrayConstructor = Int32Array
export const min: (a: number, b: number) => number = Math.min

/** A table whose methods nobody can replace: it has none. It is made as `{ __proto__: null }`. */
export type NumberTable<Value> = Record<number, Value | undefined>
