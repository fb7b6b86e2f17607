import { ArgumentError, requireString } from '@waymark/infra/argument'
import { copyOptions, ownOptions } from '@waymark/infra/internal'
import { checkOptions, RECORD } from '@waymark/infra/options'
import { recomposeUri, requireUriParts, type UriParts } from '@waymark/rfc3986'
import { InputTooLongError, parseUrl, serializeUrl, type UrlRecord } from '@waymark/url-parser'
import { requireRecord } from '@waymark/url-parser/internal'
import { type Preset, type Runnable, takesScheme } from './preset.ts'
import type { NormalizeOptions, Rule } from './rule.ts'
import { checkPartsOptions, optionsOfPreset, refuseUnread } from './rule-options.ts'
import { keepWrittenPort } from './written-port.ts'

/** Whether a preset takes a URI as it is written. A relative reference has no scheme to refuse. */
export function isTaken({ scheme }: UriParts, preset: Pick<Preset, 'schemes'>): boolean {
  return scheme === null || takesScheme(preset, scheme.toLowerCase())
}

/** What rules make of parts; `input` itself if they change nothing. */
export function writeUri(
  input: string,
  uri: UriParts,
  rules: readonly Rule[],
  options: NormalizeOptions,
): string {
  const result = runOnUri(uri, rules, options)
  return result === uri ? input : recomposeUri(result)
}

/** What rules make of a record that the parser has made. */
export function writeRecord(
  url: UrlRecord,
  rules: readonly Rule[],
  options: NormalizeOptions,
): string {
  let result = url
  for (const rule of rules) {
    if (result !== url || !isSettled(rule, options)) result = rule.apply(result, options)
  }
  return serializeUrl(result)
}

/** A copy of a preset's options, overridden by those of the caller; neither with what it inherits. */
export function mergeOptions(
  preset: Runnable,
  options: NormalizeOptions | undefined,
): NormalizeOptions {
  const own = ownOptions(preset.options)
  if (options === undefined) return copyOptions(own)
  if (RECORD.accepts(options)) options = ownOptions(options)
  // First, because the table of a procedure does not have these options.
  if (options !== null) refuseUnread(preset, options, options.model ?? own.model)
  // Written by name.
  const merged = ownOptions(own) as Record<string, unknown>
  for (const [name, value] of Object.entries(checkOptions(options, optionsOfPreset(preset)))) {
    if (value !== undefined) merged[name] = value
  }
  return copyOptions(merged)
}

/** Refuses what is not a string, and strings that are longer than allowed. */
export function checkInput(input: string, { maxLength }: NormalizeOptions): void {
  requireString(input, 'input')
  if (maxLength !== undefined && input.length > maxLength) {
    throw new InputTooLongError(input.length, maxLength)
  }
}

/** Parses for the rules on records. */
export function parseWith(input: string, options: NormalizeOptions): UrlRecord | null {
  const url = parseUrl(input)
  return url !== null && options.defaultPort === 'keep' ? keepWrittenPort(url, input) : url
}

/** Whether a rule has nothing to do in what {@link parseWith} gives. */
export function isSettled(rule: Rule, { ports }: NormalizeOptions): boolean {
  // More default ports are for the rule alone.
  return Object.hasOwn(rule, 'settledByParser') && rule.settledByParser! && ports === undefined
}

/**
 * Makes a function that runs rules on records; it gives the same object if there is nothing to do. The rules and the options are
 * checked and copied once: changing them afterwards changes nothing.
 *
 * With `defaultPort: 'keep'` pass the record through `keepWrittenPort` first.
 *
 * @param rules - In running order. Rules and not names, so that a bundle has no others.
 * @returns A function that throws an ArgumentError for what is not a URL record, such as a string.
 * @throws OptionError for a misspelt option, a wrong value, or an option that says how a string is read.
 *
 * @example
 * ```ts
 * import { createRecordNormalizer, presets } from '@waymark/normalize'
 * import { parseUrl, serializeUrl } from '@waymark/url-parser'
 *
 * const normalize = createRecordNormalizer(presets.seo.rules)
 * serializeUrl(normalize(parseUrl('https://a.example/p/?q'))) // => 'https://a.example/p'
 * ```
 */
export function createRecordNormalizer(
  rules: readonly Rule[],
  options?: NormalizeOptions,
): (url: UrlRecord) => UrlRecord {
  const checked = checkPartsOptions(options, rules)
  const copy = [...rules]
  return (url) => {
    requireRecord(url)
    let result = url
    for (const rule of copy) result = rule.apply(result, checked)
    return result
  }
}

/**
 * Runs rules on the parts of a URI as it is written; gives the same object if there is nothing to do.
 *
 * @throws ArgumentError if it is not the parts of a URI.
 * @throws TypeError if a rule cannot run there.
 * @throws OptionError for a misspelt option, a wrong value, or an option that says how a string is read.
 *
 * @example
 * ```ts
 * import { normalizeUri, rules } from '@waymark/normalize'
 * import { recomposeUri, splitUri } from '@waymark/rfc3986'
 *
 * const decode = rules.filter(({ name }) => name === 'decode-unreserved')
 * recomposeUri(normalizeUri(splitUri('HTTP://A.example/%7Eme/%2F'), decode)) // => 'HTTP://A.example/~me/%2F'
 * ```
 */
export function normalizeUri(
  uri: UriParts,
  rules: readonly Rule[],
  options?: NormalizeOptions,
): UriParts {
  requireUriParts(uri)
  return runOnUri(uri, rules, checkPartsOptions(options, rules))
}

function runOnUri(uri: UriParts, rules: readonly Rule[], options: NormalizeOptions): UriParts {
  let result = uri
  for (const rule of rules) result = applyToUri(rule, result, options)
  return result
}

export function applyToUri(rule: Rule, uri: UriParts, options: NormalizeOptions): UriParts {
  if (rule.applyToUri === undefined) {
    const text = `The rule "${rule.name}" runs on records of the URL Standard only`
    throw new ArgumentError('rule', { text, data: { name: rule.name } })
  }
  return rule.applyToUri(uri, options)
}
