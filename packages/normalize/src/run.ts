import { recomposeUri, splitUri, type UriParts } from '@waymark/rfc3986'
import { InputTooLongError, parseUrl, serializeUrl, type UrlRecord } from '@waymark/url-parser'
import { checkOptions } from './check-options.ts'
import type { Runnable } from './preset.ts'
import type { NormalizeOptions, Rule } from './rule.ts'
import { keepWrittenPort } from './written-port.ts'

/**
 * Normalises a URL by a preset, given as it is and not by its name: so a bundle holds no other rules.
 *
 * @param options - For all rules; they go before the preset's own.
 * @returns `null` when the input is not an absolute URL. On texts as they are written (`model: 'rfc3986'`)
 *   every text has a result.
 * @throws TypeError when a rule means nothing on the model that was asked for, an option is not what it may be,
 *   or the input is no text.
 * @throws InputTooLongError when the input is longer than `maxLength`.
 */
export function normalizeWith(
  input: string,
  preset: Runnable,
  options?: NormalizeOptions,
): string | null {
  checkPreset(preset)
  return normalizeBy(input, preset, options)
}

/** Refuses a preset that is none, such as the name of one. */
export function checkPreset(preset: Runnable): void {
  if (!Array.isArray(preset?.rules) || typeof preset.options !== 'object') {
    const got = typeof preset === 'string' ? JSON.stringify(preset) : String(preset)
    throw new TypeError(`A preset is an object of rules and options, and not its name; got ${got}`)
  }
  checkOptions(preset.options)
}

/** The same by a preset whose options have been looked at: to do so takes a tenth of a short URL's time. */
export function normalizeBy(
  input: string,
  preset: Runnable,
  options: NormalizeOptions | undefined,
): string | null {
  const merged = mergeOptions(preset, options)
  checkInput(input, merged)
  if (preset.canonicalizer !== undefined) return preset.canonicalizer.canonicalize(input)
  if (merged.model === 'rfc3986') {
    const uri = splitUri(input)
    const result = normalizeUri(uri, preset.rules, merged)
    return result === uri ? input : recomposeUri(result)
  }
  const url = parseWith(input, merged)
  if (url === null) return null
  let result = url
  for (const rule of preset.rules) {
    if (result !== url || !isSettled(rule, merged)) result = rule.apply(result, merged)
  }
  return serializeUrl(result)
}

/** A preset's options with those of the caller before them. */
export function mergeOptions(
  preset: Runnable,
  options: NormalizeOptions | undefined,
): NormalizeOptions {
  if (options === undefined) return preset.options
  checkOptions(options)
  if (!Object.values(options).includes(undefined)) return { ...preset.options, ...options }
  const given = Object.entries(options).filter(([, value]) => value !== undefined)
  return { ...preset.options, ...Object.fromEntries(given) }
}

/** Refuses what is no text, and text that is longer than allowed. */
export function checkInput(input: string, { maxLength }: NormalizeOptions): void {
  if (typeof input !== 'string') {
    const what = Object.prototype.toString.call(input)
    throw new TypeError(`A URL is given as text, such as the href of a URL object; got ${what}`)
  }
  if (maxLength !== undefined && input.length > maxLength) {
    throw new InputTooLongError(input.length, maxLength)
  }
}

/** Parses for the rules on records. */
export function parseWith(input: string, options: NormalizeOptions): UrlRecord | null {
  const url = parseUrl(input)
  return url !== null && options.defaultPort === 'keep' ? keepWrittenPort(url, input) : url
}

/** Whether a rule has nothing to do in what {@link parseWith} gives, so that it need not look. */
export function isSettled(rule: Rule, { ports }: NormalizeOptions): boolean {
  // More default ports are for the rule alone.
  return rule.settledByParser === true && ports === undefined
}

/**
 * Runs rules on a record that is parsed already; the same object when nothing was to do.
 *
 * With `defaultPort: 'keep'` pass the record through `keepWrittenPort` first.
 *
 * @param rules - In running order. Rules as they are, not names: so a bundle holds no others.
 */
export function normalizeRecord(
  url: UrlRecord,
  rules: readonly Rule[],
  options: NormalizeOptions = {},
): UrlRecord {
  let result = url
  for (const rule of rules) result = rule.apply(result, options)
  return result
}

/**
 * Runs rules on the parts of a URI as it is written; the same object when nothing was to do.
 *
 * @throws TypeError when a rule means nothing there.
 */
export function normalizeUri(
  uri: UriParts,
  rules: readonly Rule[],
  options: NormalizeOptions = {},
): UriParts {
  let result = uri
  for (const rule of rules) result = applyToUri(rule, result, options)
  return result
}

export function applyToUri(rule: Rule, uri: UriParts, options: NormalizeOptions): UriParts {
  if (rule.applyToUri === undefined) {
    throw new TypeError(`The rule "${rule.name}" runs on records of the URL Standard only`)
  }
  return rule.applyToUri(uri, options)
}
