/**
 * `1234567` as `1,234,567`, whatever the locale of the machine.
 *
 * @example
 * ```ts
 * import { count } from '@waymark/infra/internal'
 *
 * count(1234567) // => '1,234,567'
 * ```
 */
export function count(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',')
}

/**
 * A number with its noun: `1 entry`, `2,000 entries`. By default the plural has an `s`.
 *
 * @example
 * ```ts
 * import { counted } from '@waymark/infra/internal'
 *
 * counted(1, 'page') // => '1 page'
 * counted(2000, 'entry', 'entries') // => '2,000 entries'
 * ```
 */
export function counted(value: number, one: string, many: string = `${one}s`): string {
  return `${count(value)} ${value === 1 ? one : many}`
}
