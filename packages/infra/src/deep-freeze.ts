/**
 * Freezes plain data: objects and lists, with all that they hold.
 *
 * What is frozen already is left alone, so its members must be frozen, too. Functions are left as they are. A typed array, a
 * `Map`, a `Set` or a regular expression cannot be frozen: do not pass one.
 *
 * @returns The same object.
 *
 * @example
 * ```ts
 * import { deepFreeze } from '@waymark/infra/internal'
 *
 * const limits = deepFreeze({ depth: 3, names: ['a'] })
 * Object.isFrozen(limits.names) // => true
 * ```
 */
export function deepFreeze<Value extends object>(value: Value): Value {
  if (Object.isFrozen(value)) return value
  // Before its members, one of which may be the value itself.
  Object.freeze(value)
  for (const member of Object.values(value)) {
    if (typeof member === 'object' && member !== null) deepFreeze(member)
  }
  return value
}
