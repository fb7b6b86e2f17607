import { presetNamed } from './catalogue.ts'
import type { RuleSelection } from './preset.ts'
import { type Normalizer, normalizerOf } from './preset-normalizer.ts'
import type { NormalizeOptions } from './rule.ts'
import { resolveSelection, withReaders } from './selection.ts'

/**
 * Makes a function that normalises URLs. The selection and the options are checked and copied once: changing them afterwards
 * changes nothing.
 *
 * @param selection - A preset or its name, or a list of rules or their names in running order.
 * @param options - For all rules; they override a preset's own.
 * @returns A function that does what {@link normalize} does.
 * @throws TypeError if a preset or rule is not in the catalogue.
 * @throws OptionError for a misspelt option, a wrong value, or an option that no selected rule reads.
 *
 * @example
 * ```ts
 * import { createNormalizer } from '@waymark/normalize'
 *
 * const normalize = createNormalizer(['sort-query', 'remove-fragment'])
 * const urls = ['https://example.com/?b&a', 'HTTPS://example.com?a&b#top']
 * urls.map(normalize) // => ['https://example.com/?a&b', 'https://example.com/?a&b']
 * ```
 */
export function createNormalizer<Own extends object = NormalizeOptions>(
  selection: RuleSelection,
  options?: NormalizeOptions & NoInfer<Own>,
): Normalizer {
  if (typeof selection === 'string' && options === undefined) return normalizerNamed(selection)
  const runnable = resolveSelection(selection)
  return withReaders(runnable, () => normalizerOf(runnable, options))
}

/** Those of the catalogue, which does not change: a call with a name alone pays for no check. */
const byName = /* @__PURE__ */ new Map<string, Normalizer>()

function normalizerNamed(name: string): Normalizer {
  let normalizer = byName.get(name)
  if (normalizer === undefined) {
    normalizer = normalizerOf(presetNamed(name), undefined)
    byName.set(name, normalizer)
  }
  return normalizer
}

/**
 * Normalises a URL: reads it, runs the rules, writes it. For many URLs, {@link createNormalizer} checks the options once.
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
  return createNormalizer<Own>(selection, options)(input)
}
