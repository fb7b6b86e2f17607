import { normalizeBy } from './normalize-with.ts'
import type { RuleSelection } from './preset.ts'
import type { NormalizeOptions } from './rule.ts'
import { resolveSelection, withReaders } from './selection.ts'

/**
 * Normalises a URL: reads it, runs the rules, writes it.
 *
 * @param selection - A preset or its name, or a list of rules or their names in running order.
 * @param options - For all rules; they override a preset's own.
 * @returns `null` if the input is not an absolute URL, or if the preset does not take its scheme. On strings as they are
 *   written (`model: 'rfc3986'`) every string of a scheme that it takes has a result.
 * @throws TypeError if a preset or rule is not in the catalogue, or a rule cannot run on the model that was asked for.
 * @throws OptionError for a misspelt option, a wrong value, or an option that no selected rule reads.
 * @throws InputTooLongError if the input is longer than `maxLength`.
 *
 * @example
 * ```ts
 * import { normalize } from '@waymark/normalize'
 *
 * normalize('HTTPS://Example.com:443/a/../page/?utm_source=x#top', 'seo') // => 'https://example.com/page'
 * normalize('https://example.com/?b=2&a=1', ['sort-query']) // => 'https://example.com/?a=1&b=2'
 * normalize('page', 'seo', { base: 'https://example.com/a/' }) // => 'https://example.com/a/page'
 * normalize('page', 'seo') // => null
 * ```
 */
export function normalize<Own extends object = NormalizeOptions>(
  input: string,
  selection: RuleSelection,
  options?: NormalizeOptions & NoInfer<Own>,
): string | null {
  const runnable = resolveSelection(selection)
  if (options === undefined) return normalizeBy(input, runnable, undefined)
  return withReaders(runnable, () => normalizeBy(input, runnable, options))
}
