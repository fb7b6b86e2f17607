import { checkOptions } from '@waymark/infra/options'
import { splitUri } from '@waymark/rfc3986'
import { resolveInput } from './resolve-input.ts'
import type { NormalizeOptions, Rule } from './rule.ts'
import { optionsOf } from './rule-options.ts'
import { rules as catalogue } from './rules/index.ts'
import { checkInput, parseWith, writeRecord, writeUri } from './run.ts'

/** Runs lists of rules on one input. */
export type RuleRunner = (rules: readonly Rule[]) => string | null

/**
 * Reads an input once, to run many lists of rules on it.
 *
 * @param options - For all lists.
 * @param known - All rules that the lists may have: their options are accepted. Default: the catalogue.
 * @returns A function from rules to what they make of the input; `null` if that is not an absolute URL.
 * @throws OptionError for a misspelt option or a wrong value.
 *
 * @example
 * ```ts
 * import { createRuleRunner, presets } from '@waymark/normalize'
 *
 * const run = createRuleRunner('https://A.example/p/?b&a')
 * run([]) // => 'https://a.example/p/?b&a'
 * run(presets.seo.rules) // => 'https://a.example/p'
 * ```
 */
export function createRuleRunner(
  input: string,
  options: NormalizeOptions = {},
  known: readonly Rule[] = catalogue,
): RuleRunner {
  options = checkOptions(options, optionsOf(known))
  checkInput(input, options)
  const text = resolveInput(input, options)
  if (options.model === 'rfc3986') {
    const uri = splitUri(text)
    return (rules) => writeUri(text, uri, rules, options)
  }
  const url = parseWith(text, options)
  return (rules) => url && writeRecord(url, rules, options)
}
