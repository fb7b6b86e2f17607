/** The alternatives of a type that have a member; if none says so, the type with that member. */
type Having<Value, Name extends PropertyKey> = [Extract<Value, Record<Name, unknown>>] extends [
  never,
]
  ? Record<Name, unknown>
  : Extract<Value, Record<Name, unknown>>

/**
 * Whether an object itself has a member. The operator `in` would also find what others put on `Object.prototype`.
 *
 * @example
 * ```ts
 * import { hasOwn } from '@waymark/infra/internal'
 *
 * hasOwn({ code: 1 }, 'code') // => true
 * hasOwn({ code: 1 }, 'toString') // => false
 * ```
 */
export function hasOwn<Value extends object, Name extends PropertyKey>(
  value: Value,
  name: Name,
): value is Value & Having<Value, Name> {
  return Object.hasOwn(value, name)
}
