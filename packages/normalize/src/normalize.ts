import type { RuleSelection } from './preset.ts'
import type { NormalizeOptions } from './rule.ts'
import { normalizeBy } from './run.ts'
import { resolveSelection } from './selection.ts'

/**
 * Normalises a URL: reads it, runs the rules, writes it.
 *
 * @param selection - A preset or its name, or a list of rules or their names in running order.
 * @param options - For all rules; they go before a preset's own.
 * @returns `null` when the input is not an absolute URL. On texts as they are written (`model: 'rfc3986'`)
 *   every text has a result.
 * @throws TypeError when a preset or rule is not in the catalogue, or means nothing on the model asked for.
 * @throws InputTooLongError when the input is longer than `maxLength`.
 */
export function normalize(
  input: string,
  selection: RuleSelection,
  options?: NormalizeOptions,
): string | null {
  return normalizeBy(input, resolveSelection(selection), options)
}
