import { quote } from './quote.ts'

const { getPrototypeOf, keys } = Object
const hasOwn = Object.hasOwn

/**
 * Whether a value is an object with names, and not a list.
 *
 * @example
 * ```ts
 * import { isRecord } from '@waymark/infra/internal'
 *
 * isRecord({}) // => true
 * isRecord([]) // => false
 * ```
 */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (!isRecord(value)) return false
  const prototype = getPrototypeOf(value)
  // That of `Object.create({})` has no constructor of its own.
  return isRoot(prototype) || !hasOwn(prototype, 'constructor') || keys(value).length > 0
}

/** Whether a prototype is that of `{}` in any realm, or none. */
export function isRoot(prototype: object | null): boolean {
  return prototype === null || getPrototypeOf(prototype) === null
}

/**
 * A value as a message shows it: short, and on one line.
 *
 * @example
 * ```ts
 * import { describeValue } from '@waymark/infra/internal'
 *
 * describeValue('a\nb') // => "'a\\nb'"
 * ```
 */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') return `'${oneLine(value)}'`
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'function' || typeof value === 'symbol') return `a ${typeof value}`
  if (!isRecord(value) || value instanceof RegExp) return String(value)
  return isPlain(value) ? 'an object' : 'an object that is not plain, such as a Map'
}

export function oneLine(text: string): string {
  return quote(text, 60).slice(1, -1).replaceAll('\\"', '"')
}
