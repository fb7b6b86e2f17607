import { parseHostText } from '@waymark/host/internal'
import { ownOptions } from '@waymark/infra/internal'
import { splitUri } from '@waymark/rfc3986'
import { forgetResult, parser, parseText, takeRecord } from '@waymark/url-parser/internal'
import { type Preset, type RuleObjects, type Runnable, takesScheme } from './preset.ts'
import { resolveInput } from './resolve-input.ts'
import type { NormalizeOptions, Rule } from './rule.ts'
import { checkInput, isTaken, mergeOptions, parseWith, writeRecord, writeUri } from './run.ts'
import { runnableOf } from './runnable.ts'
import { planText, runOnText, type TextPlan } from './text-plan.ts'

/** Gives a URL in its normal form; `null` if it has none. */
export type Normalizer = (input: string) => string | null

/**
 * Makes a function that normalises URLs by rules that are given as objects and not by name, so that a bundle has no others.
 * The rules and the options are checked and copied once: changing them afterwards changes nothing.
 *
 * @param rules - A preset, or a list of rules in running order.
 * @param options - For all rules; they override a preset's own.
 * @returns A function that does what {@link normalizeWith} does.
 * @throws TypeError for a name in place of an object, or if a rule cannot run on the model that was asked for.
 * @throws OptionError for a misspelt option or a wrong value.
 *
 * @example
 * ```ts
 * import { createNormalizer } from '@waymark/normalize/core'
 * import { seo } from '@waymark/normalize/presets'
 *
 * const normalize = createNormalizer(seo, { trailingSlash: 'always' })
 * normalize('https://A.example/p?q') // => 'https://a.example/p/'
 * ```
 */
export function createPresetNormalizer<Own extends object = NormalizeOptions>(
  rules: RuleObjects,
  options?: NormalizeOptions & NoInfer<Own>,
): Normalizer {
  return normalizerOf(runnableOf(rules), options)
}

/**
 * Normalises a URL by rules that are given as objects and not by name, so that a bundle has no others.
 *
 * @param rules - A preset, or a list of rules in running order.
 * @param options - For all rules; they override a preset's own.
 * @returns `null` if the input is not an absolute URL, or if the preset does not take its scheme. On strings as they are
 *   written (`model: 'rfc3986'`) every string of a scheme that it takes has a result.
 * @throws TypeError if the input is not a string, for a name in place of an object, or if a rule cannot run on the model that
 *   was asked for.
 * @throws OptionError for a misspelt option or a wrong value.
 * @throws InputTooLongError if the input is longer than `maxLength`.
 *
 * @example
 * ```ts
 * import { normalizeWith } from '@waymark/normalize'
 * import { seo } from '@waymark/normalize/presets'
 * import { removeTrackingParams } from '@waymark/normalize/rules'
 *
 * normalizeWith('https://A.example/p?id=7&utm_source=x', [removeTrackingParams]) // => 'https://a.example/p?id=7'
 * normalizeWith('https://A.example/p/?q', seo) // => 'https://a.example/p'
 * normalizeWith('https://A.example/p/?q', seo, { trailingSlash: 'always' }) // => 'https://a.example/p/'
 * ```
 */
export function normalizeWith<Own extends object = NormalizeOptions>(
  input: string,
  rules: RuleObjects,
  options?: NormalizeOptions & NoInfer<Own>,
): string | null {
  return createPresetNormalizer<Own>(rules, options)(input)
}

/** The normaliser of a preset that has been checked. */
export function normalizerOf(preset: Runnable, options: NormalizeOptions | undefined): Normalizer {
  const merged = mergeOptions(preset, options)
  const { rules, schemes, canonicalizer } = ownOptions(preset)
  if (canonicalizer !== undefined) {
    // It resolves references itself.
    return (input) => {
      checkInput(input, merged)
      return canonicalizer.canonicalize(input, undefined, merged)
    }
  }
  const run = runnerOf([...rules], schemes === undefined ? {} : { schemes: [...schemes] }, merged)
  return (input) => {
    checkInput(input, merged)
    return run(merged.base === undefined ? input : resolveInput(input, merged))
  }
}

function runnerOf(
  rules: readonly Rule[],
  accepted: Pick<Preset, 'schemes'>,
  options: NormalizeOptions,
): Normalizer {
  if (options.model === 'rfc3986') {
    return (input) => {
      const uri = splitUri(input)
      return isTaken(uri, accepted) ? writeUri(input, uri, rules, options) : null
    }
  }
  const onRecord: Normalizer = (input) => {
    const url = parseWith(input, options)
    if (url === null || !takesScheme(accepted, url.scheme)) return null
    return writeRecord(url, rules, options)
  }
  // The text of the parser does not tell whether a default port was written.
  if (options.defaultPort === 'keep') return onRecord
  // A plan takes as long as some URLs, which a single call would pay for nothing.
  let calls = 0
  let plan: TextPlan | null = null
  return (input) => {
    if (calls < 2 && calls++ === 1) plan = planText(rules, options)
    return plan === null ? onRecord(input) : normalizeText(input, rules, accepted, plan)
  }
}

function normalizeText(
  input: string,
  rules: readonly Rule[],
  accepted: Pick<Preset, 'schemes'>,
  plan: TextPlan,
): string | null {
  if (!parseText(input, null, false, parseHostText)) return null
  const { href, schemeEnd } = parser
  if (accepted.schemes !== undefined && !takesScheme(accepted, href.slice(0, schemeEnd)))
    return null
  if (plan.steps.length === 0) {
    forgetResult()
    return href
  }
  const isWeb = schemeEnd === 4 ? href.startsWith('http') : href.startsWith('https:')
  // What rules say that they can do is said of these only.
  return isWeb ? runOnText(plan) : writeRecord(takeRecord(), rules, plan.options)
}
