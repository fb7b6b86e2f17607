// Classes and functions of the language as they were when this file was loaded: a page may replace the global ones later.

/**
 * `Uint8Array`.
 *
 * @example
 * ```ts
 * import { Bytes } from '@waymark/infra/intrinsics'
 *
 * Bytes.of(1, 2).length // => 2
 * ```
 */
export const Bytes: Uint8ArrayConstructor = Uint8Array

/**
 * `Float32Array`.
 *
 * @example
 * ```ts
 * import { Floats } from '@waymark/infra/intrinsics'
 *
 * new Floats(2).length // => 2
 * ```
 */
export const Floats: Float32ArrayConstructor = Float32Array

/**
 * `Int32Array`.
 *
 * @example
 * ```ts
 * import { Integers } from '@waymark/infra/intrinsics'
 *
 * new Integers(2).length // => 2
 * ```
 */
export const Integers: Int32ArrayConstructor = Int32Array

/**
 * `Reflect.apply`.
 *
 * @example
 * ```ts
 * import { apply } from '@waymark/infra/intrinsics'
 *
 * apply(Math.max, null, [1, 2]) // => 2
 * ```
 */
export const apply: typeof Reflect.apply = Reflect.apply

/**
 * `Reflect.defineProperty`.
 *
 * @example
 * ```ts
 * import { defineProperty } from '@waymark/infra/intrinsics'
 *
 * defineProperty({}, 'a', { value: 1 }) // => true
 * ```
 */
export const defineProperty: typeof Reflect.defineProperty = Reflect.defineProperty

/**
 * `Reflect.get`.
 *
 * @example
 * ```ts
 * import { get } from '@waymark/infra/intrinsics'
 *
 * get({ a: 1 }, 'a') // => 1
 * ```
 */
export const get: typeof Reflect.get = Reflect.get

/**
 * `Reflect.getOwnPropertyDescriptor`.
 *
 * @example
 * ```ts
 * import { getOwnPropertyDescriptor } from '@waymark/infra/intrinsics'
 *
 * getOwnPropertyDescriptor({ a: 1 }, 'a')?.value // => 1
 * ```
 */
export const getOwnPropertyDescriptor: typeof Reflect.getOwnPropertyDescriptor =
  Reflect.getOwnPropertyDescriptor

/**
 * `Reflect.ownKeys`.
 *
 * @example
 * ```ts
 * import { ownKeys } from '@waymark/infra/intrinsics'
 *
 * ownKeys({ a: 1 }) // => ['a']
 * ```
 */
export const ownKeys: typeof Reflect.ownKeys = Reflect.ownKeys

/**
 * `Math.ceil`.
 *
 * @example
 * ```ts
 * import { ceil } from '@waymark/infra/intrinsics'
 *
 * ceil(1.5) // => 2
 * ```
 */
export const ceil: typeof Math.ceil = Math.ceil

/**
 * `Math.floor`.
 *
 * @example
 * ```ts
 * import { floor } from '@waymark/infra/intrinsics'
 *
 * floor(1.5) // => 1
 * ```
 */
export const floor: typeof Math.floor = Math.floor

/**
 * `Math.min` of two numbers.
 *
 * @example
 * ```ts
 * import { min } from '@waymark/infra/intrinsics'
 *
 * min(1, 2) // => 1
 * ```
 */
export const min: (a: number, b: number) => number = Math.min

/**
 * `String.fromCharCode`.
 *
 * @example
 * ```ts
 * import { fromCharCode } from '@waymark/infra/intrinsics'
 *
 * fromCharCode(0x61) // => 'a'
 * ```
 */
export const fromCharCode: typeof String.fromCharCode = String.fromCharCode

/**
 * `String.fromCodePoint`.
 *
 * @example
 * ```ts
 * import { fromCodePoint } from '@waymark/infra/intrinsics'
 *
 * fromCodePoint(0x1f600) // => '😀'
 * ```
 */
export const fromCodePoint: typeof String.fromCodePoint = String.fromCodePoint

/** A table whose methods nobody can replace: it has none. It is made as `{ __proto__: null }`. */
export type NumberTable<Value> = Record<number, Value | undefined>
