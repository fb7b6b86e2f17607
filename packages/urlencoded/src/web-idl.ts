import { toScalarValueString } from '@waymark/infra'
import { isShort } from './engine.ts'

/**
 * A JavaScript value as a string: `ToString`.
 *
 * @throws TypeError for a symbol, and whatever the value's own `toString` throws.
 * @see https://webidl.spec.whatwg.org/#js-DOMString
 *
 * @example
 * ```ts
 * import { toDomString } from '@waymark/urlencoded/internal'
 *
 * toDomString(null) // => 'null'
 * toDomString(Symbol.iterator) // throws Symbol
 * ```
 */
export function toDomString(value: unknown): string {
  // A template calls ToString, which refuses symbols; String() would describe them.
  return typeof value === 'string' ? value : `${value as string}`
}

/**
 * A JavaScript value as a scalar value string: `ToString`, then lone surrogates become U+FFFD.
 *
 * @throws TypeError for a symbol, and whatever the value's own `toString` throws.
 * @see https://webidl.spec.whatwg.org/#js-USVString
 *
 * @example
 * ```ts
 * import { toUsvString } from '@waymark/urlencoded/internal'
 *
 * toUsvString('a\ud800') // => 'a\ufffd'
 * ```
 */
export function toUsvString(value: unknown): string {
  const text = typeof value === 'string' ? value : toDomString(value)
  if (!isShort(text, SHORT)) return SURROGATE.test(text) ? toScalarValueString(text) : text
  for (let i = 0; i < text.length; i++) {
    if ((text.charCodeAt(i) & 0xf800) === 0xd800) return toScalarValueString(text)
  }
  return text
}

const SURROGATE = /[\ud800-\udfff]/
/** Up to here a loop takes less time than the call of a regular expression: three quarters, for a name of six units. */
const SHORT = 8

/**
 * Whether a value is an *Object* of the language: functions are, `null` is not.
 *
 * @example
 * ```ts
 * import { isObject } from '@waymark/urlencoded/internal'
 *
 * isObject(() => 1) // => true
 * isObject(null) // => false
 * ```
 */
export function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
}

/**
 * The own enumerable members of an object: `record<USVString, USVString>`. Keys that differ only in lone surrogates
 * are one key, at the place of the first.
 *
 * @returns `[name, value, name, value, …]`
 * @throws TypeError for a symbol, and whatever the object's getters and the values' own `toString` throw.
 * @see https://webidl.spec.whatwg.org/#js-record
 *
 * @example
 * ```ts
 * import { toUsvRecord } from '@waymark/urlencoded/internal'
 *
 * toUsvRecord({ page: 2 }) // => ['page', '2']
 * ```
 */
export function toUsvRecord(value: object): string[] {
  const flat: string[] = []
  const places: Record<string, number> = { __proto__: null } as never
  const keys = Reflect.ownKeys(value)
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i]!
    if (!Reflect.getOwnPropertyDescriptor(value, key)?.enumerable) continue
    const name = toUsvString(key)
    const text = toUsvString((value as Record<PropertyKey, unknown>)[key])
    const place = places[name] ?? flat.length
    places[name] = place
    flat[place] = name
    flat[place + 1] = text
  }
  return flat
}

/**
 * Refuses a call with too few arguments. An `undefined` that was written counts as given.
 *
 * @param member - The operation as callers know it, for example `URLSearchParams.append`.
 * @see https://webidl.spec.whatwg.org/#dfn-create-operation-function
 *
 * @example
 * ```ts
 * import { requireArguments } from '@waymark/urlencoded/internal'
 *
 * requireArguments(1, 2, 'URLSearchParams.append') // throws URLSearchParams.append needs 2 arguments, but got 1
 * ```
 */
export function requireArguments(count: number, required: number, member: string): void {
  if (count >= required) return
  throw new TypeError(
    `${member} needs ${required} argument${required === 1 ? '' : 's'}, but got ${count}`,
  )
}

/**
 * The error for a member that was taken off its object and called on something else.
 *
 * @param member - For example `URLSearchParams.append`.
 *
 * @example
 * ```ts
 * import { illegalInvocation } from '@waymark/urlencoded/internal'
 *
 * illegalInvocation('URLSearchParams.append').name // => 'TypeError'
 * ```
 */
export function illegalInvocation(member: string): TypeError {
  const name = member.slice(0, member.indexOf('.'))
  return new TypeError(`Illegal invocation: ${member} was not called on a ${name}`)
}

/**
 * Gives a class the looks of a Web interface: enumerable members, a `Symbol.toStringTag`, and a name
 * that a minifier cannot take away.
 *
 * @returns The same class.
 * @see https://webidl.spec.whatwg.org/#interface-prototype-object
 *
 * @example
 * ```ts
 * import { exposeInterface } from '@waymark/urlencoded/internal'
 *
 * class Tea {}
 * String(new (exposeInterface(Tea, 'Tea'))()) // => '[object Tea]'
 * ```
 */
export function exposeInterface<Class extends { readonly prototype: object }>(
  interfaceObject: Class,
  name: string,
): Class {
  const { prototype } = interfaceObject
  makeEnumerable(interfaceObject, ['length', 'name', 'prototype'])
  makeEnumerable(prototype, ['constructor'])
  // Without a prototype, because others may have put a `get` on that of objects.
  const property = { __proto__: null, value: name, configurable: true } as PropertyDescriptor
  Object.defineProperty(interfaceObject, 'name', property)
  Object.defineProperty(prototype, Symbol.toStringTag, property)
  return interfaceObject
}

/** Passes over what cannot be changed: compilers to older JavaScript put private members there. */
function makeEnumerable(target: object, except: readonly string[]): void {
  for (const key of Object.getOwnPropertyNames(target)) {
    if (except.includes(key)) continue
    Reflect.defineProperty(target, key, { __proto__: null, enumerable: true } as PropertyDescriptor)
  }
}

/** What Node's `util.inspect` hands to an object's own inspection, as far as it is used here. */
export interface InspectOptions {
  readonly depth?: number | null
  readonly breakLength?: number
  readonly maxArrayLength?: number | null
}

/** Writes a value as the runtime's `console.log` would. */
export type Inspect = (value: unknown, options: InspectOptions) => string

/**
 * The key under which Node, Bun and others look for an object's own inspection.
 *
 * @example
 * ```ts
 * import { INSPECT } from '@waymark/urlencoded/internal'
 *
 * INSPECT // => Symbol.for('nodejs.util.inspect.custom')
 * ```
 */
export const INSPECT: unique symbol = /* @__PURE__ */ Symbol.for(
  'nodejs.util.inspect.custom',
) as never

/**
 * The name that an inspection shows: that of the object's class, or of a subclass, whatever is there.
 *
 * @example
 * ```ts
 * import { classNameOf } from '@waymark/urlencoded/internal'
 *
 * classNameOf(new Map()) // => 'Map'
 * ```
 */
export function classNameOf(object: object): string {
  const name: unknown = Object(object.constructor).name
  return typeof name === 'string' ? name : 'Object'
}
