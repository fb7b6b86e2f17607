import type { RuleSelection } from './preset.ts'
import type { NormalizeOptions } from './rule.ts'
import { resolveSelection } from './selection.ts'
import { type Trace, traceWith } from './trace-run.ts'

/**
 * Normalises a URL and tells what was changed by which rule.
 *
 * What the URL parser settled is told apart too, under the names of the rules it follows, before what
 * the selected rules did.
 *
 * @param selection - A preset or its name, or a list of rules or their names in running order.
 * @param options - For all rules; they go before a preset's own.
 * @throws TypeError when a preset or rule is not in the catalogue, or means nothing on the model asked for.
 */
export function trace(input: string, selection: RuleSelection, options?: NormalizeOptions): Trace {
  return traceWith(input, resolveSelection(selection), options)
}
