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
