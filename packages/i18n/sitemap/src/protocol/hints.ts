import type { ChangeFrequency } from './entry.ts'

/**
 * The protocol's values of `changefreq`, from the most often to the least.
 *
 * @example
 * ```ts
 * import { CHANGE_FREQUENCIES } from '@waymark/sitemap'
 *
 * CHANGE_FREQUENCIES // => ['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never']
 * ```
 */
export const CHANGE_FREQUENCIES: readonly ChangeFrequency[] = /* @__PURE__ */ Object.freeze([
  'always',
  'hourly',
  'daily',
  'weekly',
  'monthly',
  'yearly',
  'never',
])

/**
 * Whether a string is a value of `changefreq`: exactly one of the seven words, in lower case.
 *
 * @example
 * ```ts
 * import { isValidChangefreq } from '@waymark/sitemap'
 *
 * isValidChangefreq('daily') // => true
 * isValidChangefreq('Daily') // => false
 * ```
 */
export function isValidChangefreq(text: string): text is ChangeFrequency {
  return (CHANGE_FREQUENCIES as readonly string[]).includes(text)
}

/** The schema's decimal, which knows no exponent. */
const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/

/**
 * Whether a number, or a decimal in a string, is a value of `priority`: from 0.0 to 1.0.
 *
 * @example
 * ```ts
 * import { isValidPriority } from '@waymark/sitemap'
 *
 * isValidPriority('0.8') // => true
 * isValidPriority(1.5) // => false
 * ```
 */
export function isValidPriority(value: string | number): boolean {
  if (typeof value === 'string' ? !DECIMAL.test(value) : typeof value !== 'number') return false
  const priority = Number(value)
  return priority >= 0 && priority <= 1
}

/**
 * The shortest decimal that reads back as the same number: `0.5`, `1.0`.
 *
 * @param priority - From 0 to 1.
 */
export function formatPriority(priority: number): string {
  if (priority === 0) return '0.0'
  if (priority === 1) return '1.0'
  const text = String(priority)
  const exponent = text.indexOf('e-')
  if (exponent === -1) return text
  const digits = text.slice(0, exponent).replace('.', '')
  return `0.${'0'.repeat(Number(text.slice(exponent + 2)) - 1)}${digits}`
}
