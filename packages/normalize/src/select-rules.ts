import type { Preset, RuleSelection, Runnable } from './preset.ts'
import type { NormalizeOptions } from './rule.ts'
import { mergeOptions } from './run.ts'
import { resolveSelection, withReaders } from './selection.ts'

/**
 * Makes one preset of a selection and its options.
 *
 * @param selection - A preset or its name, or a list of rules or their names in running order.
 * @param options - For all rules; they override a preset's own.
 * @returns A preset whose name is that of the preset, or the names of the rules with commas between them.
 * @throws TypeError if a preset or rule is not in the catalogue.
 * @throws OptionError for a misspelt option, a wrong value, or an option that no selected rule reads.
 *
 * @example
 * ```ts
 * import { normalize, selectRules } from '@waymark/normalize'
 *
 * const slashed = selectRules('seo', { trailingSlash: 'always' })
 * normalize('https://a.example/p?q', slashed) // => 'https://a.example/p/'
 * selectRules(['sort-query', 'remove-fragment']).name // => 'sort-query,remove-fragment'
 * ```
 */
export function selectRules<Own extends object = NormalizeOptions>(
  selection: RuleSelection,
  options?: NormalizeOptions & NoInfer<Own>,
): Preset {
  const runnable = resolveSelection(selection)
  const merged = withReaders(runnable, () => mergeOptions(runnable, options))
  return { ...dataOf(runnable), ...runnable, options: merged }
}

/** What a list of rules says about itself. A preset overrides it. */
function dataOf({ rules }: Runnable): Pick<Preset, 'name' | 'summary'> {
  const names = rules.map(({ name }) => name)
  if (names.length === 0) return { name: 'no-rules', summary: 'No rules.' }
  return { name: names.join(','), summary: `These rules: ${names.join(', ')}.` }
}
