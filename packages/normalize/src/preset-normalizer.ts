import { parseHostText } from '@waymark/host/internal'
import { ownOptions } from '@waymark/infra/internal'
import { splitUri } from '@waymark/rfc3986'
import { forgetResult, parser, parseText, takeRecord } from '@waymark/url-parser/internal'
import { type Preset, type Runnable, takesScheme } from './preset.ts'
import { resolveInput } from './resolve-input.ts'
import type { NormalizeOptions, Rule } from './rule.ts'
import {
  checkInput,
  checkPreset,
  isTaken,
  mergeOptions,
  parseWith,
  writeRecord,
  writeUri,
} from './run.ts'
import { planText, runOnText, type TextPlan } from './text-plan.ts'

/** Gives a URL in its normal form; `null` if it has none. */
export type Normalizer = (input: string) => string | null

/**
 * Makes a function that normalises URLs by a preset, given as an object and not by its name, so that a bundle has no other
 * rules. The preset and the options are checked and copied once: changing them afterwards changes nothing.
 *
 * @param options - For all rules; they override the preset's own.
 * @returns A function that does what {@link normalizeWith} does.
 * @throws TypeError if a rule cannot run on the model that was asked for.
 * @throws OptionError for a misspelt option or a wrong value.
 *
 * @example
 * ```ts
 * import { createNormalizer, seo } from '@waymark/normalize/core'
 *
 * const normalize = createNormalizer(seo, { trailingSlash: 'always' })
 * normalize('https://A.example/p?q') // => 'https://a.example/p/'
 * ```
 */
export function createPresetNormalizer<Own extends object = NormalizeOptions>(
  preset: Runnable,
  options?: NormalizeOptions & NoInfer<Own>,
): Normalizer {
  checkPreset(preset)
  return normalizerOf(preset, options)
}

/**
 * Normalises a URL by a preset, given as an object and not by its name, so that a bundle has no other rules.
 *
 * @param options - For all rules; they override the preset's own.
 * @returns `null` if the input is not an absolute URL, or if the preset does not take its scheme. On strings as they are
 *   written (`model: 'rfc3986'`) every string of a scheme that it takes has a result.
 * @throws TypeError if the input is not a string, or a rule cannot run on the model that was asked for.
 * @throws OptionError for a misspelt option or a wrong value.
 * @throws InputTooLongError if the input is longer than `maxLength`.
 *
 * @example
 * ```ts
 * import { normalizeWith, seo } from '@waymark/normalize/core'
 *
 * normalizeWith('https://A.example/p/?q', seo) // => 'https://a.example/p'
 * normalizeWith('https://A.example/p/?q', seo, { trailingSlash: 'always' }) // => 'https://a.example/p/'
 * ```
 */
export function normalizeWith<Own extends object = NormalizeOptions>(
  input: string,
  preset: Runnable,
  options?: NormalizeOptions & NoInfer<Own>,
): string | null {
  return createPresetNormalizer<Own>(preset, options)(input)
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
