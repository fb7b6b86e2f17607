import type { RuleSelection } from './preset.ts'
import type { NormalizeOptions } from './rule.ts'
import { resolveSelection, withReaders } from './selection.ts'
import { type Trace, traceBy } from './trace-run.ts'

/**
 * Normalises a URL and says which rule changed what.
 *
 * The steps begin with what the URL parser changed, under the names of the rules that it follows.
 *
 * @param selection - A preset or its name, or a list of rules or their names in running order.
 * @param options - For all rules; they override a preset's own.
 * @throws TypeError if a preset or rule is not in the catalogue, or a rule cannot run on the model that was asked for.
 * @throws OptionError for a misspelt option, a wrong value, or an option that no selected rule reads.
 *
 * @example
 * ```ts
 * import { trace } from '@waymark/normalize'
 *
 * const { output, steps } = trace('https://A.example/p?b&a', ['sort-query'])
 * output // => 'https://a.example/p?a&b'
 * steps.map(({ rule }) => rule) // => ['lowercase-scheme-host', 'sort-query']
 * steps[1].before.slice(steps[1].start, steps[1].end) // => 'b&a'
 * ```
 */
export function trace<Own extends object = NormalizeOptions>(
  input: string,
  selection: RuleSelection,
  options?: NormalizeOptions & NoInfer<Own>,
): Trace {
  const runnable = resolveSelection(selection)
  return withReaders(runnable, () => traceBy(input, runnable, options))
}
