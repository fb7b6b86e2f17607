import { seo } from './presets/seo.ts'
import type { NormalizeOptions, Rule } from './rule.ts'

/** The canonical form of the URLs of pages: which rules of the preset `seo` make it. */
export interface PageForm {
  readonly trailingSlash: NonNullable<NormalizeOptions['trailingSlash']>
  readonly removeQuery: boolean
  readonly removeFragment: boolean
  /** Whether the default port is removed. */
  readonly normalizePort: boolean
}

/**
 * Returns the rules of the preset `seo` that a form needs, with their options.
 *
 * @example
 * ```ts
 * import { pageRules } from '@waymark/normalize/internal'
 *
 * const form = { trailingSlash: 'never', removeQuery: false, removeFragment: true, normalizePort: true }
 * const { rules } = pageRules(form)
 * rules.map(({ name }) => name).slice(-2) // => ['trailing-slash', 'remove-fragment']
 * ```
 */
export function pageRules({
  trailingSlash,
  removeQuery,
  removeFragment,
  normalizePort,
}: PageForm): { readonly rules: readonly Rule[]; readonly options: NormalizeOptions } {
  const left: Readonly<Record<string, boolean>> = {
    'remove-query': !removeQuery,
    'remove-fragment': !removeFragment,
    'remove-default-port': !normalizePort,
  }
  return {
    rules: seo.rules.filter(({ name }) => left[name] !== true),
    options: { ...seo.options, trailingSlash },
  }
}
