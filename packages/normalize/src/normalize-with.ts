import type { Runnable } from './preset.ts'
import { normalizerOf } from './preset-normalizer.ts'
import type { NormalizeOptions } from './rule.ts'
import { checkInput, checkPreset } from './run.ts'

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
  checkPreset(preset)
  return normalizeBy(input, preset, options)
}

/** The same by a preset whose options have been checked. */
export function normalizeBy(
  input: string,
  preset: Runnable,
  options: NormalizeOptions | undefined,
): string | null {
  const normalizer = normalizerOf(preset, options)
  checkInput(input, normalizer.options)
  return normalizer.run(input)
}
