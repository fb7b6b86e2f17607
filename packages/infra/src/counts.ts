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
